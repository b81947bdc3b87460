// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What the International Components for Unicode say in the version that Foundation brings with it:
/// numbers with units, and where words and sentences end.
///
/// Foundation's module has none of it. Its functions are found by their names when they are first
/// used; they have been there since Swift 6.0.
enum InternationalComponents {
  /// Where texts are divided.
  enum Boundary: Int32 {
    case word = 1
    case sentence = 3
  }

  /// Writes a number as a skeleton says.
  ///
  /// - Parameter skeleton: Such as `unit/meter unit-width-short .##`, in the language of
  ///   https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html.
  /// - Returns: The text; `nil` where the skeleton or its unit is unknown.
  static func text(of number: Double, skeleton: String, locale: Locale) -> String? {
    let skeleton = Array(skeleton.utf16)
    var status: Int32 = 0
    let formatter = openFormatter(skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { if let formatter { closeFormatter(formatter) } }
    guard status <= 0, let formatter else { return nil }
    let result = openResult(&status)
    defer { if let result { closeResult(result) } }
    guard status <= 0, let result else { return nil }
    formatDouble(formatter, number, result, &status)
    var text = [UInt16](repeating: 0, count: 512)
    let length = resultToString(result, &text, Int32(text.count), &status)
    guard status <= 0, length <= text.count else { return nil }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }

  /// The ranges of a text's words, or of its sentences, in units of UTF-16. Spaces and signs that
  /// stand between words are none.
  static func ranges(of boundary: Boundary, in text: [UInt16], locale: Locale) -> [Range<Int>] {
    text.withUnsafeBufferPointer { units in
      var status: Int32 = 0
      let iterator = openBreaks(
        boundary.rawValue, locale.identifier, units.baseAddress, Int32(units.count), &status)
      guard status <= 0, let iterator else { return [] }
      defer { closeBreaks(iterator) }
      var ranges: [Range<Int>] = []
      var start = Int(firstBreak(iterator))
      while case let end = Int(nextBreak(iterator)), end >= 0 {
        if boundary == .sentence || breakStatus(iterator) >= firstStatusOfWords {
          ranges.append(start..<end)
        }
        start = end
      }
      return ranges
    }
  }

  /// Below are spaces and signs: `UBRK_WORD_NUMBER` of ICU's `ubrk.h`.
  private static let firstStatusOfWords: Int32 = 100

  // MARK: Functions

  private typealias Status = UnsafeMutablePointer<Int32>
  private typealias Units = UnsafePointer<UInt16>
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private static let openFormatter = function(
    "unumf_openForSkeletonAndLocale",
    (@convention(c) (Units, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?).self)
  private static let closeFormatter = function("unumf_close", Close.self)
  private static let openResult = function(
    "unumf_openResult", (@convention(c) (Status) -> OpaquePointer?).self)
  private static let closeResult = function("unumf_closeResult", Close.self)
  private static let formatDouble = function(
    "unumf_formatDouble",
    (@convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void).self)
  private static let resultToString = function(
    "unumf_resultToString",
    (@convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32).self)
  private static let openBreaks = function(
    "ubrk_open",
    (@convention(c) (Int32, UnsafePointer<CChar>, Units?, Int32, Status) -> OpaquePointer?).self)
  private static let closeBreaks = function("ubrk_close", Close.self)
  private static let firstBreak = function(
    "ubrk_first", (@convention(c) (OpaquePointer) -> Int32).self)
  private static let nextBreak = function(
    "ubrk_next", (@convention(c) (OpaquePointer) -> Int32).self)
  private static let breakStatus = function(
    "ubrk_getRuleStatus", (@convention(c) (OpaquePointer) -> Int32).self)

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function {
    // Foundation's names begin so, that they are not taken for those of another copy.
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_\(name)") else {
      trap(
        "Foundation's \(name) is not in this program: link Swift's libraries dynamically")
    }
    return unsafeBitCast(symbol, to: type)
  }
}
