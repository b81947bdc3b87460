// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Popovers: the four directions of the arrow, the ground of their own, a sheet of choices.
  static let popovers = ControlSheet(name: "popovers") {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right, []]
    return windows(directions.map { popover($0) } + [coloredPopover(), choices()])
  }

  /// A controller that the app places itself: a drawer with its own dimming and a round upper edge.
  static let customPresentations = ControlSheet(name: "custom-presentations") {
    let drawer = UIViewController()
    drawer.view = content("Drawer")
    let drawers = Drawers()
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = drawers
    return windows([
      screen(size: CGSize(width: 240, height: 200)) { $0.present(drawer, animated: true) }
    ])
  }

  /// What `appearance()` makes of bars and controls.
  static let appearances = ControlSheet(name: "appearances") {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    return RenderingEnvironment.$current.withValue(environment) {
      sayAppearance()
      return window(
        width: 320, [bar(), tabs(), UISwitch(), slider(), selectedSegments(), halfDone()])
    }
  }

  // MARK: Popovers

  private static func popover(
    _ direction: UIPopoverArrowDirection,
    _ change: (UIPopoverPresentationController) -> Void = { _ in }
  ) -> UIView {
    let menu = UIViewController()
    menu.view = content("Popover")
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 100, height: 60)
    return screen(size: CGSize(width: 200, height: 200)) { root in
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.frame = source(direction)
      root.view.addSubview(button)
      guard let popover = menu.popoverPresentationController else { return }
      popover.sourceView = button
      popover.permittedArrowDirections = direction
      popover.delegate = root
      change(popover)
      root.present(menu, animated: false)
    }
  }

  private static func source(_ direction: UIPopoverArrowDirection) -> CGRect {
    let center: CGPoint
    switch direction {
    case .up: center = CGPoint(x: 100, y: 50)
    case .down: center = CGPoint(x: 150, y: 150)
    case .left: center = CGPoint(x: 40, y: 100)
    case .right: center = CGPoint(x: 160, y: 100)
    default: center = CGPoint(x: 100, y: 100)
    }
    return CGRect(x: center.x - 30, y: center.y - 15, width: 60, height: 30)
  }

  private static func coloredPopover() -> UIView {
    popover(.up) { popover in
      popover.backgroundColor = .systemYellow
      popover.presentedViewController.view.backgroundColor = nil
    }
  }

  private static func choices() -> UIView {
    let alert = UIAlertController(title: "Ada", message: "What now?", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Share", style: .default))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return screen(size: CGSize(width: 340, height: 320)) { root in
      alert.popoverPresentationController?.delegate = root
      alert.popoverPresentationController?.sourceView = root.view
      alert.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 20, width: 40, height: 20)
      root.present(alert, animated: false)
    }
  }

  private static func content(_ text: String) -> UIView {
    let view = UIView()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontSizeToFitWidth = true
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let room = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      label.topAnchor.constraint(equalTo: room.topAnchor),
      label.bottomAnchor.constraint(equalTo: room.bottomAnchor),
    ])
    return view
  }

  /// A window whose controller presents something.
  private static func screen(
    size: CGSize, _ present: (PopoverRoot) -> Void
  ) -> UIView {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let root = PopoverRoot()
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    window.isHidden = false
    present(root)
    window.layoutIfNeeded()
    return window
  }

  // MARK: Appearance

  private static func sayAppearance() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = look
    UIBarButtonItem.appearance().tintColor = .systemYellow
    UITabBar.appearance().unselectedItemTintColor = .systemBrown
    UITabBarItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 12, weight: .bold)], for: .normal)
    UIView.appearance().tintColor = .systemPink
    UISwitch.appearance().onTintColor = .systemPink
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemYellow
    UIProgressView.appearance().trackTintColor = .systemTeal
  }

  private static func bar() -> UIView {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 288, height: 44))
    let item = UINavigationItem(title: "Pets")
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    bar.items = [UINavigationItem(title: "Back"), item]
    return bar
  }

  private static func tabs() -> UIView {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 288, height: 49))
    bar.items = ["Pets", "People"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?.first
    return bar
  }

  private static func slider() -> UIView {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    return slider
  }

  private static func selectedSegments() -> UIView {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    return segments
  }

  private static func halfDone() -> UIView {
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    progress.progress = 0.4
    return progress
  }

  private static func window(width: CGFloat, _ views: [UIView]) -> UIView {
    (views.first { $0 is UISwitch } as? UISwitch)?.isOn = true
    let column = column(views, width: width)
    let window = UIWindow(frame: CGRect(origin: .zero, size: column.frame.size))
    window.isHidden = false
    window.addSubview(column)
    window.layoutIfNeeded()
    return window
  }
}

/// Keeps popovers as they are where there is little room.
private final class PopoverRoot: UIViewController, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

/// Makes drawers.
private final class Drawers: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Drawer(presentedViewController: presented, presenting: presenting)
  }
}

/// The lower half of the screen, above a dimming of its own.
private final class Drawer: UIPresentationController {
  private let veil = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    veil.backgroundColor = .systemBlue
    veil.alpha = 0
    containerView?.addSubview(veil)
    presentedViewController.transitionCoordinator?.animate { [veil] _ in veil.alpha = 0.4 }
  }

  override func containerViewWillLayoutSubviews() {
    veil.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layer.cornerRadius = 24
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.clipsToBounds = true
  }
}
