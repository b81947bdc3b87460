// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The moments of a controller's life at which its host may want to do something.
package enum ControllerMoment {
  case viewDidLoad
  case viewWillAppear
  case viewDidAppear
  case viewDidLayoutSubviews
}
