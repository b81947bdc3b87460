// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// A key with the values that are written into it: `"\(count) pets"` is the key `%lld pets`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A key without values.
    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    /// A key without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// A key of the values that are written into it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    enum Argument: Equatable, Sendable {
      case text(String)
      case signed(Int64)
      case unsigned(UInt64)
      case real(Double)

      var value: any CVarArg {
        switch self {
        case .text(let value): value
        case .signed(let value): value
        case .unsigned(let value): value
        case .real(let value): value
        }
      }
    }

    /// Gathers a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [Argument] = []

      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// A part of the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }
      /// A text: `%@`.
      public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }
      /// A whole number: `%lld`.
      public mutating func appendInterpolation(_ value: some SignedInteger & FixedWidthInteger) {
        append(value is Int32 ? "%d" : "%lld", .signed(Int64(clamping: value)))
      }
      /// A whole number: `%llu`.
      public mutating func appendInterpolation(_ value: some UnsignedInteger & FixedWidthInteger) {
        append(value is UInt32 ? "%u" : "%llu", .unsigned(UInt64(clamping: value)))
      }
      /// A number: `%lf`, or `%f` for a `Float`.
      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        append(value is Float ? "%f" : "%lf", .real(Double(value)))
      }
      /// A number, written as a format says.
      public mutating func appendInterpolation(
        _ value: some BinaryFloatingPoint, specifier: String
      ) { append(specifier, .real(Double(value))) }
      /// A whole number, written as a format says.
      public mutating func appendInterpolation(
        _ value: some SignedInteger & FixedWidthInteger, specifier: String
      ) { append(specifier, .signed(Int64(clamping: value))) }
      /// Any other value, described: `%@`.
      @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", .text("\(value)"))
      }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// The text of a key in the language of the snapshot's traits.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key with its values; where no table has it, the text itself.
  ///   - table: The table; `nil` is `Localizable`.
  ///   - bundle: The bundle; `nil` and the main one stand for those of all targets.
  ///   - locale: In which numbers are written; `nil` for the language's.
  ///   - comment: For translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// The text of a key, or a default, in the language of the snapshot's traits.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, bundle, locale)
  }

  /// The text of a resource in the language of the snapshot's traits.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
  }

  fileprivate init(
    _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?,
    _ locale: Locale?
  ) {
    let format = Localizer.text(key, value: value.key, table: table, bundle: bundle ?? .main)
    guard !value.arguments.isEmpty || format.contains("%") else {
      self = format
      return
    }
    let language = RenderingEnvironment.current.language ?? "en"
    self.init(
      appFormat: format, locale: locale ?? Locale(identifier: language),
      arguments: value.arguments.map(\.value))
  }
}
