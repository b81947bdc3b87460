// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class InspectableExtensionTests: TransformTestCase {
  func testAPropertyThatAFileMaySetHasAClassOfItsOwn() {
    check(
      "import UIKit\nextension UIView {\n  @IBInspectable var radius: CGFloat {\n"
        + "    get { layer.cornerRadius }\n    set { layer.cornerRadius = newValue }\n  }\n}\n",
      "import HeadlessUIKit\nextension UIView {\n                 var radius: CGFloat {\n"
        + "    get { layer.cornerRadius }\n    set { layer.cornerRadius = newValue }\n  }\n}"
        + "; final class Inspectable_UIView_radius: ObjectiveCMembersProviding { "
        + "class var objectiveCMembers: ObjectiveCMembers { ObjectiveCMembers(properties: "
        + "[ObjectiveCProperty(\"radius\", of: UIView.self, { $0.radius = $1 })]) } }\n")
  }

  func testOtherPropertiesHaveNone() {
    check(
      "import UIKit\nextension UIView {\n  @objc var radius: CGFloat { 1 }\n"
        + "  @IBInspectable private var other: Int { get { 1 } set {} }\n}\n"
        + "class A {}\nextension A {\n  var b: Int { get { 1 } set {} }\n}\n",
      "import HeadlessUIKit\nextension UIView {\n        var radius: CGFloat { 1 }\n"
        + "                 private var other: Int { get { 1 } set {} }\n}\n"
        + "class A {}\nextension A {\n  var b: Int { get { 1 } set {} }\n}\n")
  }
}
