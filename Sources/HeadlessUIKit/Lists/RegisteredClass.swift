// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The class that a list is told to make its views of, as what the list needs. Asked when a view is
/// made, as on iOS: a suite whose list makes none may register anything.
func subclass<View: UIView>(
  of wanted: View.Type, _ given: AnyClass, registeredFor identifier: String
) -> View.Type {
  guard let view = given as? View.Type else {
    trap(
      "\(given) was registered for '\(identifier)', and is no subclass of \(wanted): register one "
        + "that is")
  }
  return view
}
