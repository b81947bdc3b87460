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
  /// The address of a file.
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  /// The address of a file or a folder.
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }

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
  /// An older name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
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
  public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...)
    -> NSString
  {
    NSString(string: String(format: "\(format)", locale: .current, arguments: arguments))
  }
}

extension NSMutableString {
  /// Adds a format that is filled with numbers and words.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: "\(format)", arguments: arguments))
  }
}

extension NSLocale {
  /// The name of a language in this one's language, such as `French` for `fr`.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    displayName(forKey: .languageCode, value: languageCode)
  }

  /// The name of a country in this one's language, such as `France` for `FR`.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    displayName(forKey: .countryCode, value: countryCode)
  }

  /// The name of a currency in this one's language, such as `Euro` for `EUR`.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    displayName(forKey: .currencyCode, value: currencyCode)
  }

  /// The name of a language with its region in this one's language.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    displayName(forKey: .identifier, value: localeIdentifier) ?? localeIdentifier
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
/// C's name of the largest number of single precision.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// Whether the code runs in a simulator, as `#if targetEnvironment(simulator)` says, too: 1.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// Whether the code is that of an iPhone, an iPad or their kin: 1.
public let TARGET_OS_IPHONE: Int32 = 1
/// Whether the code is that of iOS: 1.
public let TARGET_OS_IOS: Int32 = 1
/// Whether the code is an iPad's on a Mac: 0.
public let TARGET_OS_MACCATALYST: Int32 = 0
