// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Apps change all labels at once by `extension UILabel { override func awakeFromNib() { … } }`, see
// Controllers/OverridesInExtensions.swift. The extension's member stands between the class's own and
// that of the class above, which its `super` means; a subclass comes by `super` to both.

/// An extension of a class in which ``UIView/awakeFromNib()`` is overridden.
@MainActor
public protocol OverridingAwakeFromNib {
  /// What stands in the place of `awakeFromNib()`.
  func overridingAwakeFromNib()
}

/// An extension of a view in which ``UIView/layoutSubviews()`` is overridden.
@MainActor
public protocol OverridingLayoutSubviews {
  /// What stands in the place of `layoutSubviews()`.
  func overridingLayoutSubviews()
}

/// An extension of a view in which ``UIView/intrinsicContentSize`` is overridden.
@MainActor
public protocol OverridingIntrinsicContentSize {
  /// What stands in the place of `intrinsicContentSize`, in points.
  var overridingIntrinsicContentSize: CGSize { get }
}

/// An extension of a label in which ``UIView/draw(_:)`` is overridden.
@MainActor
public protocol OverridingDraw {
  /// What stands in the place of `draw(_:)`.
  func overridingDraw(_ rect: CGRect)
}

/// An extension of a view in which ``UIResponder/canBecomeFirstResponder`` is overridden.
@MainActor
public protocol OverridingCanBecomeFirstResponder {
  /// What stands in the place of `canBecomeFirstResponder`.
  var overridingCanBecomeFirstResponder: Bool { get }
}

/// An extension of a view that observes ``UIView/bounds``.
@MainActor
public protocol OverridingDidSetBounds {
  /// Called after `bounds` was set.
  func overridingDidSetBounds(_ oldValue: CGRect)
}

/// An extension of a control that observes ``UIControl/isEnabled``.
@MainActor
public protocol OverridingDidSetIsEnabled {
  /// Called after `isEnabled` was set.
  func overridingDidSetIsEnabled(_ oldValue: Bool)
}

/// An extension of a control that observes ``UIControl/isHighlighted``.
@MainActor
public protocol OverridingDidSetIsHighlighted {
  /// Called after `isHighlighted` was set.
  func overridingDidSetIsHighlighted(_ oldValue: Bool)
}

/// An extension of a control that observes ``UIControl/isSelected``.
@MainActor
public protocol OverridingDidSetIsSelected {
  /// Called after `isSelected` was set.
  func overridingDidSetIsSelected(_ oldValue: Bool)
}

extension UIBarItem {
  /// Calls what an extension has in the place of `awakeFromNib()`.
  final func callExtensionsAwakeFromNib() {
    (self as? any OverridingAwakeFromNib)?.overridingAwakeFromNib()
  }
}

extension UIView {
  /// Calls what an extension has in the place of `awakeFromNib()`.
  final func callExtensionsAwakeFromNib() {
    (self as? any OverridingAwakeFromNib)?.overridingAwakeFromNib()
  }

  /// Calls what an extension has in the place of `layoutSubviews()`.
  final func callExtensionsLayoutSubviews() {
    (self as? any OverridingLayoutSubviews)?.overridingLayoutSubviews()
  }

  /// The size that an extension says; `nil` where none does.
  final var extensionsIntrinsicContentSize: CGSize? {
    (self as? any OverridingIntrinsicContentSize)?.overridingIntrinsicContentSize
  }

  /// Whether an extension says that the view can become first responder; `nil` where none does.
  final var extensionsCanBecomeFirstResponder: Bool? {
    (self as? any OverridingCanBecomeFirstResponder)?.overridingCanBecomeFirstResponder
  }

  /// Tells an extension that `bounds` was set.
  final func tellExtensionsBounds(_ oldValue: CGRect) {
    (self as? any OverridingDidSetBounds)?.overridingDidSetBounds(oldValue)
  }
}

extension UIControl {
  /// Tells an extension that `isEnabled` was set.
  final func tellExtensionsIsEnabled(_ oldValue: Bool) {
    (self as? any OverridingDidSetIsEnabled)?.overridingDidSetIsEnabled(oldValue)
  }

  /// Tells an extension that `isHighlighted` was set.
  final func tellExtensionsIsHighlighted(_ oldValue: Bool) {
    (self as? any OverridingDidSetIsHighlighted)?.overridingDidSetIsHighlighted(oldValue)
  }

  /// Tells an extension that `isSelected` was set.
  final func tellExtensionsIsSelected(_ oldValue: Bool) {
    (self as? any OverridingDidSetIsSelected)?.overridingDidSetIsSelected(oldValue)
  }
}
