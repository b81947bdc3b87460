// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Where the buttons of tab bars lie: trees of subviews that apps have in their comments.
enum TabFacts {
  private static let table: [(source: String, width: CGFloat, buttons: [ClosedRange<CGFloat>])] = [
    ("GXSwift, ViewController.swift, 2022", 390, [2...96, 100...193, 197...291, 295...388]),
    (
      "a tab bar with four items on a phone of 375 points", 375,
      [2...92, 96...186, 190...279, 283...373]
    ),
    (
      "a tab bar with five items on a phone of 414 points", 414,
      [2...81, 85...164, 168...246, 250...329, 333...412]
    ),
    (
      "a tab bar with four items on a phone of 320 points", 320,
      [2...78, 82...158, 162...238, 242...318]
    ),
  ]

  static let all: [Fact] = table.flatMap { source, width, buttons in
    buttons.enumerated().flatMap { index, span in
      [
        Fact("tab \(index) begins at \(width)", .published(source), span.lowerBound, within: 0) {
          frames(width, buttons.count)[index].lowerBound
        },
        Fact("tab \(index) ends at \(width)", .published(source), span.upperBound, within: 0) {
          frames(width, buttons.count)[index].upperBound
        },
      ]
    }
  }

  private static func frames(_ width: CGFloat, _ count: Int) -> [ClosedRange<CGFloat>] {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.layoutIfNeeded()
    return bar.subviews.filter { $0 is UIControl }.map { $0.frame.minX...$0.frame.maxX }
  }
}
