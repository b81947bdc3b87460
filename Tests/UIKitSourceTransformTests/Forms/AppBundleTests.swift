// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class AppBundleTests: TransformTestCase {
  func testFilesOfAnAppAreThoseOfTheTargets() {
    check(
      "let a = Bundle.main.url(forResource: \"a\", withExtension: \"json\")",
      "let a = Bundle.main.urlOfTargets(forResource: \"a\", withExtension: \"json\")")
    check(
      "let a = Bundle(for: type(of: self)).path(forResource: \"a\", ofType: nil)",
      "let a = Bundle(for: type(of: self)).pathOfTargets(forResource: \"a\", ofType: nil)")
    check(
      "let b = Bundle(for: Pets.self)\n"
        + "let a = b.testBundle?.url(forResource: \"a\", withExtension: e)",
      "let b = Bundle(for: Pets.self)\n"
        + "let a = b.testBundle?.urlOfTargets(forResource: \"a\", withExtension: e)")
  }

  func testAMethodOfAnAppsOwnStays() {
    check("let a = bundle.path(forResource: self)", "let a = bundle.path(forResource: self)")
  }

  func testFoldersAndListsOfAnAppAreThoseOfItsTarget() {
    check(
      "let items = try! files.contentsOfDirectory(atPath: Bundle.main.resourcePath!)",
      "let items = try! files.orderedContentsOfDirectory("
        + "atPath: Bundle.main.resourcePathOfTargets()!)")
    check(
      "let a = Bundle(for: Pets.self).resourceURL?.path",
      "let a = Bundle(for: Pets.self).resourceURLOfTargets()?.path")
    check(
      "let a = Bundle.main.urls(forResourcesWithExtension: \"png\", subdirectory: nil)",
      "let a = Bundle.main.urlsOfTargets(forResourcesWithExtension: \"png\", subdirectory: nil)")
    check(
      "let a = Bundle.main.paths(forResourcesOfType: \"png\", inDirectory: nil)",
      "let a = Bundle.main.pathsOfTargets(forResourcesOfType: \"png\", inDirectory: nil)")
  }

  func testWhatABundleSaysOfItselfIsOfItsTarget() {
    check(
      "let a = Bundle.main.infoDictionary?[\"A\"] as? String",
      "let a = Bundle.main.infoDictionaryOfTargets()?[\"A\"] as? String")
    check(
      "let a = Bundle.main.object(forInfoDictionaryKey: \"A\")",
      "let a = Bundle.main.objectOfTargets(forInfoDictionaryKey: \"A\")")
    check(
      "let a = Bundle.main.bundleIdentifier!", "let a = Bundle.main.bundleIdentifierOfTargets()!")
    check(
      "let a = Bundle(for: Pet.self).object(forInfoDictionaryKey: a)",
      "let a = Bundle(for: Pet.self).objectOfTargets(forInfoDictionaryKey: a, of: Pet.self)")
    check(
      "let a = Bundle(for: type(of: self)).infoDictionary!",
      "let a = Bundle(for: type(of: self)).infoDictionaryOfTargets(of: type(of: self))!")
    check(
      "let a = Bundle(identifier: \"com.example.kit\")",
      "let a = Bundle.ofTargets(identifier: \"com.example.kit\")")
  }

  func testExtensionsOfBundlesNeedNotSaySelf() {
    check(
      "extension Bundle { var a: Any? { infoDictionary?[\"A\"] ?? self.bundleIdentifier } }",
      "extension Bundle { var a: Any? { infoDictionaryOfTargets()?[\"A\"] "
        + "?? self.bundleIdentifierOfTargets() } }")
    check(
      "extension Bundle { func a() -> Any? { object(forInfoDictionaryKey: k) } }",
      "extension Bundle { func a() -> Any? { objectOfTargets(forInfoDictionaryKey: k) } }")
  }

  func testOthersStay() {
    for text in [
      "let a = Bundle.module.url(forResource: \"a\")", "let a = page.url(forResource: 1)",
      "let a = Bundle.main.path", "let a = bundle.url(of: b)",
      "let a = pet.resourcePath", "let a = Bundle.module.resourceURL",
      "extension Pet { var a: Any? { infoDictionary } }", "let a = pet.bundleIdentifier",
      "let a = Pet(identifier: \"a\")", "let a = Bundle.module.infoDictionary",
      "func url(forResource: String) {}", "let a = DispatchQueue.main.url(forResource: 1)",
    ] {
      check(text, text)
    }
  }
}
