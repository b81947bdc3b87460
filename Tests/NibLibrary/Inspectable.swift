// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

// What the plug-in writes for properties that a library's extensions give to UIKit's classes.
final class Inspectable_CALayer_nibBorder: ObjectiveCMembersProviding {
  class var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty(
        "nibBorder", of: CALayer.self,
        { (layer, color: UIColor?) in layer.borderColor = color?.cgColor })
    ])
  }
}
