// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// Views that stand in the same place when the layout runs from right to left, where the mirror
/// image is expected.
///
/// Each view is looked at in its parent, so that one that does not mirror is found once and not
/// again for all that is in it. Views that say by their `semanticContentAttribute` that they stay
/// as they are, and what scrolls, are left out.
struct MirroringLint {
  private static let tolerance: CGFloat = 1

  /// Compares the elements of two scenes of one view, which differ in direction only.
  func findings(_ leftToRight: LintScene, _ rightToLeft: LintScene) -> [LintFinding] {
    guard leftToRight.elements.count == rightToLeft.elements.count else { return [] }
    return zip(leftToRight.elements, rightToLeft.elements).enumerated().compactMap { index, pair in
      let (left, right) = pair
      guard type(of: left.view) == type(of: right.view), let parent = left.parent,
        right.parent == parent, !left.frame.isEmpty,
        !staysAsItIs(left.view), !leftToRight.chain(from: parent).contains(where: isLeftOut)
      else { return nil }
      let before = leftToRight.elements[parent].frame
      let after = rightToLeft.elements[parent].frame
      let leading = left.frame.minX - before.minX
      let trailing = after.maxX - right.frame.maxX
      guard abs(leading - trailing) > Self.tolerance else { return nil }
      return LintFinding(
        kind: .mirroring, element: index,
        message: "it is \(number(leading)) points from the leading edge of its parent, and "
          + "\(number(trailing)) where the layout runs from right to left")
    }
  }

  private func isLeftOut(_ element: LintScene.Element) -> Bool {
    element.view is UIScrollView || staysAsItIs(element.view)
  }

  private func staysAsItIs(_ view: UIView) -> Bool {
    switch view.semanticContentAttribute {
    case .unspecified: false
    default: true
    }
  }
}
