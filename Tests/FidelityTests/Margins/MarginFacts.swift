// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What is free at the sides of screens and tables.
enum MarginFacts {
  private static func margin(ofScreen width: CGFloat) -> CGFloat {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 700)
    return controller.view.directionalLayoutMargins.leading
  }

  private static func margin(ofTable width: CGFloat) -> CGFloat {
    UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 700)).separatorInset.left
  }

  static var screens: [Fact] {
    let table: [(CGFloat, CGFloat, String)] = [
      (320, 16, "element-ios"), (375, 16, "Rocket.Chat.iOS"), (390, 16, "passforios"),
      (414, 20, "siskin-im"), (667, 20, "pocket-casts-ios"), (1024, 20, "woocommerce-ios"),
    ]
    return table.map { width, side, project in
      Fact("the margin of a screen \(width) wide", .storyboard(project), side, within: 0) {
        margin(ofScreen: width)
      }
    }
  }

  static var tables: [Fact] {
    let picture = Fact.Source.picture("AccessibilitySnapshot, HitTargetTests.testTableHitTarget")
    let table: [(CGFloat, CGFloat, Fact.Source)] = [
      (320, 16, .storyboard("Rocket.Chat.iOS")), (375, 16, .storyboard("SwiftMessages")),
      (390, 20, .storyboard("passforios")), (393, 20, picture), (402, 20, picture),
      (414, 20, .storyboard("siskin-im")),
    ]
    return table.map { width, side, source in
      Fact("the margin of a table \(width) wide", source, side, within: 0) {
        margin(ofTable: width)
      }
    }
  }
}
