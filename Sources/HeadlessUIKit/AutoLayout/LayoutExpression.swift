// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import LinearConstraints

/// A sum of places and lengths of views, in the coordinates of the view that holds a constraint.
struct LayoutExpression {
  private(set) var terms: [LinearConstraint.Term] = []
  var constant: Double = 0
  /// Whether x is measured from the right edge of the holder.
  var isMirrored = false
  /// Collects the implicit constraints whose numbers went into ``constant``; `nil` collects none.
  var implicitConstraints: [ImplicitConstraint]?
  private let holder: UIView
  private let root: LayoutRoot

  init(holder: UIView, root: LayoutRoot) {
    self.holder = holder
    self.root = root
    terms.reserveCapacity(8)
  }

  /// Adds a distance, or an attribute of an item where there is none.
  mutating func add(
    _ distance: LayoutDistance?, _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    times factor: Double
  ) {
    guard let distance else { return add(item, attribute, times: factor) }
    if let end = layoutItem(distance.end.item) {
      add(end, distance.end.attribute, times: factor)
    }
    if let start = layoutItem(distance.start.item) {
      add(start, distance.start.attribute, times: -factor)
    }
  }

  /// Adds an attribute of an item.
  mutating func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) {
    var item = item
    if item === holder, let scrollView = item as? UIScrollView {
      if attribute.isMiddle { return addMiddle(of: scrollView, attribute, times: factor) }
      item = scrollView.item(for: attribute)
    }
    switch attribute {
    case .left, .leftMargin: addX(item, 0, attribute, factor)
    case .right, .rightMargin: addX(item, 1, attribute, factor)
    case .leading, .leadingMargin: addX(item, isMirrored ? 1 : 0, attribute, factor)
    case .trailing, .trailingMargin: addX(item, isMirrored ? 0 : 1, attribute, factor)
    case .centerX, .centerXWithinMargins: addX(item, 0.5, attribute, factor)
    case .top, .topMargin: addY(item, 0, attribute, factor)
    case .bottom, .bottomMargin: addY(item, 1, attribute, factor)
    case .centerY, .centerYWithinMargins: addY(item, 0.5, attribute, factor)
    case .firstBaseline:
      let item = item.withBaseline(\.forFirstBaselineLayout)
      guard !addSymbolBaseline(of: item, attribute, factor),
        !addMiddleBaseline(of: item, attribute, factor)
      else { break }
      addY(item, 0, attribute, factor)
      if let offset = (item as? UIView)?.textContent?.firstBaselineFromTop {
        constant += Double(offset) * factor
      }
    case .lastBaseline:
      let item = item.withBaseline(\.forLastBaselineLayout)
      guard !addSymbolBaseline(of: item, attribute, factor),
        !addMiddleBaseline(of: item, attribute, factor)
      else { break }
      addY(item, 1, attribute, factor)
      if let offset = (item as? UIView)?.textContent?.lastBaselineFromBottom {
        constant -= Double(offset) * factor
      }
    case .width: addWidth(of: item, times: factor)
    case .height: addHeight(of: item, times: factor)
    case .notAnAttribute: break
    }
  }

  /// Adds the place at `share` of the width, from 0 (left) to 1 (right).
  private mutating func addX(
    _ item: LayoutItem, _ share: Double, _ attribute: NSLayoutConstraint.Attribute,
    _ factor: Double
  ) {
    var sign = factor
    if isMirrored {
      constant += 2 * Double(holder.bounds.minX) * factor
      addWidth(of: holder, times: factor)
      sign = -factor
    }
    addMinX(of: item, times: sign)
    if share != 0 { addWidth(of: item, times: share * sign) }
    if attribute.isWithinMargins, let view = item.itemView {
      let margins = view.layoutMargins
      constant += Double(margins.left) * (1 - share) * sign - Double(margins.right) * share * sign
    }
  }

  private mutating func addY(
    _ item: LayoutItem, _ share: Double, _ attribute: NSLayoutConstraint.Attribute,
    _ factor: Double
  ) {
    addMinY(of: item, times: factor)
    if share != 0 { addHeight(of: item, times: share * factor) }
    if attribute.isWithinMargins, let view = item.itemView {
      let margins = view.layoutMargins
      constant +=
        Double(margins.top) * (1 - share) * factor - Double(margins.bottom) * share * factor
    }
  }

  /// Adds the middle of a scroll view's frame, in the coordinates of its content before that is
  /// scrolled.
  private mutating func addMiddle(
    of scrollView: UIScrollView, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) {
    let margins = attribute.isWithinMargins ? scrollView.layoutMargins : .zero
    guard attribute.axis == .x else {
      addHeight(of: scrollView, times: factor / 2)
      constant += Double(margins.top - margins.bottom) / 2 * factor
      return
    }
    var sign = factor
    if isMirrored {
      constant += 2 * Double(holder.bounds.minX) * factor
      addWidth(of: holder, times: factor)
      sign = -factor
    }
    addWidth(of: scrollView, times: sign / 2)
    constant += Double(margins.left - margins.right) / 2 * sign
  }

  /// Adds the baseline of text that stays in the middle, however high the view is.
  private mutating func addMiddleBaseline(
    of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) -> Bool {
    guard let offset = (item as? UIView)?.textContent?.baselineFromMiddle else { return false }
    addY(item, 0.5, attribute, factor)
    constant += Double(offset) * factor
    return true
  }

  /// Adds the baseline of an image view that shows a symbol, which stands on the line of text
  /// beside it (`UIImage.baselineOffsetFromBottom`).
  private mutating func addSymbolBaseline(
    of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) -> Bool {
    guard let view = item as? UIImageView, let offset = view.image?.baselineOffsetFromBottom else {
      return false
    }
    addY(item, 1, attribute, factor)
    // From what constraints see of it.
    constant -= Double(offset - view.alignmentRectInsets.bottom) * factor
    return true
  }

  // MARK: From the item up to the holder

  private mutating func addMinX(of item: LayoutItem, times factor: Double) {
    guard let view = item.itemView else { return }
    if let guide = item as? UILayoutGuide {
      if let insets = guide.insets {
        constant += Double(view.bounds.minX + insets(view).left) * factor
      } else if let variables = guide.variables {
        terms.append(.init(factor, variables.minX))
      }
    } else if view === holder {
      constant += Double(view.bounds.minX) * factor
    } else {
      addOriginX(of: view, times: factor)
    }
    addWayUp(from: item is UIView ? view.superviewStorage : view, view) { expression, ancestor in
      expression.addOriginX(of: ancestor, times: factor)
      expression.constant -= Double(ancestor.bounds.minX) * factor
    }
  }

  private mutating func addMinY(of item: LayoutItem, times factor: Double) {
    guard let view = item.itemView else { return }
    if let guide = item as? UILayoutGuide {
      if let insets = guide.insets?(view), guide.isStripAtBottom {
        constant += Double(view.bounds.minY - insets.bottom) * factor
        addHeight(of: view, times: factor)
      } else if let insets = guide.insets {
        constant += Double(view.bounds.minY + insets(view).top) * factor
      } else if let variables = guide.variables {
        terms.append(.init(factor, variables.minY))
      }
    } else if view === holder {
      constant += Double(view.bounds.minY) * factor
    } else {
      addOriginY(of: view, times: factor)
    }
    addWayUp(from: item is UIView ? view.superviewStorage : view, view) { expression, ancestor in
      expression.addOriginY(of: ancestor, times: factor)
      expression.constant -= Double(ancestor.bounds.minY) * factor
    }
  }

  /// Calls `add` for each view from `start` up to the holder, without the holder.
  private mutating func addWayUp(
    from start: UIView?, _ item: UIView, _ add: (inout LayoutExpression, UIView) -> Void
  ) {
    guard item !== holder else { return }
    var ancestor = start
    while let current = ancestor, current !== holder {
      add(&self, current)
      ancestor = current.superviewStorage
    }
  }

  /// Adds the left edge of the view's alignment rectangle, in its superview.
  private mutating func addOriginX(of view: UIView, times factor: Double) {
    if let variables = view.layoutStateStorage?.variables {
      terms.append(.init(factor, variables.minX))
    } else {
      constant += given(view, "minX") { $0.minX } * factor
    }
  }

  private mutating func addOriginY(of view: UIView, times factor: Double) {
    if let variables = view.layoutStateStorage?.variables {
      terms.append(.init(factor, variables.minY))
    } else {
      constant += given(view, "minY") { $0.minY } * factor
    }
  }

  private mutating func addWidth(of item: LayoutItem, times factor: Double) {
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      if let insets = guide.insets?(view) {
        addWidth(of: view, times: factor)
        constant -= Double(insets.left + insets.right) * factor
      } else if let variables = guide.variables {
        terms.append(.init(factor, variables.width))
      }
    } else if let view = item as? UIView {
      if let width = root.lengths(of: view).width {
        terms.append(.init(factor, width))
      } else {
        constant += given(view, "width") { $0.width } * factor
      }
    }
  }

  private mutating func addHeight(of item: LayoutItem, times factor: Double) {
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      if let insets = guide.insets?(view), guide.isStripAtBottom {
        constant += Double(insets.bottom) * factor
      } else if let insets = guide.insets?(view) {
        addHeight(of: view, times: factor)
        constant -= Double(insets.top + insets.bottom) * factor
      } else if let variables = guide.variables {
        terms.append(.init(factor, variables.height))
      }
    } else if let view = item as? UIView {
      if let height = root.lengths(of: view).height {
        terms.append(.init(factor, height))
      } else {
        constant += given(view, "height") { $0.height } * factor
      }
    }
  }

  /// A number of the alignment rectangle of a view that constraints do not place.
  private mutating func given(
    _ view: UIView, _ name: StaticString, _ number: (CGRect) -> CGFloat
  ) -> Double {
    view.layoutState.isTakenAsGiven = true
    let value = number(view.alignmentRect(forFrame: view.untransformedFrame))
    implicitConstraints?.append(ImplicitConstraint(view: view, name: "\(name)", value: value))
    return Double(value)
  }
}

extension LayoutItem {
  /// The view in a view whose text has the baseline, or the item itself.
  fileprivate func withBaseline(_ next: KeyPath<UIView, UIView>) -> LayoutItem {
    guard var view = self as? UIView else { return self }
    while case let inner = view[keyPath: next], inner !== view {
      require(
        inner.isDescendant(of: view),
        "the view for the baseline of \(view) must be in it, and is \(inner)")
      view = inner
    }
    return view
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
