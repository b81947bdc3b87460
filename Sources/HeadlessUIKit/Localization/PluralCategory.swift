// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Which of a language's forms a whole number takes, by the rules of Unicode's CLDR ("Language
/// Plural Rules", cardinal numbers) for the languages that iOS has.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category of a number in a language such as `de` or `pt-BR`.
  init(of number: Int, in language: String) {
    let size = number.magnitude
    let code = language.split { "-_".contains($0) }.first.map { $0.lowercased() } ?? "en"
    switch code {
    case "ja", "ko", "zh", "yue", "th", "vi", "id", "ms", "lo", "km", "my": self = .other
    case "pt" where ["-pt", "_pt"].contains(language.lowercased().suffix(3)):
      self = size == 1 ? .one : .other
    case "fr", "pt", "hi", "bn", "gu", "kn", "fa", "hy", "am", "zu": self = size < 2 ? .one : .other
    case "ru", "uk", "be": self = Self.eastSlavic(size)
    case "hr", "sr", "bs": self = Self.southSlavic(size)
    case "pl": self = Self.polish(size)
    case "cs", "sk": self = size == 1 ? .one : (2...4).contains(size) ? .few : .other
    case "sl": self = Self.slovenian(size)
    case "lt": self = Self.lithuanian(size)
    case "lv": self = Self.latvian(size)
    case "ro": self = Self.romanian(size)
    case "ar": self = Self.arabic(size)
    case "he", "iw": self = size == 1 ? .one : size == 2 ? .two : .other
    case "ga": self = Self.irish(size)
    case "cy": self = Self.welsh(size)
    case "mk", "is": self = size % 10 == 1 && size % 100 != 11 ? .one : .other
    default: self = size == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ size: UInt) -> PluralCategory {
    if size % 10 == 1, size % 100 != 11 { return .one }
    return (2...4).contains(size % 10) && !(12...14).contains(size % 100) ? .few : .many
  }

  private static func southSlavic(_ size: UInt) -> PluralCategory {
    if size % 10 == 1, size % 100 != 11 { return .one }
    return (2...4).contains(size % 10) && !(12...14).contains(size % 100) ? .few : .other
  }

  private static func polish(_ size: UInt) -> PluralCategory {
    if size == 1 { return .one }
    return (2...4).contains(size % 10) && !(12...14).contains(size % 100) ? .few : .many
  }

  private static func slovenian(_ size: UInt) -> PluralCategory {
    switch size % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func lithuanian(_ size: UInt) -> PluralCategory {
    if (11...19).contains(size % 100) { return .other }
    return size % 10 == 1 ? .one : size % 10 >= 2 ? .few : .other
  }

  private static func latvian(_ size: UInt) -> PluralCategory {
    if size % 10 == 0 || (11...19).contains(size % 100) { return .zero }
    return size % 10 == 1 ? .one : .other
  }

  private static func romanian(_ size: UInt) -> PluralCategory {
    if size == 1 { return .one }
    return size == 0 || (1...19).contains(size % 100) ? .few : .other
  }

  private static func arabic(_ size: UInt) -> PluralCategory {
    switch size {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      (3...10).contains(size % 100) ? .few : (11...99).contains(size % 100) ? .many : .other
    }
  }

  private static func irish(_ size: UInt) -> PluralCategory {
    switch size {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func welsh(_ size: UInt) -> PluralCategory {
    switch size {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }
}
