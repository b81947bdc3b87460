// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// A prompt makes a bar of 44 points 74 points high, as UIKit's do since iOS 7. The place and the
// font of its text are estimates.

extension UINavigationBar {
  private static let promptPart: CGFloat = 30
  private static let promptSize: CGFloat = 13

  private var shownPrompt: String? {
    guard !isCoveredBySearch, let prompt = topItem?.prompt, !prompt.isEmpty else { return nil }
    return prompt
  }

  /// What the line above the buttons adds to the bar's height, in points.
  var promptHeight: CGFloat { shownPrompt == nil ? 0 : UINavigationBar.promptPart }

  /// Shows the line above the buttons where there is one.
  func placePrompt() {
    guard let prompt = shownPrompt else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? makePromptLabel()
    if label.text != prompt { label.text = prompt }
    let color =
      (shownAppearance as? UINavigationBarAppearance)?.titleTextAttributes[.foregroundColor]
      ?? titleTextAttributes?[.foregroundColor]
    label.asToolkit { label.textColor = color as? UIColor ?? .label }
    let margin = NavigationBarGeometry.margin(width: bounds.width)
    let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    label.frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: promptHeight)
  }

  private func makePromptLabel() -> UILabel {
    let label = UILabel()
    label.asToolkit {
      label.font = .systemFont(ofSize: UINavigationBar.promptSize)
      label.textAlignment = .center
    }
    addSubview(label)
    promptLabel = label
    return label
  }
}
