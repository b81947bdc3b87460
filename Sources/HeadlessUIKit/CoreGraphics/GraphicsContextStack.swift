// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The contexts that drawing code on this thread draws into, the present one last.
final class GraphicsContextStack {
  var contexts: [CGContext] = []
  /// The contexts of pictures that were started and not ended.
  var pictures: [ObjectIdentifier] = []

  private static let key = "HeadlessUIKit.GraphicsContextStack"

  /// The stack of the running thread. Drawing is synchronous, so that a thread's own storage is
  /// enough, and tests that run in parallel never see one another's.
  static var current: GraphicsContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsContextStack { return stack }
    let stack = GraphicsContextStack()
    storage[key] = stack
    return stack
  }

  /// Calls `body` while `context` is the present one.
  static func with(_ context: CGContext, _ body: () -> Void) {
    let stack = current
    let count = stack.contexts.count
    stack.contexts.append(context)
    body()
    // Code may push what it does not pop, and pop what it did not push.
    stack.contexts.removeLast(max(0, stack.contexts.count - count))
  }
}

/// The context to draw into; `nil` outside of `draw(_:)` and the like.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.current.contexts.last
}

/// Makes `context` the present one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.contexts.append(context)
}

/// Makes the context before the present one the present one.
public func UIGraphicsPopContext() {
  _ = GraphicsContextStack.current.contexts.popLast()
}

/// Starts a picture of `size` points at one pixel per point, see
/// ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts a picture, which is the present context until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether it starts in black.
///   - scale: Pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : RenderingEnvironment.current.displayScale
  let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale)
  if opaque { context.fill(context.bounds) }
  UIGraphicsPushContext(context)
  GraphicsContextStack.current.pictures.append(ObjectIdentifier(context))
}

/// The present context's picture so far; `nil` without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.makePicture()
}

/// Ends the picture that was started last. Does nothing where the present context is none of a
/// picture that was started.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsContextStack.current
  guard let context = stack.contexts.last, stack.pictures.last == ObjectIdentifier(context) else {
    return
  }
  stack.pictures.removeLast()
  stack.contexts.removeLast()
}

/// Fills a rectangle of the present context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Keeps what follows inside of a rectangle of the present context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Draws a line of one point along the inside of a rectangle of the present context.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.state.stroke = context.state.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}
