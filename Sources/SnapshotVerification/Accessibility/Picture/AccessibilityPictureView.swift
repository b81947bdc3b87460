// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// A view's picture with the places of its elements, and beside or below it what is read.
///
///     ┌────────┬──────────────┐      ┌───────────────────────┐
///     │ 1┌──┐  │ 1  Profile.  │      │  1┌──┐  2┌──────────┐ │
///     │  └──┘  │ 2  Follow.   │      │   └──┘   └──────────┘ │
///     │ 2┌──┐  │    Button.   │      ├───────────────────────┤
///     │  └──┘  │              │      │ 1  Back    2  Follow  │
///     └────────┴──────────────┘      └───────────────────────┘
///     as high as wide, or higher     wider than high
///
/// The view's picture is at the origin, so that places in it are places in the whole.
final class AccessibilityPictureView: UIView {
  private static let margin: CGFloat = 16
  private static let columnGap: CGFloat = 16
  private static let columnWidth: CGFloat = 288

  private let pictureView = UIImageView()
  private let legend = UIView()
  private var entries: [AccessibilityLegendEntry] = []
  private let screenSize: CGSize

  /// - Parameters:
  ///   - picture: The view alone.
  ///   - size: Its size in points.
  init(_ screen: SpokenScreen, picture: UIImage, size: CGSize, style: AccessibilityPictureStyle) {
    screenSize = size
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    // In English, whatever the direction of the view.
    semanticContentAttribute = .forceLeftToRight
    pictureView.image = picture
    pictureView.frame = CGRect(origin: .zero, size: size)
    addSubview(pictureView)
    addSubview(AccessibilityMarkersView(screen.elements, size: size, style: style))
    legend.backgroundColor = .secondarySystemBackground
    addSubview(legend)
    entries = AccessibilityLegendEntry.entries(of: screen, style: style)
    for entry in entries { legend.addSubview(entry) }
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  private var isLegendBeside: Bool { screenSize.height >= screenSize.width }

  /// Gives the view its size, and the entries their places in columns.
  private func arrange() {
    guard !entries.isEmpty else {
      bounds.size = screenSize
      return
    }
    let heights = entries.map { $0.height(width: Self.columnWidth) }
    let columns = columns(heights)
    let height = columns.map { column in column.map { heights[$0] }.reduce(0, +) }.max() ?? 0
    let size = CGSize(
      width: 2 * Self.margin + CGFloat(columns.count) * (Self.columnWidth + Self.columnGap)
        - Self.columnGap,
      height: height + 2 * Self.margin)
    if isLegendBeside {
      legend.frame = CGRect(
        x: screenSize.width, y: 0, width: size.width, height: max(screenSize.height, size.height))
      bounds.size = CGSize(width: legend.frame.maxX, height: legend.frame.maxY)
    } else {
      legend.frame = CGRect(
        x: 0, y: screenSize.height, width: max(screenSize.width, size.width), height: size.height)
      bounds.size = CGSize(width: legend.frame.maxX, height: legend.frame.maxY)
    }
    for (index, column) in columns.enumerated() {
      var y = Self.margin
      let x = Self.margin + CGFloat(index) * (Self.columnWidth + Self.columnGap)
      for entry in column {
        entries[entry].frame = CGRect(
          x: x, y: y, width: Self.columnWidth, height: heights[entry])
        y += heights[entry]
      }
    }
  }

  /// The entries of each column: as many as have room beside the view, or as evenly as they can in
  /// the columns below it.
  private func columns(_ heights: [CGFloat]) -> [[Int]] {
    guard isLegendBeside else {
      let room = screenSize.width - 2 * Self.margin + Self.columnGap
      let count = max(1, Int(room / (Self.columnWidth + Self.columnGap)))
      return evenColumns(heights, count: count)
    }
    return columns(heights, room: screenSize.height - 2 * Self.margin)
  }

  private func columns(_ heights: [CGFloat], room: CGFloat) -> [[Int]] {
    var columns: [[Int]] = [[]]
    var used: CGFloat = 0
    for (index, height) in heights.enumerated() {
      if used + height > room, used > 0 {
        columns.append([])
        used = 0
      }
      columns[columns.count - 1].append(index)
      used += height
    }
    return columns
  }

  /// The lowest columns of which there are no more than `count`.
  private func evenColumns(_ heights: [CGFloat], count: Int) -> [[Int]] {
    var room = max(
      heights.max() ?? 0, (heights.reduce(0, +) / CGFloat(count)).rounded(.up))
    while true {
      let columns = columns(heights, room: room)
      if columns.count <= count { return columns }
      room += 8
    }
  }
}
