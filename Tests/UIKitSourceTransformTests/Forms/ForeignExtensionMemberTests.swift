// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import UIKitSourceTransform

final class ForeignExtensionMemberTests: TransformTestCase {
  func testTheClassAboveChoosesAmongThoseThatOverride() {
    check(
      "extension UIView {\n  @objc func mark(_ a: Int) { f() }\n}\n"
        + "extension UITextView { override func mark(_ a: Int) { g() } }\n"
        + "extension UIScrollView { override func mark(_ a: Int) { super.mark(a) } }",
      "extension UIView {\n        func inExtension_UIView_mark(_ a: Int) { f() }; "
        + "func mark(_ a: Int) { if let chosen_ = self as? UITextView "
        + "{ return chosen_.inExtension_UITextView_mark(a) }; "
        + "if let chosen_ = self as? UIScrollView "
        + "{ return chosen_.inExtension_UIScrollView_mark(a) }; "
        + "return inExtension_UIView_mark(a) }\n}\n"
        + "extension UITextView {          func inExtension_UITextView_mark(_ a: Int) { g() } }\n"
        + "extension UIScrollView {          func inExtension_UIScrollView_mark(_ a: Int) "
        + "{ self.inExtension_UIView_mark(a) } }")
  }

  /// `typealias ImageView = UIImageView`: the class may say one name and the extension the other.
  func testAModulesOwnNamesForClassesAreTheirs() {
    for (above, extended) in [
      ("ImageView", "ImageView"), ("UIImageView", "ImageView"), ("ImageView", "UIImageView"),
    ] {
      let file = SourceFile(
        path: "a.swift",
        text: "#if os(macOS)\ntypealias ImageView = NSImageView\n#else\n"
          + "typealias ImageView = UIImageView\n#endif\n"
          + "extension \(extended) { @objc func loads() -> Bool { true } }\n"
          + "class Animation: \(above) { override func loads() -> Bool { super.loads() } }\n")
      let index = ModuleIndex([SourceTransformer.summary(of: file)])
      let text = String(decoding: SourceTransformer.transform(file, in: index).bytes, as: UTF8.self)

      XCTAssertTrue(
        text.contains("class Animation: \(above), InClass_\(extended)_loads {"), text)
      XCTAssertTrue(text.contains("{ self.inExtension_\(extended)_loads() }"), text)
      XCTAssertTrue(
        text.contains("if let chosen_ = self as? any InClass_\(extended)_loads"), text)
    }
  }

  /// What needs a module that is not there has no other form.
  func testWhatIsLeftOutChoosesNothing() throws {
    let absent = [try XCTUnwrap(AbsentModule("Proxies: Proxy"))]
    let file = SourceFile(
      path: "a.swift", text: "extension UIView { @objc var proxy: Proxy { Proxy() } }\n",
      without: absent)
    let other = SourceFile(
      path: "b.swift", text: "extension UITextView { override var proxy: Proxy { Proxy() } }\n",
      without: absent)
    let index = ModuleIndex([file, other].map(SourceTransformer.summary))

    for source in [file, other] {
      let text = String(
        decoding: SourceTransformer.transform(source, in: index).bytes, as: UTF8.self)
      XCTAssertFalse(text.contains("proxy"), text)
      XCTAssertFalse(text.contains("Proxy()"), text)
    }
  }

  func testPropertiesAreChosenToo() {
    check(
      "extension UIView { @objc var parts: [UIView] { subviews } }\n",
      "extension UIView {       var inExtension_UIView_parts: [UIView] { subviews }; "
        + "var parts: [UIView] { if let chosen_ = self as? UIStackView "
        + "{ return chosen_.inExtension_UIStackView_parts }; return inExtension_UIView_parts } }\n",
      beside: ["extension UIStackView { override var parts: [UIView] { arrangedSubviews } }"])
  }

  /// All objects have what an extension gives to `NSObject`.
  func testWhatAllObjectsHaveIsChosenToo() {
    check(
      "extension NSObject { @objc func parts() -> [NSObject] { [] } }\n"
        + "extension UIView { @objc override func parts() -> [NSObject] { subviews } }",
      "extension NSObject {       func inExtension_NSObject_parts() -> [NSObject] { [] }; "
        + "func parts() -> [NSObject] { if let chosen_ = self as? UIView "
        + "{ return chosen_.inExtension_UIView_parts() }; "
        + "return inExtension_NSObject_parts() } }\n"
        + "extension UIView {                "
        + "func inExtension_UIView_parts() -> [NSObject] { subviews } }")
  }

  func testClassesOfTheModuleOverrideThemAsWell() {
    let base = "extension UIViewController { @objc func build() {} }"
    let classes =
      "class A: UIViewController { override func build() { super.build() } }\n"
      + "class B: A { override func build() { super.build() } }"

    check(
      base,
      "extension UIViewController {       func inExtension_UIViewController_build() {}; "
        + "func build() { if let chosen_ = self as? any InClass_UIViewController_build "
        + "{ return chosen_.inClass_UIViewController_build() }; "
        + "return inExtension_UIViewController_build() } }; "
        + "@preconcurrency @MainActor protocol InClass_UIViewController_build: UIViewController "
        + "{ func inClass_UIViewController_build() }",
      beside: [classes])
    check(
      classes,
      "class A: UIViewController, InClass_UIViewController_build {          "
        + "func inClass_UIViewController_build() { self.inExtension_UIViewController_build() } }\n"
        + "class B: A { override func inClass_UIViewController_build() "
        + "{ super.inClass_UIViewController_build() } }",
      beside: [base])
  }

  /// Such a requirement makes a member one of Objective-C's, which an extension may override.
  func testMembersThatMeetARequirementOfObjectiveCsCanBeOverridden() {
    check(
      "extension UIViewController: Waiting { func start() {}; func other() {} }",
      "extension UIViewController: Waiting { func inExtension_UIViewController_start() {}; "
        + "func start() { if let chosen_ = self as? any InClass_UIViewController_start "
        + "{ return chosen_.inClass_UIViewController_start() }; "
        + "return inExtension_UIViewController_start() }; func other() {} }; "
        + "@preconcurrency @MainActor protocol InClass_UIViewController_start: UIViewController "
        + "{ func inClass_UIViewController_start() }",
      beside: [
        "@objc protocol Waiting { func start() }",
        "class A: UIViewController {}\nextension A { override func start() {} }",
      ])
  }

  func testAnExtensionOfAClassOfTheModuleOverridesThemAsWell() {
    let base = "extension UIViewController { @objc func start() {} }"

    check(
      "class A: UIViewController {}\nextension A { override func start() { super.start() } }",
      "class A: UIViewController {func inClass_UIViewController_start() "
        + "{ inExtension_A_start() } }\n"
        + "extension A {          func inExtension_A_start() "
        + "{ self.inExtension_UIViewController_start() } }; "
        + "extension A: InClass_UIViewController_start {}",
      beside: [base])
    check(
      "class B: A {}\nextension B { override func start() { super.start() } }",
      "class B: A {override func inClass_UIViewController_start() "
        + "{ inExtension_B_start() } }\n"
        + "extension B {          func inExtension_B_start() "
        + "{ super.inClass_UIViewController_start() } }",
      beside: [base, "class A: UIViewController { override func start() {} }"])
  }

  func testMembersThatNobodyOverridesStay() {
    let text = "extension UIView { func mark() {} }\nclass A: UIView { override func g() {} }"

    check(text, text)
  }

  /// The table is that of HeadlessUIKit's sources.
  func testWhichClassInheritsFromWhich() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/HeadlessUIKit").standardizedFileURL
    let walker = try XCTUnwrap(FileManager.default.enumerator(atPath: root.path))
    let pattern = try Regex(
      #"(?m)^(?:open|public)(?: final)? class ((?:UI|CA|NS)\w+)(?:<[^{]*>)?\s*:\s*(\w+)"#)
    var known: [String: String] = [:]
    for case let path as String in walker where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for match in text.matches(of: pattern) {
        known[String(match[1].substring ?? "")] = String(match[2].substring ?? "")
      }
    }
    XCTAssertGreaterThan(known.count, 150)
    for (name, parent) in known.sorted(by: { $0.key < $1.key }) {
      let isRoot = [
        "NSObject", "NSMutableAttributedString", "Hashable", "Sendable", "Error",
      ].contains(parent)
      XCTAssertEqual(
        ClassesOfUIKit.ancestors(of: name).first, isRoot ? nil : parent, "superclass of \(name)")
    }
  }
}
