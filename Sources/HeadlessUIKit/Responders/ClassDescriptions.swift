// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
@_spi(Reflection) import Swift

// What the Objective-C runtime tells of a class, as far as Swift's own metadata and a class's
// ``ObjectiveCMembers`` have it. Descriptions live as long as the program, as on iOS.

/// A stored property of a class.
public typealias Ivar = OpaquePointer

/// The class that a class inherits from; `nil` for one that inherits from none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// The name of a class with its module's before it; UIKit's have none, as on iOS. "nil" for no
/// class.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassDescription.text(cls.map(uiKitName) ?? "nil")
}

/// The name of an object's class, as ``class_getName(_:)`` has it; "nil" for no object.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(object))
}

/// The stored properties that a class itself declares, in their order. UIKit's classes have others
/// here than on iOS.
///
/// - Parameter outCount: Is set to their number.
/// - Returns: A list to be given to `free`; `nil` for a class without any.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  let ivars = cls.map { ClassDescription.of($0).ivars } ?? []
  return ClassDescription.list(of: ivars.map(\.pointer), outCount)
}

/// How many bytes an object of a class takes, up to a whole word; 0 without a class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  // Swift's metadata of a class: its kind, its superclass, flags and the place of an object's
  // pointer, then the size (swift/docs/ABI/TypeMetadata.rst).
  let place = 2 * MemoryLayout<UnsafeRawPointer>.size + 2 * MemoryLayout<UInt32>.size
  let metadata = unsafeBitCast(cls, to: UnsafeRawPointer.self)
  return (Int(metadata.load(fromByteOffset: place, as: UInt32.self)) + 7) / 8 * 8
}

/// A stored property that a class or one above it declares; `nil` where none has the name.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
  ClassDescription.first(String(cString: name), in: cls, of: \.ivars)
}

/// The name of a stored property. One that is lazy has the name of what stores it.
public func ivar_getName(_ ivar: Ivar) -> UnsafePointer<CChar>? {
  ClassDescription.Member.at(ivar).name
}

/// How many bytes after an object's start a stored property begins.
public func ivar_getOffset(_ ivar: Ivar) -> Int { ClassDescription.Member.at(ivar).offset }

/// How a stored property's type is written: `nil`, as Swift on Linux writes none.
public func ivar_getTypeEncoding(_ ivar: Ivar) -> UnsafePointer<CChar>? { nil }

/// The properties that a class itself tells by name (``ObjectiveCMembers``).
///
/// - Parameter outCount: Is set to their number.
/// - Returns: A list to be given to `free`; `nil` for a class without any.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  let properties = cls.map { ClassDescription.of($0).properties } ?? []
  return ClassDescription.list(of: properties.map(\.pointer), outCount)
}

/// A property that a class or one above it tells by name; `nil` where none has the name.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
  ClassDescription.first(String(cString: name), in: cls, of: \.properties)
}

/// The name of a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  ClassDescription.Member.at(property).name
}

/// The description of one class.
private final class ClassDescription: @unchecked Sendable {
  /// A stored property, or one that is told by name.
  final class Member {
    let name: UnsafePointer<CChar>
    let offset: Int

    init(name: String, offset: Int = 0) {
      self.name = ClassDescription.text(name)
      self.offset = offset
    }

    var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

    static func at(_ pointer: OpaquePointer) -> Member {
      Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
  }

  let ivars: [Member]
  let properties: [Member]

  private init(of cls: AnyClass) {
    let parent: AnyClass? = _getSuperclass(cls)
    ivars = Array(Self.ivars(of: cls).dropFirst(parent.map { Self.ivars(of: $0).count } ?? 0))
    let inherited = Set(parent.map(Self.propertyNames) ?? [])
    properties = Self.propertyNames(of: cls).filter { !inherited.contains($0) }
      .map { Member(name: $0) }
  }

  private static func ivars(of cls: AnyClass) -> [Member] {
    var ivars: [Member] = []
    _ = _forEachField(of: cls, options: .classType) { name, offset, _, _ in
      ivars.append(Member(name: String(cString: name), offset: offset))
      return true
    }
    return ivars
  }

  private static func propertyNames(of cls: AnyClass) -> [String] {
    guard let provider = cls as? any ObjectiveCMembersProviding.Type else { return [] }
    return ObjectiveCMembers.table(of: provider).properties.map(\.name)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ClassDescription] = [:]
  nonisolated(unsafe) private static var texts: [String: UnsafePointer<CChar>] = [:]

  static func of(_ cls: AnyClass) -> ClassDescription {
    if let description = lock.withLock({ known[ObjectIdentifier(cls)] }) { return description }
    let description = ClassDescription(of: cls)
    return lock.withLock {
      let first = known[ObjectIdentifier(cls)] ?? description
      known[ObjectIdentifier(cls)] = first
      return first
    }
  }

  /// The member of a name that a class describes, or the nearest one above it.
  static func first(
    _ name: String, in cls: AnyClass?, of members: (ClassDescription) -> [Member]
  ) -> OpaquePointer? {
    var next: AnyClass? = cls
    while let cls = next {
      let found = members(of(cls)).first { String(cString: $0.name) == name }
      if let found { return found.pointer }
      next = _getSuperclass(cls)
    }
    return nil
  }

  /// A text that stays where it is.
  static func text(_ text: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let known = texts[text] { return known }
      let copy = text.withCString { UnsafePointer(strdup($0)!) }
      texts[text] = copy
      return copy
    }
  }

  static func list(
    of members: [OpaquePointer], _ count: UnsafeMutablePointer<UInt32>?
  ) -> UnsafeMutablePointer<OpaquePointer>? {
    count?.pointee = UInt32(members.count)
    guard !members.isEmpty else { return nil }
    let bytes = malloc(members.count * MemoryLayout<OpaquePointer>.stride)
    let list = bytes?.bindMemory(to: OpaquePointer.self, capacity: members.count)
    list?.initialize(from: members, count: members.count)
    return list
  }
}
