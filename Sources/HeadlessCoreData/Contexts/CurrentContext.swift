// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The context whose `perform` runs at present, by which a request is executed that names none.
struct CurrentContext: @unchecked Sendable {
  let context: NSManagedObjectContext

  @TaskLocal static var current: CurrentContext?
}

extension NSFetchRequest {
  /// The objects that the request asks for, of the context whose `perform` or `performAndWait` is
  /// running.
  ///
  /// - Precondition: One is running.
  public func execute() throws -> [ResultType] {
    guard let current = CurrentContext.current else {
      trap(
        "a fetch request of \(entityName ?? "no entity") is executed outside of a context's "
          + "perform(_:): give it to the context's fetch(_:)")
    }
    return try current.context.fetch(self)
  }
}
