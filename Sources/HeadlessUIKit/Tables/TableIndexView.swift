// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The letters at the trailing edge of a table that lead to its sections, from top to bottom, in
/// the middle of what shows.
///
/// Letters, their distance and the room beside the rows are those of iOS 16 on a phone 430 wide:
/// eleven letters stand 137.67 points from the first to the last, their middle 7.5 points from the
/// edge, and groups end 16 points from it. On a phone 320 wide with iOS 17, 25 letters stand 331.33
/// points from the first to the last.
final class TableIndexView: UIView {
  /// From the letters' column to the table's edge, in points.
  static let width: CGFloat = 15
  /// What rows leave free beside the letters, in points.
  static let rowMargin: CGFloat = 16
  private static let pitch: CGFloat = 331.33 / 24
  /// A letter's baseline below its part of the column.
  private static let baseline: CGFloat = 9.75

  private var labels: [UILabel] = []

  var titles: [String] = [] {
    didSet { if titles != oldValue { showTitles() } }
  }

  /// How high all letters together are, in points.
  var wholeHeight: CGFloat { CGFloat(titles.count) * TableIndexView.pitch }

  private func showTitles() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    for label in labels { addSubview(label) }
    tintColorDidChange()
    setNeedsLayout()
  }

  /// The letters' own color; `nil` for the tint.
  var color: UIColor? {
    didSet { if color != oldValue { tintColorDidChange() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = color ?? tintColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for (index, label) in labels.enumerated() {
      let baseline = CGFloat(index) * TableIndexView.pitch + TableIndexView.baseline
      label.frame = CGRect(
        x: 0, y: grid.round(baseline - label.font.ascender), width: bounds.width,
        height: grid.ceil(label.font.lineHeight))
    }
  }
}

extension UITableView {
  /// Whether letters stand at the trailing edge.
  var showsIndex: Bool { indexView?.titles.isEmpty == false }

  /// Asks the data source for the letters.
  func askForIndex() {
    let hasEnough =
      sectionIndexMinimumDisplayRowCount <= 0
      || rowCountsOfData.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    let titles = hasEnough ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard !titles.isEmpty || indexView != nil else { return }
    let view = indexView ?? TableIndexView()
    indexView = view
    view.titles = titles
    if titles.isEmpty { view.removeFromSuperview() }
  }

  /// Puts the letters in the middle of what shows between the bars.
  func placeIndex() {
    guard showsIndex, let indexView else { return }
    indexView.color = sectionIndexColor
    if indexView.backgroundColor != sectionIndexBackgroundColor {
      indexView.backgroundColor = sectionIndexBackgroundColor
    }
    if indexView.superviewStorage !== self || subviewStorage.last !== indexView {
      addSubview(indexView)
    }
    let insets = adjustedContentInset
    let shown = bounds.height - insets.top - insets.bottom
    let height = indexView.wholeHeight
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let y = bounds.minY + insets.top + grid.floor((shown - height) / 2)
    let x = isMirrored ? bounds.minX : bounds.maxX - TableIndexView.width
    let frame = CGRect(x: x, y: y, width: TableIndexView.width, height: height)
    if indexView.frame != frame { indexView.frame = frame }
  }
}
