// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A view of a framework beside UIKit, from a module above this one. Nibs and observers know
/// UIKit's own properties by their names, and ask such a view for its.
@preconcurrency @MainActor
package protocol ViewOfFramework: UIView {
  /// Sets an outlet of a nib; false where there is none of that name.
  func setOutlet(_ name: String, _ value: AnyObject) -> Bool
  /// What observers by name are told of; `nil` for other names.
  func observedValue(_ name: String) -> Any?
}
