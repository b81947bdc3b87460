// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The look of a bar's button in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The title's attributes; the default is none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title, in points. The default is zero.
  open var titlePositionAdjustment: UIOffset = .zero
  /// A picture behind the button. Not drawn yet, which is reported.
  open var backgroundImage: UIImage? {
    didSet {
      guard backgroundImage != nil else { return }
      RenderingEnvironment.report(
        "a picture behind a bar's button is not drawn yet", kind: .notDrawn)
    }
  }
  /// Moves that picture. Kept.
  open var backgroundImagePositionAdjustment: UIOffset = .zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The look of a bar's buttons. What is set in it before the bar is shown counts.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The usual look.
  public final let normal = UIBarButtonItemStateAppearance()
  /// The look under a finger.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that does nothing.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The look with the focus.
  public final let focused = UIBarButtonItemStateAppearance()

  /// Makes the default look.
  public convenience override init() { self.init(style: .plain) }

  /// Makes the default look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  init(copying other: UIBarButtonItemAppearance) {
    super.init()
    normal.take(other.normal)
    highlighted.take(other.highlighted)
    disabled.take(other.disabled)
    focused.take(other.focused)
  }

  /// Takes the default look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  /// How far titles are moved, in points.
  func titleOffset(isEnabled: Bool) -> UIOffset {
    let offset = isEnabled ? .zero : disabled.titlePositionAdjustment
    return offset == .zero ? normal.titlePositionAdjustment : offset
  }

  /// The attributes of a title; empty for the bar's own.
  func titleAttributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    guard !isEnabled else { return normal.titleTextAttributes }
    var attributes = normal.titleTextAttributes
    attributes[.foregroundColor] = nil
    return attributes.merging(disabled.titleTextAttributes) { $1 }
  }
}
