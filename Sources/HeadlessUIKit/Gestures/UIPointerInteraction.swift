// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Changes the pointer of a mouse above its view. There is no pointer in pictures.
///
/// ```swift
/// card.addInteraction(UIPointerInteraction(delegate: nil))
/// ```
open class UIPointerInteraction: UIViewInteraction {
  /// Says what the pointer looks like.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Whether the pointer changes. The default is true.
  open var isEnabled: Bool = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Asks for the pointer's look again. There is no pointer: nothing asks.
  open func invalidate() {}
}

/// Says what the pointer looks like. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: DelegateObject {
  /// The pointer's look above a region; `nil` for the usual one.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// The region below the pointer; `nil` for none. Not asked: there is no pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Called before the pointer comes to a region. There is no pointer: never called.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// Called before the pointer leaves a region. There is no pointer: never called.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The usual look.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  /// The usual region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Animates beside a pointer that comes or goes.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// Where the pointer is. There is none: nobody is asked by it.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in the view's coordinates.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A part of a view that the pointer changes above.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in the view's coordinates.
  public let rect: CGRect
  /// What tells the region apart; `nil` where nothing was given.
  public let identifier: AnyHashable?

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// What the pointer does to a view that it is above.
public enum UIPointerEffect {
  /// What fits.
  case automatic(UITargetedPreview)
  /// It becomes the view's background.
  case highlight(UITargetedPreview)
  /// It lifts the view.
  case lift(UITargetedPreview)

  /// The view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    }
  }
}

/// A view that something is done to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// What it looks like.
  public let parameters: UIPreviewParameters
  /// Where it comes from; `nil` for the view's own place.
  public let target: UIPreviewTarget?

  /// Makes a preview of a view, in its own place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Makes a preview of a view, in its own place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(view: view, parameters: parameters, target: nil)
  }

  /// Makes a preview of a view in a place.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget
  ) {
    self.init(view: view, parameters: parameters, target: .some(target))
  }

  private init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget?) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
}

/// The form of the pointer.
public enum UIPointerShape {
  /// Any form.
  case path(UIBezierPath)
  /// A rectangle; without a radius it has that of the system.
  case roundedRect(CGRect, radius: CGFloat? = nil)
  /// An upright line, as above text.
  case verticalBeam(length: CGFloat)
  /// A level line.
  case horizontalBeam(length: CGFloat)
}

/// What the pointer looks like.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What it does to the view; `nil` for nothing.
  public let effect: UIPointerEffect?
  /// Its form; `nil` for that of the effect.
  public let shape: UIPointerShape?
  /// Whether it is not seen.
  public let isHidden: Bool

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
    self.effect = effect
    self.shape = shape
    self.isHidden = isHidden
    super.init()
  }

  /// Makes a look with an effect on the view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, isHidden: false)
  }

  /// Makes a look with a form.
  public convenience init(shape: UIPointerShape) {
    self.init(effect: nil, shape: shape, isHidden: false)
  }

  /// A pointer that is not seen.
  open class func hidden() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, isHidden: true)
  }
}

private let providerKey = AssociatedStorage.Key<UIButton.PointerStyleProvider>()

extension UIButton {
  /// Says what the pointer looks like above a button, from what it would look like.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// Says what the pointer looks like above the button; `nil`, the default, for the usual look.
  /// There is no pointer in pictures.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { associatedStorage[providerKey] }
    set { associatedStorage[providerKey] = newValue }
  }
}
