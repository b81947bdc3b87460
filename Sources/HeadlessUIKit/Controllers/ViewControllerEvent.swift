// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The steps of a view controller's lifecycle that a host can act on.
package enum ViewControllerEvent {
  case viewDidLoad
  case viewWillAppear
  case viewDidAppear
  case viewDidLayoutSubviews
}
