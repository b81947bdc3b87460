// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Brings one controller to the screen in its style.
struct Presenter {
  private let style: NavigationStyle
  private let animated: Bool

  init(_ element: AnyRoutableObject) {
    style = element.navigationStyle
    animated = element.animated
  }

  /// Shows `controller` above the top screen; calls `done` when it is there.
  func show(_ controller: UIViewController, _ done: @escaping () -> Void) {
    guard let top = Router.findTopViewController() else { return done() }
    switch style {
    case .stack(let presentationStyle, let navigation):
      navigation?.modalPresentationStyle = presentationStyle
      if let current = top.navigationController {
        current.pushViewController(controller, animated: animated, completion: done)
      } else {
        let navigation = navigation ?? UINavigationController()
        navigation.viewControllers = [controller]
        navigation.modalPresentationStyle = presentationStyle
        top.present(navigation, animated: animated, completion: done)
      }
    case .modal(let presentationStyle, let navigation, let transitionStyle):
      navigation?.viewControllers = [controller]
      let presented = navigation ?? controller
      presented.modalPresentationStyle = presentationStyle
      presented.modalTransitionStyle = transitionStyle
      top.present(presented, animated: animated, completion: done)
    }
  }
}
