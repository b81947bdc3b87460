// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Views that a list may show again, by the name under which it keeps them.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  /// Keeps a view that is no longer shown. One without a name is dropped.
  mutating func keep(_ view: View, as identifier: String?) {
    guard let identifier else { return }
    views[identifier, default: []].append(view)
  }

  /// The view that was kept last under the name.
  mutating func take(_ identifier: String) -> View? {
    views[identifier]?.popLast()
  }
}
