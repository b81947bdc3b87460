// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Writes names of persons, and reads them: what iOS calls `PersonNameComponentsFormatter`, which
/// Linux's Foundation has by name alone. The plug-in UIKitSources writes this name for that one.
///
/// ```swift
/// let formatter = PersonNameFormatter()
/// formatter.style = .abbreviated
/// return formatter.string(from: ada)  // "AL"
/// ```
///
/// Western names begin with the given name; those in Chinese, Japanese or Korean letters with the
/// family's, without a space. What users choose in the settings of an iPhone is not known here.
open class PersonNameFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As ``medium``.
    case `default` = 0
    /// The nickname, or else the given name.
    case short
    /// The given name and the family's.
    case medium
    /// All parts: with prefix, middle name and suffix.
    case long
    /// The initials.
    case abbreviated
  }

  /// What is written in place of the name itself.
  public struct Options: OptionSet, Sendable {
    /// The bits of Foundation.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// How the name is spoken: its phonetic representation.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written. The default is ``Style/default``.
  open var style = Style.default
  /// Whether the phonetic representation is written. The default is false.
  open var isPhonetic = false
  /// The language, kept: the letters of a name say in which order its parts stand.
  open var locale: Locale! = .ofSnapshot

  /// Makes a formatter.
  public override init() { super.init() }
  /// Fails: formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name; empty where the parts that the style writes are.
  open func string(from components: PersonNameComponents) -> String {
    let name =
      isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    let isEastern = name.isEastern
    let plain = [name.givenName, name.familyName].compactMap(\.filled)
    switch style {
    case .short: return name.nickname.filled ?? plain.first ?? ""
    case .abbreviated: return plain.map { $0.prefix(1).uppercased() }.joined()
    case .default, .medium:
      return isEastern ? plain.reversed().joined() : plain.joined(separator: " ")
    case .long:
      if isEastern { return plain.reversed().joined() }
      return [
        name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
      ].compactMap(\.filled).joined(separator: " ")
    }
  }

  /// A name; `nil` for anything but the parts of one.
  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map(string(from:))
  }

  /// The parts of a name: titles before it, the given name, middle names, the family's, and titles
  /// behind it; "Lovelace, Ada" begins with the family's. `nil` for a text without a letter.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    guard string.contains(where: \.isLetter) else { return nil }
    var parts = string.split(separator: ",", maxSplits: 1).map(String.init)
    var name = PersonNameComponents()
    var isReversed = false
    if parts.count == 2 {
      let last = parts[1].trimmingCharacters(in: .whitespaces)
      if Self.suffixes.contains(last.asTitle) {
        name.nameSuffix = last
      } else {
        isReversed = true
      }
      if !isReversed { parts.removeLast() }
    }
    var words = (isReversed ? parts[1] + " " + parts[0] : parts[0]).split {
      $0.isWhitespace
    }.map(String.init)
    if words.count > 1, Self.prefixes.contains(words[0].asTitle) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 1, let last = words.last, Self.suffixes.contains(last.asTitle) {
      name.nameSuffix = words.removeLast()
    }
    name.givenName = words.first
    if words.count > 1 { name.familyName = words.last }
    if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return name
  }

  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "rev", "herr", "frau", "m", "mme",
    "mlle", "sr", "sra", "srta", "sig", "fr",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "mba",
  ]
}

extension String {
  /// A word as titles are compared: "ph.d." is "phd".
  fileprivate var asTitle: String { lowercased().replacing(".", with: "") }
}

extension String? {
  /// The text where there is one that is not empty.
  fileprivate var filled: String? {
    let text = self?.trimmingCharacters(in: .whitespaces)
    return text?.isEmpty == false ? text : nil
  }
}

extension PersonNameComponents {
  /// Whether the name is written in Chinese, Japanese or Korean letters.
  fileprivate var isEastern: Bool {
    let letters = ((familyName ?? "") + (givenName ?? "")).unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy { scalar in
        (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
          || (0xAC00...0xD7AF).contains(scalar.value)
      }
  }
}
