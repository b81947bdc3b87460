// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a view does while people look at it or a pointer is above it. Nobody does in a picture.
///
/// ```swift
/// card.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 12))
/// ```
public struct UIHoverStyle {
  /// What it does; `nil` for nothing.
  public var effect: (any UIHoverEffect)?
  /// The form that does it; `nil` for the view's.
  public var shape: UIShape?
  /// Whether it does so. The default is true.
  public var isEnabled: Bool = true

  /// Makes a style.
  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Makes a style with the usual effect.
  public init(shape: UIShape? = nil) {
    self.init(effect: .automatic, shape: shape)
  }

  /// The usual effect in the view's form.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// What a view does while it is hovered over.
public protocol UIHoverEffect {}

/// The usual effect.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Makes an effect.
  public init() {}
}

/// A lighter view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Makes an effect.
  public init() {}
}

/// A view that comes nearer.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Makes an effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The usual effect.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A lighter view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// A view that comes nearer.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// A form within a view's bounds.
public struct UIShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case rect(CGFloat)
    case capsule
    case circle
  }

  private var kind: Kind

  /// The bounds.
  public static let rect = UIShape(kind: .rect(0))
  /// The bounds with half circles at the ends.
  public static let capsule = UIShape(kind: .capsule)
  /// The largest circle in the bounds.
  public static let circle = UIShape(kind: .circle)

  /// The bounds with rounded corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(kind: .rect(cornerRadius)) }
}

private let hoverStyleKey = AssociatedStorage.Key<UIHoverStyle>()

extension UIView {
  /// What the view does while people look at it or a pointer is above it; `nil`, the default, for
  /// nothing.
  public var hoverStyle: UIHoverStyle? {
    get { associatedStorage[hoverStyleKey] }
    set { associatedStorage[hoverStyleKey] = newValue }
  }
}
