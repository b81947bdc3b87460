// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The examples of Controllers.
private final class ControllersExamples: ExampleScreen {
  func alertAction(model: ExampleModel) {
    let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in model.delete() }
    _ = delete
  }

  func alertController(model: ExampleModel) {
    let alert = UIAlertController(
      title: "Delete pet?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in model.delete() })
    present(alert, animated: true)
  }

  func navigationController() {
    let navigation = UINavigationController(rootViewController: PetsViewController())
    navigation.pushViewController(PetViewController(), animated: false)
  }

  func popoverArrowDirection(popover: UIPopoverPresentationController) {
    popover.permittedArrowDirections = [.up, .down]
  }

  func popoverPresentationController(button: UIButton, menu: UIViewController) {
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 240, height: 180)
    menu.popoverPresentationController?.sourceView = button
    present(menu, animated: true)
  }

  func popoverPresentationControllerSourceItem(controller: UIViewController) {
    controller.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
  }

  func modalPresentationStyle(controller: UIViewController) {
    controller.modalPresentationStyle = .overFullScreen
  }

  func modalPresentationStyle2(controller: UIViewController) {
    controller.modalTransitionStyle = .crossDissolve
  }

  func sheetPresentationControllerDetent(sheet: UISheetPresentationController) {
    sheet.detents = [.custom { context in 0.3 * context.maximumDetentValue }, .large()]
  }

  func sheetPresentationController(controller: UIViewController) {
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    controller.sheetPresentationController?.prefersGrabberVisible = true
    present(controller, animated: true)
  }

  func tab() {
    let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
      HomeViewController()
    }
    let controller = UITabBarController(tabs: [home])
    _ = controller
  }

  func tabBarController(petsNavigation: UINavigationController, settings: UIViewController) {
    let tabs = UITabBarController()
    tabs.viewControllers = [petsNavigation, settings]
    tabs.selectedIndex = 1
  }

  func rectEdge(controller: UIViewController) {
    controller.edgesForExtendedLayout = [.top, .bottom]
  }

  func viewControllerTransitionCoordinator(header: UIView) {
    transitionCoordinator?.animate(alongsideTransition: { _ in header.alpha = 1 })
  }
}

private final class PopoverPresentationControllerDelegateExample: ExampleScreen,
  UIPopoverPresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    popover.sourceView = button
  }
}

private final class ViewControllerTransitioningDelegateExample: ExampleScreen,
  UIViewControllerTransitioningDelegate
{
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerController(presentedViewController: presented, presenting: presenting)
  }
}

private final class ViewControllerTransitioningDelegate2Example: ExampleAnimator,
  UIViewControllerAnimatedTransitioning
{
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

private final class AdaptivePresentationControllerDelegateExample: ExampleScreen,
  UIAdaptivePresentationControllerDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }  // a popover on phones, too
}

private final class StatusBarStyleExample: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

private enum PresentationControllerExample {
  final class DrawerController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).divided(atDistance: 200, from: .maxYEdge).slice
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }
}

private enum ViewControllerExample {
  final class ProfileViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
}

/// The example of ``UIApplicationDelegate``.
private enum ApplicationExamples {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }
}

/// The example of ``UIActivityViewController``.
private final class SheetExamples: ExampleScreen {
  func activitySheet() {
    let sheet = UIActivityViewController(activityItems: ["Ada"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.print]
  }
}

private final class SegueExample: UIViewController {
  final class PetViewController: UIViewController {
    var pet = ""
  }
  let pet = "Ada"

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? PetViewController)?.pet = pet
  }
}
