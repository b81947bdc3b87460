// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where the items of a tab bar stand.
struct TabBarGeometry {
  /// What is said about how they share the bar.
  struct Spread {
    var positioning: UITabBar.ItemPositioning
    var width: CGFloat
    var spacing: CGFloat
  }

  /// From the ends of an item's part to its button, whose ends are whole points: four in a bar of
  /// 375 points lie at 2, 96, 190 and 283, and are 90 points wide, the third 89, as trees of
  /// subviews tell that are published in comments of apps. Four in 390 points lie at 2, 100, 197
  /// and 295, five in 414 at 2, 85, 168, 250 and 333.
  private static let margin: CGFloat = 2

  /// The left edge and the width of each item, from the left.
  let spans: [(x: CGFloat, width: CGFloat)]

  /// - Parameter lengths: How long the items are, from the left, where those of a tablet have the
  ///   same gap before, between and after them: of 131 and 195 points among the three of ownCloud
  ///   on iPads with 768 and 1024 points.
  init(
    width: CGFloat, insets: UIEdgeInsets, count: Int, _ spread: Spread, lengths: [CGFloat] = []
  ) {
    let room = width - insets.left - insets.right
    let part = room / CGFloat(count)
    let gap = (room - lengths.reduce(0, +)) / CGFloat(count + 1)
    if !lengths.isEmpty, gap >= 0, spread.positioning == .automatic {
      var x = insets.left
      spans = lengths.map { length in
        defer { x += gap + length }
        return (x + gap, length)
      }
      return
    }
    guard spread.positioning == .centered else {
      spans = (0..<count).map {
        let x = insets.left + CGFloat($0) * part
        let left = (x + TabBarGeometry.margin).rounded()
        return (left, (x + part - TabBarGeometry.margin).rounded() - left)
      }
      return
    }
    let item = spread.width > 0 ? spread.width : part - spread.spacing
    let step = item + spread.spacing
    let start = insets.left + (room - CGFloat(count) * step + spread.spacing) / 2
    spans = (0..<count).map { (start + CGFloat($0) * step, item) }
  }
}
