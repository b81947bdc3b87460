// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import HeadlessUIKit
import XCTest

/// The article on symbols: its lists, its examples and its pictures.
final class SymbolsArticleTests: XCTestCase {
  private let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/HeadlessSnapshots/HeadlessSnapshots.docc/Symbols.md")

  /// A name that is drawn and not listed, or listed and not drawn, is found here.
  func testTheListsAreThoseOfTheDrawings() throws {
    let text = try String(contentsOf: page, encoding: .utf8)

    for group in SymbolCatalog.groups {
      let section = try XCTUnwrap(
        text.components(separatedBy: "### \(group.title)\n").dropFirst().first, group.title)
      let listed = (section.components(separatedBy: "\n#").first ?? "")
        .matches(of: /`([^`]+)`/).map { String($0.1) }
      XCTAssertEqual(listed, group.names, "\(group.title): it should list\n\(list(group.names))")
    }
    XCTAssertEqual(
      text.components(separatedBy: "### ").count - 1, SymbolCatalog.groups.count)
    let count = "\(SymbolCatalog.groups.flatMap(\.names).count) base names"
    let other = page.deletingLastPathComponent().appendingPathComponent("WhatIsDrawnHow.md")
    XCTAssert(text.contains(count), "it should say how many base names there are")
    XCTAssert(
      try String(contentsOf: other, encoding: .utf8).contains(count),
      "What is drawn how should say how many base names there are")
  }

  private func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: " ")
  }

  func testPictures() {
    let groups = SymbolCatalog.groups.map { (name: $0.title.lowercased(), state: $0.names) }
    let rules = [
      "folder", "folder.fill", "bell.slash", "plus.circle", "plus.circle.fill", "42.square",
      "bell.slash.circle.fill", "checkmark.shield", "folder.badge.plus", "person.fill.badge.plus",
      "bell.badge", "doc.on.doc", "doc.text.magnifyingglass", "figure.fencing",
    ]

    assertSnapshots(
      of: SymbolSheet.self, states: SnapshotStates(groups + [(name: "rules", state: rules)]),
      size: .fitting, .scale(2), apply: { sheet, names in sheet.show(names) })
  }
}

/// Symbols as image views show them, 15 in a row.
private final class SymbolSheet: UIView {
  private let rows = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    tintColor = .label
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ names: [String]) {
    rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for start in stride(from: 0, to: names.count, by: 15) {
      let row = UIStackView(
        arrangedSubviews: names[start..<min(start + 15, names.count)].map(symbol))
      rows.addArrangedSubview(row)
    }
    rows.alignment = .leading
  }

  private func symbol(_ name: String) -> UIView {
    let view = UIImageView(
      image: UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)))
    view.contentMode = .center
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    return view
  }
}
