// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What a snapshot shows: a recipe for one fresh view in one state.
///
/// ```swift
/// let subject = SnapshotSubject.view({ Badge() }, apply: { $0.isOn = true })
/// ```
public struct SnapshotSubject {
  /// Makes the view, gives it its size (`nil`: its own) and state, lays it out and passes it on.
  let host: (_ size: CGSize?, _ body: (HostedSubject) throws -> Void) throws -> Void
  /// The scroll views that are to be seen whole, found when the subject was shown, and what shows
  /// one.
  var contents:
    (
      found: ScrollableContents,
      host: (CGSize?, _ name: String, _ body: (HostedSubject) throws -> Void) throws -> Void
    )?

  init(
    host: @escaping (_ size: CGSize?, _ body: (HostedSubject) throws -> Void) throws -> Void
  ) {
    self.host = host
  }

  /// A view.
  ///
  /// The order is: made, sized, `configure` and `style` of a `BMView` or `setup` and `style` of a
  /// `ModellableView` (see `HostPhases`), `apply`, `layout` once with the final bounds, layout
  /// pass.
  ///
  /// - Parameters:
  ///   - make: Makes the view, or returns one that is there.
  ///   - phases: Who runs the phases of a `BMView` or a `ModellableView`.
  ///   - fitting: The size that the view is given once it is in its state, where that is to fit.
  ///   - apply: Puts the view into its state.
  public static func view<View: UIView>(
    _ make: @escaping () throws -> View, phases: HostPhases = .automatic,
    fitting: SnapshotSize? = nil, apply: @escaping (View) throws -> Void = { _ in }
  ) -> SnapshotSubject {
    SnapshotSubject { size, body in
      LastWords.isDrawing(typeName(View.self))
      let view = try hostedView(size: size, make, phases: phases, fitting: fitting, apply: apply)
      try body(HostedSubject(view: view, typeName: typeName(type(of: view))))
    }
  }

  /// Makes a view, gives it its size (`nil`: its own) and its state, and lays it out.
  static func hostedView<View: UIView>(
    size: CGSize?, _ make: () throws -> View, phases: HostPhases, fitting: SnapshotSize? = nil,
    apply: (View) throws -> Void
  ) throws -> View {
    let size = try fitting?.proposal(size) ?? size
    let view = try makeView(size: size, make)
    // Known better than before: the closure may promise a UIView alone.
    LastWords.isDrawing(typeName(type(of: view)))
    if let size { view.bounds.size = size }
    let phases = ViewPhases(of: view, phases)
    phases?.prepare()
    try apply(view)
    if let fitted = try fitting?.fitted(to: view) { view.bounds.size = fitted }
    // Before the layout, because frames that are inset in a view without a size are infinite, and
    // trap.
    try SnapshotSize.checkSides(of: view.bounds.size)
    phases?.layout()
    view.layoutIfNeeded()
    return view
  }

  /// What was drawn before, or has no picture: there is no view to make.
  package static var drawn: SnapshotSubject {
    SnapshotSubject { _, _ in
      throw SnapshotVerifier.Error.subject(message: "there is no view to draw")
    }
  }

  /// A view controller, shown in a window of the snapshot's size.
  ///
  /// The order is UIKit's: the view is loaded and sized, `viewWillAppear`, the layout pass,
  /// `viewDidAppear`. After the picture the controller leaves the window. One that is the root of a
  /// visible window is drawn there, at the snapshot's size, and stays. What it presents is in the
  /// picture.
  ///
  /// - Parameters:
  ///   - make: Makes the controller, or returns one that is there.
  ///   - fitting: The size that its view is given once it has appeared, where that is to fit.
  public static func viewController<Controller: UIViewController>(
    _ make: @escaping () throws -> Controller, fitting: SnapshotSize? = nil
  ) -> SnapshotSubject {
    SnapshotSubject { size, body in
      let size = try fitting?.proposal(size) ?? size
      LastWords.isDrawing(typeName(Controller.self))
      try LoadedViewSize.$hosted.withValue(size.map(loadedSize)) {
        let controller = try make()
        let size = size ?? controller.view.bounds.size
        try UIWindow.showing(controller, size: size) { window in
          try window.show(fitting, of: controller) { window.rootViewController = controller }
          // What it presents lies in the window.
          let view: UIView = controller.presentedViewController == nil ? controller.view : window
          try body(HostedSubject(view: view, typeName: typeName(type(of: controller))))
        }
      }
    }
  }

  /// What a controller's view is loaded with: a side that is still to be found is the screen's.
  private static func loadedSize(_ size: CGSize) -> CGSize {
    let screen = UIScreen.main.bounds.size
    return CGSize(
      width: size.width > 0 ? size.width : screen.width,
      height: size.height > 0 ? size.height : screen.height)
  }

  static func makeView<View: UIView>(
    size: CGSize?, _ make: () throws -> View
  ) throws -> View {
    guard let size else { return try make() }
    let frame = HostedFrame(CGRect(origin: .zero, size: size), for: View.self)
    return try HostedFrame.$current.withValue(frame) { try make() }
  }

  /// The type's name without its module, so that moving a view to another module leaves its
  /// references alone.
  package static func typeName(_ type: Any.Type) -> String {
    // A private or local type is spelled with its address: "(unknown context at $7f12)".
    let parts = String(reflecting: type).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context at ") }
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : parts.joined()
  }
}

/// A view in its state, laid out and ready to be drawn.
struct HostedSubject {
  var view: UIView
  /// The type that a reference is bound to: the view's, or its controller's.
  var typeName: String
}
