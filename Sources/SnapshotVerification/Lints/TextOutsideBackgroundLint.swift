// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Text that reaches out of the innermost view with a background that it stands on.
struct TextOutsideBackgroundLint: Lint {
  private static let tolerance: CGFloat = 0.5

  func findings(in scene: LintScene) -> [LintFinding] {
    scene.elements.enumerated().compactMap { index, element in
      guard let label = element.view as? UILabel, let text = label.drawnTextRect else { return nil }
      let place = text.offsetBy(
        dx: element.frame.minX - label.bounds.minX, dy: element.frame.minY - label.bounds.minY)
      let drawn = place.intersection(element.frame)
      guard !drawn.isNull, let background = scene.background(of: index),
        Self.reaches(drawn, outOf: background.frame)
      else { return nil }
      return LintFinding(
        kind: .textOutsideBackground, element: index,
        message: "the text reaches out of its background, \(LintScene.title(of: background.view))",
        frame: drawn)
    }
  }
}

extension TextOutsideBackgroundLint {
  /// By the edges: Foundation for Linux takes a rectangle for one that is outside where the union
  /// of both has other edges by the last bit of a fraction.
  private static func reaches(_ text: CGRect, outOf background: CGRect) -> Bool {
    text.minX < background.minX - tolerance || text.maxX > background.maxX + tolerance
      || text.minY < background.minY - tolerance || text.maxY > background.maxY + tolerance
  }
}

extension LintScene {
  /// The innermost ancestor, or the view itself, that paints a background; the root is none, since
  /// the picture ends there.
  fileprivate func background(of index: Int) -> Element? {
    chain(from: index).first { element in
      guard element.parent != nil, let color = element.view.backgroundColor else { return false }
      return color.cgColor.alpha > 0
    }
  }
}
