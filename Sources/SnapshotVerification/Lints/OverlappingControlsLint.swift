// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Two controls that take touches, one over the other, where neither is a part of the other.
struct OverlappingControlsLint: Lint {
  // An edge in common, and a pixel of it, is no overlap.
  private static let tolerance: CGFloat = 1

  func findings(in scene: LintScene) -> [LintFinding] {
    let controls = scene.elements.indices.filter {
      scene.elements[$0].view is UIControl && scene.elements[$0].isInteractive
    }
    var findings: [LintFinding] = []
    for (position, upper) in controls.enumerated() {
      for lower in controls.prefix(position) {
        let (first, second) = (scene.elements[lower], scene.elements[upper])
        let shared = first.target.intersection(second.target)
        guard !shared.isNull, shared.width > Self.tolerance, shared.height > Self.tolerance,
          !second.view.isDescendant(of: first.view), !second.isPartOfToolkit,
          !scene.isBesideModal(lower)
        else { continue }
        findings.append(
          LintFinding(
            kind: .overlappingControls, element: upper,
            message: "it covers a part of \(LintScene.title(of: first.view))", frame: shared))
      }
    }
    return findings
  }
}

extension LintScene.Element {
  /// Where touches reach it.
  fileprivate var target: CGRect { frame.intersection(visible) }
}
