// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A view to which its constraints leave several places or sizes.
struct AmbiguousLayoutLint: Lint {
  func findings(in scene: LintScene) -> [LintFinding] {
    scene.elements.enumerated().compactMap { index, element in
      guard element.view.hasAmbiguousLayout else { return nil }
      return LintFinding(
        kind: .ambiguousLayout, element: index,
        message: "its constraints leave several places or sizes; add the ones that are missing")
    }
  }
}
