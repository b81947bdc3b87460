// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AssociatedStorage {
  /// The storage of `owner`, the same one each time.
  ///
  /// The lifecycles' protocols can be adopted by any class, as the published ones can. An
  /// ``AssociatedStorageOwner``, such as a view or a controller, keeps its storage itself. That of
  /// any other object is found by a table, and is released right after the object's `deinit`, in
  /// which it can still be read. What such an object attaches for the first time in its `deinit`
  /// is not kept.
  public static func storage(of owner: AnyObject) -> AssociatedStorage {
    if let owner = owner as? any AssociatedStorageOwner { return owner.associatedStorage }
    return AttachedValues.of(owner).storage
  }
}

/// What is attached to an object that has no place for it.
final class AttachedValues: @unchecked Sendable {
  /// What the lifecycles attach.
  let storage = AssociatedStorage()
  /// What `objc_setAssociatedObject` attaches.
  let objects = AssociatedObjects()

  /// By the objects' addresses. An object's values are taken out before its memory is freed.
  private static let table = Table()

  private final class Table: @unchecked Sendable {
    let lock = NSLock()
    var values: [UnsafeRawPointer: AttachedValues] = [:]
  }

  /// What is attached to `owner`, the same each time.
  static func of(_ owner: AnyObject) -> AttachedValues {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    return table.lock.withLock {
      if let values = table.values[address] { return values }
      let values = AttachedValues()
      if hearEnd(of: owner) { table.values[address] = values }
      return values
    }
  }

  /// Lets go of what is attached to the object that was at `address`.
  fileprivate static func end(at address: UnsafeRawPointer) {
    // What is released may attach values itself: that happens after the lock.
    let ended = table.lock.withLock { table.values.removeValue(forKey: address) }
    withExtendedLifetime(ended) {}
  }
}

// The two have their other side in Sources/CObjectEndings.

/// Asks that `objectEnded` is called when `object` has ended; `false` where it is ending already.
@_silgen_name("headless_uikit_hear_end")
private func hearEnd(of object: AnyObject) -> Bool

@_silgen_name("headless_uikit_object_ended")
func objectEnded(_ object: UnsafeRawPointer) { AttachedValues.end(at: object) }
