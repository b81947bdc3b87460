// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The last objects that a thread was given without owning them, in the place of iOS's autorelease
/// pool.
final class AutoreleasedObjects {
  private static let key = "HeadlessUIKit.AutoreleasedObjects"
  private var kept: [AnyObject] = []

  /// Keeps an object until the thread has been given eight more.
  static func keep(_ object: AnyObject) -> AnyObject {
    let dictionary = Thread.current.threadDictionary
    let objects = dictionary[key] as? AutoreleasedObjects ?? AutoreleasedObjects()
    dictionary[key] = objects
    let former = objects.kept
    objects.kept = former.suffix(7) + [object]
    withExtendedLifetime(former) {}
    return object
  }
}
