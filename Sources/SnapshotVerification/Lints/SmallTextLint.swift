// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// Text with letters that are too small to read, by their fonts or because they were made smaller
/// to fit.
struct SmallTextLint: Lint {
  /// Below what the system itself draws: the titles of tabs have 10 points. Apple's Human Interface
  /// Guidelines, "Typography", ask for 11.
  private static let minimum: CGFloat = 9

  func findings(in scene: LintScene) -> [LintFinding] {
    scene.elements.enumerated().compactMap { index, element in
      guard let label = element.view as? UILabel, let size = label.smallestDrawnFontSize,
        size < Self.minimum
      else { return nil }
      // Rounded down, so that it never reads as enough.
      let shown = (size * 100).rounded(.down) / 100
      return LintFinding(
        kind: .smallText, element: index,
        message: "its letters are drawn in \(number(shown)) points, and fewer than "
          + "\(number(Self.minimum)) are hard to read")
    }
  }
}
