// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension Router {
  /// The mistakes that a router traps on.
  public enum RoutingError {
    /// The top screen is in no navigation controller.
    case navigationControllerNotFound
    /// No controller belongs to a screen's name.
    case viewControllerNotFound
    /// A view model is not of the screen's type.
    case failedToAssignViewModel

    var message: String {
      switch self {
      case .navigationControllerNotFound:
        "The view controller is trying to access a `UINavigationController` that does not exist."
      case .viewControllerNotFound:
        "Identifier is not associated to a RoutableViewController. Update your "
          + "`screensAndDestinations`."
      case .failedToAssignViewModel:
        "Could not assign the viewModel properly to your vc."
      }
    }

    /// Traps without holding up the queue that found the mistake.
    func trapOnAnotherThread() {
      let message = message
      DispatchQueue.global().async { LifecycleTrap.trap(message) }
    }
  }
}
