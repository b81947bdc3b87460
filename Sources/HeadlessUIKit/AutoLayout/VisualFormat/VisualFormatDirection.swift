// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The attributes in which the line of a visual format runs.
struct VisualFormatDirection {
  var start: NSLayoutConstraint.Attribute
  var end: NSLayoutConstraint.Attribute
  var startMargin: NSLayoutConstraint.Attribute
  var endMargin: NSLayoutConstraint.Attribute
  var length: NSLayoutConstraint.Attribute
  /// What the distance to the next view is measured from.
  var before: NSLayoutConstraint.Attribute
  /// What the distance from the view before is measured to.
  var after: NSLayoutConstraint.Attribute
  /// Whether the later one of two neighbors has the smaller coordinate.
  var isReversed: Bool

  private init(
    _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute,
    margins: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute),
    _ length: NSLayoutConstraint.Attribute, isReversed: Bool = false
  ) {
    (self.start, self.end, self.length) = (start, end, length)
    (startMargin, endMargin) = margins
    (before, after) = (end, start)
    self.isReversed = isReversed
  }

  init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
    guard axis == .horizontal else {
      self.init(.top, .bottom, margins: (.topMargin, .bottomMargin), .height)
      if options.contains(.spacingBaselineToBaseline) {
        (before, after) = (.lastBaseline, .firstBaseline)
      }
      return
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight:
      self.init(.left, .right, margins: (.leftMargin, .rightMargin), .width)
    case .directionRightToLeft:
      self.init(.right, .left, margins: (.rightMargin, .leftMargin), .width, isReversed: true)
    default:
      self.init(.leading, .trailing, margins: (.leadingMargin, .trailingMargin), .width)
    }
  }
}
