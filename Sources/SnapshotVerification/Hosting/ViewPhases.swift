// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import ModellableViewLifecycle

/// The phases of a view that its host runs, because neither the view nor a controller does.
enum ViewPhases {
  /// `configure`, `style` and `layout`.
  case configured(any BMView)
  /// `setup` and `style`; UIKit calls `layoutSubviews`.
  case setUp(any ModellableViewLifecycle.View)

  /// The phases of `view` that are left to its host; `nil` for none.
  init?(of view: UIView, _ phases: HostPhases) {
    switch phases {
    case .automatic: guard view.subviews.isEmpty else { return nil }
    case .byHost: break
    case .byView: return nil
    }
    if let view = view as? any BMView {
      self = .configured(view)
    } else if let view = view as? any ModellableViewLifecycle.View {
      self = .setUp(view)
    } else {
      return nil
    }
  }

  /// Runs what comes before the state.
  func prepare() {
    switch self {
    case .configured(let view):
      view.configure()
      view.style()
    case .setUp(let view):
      view.setup()
      view.style()
    }
  }

  /// Runs what comes after the state, when the view has its size.
  func layout() {
    switch self {
    case .configured(let view): view.layout()
    case .setUp: break
    }
  }
}
