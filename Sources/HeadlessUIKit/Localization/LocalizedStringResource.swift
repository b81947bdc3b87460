// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A text that is looked up where it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables are.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's, which stands for those of all targets.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// A bundle at a place.
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    /// Whether both are the same place.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      left.bundle.bundlePath == right.bundle.bundlePath
    }
  }

  /// The key.
  public let key: String
  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table; `nil` is `Localizable`.
  public let table: String?
  /// In which locale numbers are written; `nil` for the language's.
  public var locale: Locale?
  /// Where the tables are.
  public let bundle: BundleDescription

  /// A key that is its own text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// A key with a text of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A key that is its own text.
  public init(stringLiteral value: String) { self.init(.init(value)) }

  /// A key of the values that are written into it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
