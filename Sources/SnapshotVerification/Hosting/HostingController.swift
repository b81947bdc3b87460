// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import ModellableViewLifecycle

/// The controller of a view that is shown for a snapshot.
///
/// It does what the published lifecycles' own controllers do: the view knows it, its phases are
/// run, and its `layout` once, in the first layout pass.
final class HostingController: UIViewController {
  let hostedView: UIView
  private let phases: ViewPhases?
  private var hasLaidOut = false

  init(_ view: UIView, phases: HostPhases) {
    hostedView = view
    self.phases = ViewPhases(of: view, phases)
    super.init(nibName: nil, bundle: nil)
    if let view = view as? any BMViewWithViewControllerAndViewModel { view.viewController = self }
    if var view = view as? any AnyViewControllerModellableView { view.viewController = self }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func loadView() {
    phases?.prepare()
    view = hostedView
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard !hasLaidOut else { return }
    hasLaidOut = true
    phases?.layout()
  }

  /// Lets go of the view, which may outlive the snapshot.
  func releaseView() {
    hostedView.removeFromSuperview()
    view = nil
  }
}
