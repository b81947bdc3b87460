// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Finds addresses of web pages and of mail, and telephone numbers, in texts, as simple patterns
/// tell them: `https://example.com`, `example.com`, `ada@example.com`, `+44 20 7946 0958`.
///
/// Foundation for Linux has no detector. That of iOS finds more, such as `example.museum`, in many
/// languages. Dates, places and the like are not found; a note says so.
///
/// The bits are those of `NSTextCheckingResult.CheckingType` on Linux: `link` is 64 there and not
/// 32, which is its `address`.
///
/// ```swift
/// let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
/// let links = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
/// ```
open class NSDataDetector: NSObject {
  /// What is looked for, as bits of `NSTextCheckingResult.CheckingType`.
  public final let checkingTypes: UInt64
  private let patterns: [(type: UInt64, expression: NSRegularExpression)]

  /// What cannot be looked for.
  public struct Unsupported: Error, CustomStringConvertible {
    /// The bits of the kinds.
    public let types: UInt64
    /// What is found, and what was asked for.
    public var description: String {
      "NSDataDetector finds links (64) and telephone numbers (2048), and not what the bits "
        + "\(types) stand for"
    }
  }

  // `CheckingType.link` and `phoneNumber` of Foundation for Linux, which are deprecated there.
  static let link: UInt64 = 1 << 6
  static let phoneNumber: UInt64 = 1 << 11

  /// Makes a detector.
  ///
  /// - Parameter types: Bits of `NSTextCheckingResult.CheckingType`: `link`, `phoneNumber`, or
  ///   both.
  /// - Throws: ``Unsupported`` where none of these is asked for.
  public init(types: UInt64) throws {
    let others = types & ~(Self.link | Self.phoneNumber)
    guard others != types else { throw Unsupported(types: others) }
    if others != 0 {
      RenderingEnvironment.reportNotDrawn(
        "NSDataDetector", "links and telephone numbers alone are found")
    }
    checkingTypes = types
    patterns = try [(Self.link, Self.linkPattern), (Self.phoneNumber, Self.phonePattern)]
      .filter { types & $0.0 != 0 }
      .map { ($0.0, try NSRegularExpression(pattern: $0.1)) }
    super.init()
  }

  private static let linkPattern =
    "(?:https?|ftp)://[^\\s<>\"]*[^\\s<>\".,;:!?)\\]']"
    + "|www\\.[^\\s<>\"]*[^\\s<>\".,;:!?)\\]']"
    + "|(?:mailto:)?[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+"
    + "|(?<![\\w@./-])(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+(?:\(domains))(?![\\w-])"
    + "(?:[/?#][^\\s<>\"]*[^\\s<>\".,;:!?)\\]'])?"
  /// The domains that are told without `www.`: those that are no words.
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|app|dev|io|co|ai|tv|eu|uk|de|fr|es|nl|ch|se|dk|fi|pl|cz"
    + "|pt|gr|ie|ru|ua|tr|jp|cn|kr|br|mx|ar|ca|au|nz|za"
  private static let phonePattern = "(?<![\\w.])\\+?\\(?\\d[\\d ()./-]{5,}\\d(?!\\w)"

  /// An expression that finds the same places, for what takes one: on iOS a detector is itself an
  /// `NSRegularExpression`. Its results are ranges, without addresses and numbers.
  public final var regularExpression: NSRegularExpression {
    get throws {
      try NSRegularExpression(
        pattern: patterns.map(\.expression.pattern).joined(separator: "|"))
    }
  }

  /// What is found in a part of a text, in its order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = patterns.flatMap { type, expression in
      expression.matches(in: string, options: options, range: range).map {
        DetectedText(type, $0.range, (string as NSString).substring(with: $0.range))
      }
    }
    let links = found.filter { $0.type == Self.link }
    // The digits of an address are no number.
    return found.filter { text in
      text.type == Self.link
        || !links.contains { NSIntersectionRange($0.range, text.range).length > 0 }
    }.sorted { $0.range.location < $1.range.location }
  }

  /// The first that is found in a part of a text; `nil` for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How much is found in a part of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls `block` with what is found in a part of a text, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }
}

extension NSTextCheckingResult {
  /// A result for a link at a place, as ``NSDataDetector`` finds it.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedText(NSDataDetector.link, range, url.absoluteString, url: url)
  }

  /// A result for a telephone number at a place, as ``NSDataDetector`` finds it.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    DetectedText(NSDataDetector.phoneNumber, range, phoneNumber)
  }
}

/// A link or a telephone number in a text.
private final class DetectedText: NSTextCheckingResult {
  let type: UInt64
  let text: String
  /// The address of a link that was not found in a text.
  let address: URL?
  private let place: NSRange

  /// Whether it is `ada@example.com`, and not `example.com/?to=ada@example.com`.
  var isAddressOfMail: Bool {
    text.firstIndex { "@/?#".contains($0) }.map { text[$0] == "@" } ?? false
  }

  init(_ type: UInt64, _ range: NSRange, _ text: String, url: URL? = nil) {
    address = url
    self.type = type
    self.text = text
    place = range
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override var resultType: CheckingType { CheckingType(rawValue: type) }
}

extension NSTextCheckingResult {
  /// The address of a link that ``NSDataDetector`` has found; `nil` for other results.
  public var url: URL? {
    guard let found = self as? DetectedText, found.type == NSDataDetector.link else { return nil }
    if let address = found.address { return address }
    if found.text.contains("://") || found.text.hasPrefix("mailto:") {
      return URL(string: found.text)
    }
    return URL(string: (found.isAddressOfMail ? "mailto:" : "http://") + found.text)
  }

  /// The telephone number that ``NSDataDetector`` has found; `nil` for other results.
  public var phoneNumber: String? {
    guard let found = self as? DetectedText, found.type != NSDataDetector.link else { return nil }
    return found.text
  }
}

extension NSTextCheckingResult {
  /// The date that was found; `nil`, as dates are not looked for.
  public var date: Date? { nil }
  /// The time zone of a date that was found; `nil`, as dates are not looked for.
  public var timeZone: TimeZone? { nil }
  /// How long what was found lasts; 0, as dates are not looked for.
  public var duration: TimeInterval { 0 }
  /// The parts of a postal address that was found; `nil`, as addresses are not looked for.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a flight and the like that was found; `nil`, as these are not looked for.
  public var components: [NSTextCheckingKey: String]? { nil }
}
