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

extension Data.ReadingOptions {
  /// An older name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
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
