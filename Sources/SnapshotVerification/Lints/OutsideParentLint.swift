// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// A view that reaches out of its parent. What scrolls may, and so may what was moved by a
/// transform.
struct OutsideParentLint: Lint {
  private static let tolerance: CGFloat = 0.5

  func findings(in scene: LintScene) -> [LintFinding] {
    scene.elements.enumerated().compactMap { index, element in
      guard let parent = element.parent.map({ scene.elements[$0] }),
        !(parent.view is UIScrollView), element.view.transform.isIdentity,
        !element.frame.isEmpty, !element.isPartOfToolkit
      else { return nil }
      let room = parent.frame
      let beyond = [
        ("left", room.minX - element.frame.minX), ("right", element.frame.maxX - room.maxX),
        ("above", room.minY - element.frame.minY), ("below", element.frame.maxY - room.maxY),
      ].filter { $0.1 > Self.tolerance }
      guard !beyond.isEmpty else { return nil }
      let parts = beyond.map { "\(number($0.1)) points \($0.0)" }.joined(separator: ", ")
      return LintFinding(
        kind: .outsideParent, element: index,
        message: "it reaches out of \(LintScene.title(of: parent.view)): \(parts)")
    }
  }
}
