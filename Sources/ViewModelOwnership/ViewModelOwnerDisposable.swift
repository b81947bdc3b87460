// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Something that ends when it is disposed of, such as an observation.
public protocol ViewModelOwnerDisposable: AnyObject {
  /// Ends it. Later calls do nothing.
  func dispose()
}
