// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How a name that a person wrote becomes one part of a file name: readable, and safe on every file
/// system, in a shell, in a URL and in an archive.
///
/// - Letters, marks and digits of every script stay, in Unicode's composed form (NFC).
/// - `_ - + = , @` stay; every run of anything else becomes one `-`, and none at either end.
/// - The dot goes, because it separates the parts of a snapshot's file name.
/// - A name of nothing but such characters is spelled in code points: `🎉` is `u1f389`.
/// - No name at all is `empty`.
/// - A name that Windows reserves (`con`, `nul`, ...) gets a `_`.
/// - A name that is too long is cut and ends in a checksum of the whole.
///
/// ```swift
/// FileNameSpelling.part("Größe 1/2 (dunkel)", byteLimit: 80)  // "Größe-1-2-dunkel"
/// ```
public enum FileNameSpelling {
  /// The part of a file name that stands for `name`; the same for every spelling of the same text
  /// in Unicode, never empty, and at most `byteLimit` bytes of UTF-8.
  ///
  /// - Parameters:
  ///   - name: Any text.
  ///   - byteLimit: At least 32.
  public static func part(_ name: String, byteLimit: Int) -> String {
    require(byteLimit >= 32, "a file name needs room for 32 bytes, not \(byteLimit)")
    let composed = composed(name)
    guard !composed.isEmpty else { return "empty" }
    var part = replacingHostileCharacters(composed)
    if part.isEmpty { part = codePoints(composed) }
    if reservedNames.contains(part.lowercased()) { part += "_" }
    return shortened(part, byteLimit: byteLimit, original: composed)
  }

  /// The key under which two paths are the same file on some file system: letter case and the form
  /// of Unicode do not count.
  public static func collisionKey(_ path: String) -> String { composed(path.lowercased()) }

  /// The text in Unicode's composed form. ASCII is in it, and Foundation would take a detour.
  static func composed(_ text: String) -> String {
    isASCII(text) ? text : text.precomposedStringWithCanonicalMapping
  }

  /// Eight bytes at a time, as this module is compiled without optimization.
  private static func isASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count >= 8 else { return bytes.allSatisfy { $0 < 0x80 } }
      let bytes = UnsafeRawBufferPointer(bytes)
      // The last eight, which may overlap the ones before them.
      var bits = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      var offset = 0
      while offset + 8 < bytes.count {
        bits |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
      }
      return bits & 0x8080_8080_8080_8080 == 0
    }
  }

  private static let keptPunctuation: Set<Unicode.Scalar> = ["_", "-", "+", "=", ",", "@"]

  /// Names of devices on Windows, with or without an extension.
  private static let reservedNames: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  private static func replacingHostileCharacters(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    var isPendingHyphen = false
    for scalar in name.unicodeScalars {
      guard isKept(scalar) else {
        isPendingHyphen = !result.isEmpty
        continue
      }
      // A mark with nothing to stand on would join the separator before it.
      if result.isEmpty && scalar.properties.generalCategory.isMark { continue }
      if isPendingHyphen && !scalar.properties.generalCategory.isMark { result.append("-") }
      isPendingHyphen = false
      result.append(scalar)
    }
    return String(result)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || keptPunctuation.contains(scalar)
    }
    // Variation selectors are marks, and invisible.
    if scalar.properties.isVariationSelector { return false }
    return scalar.properties.generalCategory.isLetterMarkOrNumber
  }

  private static func codePoints(_ name: String) -> String {
    "u" + name.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
  }

  private static func shortened(_ part: String, byteLimit: Int, original: String) -> String {
    guard part.utf8.count > byteLimit else { return part }
    let ending = "-" + Checksum.hexadecimal(original)
    var kept = ""
    var room = byteLimit - ending.utf8.count
    for character in part {
      room -= character.utf8.count
      if room < 0 { break }
      kept.append(character)
    }
    return kept + ending
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var isLetterMarkOrNumber: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: isMark
    }
  }
}
