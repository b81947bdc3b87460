// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What a legend says of one element or of the beginning of a container.
///
///     LIST                       a container's title, over its first element
///     │ [1] Label 1. List Start. the number in the color of the place, and what is read
///     │     Double tap to edit.  the hint, gray
///     │     ACTIONS              what else there is, each under its name
///     │     Copy
final class AccessibilityLegendEntry: UIView {
  private static let gap: CGFloat = 12
  private static let lineGap: CGFloat = 2
  private static let detailGap: CGFloat = 5
  private static let indent: CGFloat = 10
  private static let textStart: CGFloat = 34

  /// A text with the space above it.
  private struct Line {
    var label: UILabel
    var space: CGFloat
    var inset: CGFloat
  }

  private let badge: AccessibilityBadge?
  /// The containers around it.
  private let depth: Int
  private var lines: [Line] = []
  private var rails: [UIView] = []
  private let trailingSpace: CGFloat
  /// How many of the containers end with it.
  private var endCount = 0

  private init(badge: AccessibilityBadge?, depth: Int, trailingSpace: CGFloat) {
    self.badge = badge
    self.depth = depth
    self.trailingSpace = trailingSpace
    super.init(frame: .zero)
    isOpaque = false
    semanticContentAttribute = .forceLeftToRight
    if let badge { addSubview(badge) }
    rails = (0..<depth).map { _ in
      let rail = UIView()
      rail.backgroundColor = .separator
      addSubview(rail)
      return rail
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  static func entries(
    of screen: SpokenScreen, style: AccessibilityPictureStyle
  ) -> [AccessibilityLegendEntry] {
    var entries: [AccessibilityLegendEntry] = []
    var index = 0
    func add(_ nodes: [SpokenScreen.Node], _ depth: Int) {
      for node in nodes {
        switch node {
        case .element(let element):
          entries.append(entry(element, index, depth, style))
          index += 1
        case .container(let container, let inside):
          entries.append(title(container, depth))
          add(inside, depth + 1)
          entries.last?.endCount += 1
        }
      }
    }
    add(screen.nodes, 0)
    return entries
  }

  private static func title(
    _ container: SpokenContainer, _ depth: Int
  ) -> AccessibilityLegendEntry {
    let entry = AccessibilityLegendEntry(badge: nil, depth: depth, trailingSpace: 6)
    entry.add(
      container.title.prefix(1).uppercased() + container.title.dropFirst(),
      font: .systemFont(ofSize: 11, weight: .semibold), color: .secondaryLabel)
    return entry
  }

  private static func entry(
    _ element: SpokenElement, _ index: Int, _ depth: Int, _ style: AccessibilityPictureStyle
  ) -> AccessibilityLegendEntry {
    let entry = AccessibilityLegendEntry(
      badge: AccessibilityBadge(index + 1, color: style.color(index), isSmall: false),
      depth: depth, trailingSpace: gap)
    let isSilent = element.description.isEmpty
    entry.add(
      isSilent ? "Nothing is read" : element.description, font: .systemFont(ofSize: 13),
      color: isSilent ? .tertiaryLabel : .label, inset: textStart)
    if let hint = element.hint { entry.addSmall(hint, space: lineGap) }
    entry.addDetails(of: element, style)
    return entry
  }

  private func addDetails(of element: SpokenElement, _ style: AccessibilityPictureStyle) {
    if !element.actions.isEmpty { addList(SpokenWords.actionsAvailable, element.actions) }
    if !element.contents.isEmpty {
      addList(SpokenWords.moreContentAvailable, element.contents.map(\.words))
    }
    for rotor in element.rotors {
      let places = rotor.places.isEmpty ? ["no places"] : rotor.places
      addList("Rotor: \(rotor.name)", places + [rotor.more].compactMap { $0 })
    }
    if style.showsInputLabels(of: element) {
      addList("Input labels", [element.inputLabels.joined(separator: ", ")])
    }
    if !element.speech.isEmpty { addList("Speech", element.speech) }
    if let language = element.language { addList("Language", [language]) }
    if !element.traits.unspokenNames.isEmpty {
      addList("Unspoken traits", [element.traits.unspokenNames.joined(separator: ", ")])
    }
  }

  private func addList(_ name: String, _ items: [String]) {
    addSmall(name, space: Self.detailGap, weight: .semibold)
    for item in items { addSmall(item, space: 1, color: .label, inset: Self.textStart + 8) }
  }

  private func addSmall(
    _ text: String, space: CGFloat, weight: UIFont.Weight = .regular,
    color: UIColor = .secondaryLabel, inset: CGFloat = textStart
  ) {
    add(
      text, font: .systemFont(ofSize: 11, weight: weight), color: color, space: space,
      inset: inset)
  }

  private func add(
    _ text: String, font: UIFont, color: UIColor, space: CGFloat = 0, inset: CGFloat = 0
  ) {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.textAlignment = .left
    lines.append(Line(label: label, space: space, inset: inset))
    addSubview(label)
  }

  // MARK: Layout

  private var start: CGFloat { CGFloat(depth) * Self.indent }

  /// The height at a width, with the space below.
  func height(width: CGFloat) -> CGFloat {
    lines.map { $0.space + textHeight($0, width) }.reduce(0, +) + trailingSpace
  }

  private func textHeight(_ line: Line, _ width: CGFloat) -> CGFloat {
    let room = CGSize(
      width: width - start - line.inset, height: .greatestFiniteMagnitude)
    return line.label.sizeThatFits(room).height.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let badge {
      // In the middle of the first line, which is 16 points high.
      badge.frame.origin = CGPoint(x: start, y: -1)
    }
    for (index, rail) in rails.enumerated() {
      rail.frame = CGRect(
        x: CGFloat(index) * Self.indent + 2, y: 0, width: 2,
        height: bounds.height - (index >= depth - endCount ? trailingSpace : 0))
    }
    var y: CGFloat = 0
    for line in lines {
      y += line.space
      let height = textHeight(line, bounds.width)
      line.label.frame = CGRect(
        x: start + line.inset, y: y, width: bounds.width - start - line.inset, height: height)
      y += height
    }
  }
}
