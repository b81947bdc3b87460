// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What the plug-in UIKitSources writes for Foundation's functions of the same tasks, which look for
// texts in the main bundle alone, in the language of the machine.

/// A key's text in the language of the snapshot's traits, from a bundle's `.strings`,
/// `.stringsdict` and `.xcstrings` files.
///
/// - Parameters:
///   - key: The key, which is the text where no table has it and `value` is empty.
///   - tableName: The table; `nil` is `Localizable`.
///   - bundle: The bundle. The main one stands for those of all targets.
///   - value: The text where no table has the key.
///   - comment: For translators.
public func appLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  Localizer.text(key, value: value, table: tableName, bundle: bundle)
}

extension Bundle {
  /// A key's text, as ``appLocalizedString(_:tableName:bundle:value:comment:)`` finds it.
  public func appLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    Localizer.text(key, value: value, table: table, bundle: self)
  }
}

extension String {
  /// A text with its arguments, which may depend on numbers in it.
  public init(appFormat format: String, _ arguments: any CVarArg...) {
    self.init(appFormat: format, arguments: arguments)
  }

  /// A text with its arguments, which may depend on numbers in it.
  public init(appFormat format: String, arguments: [any CVarArg]) {
    let resolved = LocalizedFormat.resolved(format, arguments)
    self.init(format: resolved.format, arguments: resolved.arguments.map(\.forFormat))
  }

  /// A text with its arguments, written as in a locale.
  public init(appFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self.init(appFormat: format, locale: locale, arguments: arguments)
  }

  /// A text with its arguments, written as in a locale.
  public init(appFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
    let resolved = LocalizedFormat.resolved(format, arguments)
    self.init(
      format: resolved.format, locale: locale, arguments: resolved.arguments.map(\.forFormat))
  }

  /// A text with its arguments, written as in the language of the snapshot's traits.
  public static func appLocalizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String {
    let language = RenderingEnvironment.current.language ?? "en"
    return String(appFormat: format, locale: Locale(identifier: language), arguments: arguments)
  }
}

extension CVarArg {
  /// Foundation on Linux formats strings and numbers. Other objects are described.
  fileprivate var forFormat: any CVarArg {
    // A cast would make an object of a number.
    let type = Swift.type(of: self)
    return type is NSObject.Type && !(type is NSString.Type) ? "\(self)" : self
  }
}
