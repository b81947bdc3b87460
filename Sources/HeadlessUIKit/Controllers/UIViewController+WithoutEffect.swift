// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a controller keeps and what changes no pixel here.
extension UIViewController {
  /// How a controller comes into sight. It is there at once.
  public final class Transition: @unchecked Sendable {
    /// What a zoom is like.
    public final class ZoomOptions {
      /// What is dimmed; `nil`, the default, for the system's color.
      public var dimmingColor: UIColor?
      /// What lies over the view meanwhile.
      public var dimmingVisualEffect: UIBlurEffect?
      /// Makes options with the defaults.
      public init() {}
    }

    /// Who asks for the view that a zoom starts at.
    public struct ZoomSourceViewProviderContext {
      /// The controller that is zoomed.
      public let zoomedViewController: UIViewController
      /// The controller that the view is in.
      public let sourceViewController: UIViewController
    }

    private init() {}

    /// From the bottom.
    public static var coverVertical: Transition { Transition() }
    /// Turned around.
    public static var flipHorizontal: Transition { Transition() }
    /// Out of the air.
    public static var crossDissolve: Transition { Transition() }
    /// Under a page.
    public static var partialCurl: Transition { Transition() }

    /// Out of a view. The view is never asked for.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }
  }

  /// How the controller comes into sight. The default is `nil`: as the system does it.
  public var preferredTransition: Transition? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether what is presented over this controller comes into sight in its way. The default is
  /// false.
  public var providesPresentationContextTransitionStyle: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Whether the focus goes back to where it was. The default is true.
  public var restoresFocusAfterTransition: Bool {
    get { KeptValues.value(of: self, or: true) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A name by which the controller is found again when the app starts anew. The default is `nil`.
  public var restorationIdentifier: String? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// A name in the measurements of smoothness. The default is `nil`.
  public var interactionActivityTrackingBaseName: String? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  final func keepContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for name in Self.edgeNames where edge.contains(name.edge) {
      KeptValues.keep(scrollView, of: self, name.key)
    }
  }

  /// What makes the controller when state is restored. Nothing is restored here.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }

  /// Says which scroll view decides how bars at all edges look, in place of the first one.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .leading, .bottom, .trailing])
  }

  final func keptContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let name = Self.edgeNames.first { edge.contains($0.edge) }
    return name.flatMap { KeptValues.value(of: self, or: UIScrollView?.none, $0.key) }
  }

  private static let edgeNames: [(edge: NSDirectionalRectEdge, key: String)] = [
    (.top, "scroll view at the top"), (.leading, "scroll view at the start"),
    (.bottom, "scroll view at the bottom"), (.trailing, "scroll view at the end"),
  ]
}

/// What makes controllers when state is restored. Nothing is restored here: it is never called.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Makes the controller of a path, or gives the one that is there.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
