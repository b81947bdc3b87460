// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// An object that can be without its content when nobody uses that. `NSCache` asks none here: what it
/// holds keeps its content.
public protocol NSDiscardableContent: AnyObject {
  /// Says that the content is used; false where it is gone.
  func beginContentAccess() -> Bool
  /// Says that the content is used no longer.
  func endContentAccess()
  /// Lets the content go where nobody uses it.
  func discardContentIfPossible()
  /// Whether the content is gone.
  func isContentDiscarded() -> Bool
}
