// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What is looked for in the views of a picture, apart from differences.
///
/// Characters without a glyph and constraints that contradict each other are not among these: they
/// fail a snapshot always.
public enum LintKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Text that is cut or ends in an ellipsis.
  case truncatedText
  /// Text that reaches out of the background on which it stands.
  case textOutsideBackground
  /// Two controls, one over the other.
  case overlappingControls
  /// A view that reaches out of its parent.
  case outsideParent
  /// A view that has something to show and no size.
  case zeroSize
  /// A control that is smaller than 44x44 points, the least of Apple's Human Interface Guidelines.
  case smallTarget
  /// Text on a background that is too much like it: a contrast below 4.5:1, or below 3:1 for large
  /// text (WCAG 2.2, success criterion 1.4.3).
  case contrast
  /// A view to which its constraints leave several places or sizes.
  case ambiguousLayout
  /// A view that right-to-left layout does not mirror.
  case mirroring
}
