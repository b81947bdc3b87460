// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The texts that a `.stringsdict` file or a catalog has for one key and several widths.
///
/// On iOS the object that a look-up gives knows the others. In Swift for Linux it is a text and no
/// more: the others are found by it.
enum WidthVariants {
  private static let known = Mutex<[String: [Int: String]]>([:])

  /// The widest of the texts, which a look-up gives, after all were noted; `nil` without any.
  ///
  /// - Parameter texts: The texts by the width that each needs, in a unit of the app's own.
  static func widest(of texts: [Int: String]) -> String? {
    guard let widest = texts.keys.max().flatMap({ texts[$0] }) else { return nil }
    known.withLock { $0[widest] = texts }
    return widest
  }

  /// The text beside `text` that is the widest of those which need no more than `width`; the
  /// narrowest where all need more.
  static func variant(of text: String, fitting width: Int) -> String {
    guard let texts = known.withLock({ $0[text] }) else { return text }
    let fitting = texts.keys.filter { $0 <= width }.max() ?? texts.keys.min()
    return fitting.flatMap { texts[$0] } ?? text
  }
}

extension NSString {
  /// The text for a width, of those that a `.stringsdict` file (`NSStringVariableWidthRuleType`) or a
  /// catalog has for the same key: the widest that fits, or the narrowest. A text without such is
  /// its own.
  ///
  /// ```swift
  /// (NSLocalizedString("delete", comment: "") as NSString).variantFittingPresentationWidth(20)
  /// ```
  ///
  /// - Parameter width: The width that there is, in the unit of the file's keys.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    let text = String(describing: self)
    return WidthVariants.variant(of: text, fitting: width)
  }
}
