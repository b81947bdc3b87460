// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// A place in a line that a tab character leads to.
///
/// ```swift
/// style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
/// ```
open class NSTextTab: NSObject {
  /// The name of another property of a tab stop; none are read here.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// The characters, a `CharacterSet`, that end a column whose text is aligned to them.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How the text after the tab stands at the stop: from it, before it, or around it. Natural and
  /// justified are as left in text from left to right, as right in text from right to left.
  public let alignment: NSTextAlignment
  /// From the paragraph's leading edge, in points.
  public let location: CGFloat
  /// What it was made with. It changes no picture, and a paragraph style does not keep it.
  public let options: [OptionKey: Any]

  /// Makes a tab stop at the leading edge.
  public override convenience init() { self.init(textAlignment: .natural, location: 0) }

  /// Makes a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: How the text stands at it.
  ///   - location: From the paragraph's leading edge, in points. What is no number counts as 0.
  ///   - options: Kept as they are.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location.isFinite ? location : 0
    self.options = options
    super.init()
  }

  /// Tab stops are equal when their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return stop == other.stop
  }

  /// Equal tab stops have equal hashes.
  open override var hash: Int { stop.hashValue }

  var stop: TabStop { TabStop(location, alignment: alignment.textAlignment) }
}

extension NSTextTab {
  convenience init(_ stop: TabStop) {
    self.init(textAlignment: NSTextAlignment(stop.alignment), location: stop.location)
  }
}
