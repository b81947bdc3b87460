// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What has a tag: views and the items of bars.
///
/// On iOS any object can be asked for one: `(sender as AnyObject).tag`. The plug-in UIKitSources
/// writes this protocol there.
@preconcurrency @MainActor
public protocol ObjectWithTag: AnyObject {
  /// A number for the app's own use.
  var tag: Int { get set }
}

extension UIView: ObjectWithTag {}
extension UIBarItem: ObjectWithTag {}
