// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// One thing that is looked for in laid-out views.
protocol Lint {
  /// What is found, by the indices of the elements, in their order.
  func findings(in scene: LintScene) -> [LintFinding]
}

/// Something that was found in one view.
struct LintFinding {
  var kind: LintKind
  /// The index of the view.
  var element: Int
  /// What was found, with the values.
  var message: String
  /// Where in the picture, in points; `nil`: the view's own place.
  var frame: CGRect?
}

extension LintKind {
  /// What looks for this kind in the views alone; `nil` where more than the views is needed.
  var lint: (any Lint)? {
    switch self {
    case .truncatedText: TruncatedTextLint()
    case .textOutsideBackground: TextOutsideBackgroundLint()
    case .overlappingControls: OverlappingControlsLint()
    case .outsideParent: OutsideParentLint()
    case .zeroSize: ZeroSizeLint()
    case .smallTarget: SmallTargetLint()
    case .smallText: SmallTextLint()
    case .ambiguousLayout: AmbiguousLayoutLint()
    case .contrast, .mirroring, .unlabeledControl, .duplicateLabel, .unreachableControl,
      .spokenImageName, .missingGlyph, .brokenConstraints, .standInSymbol, .standInFont,
      .missingAsset, .olderLook, .leftOut, .notDrawn, .warning:
      nil
    }
  }
}

extension UILabel {
  /// Where the text stands in the label's own coordinates, as it is drawn; `nil` without text.
  var drawnTextRect: CGRect? {
    guard text?.isEmpty == false, !bounds.isEmpty else { return nil }
    var rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch textAlignment {
    case .center: rect.origin.x = bounds.midX - rect.width / 2
    case .right: rect.origin.x = bounds.maxX - rect.width
    case .natural where isMirrored: rect.origin.x = bounds.maxX - rect.width
    default: break
    }
    rect.origin.y = bounds.minY + max(0, bounds.height - rect.height) / 2
    return rect
  }
}
