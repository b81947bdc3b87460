// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A laid-out tree as lints look at it: every view that can be seen, with its place in the picture.
struct LintScene {
  /// One view. An object, because every lint goes through all of them: copies of values with as
  /// many parts were a tenth of what the lints take.
  final class Element {
    let view: UIView
    /// In the coordinates of the picture, in points.
    let frame: CGRect
    /// The part of the picture in which ancestors let it be seen.
    let visible: CGRect
    /// How much of it is seen, with that of its ancestors: above 0 to 1.
    let alpha: CGFloat
    /// The index of its parent; `nil` for the root.
    let parent: Int?
    /// Whether it and its ancestors take touches.
    let isInteractive: Bool
    /// Whether it or an ancestor is a control that is not enabled.
    let isDisabled: Bool

    init(
      _ view: UIView, frame: CGRect, visible: CGRect, alpha: CGFloat, parent: Int?,
      isInteractive: Bool, isDisabled: Bool
    ) {
      self.view = view
      (self.frame, self.visible, self.alpha) = (frame, visible, alpha)
      (self.parent, self.isInteractive, self.isDisabled) = (parent, isInteractive, isDisabled)
    }

    /// Whether it is one of the views of which the toolkit builds bars, alerts and controls: an app
    /// has no say in them.
    var isPartOfToolkit: Bool {
      let name = _typeName(type(of: view))
      return name == "HeadlessUIKit.UITabBarButton"
        || name.hasPrefix("HeadlessUIKit.") && !name.hasPrefix("HeadlessUIKit.UI")
    }
  }

  /// The views, parents before their subviews, the lowest sibling first.
  private(set) var elements: [Element] = []
  let size: CGSize

  init(_ root: UIView) {
    size = root.bounds.size
    append(
      root, parent: nil,
      Inherited(
        origin: CGPoint(x: -root.bounds.minX, y: -root.bounds.minY),
        visible: CGRect(origin: .zero, size: size), alpha: 1, isInteractive: true,
        isDisabled: false))
  }

  private struct Inherited {
    /// Where the origin of the parent's coordinates lies in the picture.
    var origin: CGPoint
    var visible: CGRect
    var alpha: CGFloat
    var isInteractive: Bool
    var isDisabled: Bool
  }

  private mutating func append(_ view: UIView, parent: Int?, _ inherited: Inherited) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let frame =
      parent == nil
      ? CGRect(origin: .zero, size: size)
      : view.frame.offsetBy(dx: inherited.origin.x, dy: inherited.origin.y)
    var next = inherited
    if parent != nil {
      next.origin = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
      next.alpha *= view.alpha
    }
    next.isInteractive = inherited.isInteractive && view.isUserInteractionEnabled
    next.isDisabled = inherited.isDisabled || (view as? UIControl)?.isEnabled == false
    elements.append(
      Element(
        view, frame: frame, visible: inherited.visible, alpha: next.alpha, parent: parent,
        isInteractive: next.isInteractive, isDisabled: next.isDisabled))
    let own = elements.count - 1
    if view.clipsToBounds { next.visible = inherited.visible.intersection(frame) }
    for subview in view.subviews { append(subview, parent: own, next) }
  }

  /// The element and its ancestors, from the inside out.
  func chain(from index: Int) -> [Element] {
    var chain: [Element] = []
    var next: Int? = index
    while let index = next {
      chain.append(elements[index])
      next = elements[index].parent
    }
    return chain
  }

  /// Whether it lies beside a modal view, and so is not meant to be reached.
  func isBesideModal(_ index: Int) -> Bool {
    chain(from: index).contains { element in
      element.view.superview?.subviews.contains {
        $0.accessibilityViewIsModal && $0 !== element.view && !$0.isHidden
      } == true
    }
  }

  /// For each element the views from the root to it, as messages show them.
  var paths: [String] {
    var paths: [String] = []
    for element in elements {
      let title = Self.title(of: element.view)
      paths.append(element.parent.map { paths[$0] + " > " + title } ?? title)
    }
    return paths
  }

  static func title(of view: UIView) -> String {
    let type = String(describing: type(of: view))
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      return "\(type) \"\(identifier)\""
    }
    guard let text = (view as? UILabel)?.text, !text.isEmpty else { return type }
    return "\(type) '\(text.count > 24 ? text.prefix(23) + "…" : text[...])'"
  }
}
