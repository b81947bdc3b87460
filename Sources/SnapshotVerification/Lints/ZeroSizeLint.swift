// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A view without width or height that has a text, an image, or subviews with a size.
struct ZeroSizeLint: Lint {
  func findings(in scene: LintScene) -> [LintFinding] {
    scene.elements.enumerated().compactMap { index, element in
      guard element.view.bounds.isEmpty, let content = content(of: element.view) else {
        return nil
      }
      let size = element.view.bounds.size
      return LintFinding(
        kind: .zeroSize, element: index,
        message: "it has \(content), and its size is \(size.dimensions) points")
    }
  }

  private func content(of view: UIView) -> String? {
    if let label = view as? UILabel { return label.text?.isEmpty == false ? "a text" : nil }
    if let imageView = view as? UIImageView { return imageView.image == nil ? nil : "an image" }
    if view is UIControl { return "actions" }
    return view.subviews.contains { !$0.isHidden && !$0.bounds.isEmpty } ? "subviews" : nil
  }
}
