// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A connection to another process. None can be made: only the names of its methods are there, by
/// which apps ask the application to go to the background, `#selector(NSXPCConnection.suspend)`.
open class NSXPCConnection: NSObject {
  override init() {}

  /// Calls nobody.
  open func suspend() {}
  /// Calls nobody.
  open func resume() {}
}
