// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Linux's Foundation lets no object but strings stand in a format, and no collection.
extension NSObject: @retroactive CVarArg {
  /// The object's description, as `%@` shows it.
  public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

extension Array: @retroactive CVarArg {
  /// The description of an `NSArray`, as `%@` shows it.
  public var _cVarArgEncoding: [Int] { encoding(of: NSArray(array: map { $0 as Any })) }
}

extension Dictionary: @retroactive CVarArg {
  /// The description of an `NSDictionary`, as `%@` shows it.
  public var _cVarArgEncoding: [Int] { encoding(of: NSDictionary(dictionary: self)) }
}

extension Set: @retroactive CVarArg {
  /// The description of an `NSSet`, as `%@` shows it.
  public var _cVarArgEncoding: [Int] { encoding(of: NSSet(set: self)) }
}

private func encoding(of object: NSObject) -> [Int] {
  // A format keeps no hold of its arguments: the text is never given back.
  let text = Unmanaged.passRetained(NSString(string: "\(object)"))
  return [Int(bitPattern: text.toOpaque())]
}
