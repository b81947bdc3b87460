// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import UIKitSourceTransform

/// Modules of others that a target is compiled without.
final class AbsentModuleTests: TransformTestCase {
  private func lines(
    _ text: String, without module: String, below: [String] = []
  ) throws -> [String] {
    let result = transform(text, below: below, without: [try XCTUnwrap(AbsentModule(module))])
    XCTAssertEqual(result.findings, [])
    return result.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      var line = String($0)
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  func testWhatASourceUsesOfAServiceIsLeftOut() throws {
    XCTAssertEqual(
      try lines(
        """
        import Foundation
        import AppMetricaCore
        final class Events {
          func activate() {
            guard let settings = AppMetricaConfiguration(apiKey: "a") else { return }
            AppMetrica.activate(with: settings)
          }
          func report(_ name: String) {
            AppMetrica.reportEvent(name: name, onFailure: { error in print(error) })
            print(name)
          }
        }
        """, without: "AppMetricaCore: AppMetrica*"),
      [
        "import Foundation", "", "final class Events {", "  func activate() {",
        "    leftOut(\"AppMetricaConfiguration\"); do { return }", "",
        "  }", "  func report(_ name: String) {", "    leftOut(\"AppMetrica\")",
        "    print(name)", "  }", "}",
      ])
  }

  /// Such members are there in files without the import, too.
  func testMembersThatItGivesToViewsAreLeftOut() throws {
    XCTAssertEqual(
      try lines(
        """
        import UIKit
        class Cell: UITableViewCell {
          func show(_ url: URL, sd_size: Int) {
            photo.sd_setImage(with: url, placeholderImage: nil)
            self.photo?.sd_imageIndicator = .gray
            title.text = "\\(sd_size)"
          }
        }
        """, without: "SDWebImage: SD* .sd_*"),
      [
        "import HeadlessUIKit", "class Cell: UITableViewCell {",
        "  func show(_ url: URL, sd_size: Int) {", "    leftOut(\"sd_setImage\")",
        "    leftOut(\"sd_imageIndicator\")", "    title.text = \"\\(sd_size)\"", "  }", "}",
      ])
  }

  func testMembersThatAViewAsksOfItselfAreLeftOut() throws {
    XCTAssertEqual(
      try lines(
        """
        import UIKit
        extension UIImageView {
          func show(_ url: URL) {
            kf.setImage(with: url, placeholder: nil)
            kf_setImage(with: url)
            isHidden = false
          }
        }
        """, without: "Kingfisher: .kf .kf_*"),
      [
        "import HeadlessUIKit", "extension UIImageView {", "  func show(_ url: URL) {",
        "    leftOut(\"kf\")", "    leftOut(\"kf_setImage\")", "    isHidden = false", "  }", "}",
      ])
  }

  func testTypesOfTheTargetsOwnStay() throws {
    XCTAssertEqual(
      try lines(
        """
        import FirebaseStorage
        struct Storage { static func clear() {} }
        func clear() { Storage.clear() }
        """, without: "FirebaseStorage: Storage"),
      ["", "struct Storage { static func clear() {} }", "func clear() { Storage.clear() }"])
  }

  /// Realm's `Object` is not the one inside of a type of another module; that one is inherited, or
  /// has the type's name before it.
  func testInnerTypesOfOtherModulesHideNone() throws {
    XCTAssertEqual(
      try lines(
        """
        import RealmSwift
        final class Store {
          func store(object: Object) -> Bool { true }
          func clear() {}
        }
        """, without: "RealmSwift: Object",
        below: ["public enum Component { public typealias Object = [(String, Component)] }"]),
      ["", "final class Store {", "", "  func clear() {}", "}"])
  }

  func testAModuleWithoutNamesIsNone() {
    XCTAssertNil(AbsentModule("SDWebImage"))
    XCTAssertNil(AbsentModule("SDWebImage: "))
    XCTAssertNil(AbsentModule("SDWebImage: *"))
    XCTAssertEqual(AbsentModule(" Kit:  B* A .c .d* ")?.text, "Kit: A B* .c .d*")
  }
}
