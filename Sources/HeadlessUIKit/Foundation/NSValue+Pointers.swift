// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSValue {
  /// Wraps the place of an object, which is not kept alive by it.
  public convenience init(nonretainedObject anObject: Any?) {
    let object = anObject as AnyObject?
    self.init(pointer: object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
  }

  /// Wraps a pointer.
  public convenience init(pointer: UnsafeRawPointer?) {
    var address = UInt64(UInt(bitPattern: pointer))
    self.init(bytes: &address, objCType: "Q")
  }

  /// The wrapped object, which must still be there; `nil` where none was wrapped.
  public var nonretainedObjectValue: Any? {
    pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The wrapped pointer.
  public var pointerValue: UnsafeMutableRawPointer? {
    var address: UInt64 = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: UInt(address))
  }
}
