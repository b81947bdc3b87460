// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AssociatedStorage {
  /// The storage of `owner`, which must be an ``AssociatedStorageOwner``; traps through
  /// ``LifecycleTrap`` where it is not one.
  ///
  /// The lifecycles' protocols can be adopted by any class, as the published ones can, but Linux
  /// has no associated objects.
  public static func storage(of owner: AnyObject) -> AssociatedStorage {
    guard let owner = owner as? any AssociatedStorageOwner else {
      LifecycleTrap.trap(
        "\(type(of: owner)) has no place for its view model. Let it inherit from a view or a "
          + "controller, or adopt AssociatedStorageOwner with "
          + "`let associatedStorage = AssociatedStorage()`.")
    }
    return owner.associatedStorage
  }
}
