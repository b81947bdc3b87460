// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Linux's Foundation lets no object but strings stand in a format.
extension NSObject: @retroactive CVarArg {
  /// The object's description, as `%@` shows it.
  public var _cVarArgEncoding: [Int] {
    // A format keeps no hold of its arguments: the text is never given back.
    let text = Unmanaged.passRetained(NSString(string: "\(self)"))
    return [Int(bitPattern: text.toOpaque())]
  }
}
