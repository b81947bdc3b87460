// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a table's headers, rows and footers lie from top to bottom, in points of its content.
///
/// ```
/// tableHeaderView │ gap header row row … footer │ gap header … footer │ tableFooterView
/// ```
struct TableGeometry {
  /// A row's height, known or guessed.
  struct Row {
    var height: CGFloat
    var isEstimate: Bool
  }

  struct Section {
    /// Room above the header.
    var gap: CGFloat = 0
    var header: CGFloat = 0
    var rows: [Row] = []
    var footer: CGFloat = 0
    /// The top edge of the section, where the gap begins.
    fileprivate(set) var minY: CGFloat = 0
    /// The top edge of each row, and the bottom edge of the last one.
    fileprivate(set) var edges: [CGFloat] = []

    var headerMinY: CGFloat { minY + gap }
    var maxY: CGFloat { (edges.last ?? headerMinY + header) + footer }
  }

  /// The height of the view above all sections.
  var top: CGFloat = 0
  /// The height of the view below all sections.
  var bottom: CGFloat = 0
  private(set) var sections: [Section] = []

  var sectionsMaxY: CGFloat { sections.last?.maxY ?? top }
  var height: CGFloat { sectionsMaxY + bottom }

  mutating func replaceSections(_ new: [Section]) {
    sections = new
    place(from: 0)
  }

  /// Gives a row the height that it turned out to have; what is below moves.
  mutating func measured(_ path: IndexPath, height: CGFloat) {
    let changes = sections[path.section].rows[path.row].height != height
    sections[path.section].rows[path.row] = Row(height: height, isEstimate: false)
    if changes { place(from: path.section) }
  }

  /// Places the sections again, after ``top`` has changed.
  mutating func placeAll() { place(from: 0) }

  private mutating func place(from first: Int) {
    var y = first == 0 ? top : sections[first - 1].maxY
    for index in first..<sections.count {
      sections[index].minY = y
      var edge = sections[index].headerMinY + sections[index].header
      var edges = [edge]
      edges.reserveCapacity(sections[index].rows.count + 1)
      for row in sections[index].rows {
        edge += row.height
        edges.append(edge)
      }
      sections[index].edges = edges
      y = sections[index].maxY
    }
  }

  // MARK: Questions

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// From a row's top to its bottom edge.
  func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    let edges = sections[path.section].edges
    return edges[path.row]...edges[path.row + 1]
  }

  /// The first row whose bottom edge lies below `y`.
  func firstRow(below y: CGFloat) -> IndexPath? {
    for section in sections.indices where sections[section].maxY > y {
      let edges = sections[section].edges
      // The rows' bottom edges are sorted.
      var (low, high) = (0, sections[section].rows.count)
      while low < high {
        let middle = (low + high) / 2
        if edges[middle + 1] > y { high = middle } else { low = middle + 1 }
      }
      if low < sections[section].rows.count { return IndexPath(row: low, section: section) }
    }
    return nil
  }

  /// The row after `path`, in its section or in one below.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let section = sections.indices.dropFirst(path.section + 1).first { !sections[$0].rows.isEmpty }
    return section.map { IndexPath(row: 0, section: $0) }
  }
}
