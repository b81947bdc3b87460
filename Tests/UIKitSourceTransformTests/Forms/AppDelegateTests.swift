// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class AppDelegateTests: TransformTestCase {
  private let app = "class AppDelegate: UIResponder, UIApplicationDelegate { var name = 1 }"

  func testTheAppsDelegateIsMade() {
    check(
      "let a = (UIApplication.shared.delegate as! AppDelegate).name",
      "let a = (UIApplication.shared.delegate(orMade: AppDelegate()) as! AppDelegate).name",
      beside: [app])
    check(
      "let a = UIApplication.shared.delegate?.window",
      "let a = UIApplication.shared.delegate(orMade: AppDelegate())?.window", beside: [app])
  }

  func testATestMakesTheDelegateThatItNames() {
    check(
      "let a = UIApplication.shared.delegate as? AppDelegate",
      "let a = UIApplication.shared.delegate(orMade: AppDelegate()) as? AppDelegate", below: [app])
    let other = "let a = UIApplication.shared.delegate?.window"
    check(other, other, below: [app])
  }

  func testTheDelegateIsFoundWhereverItSaysSo() {
    let asked = "let a = UIApplication.shared.delegate?.window"
    let made = "let a = UIApplication.shared.delegate(orMade: AppDelegate())?.window"
    check(
      asked, made,
      beside: [
        "class AppDelegate: UIResponder {}", "extension AppDelegate: UIApplicationDelegate {}",
      ])
    check(
      asked, made,
      beside: [
        "class Base: UIResponder, UIApplicationDelegate {}",
        "@main final class AppDelegate: Base {}",
      ])
    // A second one may be for tests.
    check(
      asked, made,
      beside: ["@UIApplicationMain " + app, "class Fake: NSObject, UIApplicationDelegate {}"])
  }

  func testOthersStay() {
    for text in [
      "UIApplication.shared.delegate = a", "let a = table.delegate",
      "let a = UIApplication.shared.windows",
    ] {
      check(text, text, beside: [app])
    }
    let asked = "let a = UIApplication.shared.delegate"
    check(asked, asked)
    check(asked, asked, beside: [app, "class Other: NSObject, UIApplicationDelegate {}"])
  }
}
