// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Each condition becomes one constraint. The later one of two neighbors is the first item, so that
// the distance is added:
//
//     [a]-8-[b]     b.leading = a.trailing + 8
//     [a]-8-|       superview.trailing = a.trailing + 8

extension VisualFormat {
  /// The distance between neighbors that a lone `-` stands for, in points.
  private static let standardGap: CGFloat = 8

  /// One end of a gap.
  private struct Place {
    var item: LayoutItem
    var attribute: NSLayoutConstraint.Attribute
  }

  /// The constraints, none of them active: in the order of the format, alignments last.
  func constraints(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let direction = VisualFormatDirection(axis, options)
    var result: [NSLayoutConstraint] = []
    if let leading, let first = elements.first {
      let superview = try superview(of: first, leading)
      let edge = leading.gap.isStandard ? direction.startMargin : direction.start
      result += join(
        leading.gap, standard: 0, Place(item: superview, attribute: edge),
        Place(item: first.item, attribute: direction.start), direction)
    }
    for (index, element) in elements.enumerated() {
      result += element.sizes.map { size(of: element.item, $0, direction) }
      if gaps.indices.contains(index) { result += try neighbors(index, direction) }
    }
    if let trailing, let last = elements.last {
      let superview = try superview(of: last, trailing)
      let edge = trailing.gap.isStandard ? direction.endMargin : direction.end
      result += join(
        trailing.gap, standard: 0, Place(item: last.item, attribute: direction.end),
        Place(item: superview, attribute: edge), direction)
    }
    return result + (try alignments(options))
  }

  private func superview(
    of element: Element, _ edge: Edge
  ) throws(VisualFormatError) -> LayoutItem {
    let superview =
      (element.item as? UIView)?.superview ?? (element.item as? UILayoutGuide)?.owningView
    guard let superview else {
      throw VisualFormatError(
        reason:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        position: edge.position)
    }
    return superview
  }

  /// The constraints between an element and the next one.
  private func neighbors(
    _ index: Int, _ direction: VisualFormatDirection
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    if gaps[index].isStandard, direction.before == .lastBaseline {
      throw VisualFormatError(
        reason:
          "The standard distance between baselines follows from the fonts in a way that is not "
          + "documented: give a number", position: elements[index].end)
    }
    return join(
      gaps[index], standard: Self.standardGap,
      Place(item: elements[index].item, attribute: direction.before),
      Place(item: elements[index + 1].item, attribute: direction.after), direction)
  }

  /// The constraints of one gap: from the place that the line meets first to the one it meets
  /// later.
  private func join(
    _ gap: Gap, standard: CGFloat, _ earlier: Place, _ later: Place,
    _ direction: VisualFormatDirection
  ) -> [NSLayoutConstraint] {
    let predicates: [Predicate] =
      switch gap {
      case .none: [Predicate(object: .constant(0))]
      case .standard: [Predicate(object: .constant(standard))]
      case .distances(let predicates): predicates
      }
    // From right to left the earlier one has the greater coordinate.
    let (first, second) = direction.isReversed ? (earlier, later) : (later, earlier)
    return predicates.map { constraint(first, $0, second) }
  }

  private func size(
    of item: LayoutItem, _ predicate: Predicate, _ direction: VisualFormatDirection
  ) -> NSLayoutConstraint {
    let length = Place(item: item, attribute: direction.length)
    guard case .thickness(let other) = predicate.object else {
      return constraint(length, predicate, nil)
    }
    return constraint(length, predicate, Place(item: other, attribute: direction.length))
  }

  private func constraint(
    _ first: Place, _ predicate: Predicate, _ second: Place?
  ) -> NSLayoutConstraint {
    var constant: CGFloat = 0
    if case .constant(let value) = predicate.object { constant = value }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: predicate.relation,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: 1,
      constant: constant)
    constraint.priority = predicate.priority
    return constraint
  }

  /// What aligns each view with the one before it.
  private func alignments(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard elements.count > 1 else { return [] }
    var result: [NSLayoutConstraint] = []
    for attribute in options.alignments {
      guard (attribute.axis == .x) != (axis == .horizontal) else {
        let name = axis == .horizontal ? "horizontal" : "vertical"
        throw VisualFormatError(
          reason:
            "Options mask required views to be aligned on a \(name) edge, which is not allowed "
            + "for layout that is also \(name).", position: elements[1].end)
      }
      for (view, next) in zip(elements, elements.dropFirst()) {
        result.append(
          constraint(
            Place(item: next.item, attribute: attribute), Predicate(object: .constant(0)),
            Place(item: view.item, attribute: attribute)))
      }
    }
    return result
  }
}
