// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What was set of the letters at the end of a table, and what shows them.
struct SectionIndexState {
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  var leastRowCount = 0
  var titles: [String] = []
  let view = SectionIndexView()
}

extension UITableView {
  /// In the place of a letter, a magnifying glass.
  public static let indexSearch = "{search}"

  /// The color of the letters at the end of the table; `nil`, the default, for the tint.
  public final var sectionIndexColor: UIColor? {
    get { sectionIndexState.color }
    set {
      sectionIndexState.color = newValue
      setNeedsLayout()
    }
  }

  /// The color behind the letters; `nil`, the default, for none.
  public final var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndexState.background }
    set {
      sectionIndexState.background = newValue
      setNeedsLayout()
    }
  }

  /// The color behind the letters while a finger is on them. Kept: no finger ever is. The default is
  /// `nil`.
  public final var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndexState.trackingBackground }
    set { sectionIndexState.trackingBackground = newValue }
  }

  /// With fewer rows the letters do not show. The default is 0.
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndexState.leastRowCount }
    set {
      sectionIndexState.leastRowCount = newValue
      setNeedsLayout()
    }
  }

  /// Asks the data source for the letters again.
  public final func reloadSectionIndexTitles() {
    readSectionIndexTitles()
    setNeedsLayout()
  }

  func readSectionIndexTitles() {
    sectionIndexState.titles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// What the letters take from the content of rows, in points.
  var sectionIndexWidth: CGFloat { showsSectionIndex ? SectionIndexView.width : 0 }

  private var showsSectionIndex: Bool {
    guard style == .plain, !sectionIndexState.titles.isEmpty else { return false }
    let least = sectionIndexState.leastRowCount
    return least <= 0 || geometry.sections.reduce(0) { $0 + $1.rows.count } >= least
  }

  /// Keeps the letters at the end of what is seen of the table.
  func placeSectionIndex() {
    let view = sectionIndexState.view
    guard showsSectionIndex else { return view.removeFromSuperview() }
    view.titles = sectionIndexState.titles
    view.tintColor = sectionIndexState.color
    view.backgroundColor = sectionIndexState.background
    addSubview(view)
    let insets = adjustedContentInset
    let width = SectionIndexView.width
    let end = isMirrored ? bounds.minX + insets.left : bounds.maxX - insets.right - width
    view.frame = CGRect(
      x: end, y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}

/// The letters at the end of a table, in the middle of its height.
///
/// Where there is no room for all, dots stand between some of them, as on iOS. The size of the
/// letters is that of iOS; their distance is that of its pictures, to a point.
final class SectionIndexView: UIView {
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 15
  private static let glassSize: CGFloat = 11

  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.removeFromSuperview() }
    let entries = SectionIndexView.entries(
      of: titles, rows: Int(bounds.height / SectionIndexView.pitch))
    let top = (bounds.height - CGFloat(entries.count) * SectionIndexView.pitch) / 2
    let grid = PixelGrid(scale: traitCollection.displayScale)
    for (index, entry) in entries.enumerated() {
      let view = makeView(entry)
      addSubview(view)
      view.frame = CGRect(
        x: 0, y: grid.round(top + CGFloat(index) * SectionIndexView.pitch), width: bounds.width,
        height: SectionIndexView.pitch)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func makeView(_ entry: String) -> UIView {
    guard entry == UITableView.indexSearch else {
      let label = UILabel()
      label.text = entry
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = tintColor
      return label
    }
    let glass = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: SectionIndexView.glassSize)))
    glass.contentMode = .center
    return glass
  }

  /// All titles where `rows` are enough, else every so many with a dot between two of them.
  static func entries(of titles: [String], rows: Int) -> [String] {
    guard titles.count > rows else { return titles }
    let count = max(1, (rows + 1) / 2)
    guard count > 1 else { return Array(titles.prefix(rows)) }
    let shown = (0..<count).map { titles[$0 * (titles.count - 1) / (count - 1)] }
    return Array(shown.map { [$0] }.joined(separator: ["•"]))
  }
}
