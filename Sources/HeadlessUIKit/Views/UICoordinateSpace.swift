// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something that has coordinates of its own: views and the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle that it shows, in its own coordinates.
  var bounds: CGRect { get }
  /// A point of this space, in that of `coordinateSpace`.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of `coordinateSpace`, in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space, in that of `coordinateSpace`.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of `coordinateSpace`, in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of this view's coordinates, in those of `coordinateSpace`.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: .some(view)) }
    return fromWindow(convert(point, to: nil as UIView?))
  }

  /// A point of the coordinates of `coordinateSpace`, in those of this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: .some(view)) }
    return convert(toWindow(point), from: nil as UIView?)
  }

  /// A rectangle of this view's coordinates, in those of `coordinateSpace`.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: .some(view)) }
    let shown = convert(rect, to: nil as UIView?)
    return CGRect(origin: fromWindow(shown.origin), size: shown.size)
  }

  /// A rectangle of the coordinates of `coordinateSpace`, in those of this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: .some(view)) }
    return convert(
      CGRect(origin: toWindow(rect.origin), size: rect.size), from: nil as UIView?)
  }

  /// Where the window lies on the screen; the tree's root without one.
  private var windowOrigin: CGPoint { window?.frame.origin ?? .zero }

  private func fromWindow(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + windowOrigin.x, y: point.y + windowOrigin.y)
  }

  private func toWindow(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - windowOrigin.x, y: point.y - windowOrigin.y)
  }
}

/// The coordinates of the screen, which does not turn.
final class ScreenSpace: UICoordinateSpace, Sendable {
  var bounds: CGRect { UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen {
  private static let space = ScreenSpace()

  /// The screen's coordinates, as it is held.
  public var coordinateSpace: any UICoordinateSpace { UIScreen.space }
  /// The screen's coordinates, as if it was held upright: the same.
  public var fixedCoordinateSpace: any UICoordinateSpace { UIScreen.space }
  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many pictures the screen shows a second: 60.
  public var maximumFramesPerSecond: Int { 60 }
}
