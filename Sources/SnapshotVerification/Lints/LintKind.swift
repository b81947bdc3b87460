// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What is looked for in the views of a picture, apart from differences.
///
/// Characters without a glyph, constraints that contradict each other, what is not drawn, and what
/// UIKit warns of are no matter of taste: they fail a snapshot unless rules say otherwise, even
/// where nothing else is looked for. Its picture is drawn and compared all the same.
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
  /// Text that is drawn in less than 9 points.
  case smallText
  /// A view to which its constraints leave several places or sizes.
  case ambiguousLayout
  /// A view that right-to-left layout does not mirror.
  case mirroring
  /// A control of which nothing is read but its kind or its state.
  case unlabeledControl
  /// Controls that are read in the same words.
  case duplicateLabel
  /// A control that can be pressed and is not read.
  case unreachableControl
  /// The name of a picture's file or symbol, which is read as a label.
  case spokenImageName
  /// A character for which no font has a glyph.
  case missingGlyph
  /// Constraints that contradict each other, or would give a view a negative size.
  case brokenConstraints
  /// A symbol of which there is no drawing, so that a square stands for it.
  case standInSymbol
  /// A font of Apple's that may not be shipped, so that another one stands for it.
  case standInFont
  /// A picture or a color that code asked for by a name which no catalog has.
  case missingAsset
  /// A view that has the look of an older system than the one that is drawn.
  case olderLook
  /// Code that needs a framework which Linux has not, see the plug-in UIKitSources.
  case leftOut
  /// A part of a view's look, or of what it does, that is not drawn: the picture lacks it.
  case notDrawn
  /// What UIKit logs, and then goes on, such as a presentation that cannot begin.
  case warning
}

extension LintKind {
  /// What layout and drawing report by themselves.
  init?(_ kind: RenderingIssue.Kind) {
    switch kind {
    case .missingGlyph: self = .missingGlyph
    case .brokenConstraints: self = .brokenConstraints
    case .standInSymbol: self = .standInSymbol
    case .standInFont: self = .standInFont
    case .missingAsset: self = .missingAsset
    case .olderLook: self = .olderLook
    case .leftOut: self = .leftOut
    case .notDrawn: self = .notDrawn
    case .warning: self = .warning
    case .other: return nil
    }
  }
}
