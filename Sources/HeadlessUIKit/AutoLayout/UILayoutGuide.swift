// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle that takes part in layout and shows nothing.
///
/// ```swift
/// let gap = UILayoutGuide()
/// view.addLayoutGuide(gap)
/// gap.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1).isActive = true
/// ```
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide is in.
  open internal(set) weak var owningView: UIView?
  /// A name for messages.
  open var identifier = ""

  var solvedFrame = CGRect.zero
  var variables: LayoutVariables?
  /// What moves the edges of a guide that follows its view's bounds; `nil` for one that is free.
  let insets: ((UIView) -> UIEdgeInsets)?
  /// The insets in the last solution.
  var solvedInsets: UIEdgeInsets?

  /// Whether it is what the insets leave free below: the strip at the bottom edge.
  var isStripAtBottom = false
  var isAmbiguous = false
  var keptAnchors: [NSObject?] = []

  /// Makes a guide that is in no view yet.
  public override init() {
    insets = nil
    super.init()
  }

  init(following view: UIView, identifier: String, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// The guide's place in its view's coordinates after the last layout, in points.
  open var layoutFrame: CGRect {
    guard let insets, let owningView else { return solvedFrame }
    let (bounds, inset) = (owningView.bounds, insets(owningView))
    guard isStripAtBottom else { return bounds.inset(by: inset) }
    return CGRect(
      x: bounds.minX, y: bounds.maxY - inset.bottom, width: bounds.width, height: inset.bottom)
  }
}
