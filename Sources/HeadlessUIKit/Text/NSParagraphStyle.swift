// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// What a paragraph style keeps and nothing is laid out by.
private struct KeptParagraphValues: Equatable {
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var tightensText = false
}

/// How the lines of a paragraph are broken and placed.
open class NSParagraphStyle: AttributeValue, @unchecked Sendable, NSCopying, NSMutableCopying {
  fileprivate(set) var style: ParagraphStyle
  fileprivate var direction = NSWritingDirection.natural
  fileprivate var strategy: LineBreakStrategy = []
  fileprivate var kept = KeptParagraphValues()

  /// Makes the default style: natural alignment, lines broken between words, no spacing.
  public override init() {
    style = ParagraphStyle()
    style.tabStops = (1...12).map { TabStop(CGFloat($0) * 28) }
    super.init()
  }

  fileprivate init(_ other: NSParagraphStyle) {
    style = other.style
    direction = other.direction
    strategy = other.strategy
    kept = other.kept
    super.init()
  }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the edges.
  public var alignment: NSTextAlignment { NSTextAlignment(style.alignment) }
  /// What happens to text that is too wide.
  public var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode) }
  /// How lines break beyond ``lineBreakMode``. The default is none.
  public var lineBreakStrategy: LineBreakStrategy { strategy }
  /// The direction of the text; natural is that of the interface.
  public var baseWritingDirection: NSWritingDirection { direction }
  /// Added below each line but the last, in points.
  public var lineSpacing: CGFloat { style.lineSpacing }
  /// What a line's height is multiplied with, 0 for not at all; what it adds is above the text.
  public var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The least height of a line, in points.
  public var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for no limit.
  public var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// Added below the paragraph, in points.
  public var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// Added above the paragraph, in points.
  public var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  /// From the leading edge to the first line, in points.
  public var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// From the leading edge to the other lines, in points.
  public var headIndent: CGFloat { style.headIndent }
  /// Where lines end: from the leading edge if positive, from the trailing edge if not, in points.
  public var tailIndent: CGFloat { style.tailIndent }
  /// Where tabs lead to, in rising order. The default is twelve stops, 28 points from one to the
  /// next.
  public var tabStops: [NSTextTab]! { style.tabStops.map(NSTextTab.init) }
  /// The distance of the tab stops after those of ``tabStops``, in points. The default is 28.
  public var defaultTabInterval: CGFloat { style.defaultTabInterval }

  /// How far a line may be filled before a word is parted: from 0, never, the default, to 1. Words
  /// are never parted here.
  public var hyphenationFactor: Float { kept.hyphenationFactor }
  /// Whether the system chooses where words are parted. They never are here. The default is false.
  public var usesDefaultHyphenation: Bool { kept.usesDefaultHyphenation }
  /// Whether characters come closer together before text is cut off. They never do here. The
  /// default is false.
  public var allowsDefaultTighteningForTruncation: Bool { kept.tightensText }

  /// The style itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(self) }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

  /// Styles are equal when their values are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return style == other.style && direction == other.direction && strategy == other.strategy
      && kept == other.kept
  }

  /// Equal styles have equal hashes.
  open override var hash: Int { style.hashValue }
}

/// A paragraph style that can be changed.
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.lineSpacing = 4
/// style.alignment = .center
/// ```
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Where lines stand between the edges.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.textAlignment }
  }
  /// What happens to text that is too wide.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.lineBreakMode }
  }
  /// How lines break beyond ``lineBreakMode``.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { strategy }
    set {
      strategy = newValue
      style.avoidsOrphans = newValue.contains(.pushOut)
    }
  }
  /// The direction of the text; natural is that of the interface.
  public override var baseWritingDirection: NSWritingDirection {
    get { direction }
    set { direction = newValue }
  }
  /// Added below each line but the last, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = newValue }
  }
  /// What a line's height is multiplied with, 0 for not at all; what it adds is above the text.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for no limit.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }
  /// Added below the paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = newValue }
  }
  /// Added above the paragraph, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = newValue }
  }
  /// From the leading edge to the first line, in points, 0 or more: less counts as 0, as in the
  /// recorded texts of johnxnguyen/Down.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = max(0, newValue) }
  }
  /// From the leading edge to the other lines, in points.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = newValue }
  }
  /// Where lines end: from the leading edge if positive, from the trailing edge if not, in points.
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = newValue }
  }
  /// Where tabs lead to; kept in rising order. Setting `nil` gives the default: twelve stops, 28
  /// points from one to the next.
  public override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set {
      style.tabStops = (newValue ?? NSParagraphStyle.default.tabStops).map(\.stop)
        .sorted { $0.location < $1.location }
    }
  }
  /// The distance of the tab stops after those of ``tabStops``, in points. The default is 28.
  public override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { style.defaultTabInterval = newValue }
  }

  /// How far a line may be filled before a word is parted: from 0, never, the default, to 1. Words
  /// are never parted here, which is reported.
  public override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set {
      kept.hyphenationFactor = newValue
      if newValue > 0 { reportHyphenation() }
    }
  }
  /// Whether the system chooses where words are parted. They never are here, which is reported. The
  /// default is false.
  public override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set {
      kept.usesDefaultHyphenation = newValue
      if newValue { reportHyphenation() }
    }
  }
  /// Whether characters come closer together before text is cut off. They never do here. The
  /// default is false.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { kept.tightensText = newValue }
  }

  private func reportHyphenation() {
    RenderingEnvironment.report(
      "words are not parted at the end of a line, whatever a paragraph style's hyphenation says",
      kind: .notDrawn)
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    (style, direction, kept) = (obj.style, obj.direction, obj.kept)
  }

  /// Adds a tab stop in its place among the others.
  open func addTabStop(_ tab: NSTextTab) {
    tabStops += [tab]
  }

  /// Removes the tab stops that equal `tab`.
  open func removeTabStop(_ tab: NSTextTab) {
    tabStops = tabStops.filter { $0 != tab }
  }
}

/// The direction of text.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// That of the interface.
  case natural = -1
  /// As Latin.
  case leftToRight = 0
  /// As Arabic.
  case rightToLeft = 1
}
