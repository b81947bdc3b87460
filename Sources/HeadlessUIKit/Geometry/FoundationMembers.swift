// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What Apple's Foundation has beside what Linux's has, where it can be had honestly.

extension URL {
  /// Asks to read a file of another app. Files can be read as they are: true.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives the file back.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Asks to read a file of another app. Files can be read as they are: true.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives the file back.
  public func stopAccessingSecurityScopedResource() {}
}

extension UserDefaults {
  /// Keeps a value under a name.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value under a name.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSLocale {
  /// The language and region of the process.
  public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
}

extension RunLoop.Mode {
  /// While people scroll. Nobody does here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension NSString {
  /// Fills a format with numbers and words, as the language writes them.
  public class func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...)
    -> NSString
  {
    NSString(string: String(format: format, locale: .current, arguments: arguments))
  }
}

/// Core Foundation's true.
public let kCFBooleanTrue: NSNumber! = true
/// Core Foundation's false.
public let kCFBooleanFalse: NSNumber! = false
/// Core Foundation's name of a dictionary.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name of a number.
public typealias CFNumber = NSNumber
/// Core Foundation's name of a truth.
public typealias CFBoolean = NSNumber

/// Objects that are not kept alive, such as listeners.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry { weak var object: ObjectType? }
  private var entries: [Entry] = []
  private var kept: [ObjectType] = []
  private let isWeak: Bool

  /// How objects are kept.
  public struct Options: OptionSet, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Makes options of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// They are kept alive.
    public static var strongMemory: Options { [] }
    /// They are not kept alive.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// They are told apart by their address, as all are here.
    public static var objectPointerPersonality: Options { Options(rawValue: 512) }
  }

  /// Makes a table.
  public init(options: Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Makes a table of objects that are not kept alive.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects, in the order in which they came.
  open var allObjects: [ObjectType] { isWeak ? entries.compactMap(\.object) : kept }
  /// How many there are.
  open var count: Int { allObjects.count }
  /// Any of them.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object that is not there yet.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    if isWeak { entries.append(Entry(object: object)) } else { kept.append(object) }
  }

  /// Takes an object away.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.object === object }
    kept.removeAll { $0 === object }
  }

  /// Takes all objects away.
  open func removeAllObjects() {
    entries = []
    kept = []
  }

  /// Whether an object is there.
  open func contains(_ object: ObjectType?) -> Bool { allObjects.contains { $0 === object } }
}
