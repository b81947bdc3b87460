// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// The tree as text: one line a view with what shows of its state, subviews indented. It is what
  /// `view-tree.txt` and the companion `.viewTree` have; ``recursiveDescription()`` has what iOS
  /// prints.
  ///
  /// ```
  /// <UIView; frame = (0 0; 100 50); backgroundColor = UIExtendedGrayColorSpace 1 1>
  ///    | <UIView; frame = (8 8; 20 20); hidden = YES>
  /// ```
  package func viewTree() -> String {
    var lines: [String] = []
    appendViewTree(to: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendViewTree(to lines: inout [String], depth: Int) {
    lines.append(String(repeating: "   | ", count: depth) + description)
    for subview in subviewStorage { subview.appendViewTree(to: &lines, depth: depth + 1) }
  }

  func descriptionLine() -> String {
    "<"
      + (["\(type(of: self))", "frame = \(frame.uikitDescription)"] + generalDetails())
      .joined(separator: "; ") + ">"
  }

  private func generalDetails() -> [String] {
    var details: [String] = []
    if !transform.isIdentity { details.append("transform = \(transform)") }
    if bounds.origin != .zero { details.append("bounds = \(bounds.uikitDescription)") }
    details += stateProperties.filter { $0.readers.contains(.description) }
      .map(\.uikitDescription)
    if alpha != 1 { details.append("alpha = \(number(alpha))") }
    if isHidden { details.append("hidden = YES") }
    if clipsToBounds { details.append("clipsToBounds = YES") }
    if !autoresizingMask.isEmpty { details.append("autoresize = \(autoresizingMask.uikitName)") }
    if !isUserInteractionEnabled { details.append("userInteractionEnabled = NO") }
    if tag != 0 { details.append("tag = \(tag)") }
    if let backgroundColor { details.append("backgroundColor = \(shown(backgroundColor))") }
    return details
  }

  /// The color as it is drawn, and its name where it has one:
  /// `UIExtendedSRGBColorSpace 0 0 0 1 (labelColor)`.
  private func shown(_ color: UIColor) -> String {
    guard color.isDynamic else { return color.description }
    let name = color.systemName.map { " (\($0))" } ?? ""
    return color.resolvedColor(with: traitCollection).description + name
  }
}

extension CGRect {
  /// `(x y; width height)`, as UIKit prints rectangles.
  var uikitDescription: String {
    "(\(number(minX)) \(number(minY)); \(number(width)) \(number(height)))"
  }
}

extension UIView.AutoresizingMask {
  /// `W+H`: the flexible parts as UIKit prints them.
  var uikitName: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
