// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension SnapshotSubject {
  /// A view in its surroundings, as the root view of a controller of its own.
  ///
  /// The view is made with the screen's size; it knows its controller before `configure` and
  /// `style`, or `setup` and `style`, are called; `apply` follows, and `layout` comes once with the
  /// final bounds. The order of everything else is documented at `SnapshotHook`.
  ///
  /// - Parameters:
  ///   - make: Makes the view, or returns one that belongs to no controller.
  ///   - phases: Who runs the view's phases.
  ///   - state: The state's name for the context's closures; empty for none.
  ///   - context: The surroundings.
  ///   - fitting: The size that the screen is given once the state is shown, where that is to fit.
  ///   - apply: Puts the view into its state.
  public static func view<View: UIView>(
    _ make: @escaping () throws -> View, phases: HostPhases = .automatic, state: String = "",
    context: SnapshotContext<View>, fitting: SnapshotSize? = nil,
    apply: @escaping (View) throws -> Void = { _ in }
  ) -> SnapshotSubject {
    SnapshotSubject(context) { size, body in
      let screen = SnapshotScreen(size: try screenSize(size, fitting), context: context)
      try screen.withEnvironment {
        LastWords.isDrawing(typeName(View.self))
        let view = try makeView(size: screen.size, make)
        LastWords.isDrawing(typeName(type(of: view)))
        guard !(view.next is UIViewController) else {
          throw SnapshotVerifier.Error.unusableContainer(
            reason: "the \(type(of: view)) is the root view of a controller already. Pass the "
              + "controller.")
        }
        let controller = HostingController(view, phases: phases)
        defer { controller.releaseView() }
        let host = SnapshotHost(
          subject: view, contained: controller, typeName: typeName(type(of: view)), state: state,
          context: context, screen: screen, fitting: fitting)
        host.connectHooks()
        controller.loadViewIfNeeded()
        try apply(view)
        try host.show(apply: {}) { try body(host, $0) }
      }
    }
  }

  /// A view in its surroundings; by itself where `context` is `nil`.
  public static func view<View: UIView>(
    _ make: @escaping () throws -> View, phases: HostPhases = .automatic, state: String = "",
    context: SnapshotContext<View>?, fitting: SnapshotSize? = nil,
    apply: @escaping (View) throws -> Void = { _ in }
  ) -> SnapshotSubject {
    guard let context else {
      return .view(make, phases: phases, fitting: fitting, apply: apply)
    }
    return .view(
      make, phases: phases, state: state, context: context, fitting: fitting, apply: apply)
  }

  /// A view controller in its surroundings.
  ///
  /// - Parameters:
  ///   - make: Makes the controller, or returns one that is there.
  ///   - state: The state's name for the context's closures; empty for none.
  ///   - context: The surroundings.
  ///   - fitting: The size that the screen is given once the state is shown, where that is to fit.
  ///   - apply: Puts the controller into its state, after it has appeared: what it has loaded by
  ///     itself does not overwrite it.
  public static func viewController<Controller: UIViewController>(
    _ make: @escaping () throws -> Controller, state: String = "",
    context: SnapshotContext<Controller>, fitting: SnapshotSize? = nil,
    apply: @escaping (Controller) throws -> Void = { _ in }
  ) -> SnapshotSubject {
    SnapshotSubject(context) { size, body in
      let screen = SnapshotScreen(size: try screenSize(size, fitting), context: context)
      try screen.withEnvironment {
        LastWords.isDrawing(typeName(Controller.self))
        let controller = try make()
        let host = SnapshotHost(
          subject: controller, contained: controller, typeName: typeName(type(of: controller)),
          state: state, context: context, screen: screen, fitting: fitting)
        host.connectHooks()
        try host.show(apply: { try apply(controller) }) { try body(host, $0) }
      }
    }
  }

  /// The size of the screen on which a subject comes into its state; `nil`: the running task's.
  private static func screenSize(_ size: CGSize?, _ fitting: SnapshotSize?) throws -> CGSize? {
    try fitting?.proposal(size ?? RenderingEnvironment.current.screenSize) ?? size
  }

  /// A subject that is drawn as its window, and after that by its scroll views.
  private init<Subject>(
    _ context: SnapshotContext<Subject>,
    _ show:
      @escaping (
        _ size: CGSize?, _ body: (SnapshotHost<Subject>, UIWindow) throws -> Void
      ) throws -> Void
  ) {
    let found = ScrollableContents()
    self.init { size, body in
      try show(size) { host, window in
        found.names = Array(context.scrollViewsToTest(host.subject, host.state).keys)
        try host.cover(window) {
          try body(HostedSubject(view: window, typeName: host.typeName))
        }
      }
    }
    contents = (
      found,
      { size, name, body in
        try show(size) { host, _ in
          let scrollViews = context.scrollViewsToTest(host.subject, host.state)
          guard let scrollView = scrollViews[name] else {
            throw SnapshotVerifier.Error.missingScrollView(
              name: name, found: scrollViews.keys.sorted())
          }
          scrollView.expandToContent()
          try body(HostedSubject(view: scrollView, typeName: host.typeName))
        }
      }
    )
  }
}
