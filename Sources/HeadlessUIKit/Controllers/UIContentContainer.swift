// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is told of the sizes and traits that its surroundings will have: every view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that it would like to have, in points; zero for none.
  var preferredContentSize: CGSize { get }

  /// Called when a child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size of a child when this one will be as large as `parentSize`, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before another size comes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before other traits come.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
