// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// A screen with the content of one of those that AccessibilitySnapshot 0.12 shows
/// (github.com/cashapp/AccessibilitySnapshot, `Example`), whose pictures for iOS 17.5, 18.5 and
/// 26.2 say what VoiceOver reads. What a test expects is what stands there.
enum PublishedScreen {
  static let size = CGSize(width: 393, height: 852)

  /// A screen of a phone.
  static func make(_ views: [UIView] = []) -> UIView {
    let screen = UIView(frame: CGRect(origin: .zero, size: size))
    for view in views { screen.addSubview(view) }
    return screen
  }

  /// Views of the same size in the middle, one below the other.
  static func column(
    _ views: [UIView], size: CGSize = CGSize(width: 30, height: 30), in screen: UIView = make()
  ) -> UIView {
    let pitch = screen.bounds.height / CGFloat(views.count + 1)
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: (screen.bounds.width - size.width) / 2,
        y: (pitch * CGFloat(index + 1)).rounded() - size.height / 2, width: size.width,
        height: size.height)
      screen.addSubview(view)
    }
    return screen
  }

  /// An element with a label.
  static func element(_ label: String? = nil, frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    return view
  }

  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}

/// What is read on a screen, in order; a hint stands after a bar.
func spoken(_ view: UIView) -> [String] {
  view.layoutIfNeeded()
  return SpokenScreen(of: view).elements.map { element in
    [element.description, element.hint].compactMap { $0 }.joined(separator: " | ")
  }
}

/// The same in another environment.
func spoken(
  _ view: UIView, _ change: (inout RenderingEnvironment) -> Void
) -> [String] {
  var environment = RenderingEnvironment.current
  change(&environment)
  return RenderingEnvironment.$current.withValue(environment) { spoken(view) }
}
