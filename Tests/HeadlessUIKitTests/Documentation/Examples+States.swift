// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

func show<View: UIView & StateShowing>(_ states: [View.ShownState], in view: View) {
  for state in states { view.applyShownState(state) }
}
