// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An object that can respond to events: views, view controllers, windows.
open class UIResponder: NSObject, AssociatedStorageOwner {
  /// The values that protocols attach to this object, released after the body of its `deinit`.
  public final private(set) lazy var associatedStorage = AssociatedStorage()

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain; `nil` at its end.
  open var next: UIResponder? { nil }
}
