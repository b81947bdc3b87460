// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import SnapshotVerification

/// A window in which a view or a controller is shown for a snapshot, as a child of another
/// controller.
struct ViewStage {
  private let view: UIView
  private let controller: UIViewController
  private let config: ViewImageConfig

  /// Shows a view, in a controller of its own.
  init(view: UIView, config: ViewImageConfig) {
    self.init(view, UIViewController(), config)
  }

  /// Shows a controller.
  init(controller: UIViewController, config: ViewImageConfig) {
    self.init(controller.view, controller, config)
  }

  private init(_ view: UIView, _ controller: UIViewController, _ config: ViewImageConfig) {
    self.view = view
    self.controller = controller
    self.config = config
  }

  /// Draws the view.
  ///
  /// - Parameters:
  ///   - typeName: The type that a reference is bound to.
  ///   - picture: What is shown.
  func picture(typeName: String, _ picture: SnapshotPicture = .view) -> UIImage {
    LastWords.isDrawing(typeName)
    return show { view in
      let scale = RenderingEnvironment.current.displayScale
      do throws(SnapshotVerifier.Error) {
        return UIImage.make(
          try SnapshotRenderer(scale: scale, picture: picture)
            .picture(of: view, typeName: typeName), scale: scale)
      } catch {
        RenderingEnvironment.report("\(error)")
        return UIImage()
      }
    }
  }

  /// Calls `body` while the view is laid out in the window.
  func show<Result>(_ body: (UIView) -> Result) -> Result {
    let (insets, size) = screen
    let statusBar = UIApplication.shared.statusBarOfHost
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = insets
    environment.screenSafeAreaInsets = insets
    return RenderingEnvironment.$current.withValue(environment) {
      config.traits.performingAsCurrent { showInWindow(size, below: statusBar, body) }
    }
  }

  private func showInWindow<Result>(
    _ size: CGSize, below statusBar: CGFloat, _ body: (UIView) -> Result
  ) -> Result {
    noteWhatIsLeftOut()
    let frame = view.frame
    view.frame.size = wantedSize
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let root = UIViewController()
    place(in: root, size)
    window.isHidden = false
    window.rootViewController = root
    layOut(root)
    scroll(below: statusBar, in: root)
    let result = body(view)
    window.rootViewController = nil
    window.isHidden = true
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    if view !== controller.view {
      view.removeFromSuperview()
      view.frame = frame
    }
    return result
  }

  /// What a controller presents lies in its window, which the controller leaves for the picture.
  private func noteWhatIsLeftOut() {
    guard let presented = controller.presentedViewController,
      presented.viewIfLoaded?.isDescendant(of: controller.view) != true
    else { return }
    RenderingEnvironment.report(
      RenderingIssue(
        "\(type(of: controller)) presents \(type(of: presented)), which a picture of the controller "
          + "leaves out, as on iOS. Take a picture of its window: "
          + "assertSnapshot(of: window, as: .image).",
        kind: .warning, in: [controller.view]))
  }

  private func place(in root: UIViewController, _ size: CGSize) {
    let (outer, inner): (UIView, UIView) = (root.view, controller.view)
    outer.frame = CGRect(origin: .zero, size: size)
    inner.frame = outer.bounds
    root.addChild(controller)
    outer.addSubview(inner)
    if inner.translatesAutoresizingMaskIntoConstraints {
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    controller.didMove(toParent: root)
  }

  private func layOut(_ root: UIViewController) {
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    guard wantedSize.width == 0 || wantedSize.height == 0 else { return }
    view.sizeToFit()
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Scrolls what had begun below the status bar, where tests run in an app.
  ///
  /// Without safe areas, swift-snapshot-testing has a view laid out on the screen, and moves it off
  /// the screen for its picture: the safe area is gone then, and scroll views stay as they were, as
  /// in the pictures of TikDog (20 points) and of devpass-tech's view code (47). Those with an inset
  /// of their own are at their top all the same, as in the pictures of devpass-tech's hereminders.
  private func scroll(below statusBar: CGFloat, in root: UIViewController) {
    guard statusBar > 0, config.safeArea == .zero, !(controller is UINavigationController),
      !(controller is UITabBarController)
    else { return }
    let scrollViews = Self.scrollViews(in: root.view)
    guard !scrollViews.isEmpty else { return }
    root.additionalSafeAreaInsets.top = statusBar
    layOut(root)
    let covered = scrollViews.map { view in
      view.countsSafeAreaVertically && view.contentInset.top == 0
        && view.contentOffset.y == -view.adjustedContentInset.top
        ? view.safeAreaInsets.top : 0
    }
    root.additionalSafeAreaInsets.top = 0
    layOut(root)
    for (view, height) in zip(scrollViews, covered) where height > 0 {
      view.contentOffset.y -= height
      view.layoutIfNeeded()
    }
  }

  /// The outermost ones.
  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { subview in
      (subview as? UIScrollView).map { [$0] } ?? scrollViews(in: subview)
    }
  }

  /// A controller whose view has no size fills the screen, which on iOS it does once it is loaded.
  private var wantedSize: CGSize {
    if let size = config.size { return size }
    let own = controller.view.frame.size
    return own == .zero ? RenderingEnvironment.current.screenSize : own
  }

  /// The insets and the size of the window.
  ///
  /// swift-snapshot-testing cuts the covered strip off the window of a container with a bar there,
  /// instead of putting the bar below it; references from there have that size. Where the tests run
  /// in an app, the simulator has a status bar, below which a navigation bar stands all the same.
  private var screen: (UIEdgeInsets, CGSize) {
    var (insets, size) = (config.safeArea, wantedSize)
    func cutTop() {
      size.height -= insets.top
      insets.top = 0
      // Without safe areas the view is drawn off the screen. A phone on its side has no status bar.
      if config.safeArea != .zero, size.height > size.width {
        insets.top = UIApplication.shared.statusBarOfHost
      }
    }
    if controller is UINavigationController {
      cutTop()
    } else if let tabs = controller as? UITabBarController {
      size.height -= insets.bottom
      insets.bottom = 0
      if tabs.selectedViewController is UINavigationController { cutTop() }
    }
    return (insets, size)
  }
}

extension UITraitCollection {
  /// What `body` gives with these traits as the current ones.
  func performingAsCurrent<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = body() }
    guard let result else { trap("actions are performed before the call returns") }
    return result
  }
}
