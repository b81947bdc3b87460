// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An object of a `.xib` file or storyboard that hears when all of it is made and connected.
///
/// On iOS each NSObject overrides the method. Views and controllers do so here, too; the plug-in
/// `UIKitSources` writes this protocol beside other classes that do.
public protocol NibAwakening: NSObjectProtocol {
  /// Called when the file has made the object and connected it.
  func awakeFromNib()
}
