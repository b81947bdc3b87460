// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A controller that shows a view of SwiftUI's on iOS. Linux has no SwiftUI: the controller is there
/// for what is around it, such as a flow that pushes it or constraints to its view, and is empty.
///
/// The plug-in UIKitSources writes the view's name in the place of the view:
/// `UIHostingController(rootView: PetView(pet))` becomes
///
/// ```swift
/// let controller = UIHostingController(showing: "PetView")
/// ```
///
/// The record of a picture that it is in says what is empty. A picture of nothing else is refused.
open class UIHostingController: UIViewController {
  /// The view that is not there.
  open var rootView: HostedView

  /// Makes a controller that would show a view.
  ///
  /// - Parameter name: The name of the view's type.
  public init(showing name: String) {
    rootView = HostedView(name)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a nib that would show a view.
  ///
  /// - Parameters:
  ///   - coder: What the nib says.
  ///   - name: The name of the view's type.
  public init?(coder: NSCoder, showing name: String) {
    rootView = HostedView(name)
    super.init(coder: coder)
  }

  /// Makes a controller of a nib, which says nothing of a view.
  public required init?(coder: NSCoder) {
    rootView = HostedView("a view")
    super.init(coder: coder)
  }

  /// What follows the view's size. Nothing here, as it has none. The default is none.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Which areas at the edges the view stays out of. Changes nothing here. The default is all.
  open var safeAreaRegions: HostedSafeAreaRegions = .all

  /// The size that the view would have: zero.
  open func sizeThatFits(in size: CGSize) -> CGSize { .zero }

  /// Loads an empty view in the color of a background.
  open override func loadView() {
    view = EmptyHostingView()
    view.backgroundColor = .systemBackground
  }

  /// Says what is empty.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isAlone =
      parent == nil && presentingViewController == nil
      && (view.superview == nil || view.superview is UIWindow)
    let what = "\(rootView.name) is a view of SwiftUI's, which Linux has not"
    if isAlone {
      RenderingEnvironment.report(
        "a \(type(of: self)) is all that there is to draw: \(what). Leave this test to iOS, with "
          + "#if canImport(SwiftUI)")
    } else {
      RenderingEnvironment.report("a \(type(of: self)) is empty: \(what)", kind: .notDrawn)
    }
  }
}

/// The place of a view of SwiftUI's, without one.
private final class EmptyHostingView: UIView {
  override var intrinsicContentSize: CGSize { .zero }
}

/// A view of SwiftUI's, of which the name alone is there.
///
/// ```swift
/// controller.rootView == HostedView("PetView")
/// ```
public struct HostedView: Hashable, Sendable {
  /// The name of the view's type.
  public let name: String

  /// Stands for a view.
  ///
  /// - Parameter name: The name of the view's type.
  public init(_ name: String) { self.name = name }

  /// Whether a controller would show the view: the plug-in UIKitSources writes it for
  /// `controller is UIHostingController<PetView>`.
  @preconcurrency @MainActor
  public static func == (controller: UIHostingController?, view: HostedView) -> Bool {
    controller?.rootView == view
  }
}

/// What of a ``UIHostingController`` follows the size of its view.
///
/// ```swift
/// controller.sizingOptions = [.preferredContentSize]
/// ```
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's preferred size.
  public static let preferredContentSize = Self(rawValue: 1)
  /// The intrinsic size of the controller's view.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// Areas at the edges of a screen that a view of SwiftUI's stays out of.
///
/// ```swift
/// controller.safeAreaRegions = .container
/// ```
public struct HostedSafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What bars and the device's edges cover.
  public static let container = Self(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = Self(rawValue: 2)
  /// All of them.
  public static let all: Self = [.container, .keyboard]
}
