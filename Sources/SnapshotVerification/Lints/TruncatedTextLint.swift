// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// Text that is cut or ends in an ellipsis.
struct TruncatedTextLint: Lint {
  // More room than any label has, in points: as a label's own layout measures, which is then known.
  private static let unlimited: CGFloat = 1e7
  // What rounding to pixels may take.
  private static let tolerance: CGFloat = 0.5

  func findings(in scene: LintScene) -> [LintFinding] {
    scene.elements.enumerated().compactMap { index, element in
      guard let label = element.view as? UILabel, label.text?.isEmpty == false else { return nil }
      guard let missing = missing(in: label) else { return nil }
      return LintFinding(kind: .truncatedText, element: index, message: missing)
    }
  }

  private func missing(in label: UILabel) -> String? {
    let size = label.bounds.size
    if label.numberOfLines == 1, !label.adjustsFontSizeToFitWidth {
      let needed = self.size(of: label, width: Self.unlimited, lines: 1)
      if needed.width > size.width + Self.tolerance {
        return "the text is \(number(needed.width)) points wide, and the label "
          + "\(number(size.width))"
      }
      // A line that fits is as high as with all the room there is, and that is known.
      if needed.width <= size.width { return cut(needed.height, size.height) }
    }
    guard label.numberOfLines != 1 else { return cut(label, size.height) }
    let whole = self.size(of: label, width: size.width, lines: 0).height
    let shown = self.size(of: label, width: size.width, lines: label.numberOfLines).height
    if whole > shown + Self.tolerance {
      return "the text needs more than \(label.numberOfLines) lines"
    }
    return cut(label, size.height)
  }

  private func cut(_ label: UILabel, _ height: CGFloat) -> String? {
    cut(size(of: label, width: label.bounds.width, lines: label.numberOfLines).height, height)
  }

  private func cut(_ needed: CGFloat, _ height: CGFloat) -> String? {
    guard needed > height + Self.tolerance else { return nil }
    return "the text is \(number(needed)) points high, and the label \(number(height))"
  }

  private func size(of label: UILabel, width: CGFloat, lines: Int) -> CGSize {
    label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimited),
      limitedToNumberOfLines: lines
    ).size
  }
}
