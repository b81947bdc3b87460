// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// The constraints of a stack, in visual order (a mirrored row is reversed):
//
//   canvas |=| view | gap | view | gap | view |=| canvas

extension UIStackView {
  /// The priority of what keeps an arrangement from being open where nothing else decides.
  static let lowest = UILayoutPriority(25)
  /// The priority of equal distances between middles.
  private static let centering = UILayoutPriority(149)
  private static let systemSpacing: CGFloat = 8

  func rearrange() {
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    (arrangement, gaps) = ([], [])
    var visible = items.filter { !$0.view.isHidden }
    if isMirroredRow {
      let views = visible.map(\.view)
      // What follows a view in the text's direction lies before it on the screen.
      visible = views.indices.reversed().map { index in
        Item(view: views[index], spacingAfter: index > 0 ? visible[index - 1].spacingAfter : nil)
      }
    }
    let along = StackSide.along(axis)
    if let first = visible.first?.view, let last = visible.last?.view {
      constrain(first, along.start, .equal, canvas, along.start)
      distribute(visible, along)
      constrain(last, along.end, .equal, canvas, along.end)
      align(visible.map(\.view))
    }
    // `UISV-hiding` of iOS: no length, as far as the view's own content lets it.
    for item in items where item.view.isHidden {
      constrain(item.view, along.length, .equal, nil, plus: 0, UILayoutPriority(999))
    }
    NSLayoutConstraint.activate(arrangement)
    guard let orderOfArrangement else { return }
    for (index, constraint) in arrangement.enumerated() where constraint.priority == .required {
      constraint.activationOrder = orderOfArrangement + min(index, Self.constraintsInOrder)
    }
  }

  var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  private var isMirroredRow: Bool { axis == .horizontal && isMirrored }

  func constrain(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    arrangement.append(constraint)
  }

  private func spacing(after item: Item) -> CGFloat {
    let spacing = item.spacingAfter ?? spacing
    return spacing == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : spacing
  }

  // MARK: Along the axis

  private func distribute(_ items: [Item], _ along: StackSide) {
    switch distribution {
    case .fill: join(items, along, .equal)
    case .fillEqually:
      join(items, along, .equal)
      for item in items.dropFirst() {
        constrain(item.view, along.length, .equal, items[0].view, along.length)
      }
    case .fillProportionally:
      join(items, along, .equal)
      shareInProportion(items, along)
    case .equalSpacing: spaceEqually(items, along)
    case .equalCentering:
      join(items, along, .greaterThanOrEqual)
      centerEqually(items, along)
    }
  }

  private func join(
    _ items: [Item], _ along: StackSide, _ relation: NSLayoutConstraint.Relation
  ) {
    let spacing = spacedSide(along)
    for (item, next) in zip(items, items.dropFirst()) {
      constrain(
        next.view, spacing.start, relation, item.view, spacing.end, plus: self.spacing(after: item))
    }
  }

  /// What the spacing runs between.
  private func spacedSide(_ along: StackSide) -> StackSide {
    isBaselineRelativeArrangement && axis == .vertical ? .baselines : along
  }

  private func shareInProportion(_ items: [Item], _ along: StackSide) {
    let lengths = items.map { max(0, ownLength(of: $0.view)) }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    let gaps = items.dropLast().reduce(0) { $0 + spacing(after: $1) }
    for (item, length) in zip(items, lengths) {
      constrain(
        item.view, along.length, .equal, canvas, along.length, times: length / total,
        plus: -gaps * length / total, UILayoutPriority(999))
    }
  }

  /// The length that a view has in proportion: its content's, or without content the one that its
  /// constraints need (the tabs of natura-cosmeticos/natds-ios' `Tab`).
  private func ownLength(of view: UIView) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    let natural = length(view.intrinsicContentSize)
    guard natural == UIView.noIntrinsicMetric else { return natural }
    return length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  private func spaceEqually(_ items: [Item], _ along: StackSide) {
    // The gaps are equal: only one that has to be larger than those before says something new, and
    // the first alone that it is not negative. With all of them the work grows with the cube of
    // their number.
    var widest = -CGFloat.infinity
    let spaced = spacedSide(along)
    for (item, next) in zip(items, items.dropFirst()) {
      let gap = addGap(gaps.isEmpty ? UILayoutGuide() : RepeatedGap())
      constrain(gap, along.start, .equal, item.view, spaced.end)
      constrain(next.view, spaced.start, .equal, gap, along.end)
      if spacing(after: item) > widest {
        widest = spacing(after: item)
        constrain(gap, along.length, .greaterThanOrEqual, nil, plus: widest)
      }
      if gap !== gaps[0] { constrain(gap, along.length, .equal, gaps[0], along.length) }
    }
    if let gap = gaps.first, let item = items.first {
      constrain(gap, along.length, .equal, nil, plus: spacing(after: item), UIStackView.lowest)
    }
  }

  private func centerEqually(_ items: [Item], _ along: StackSide) {
    for (item, next) in zip(items, items.dropFirst()) {
      let gap = addGap(UILayoutGuide())
      constrain(gap, along.start, .equal, item.view, along.center)
      constrain(gap, along.end, .equal, next.view, along.center)
      if gap !== gaps[0] {
        constrain(
          gap, along.length, .equal, gaps[0], along.length, UIStackView.centering)
      }
      constrain(
        next.view, along.start, .equal, item.view, along.end, plus: spacing(after: item),
        UIStackView.lowest)
    }
  }

  private func addGap(_ gap: UILayoutGuide) -> UILayoutGuide {
    gap.identifier = "UISV-gap"
    addLayoutGuide(gap)
    gaps.append(gap)
    return gap
  }
}

/// A gap that is as long as the first one, so that it is not negative where that one is not.
final class RepeatedGap: UILayoutGuide {}

/// The attributes of one direction.
struct StackSide {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  static let horizontal = StackSide(start: .left, end: .right, center: .centerX, length: .width)
  static let vertical = StackSide(start: .top, end: .bottom, center: .centerY, length: .height)

  /// The baselines of a column's views, the last of one view and the first of the next.
  static let baselines = StackSide(
    start: .firstBaseline, end: .lastBaseline, center: .centerY, length: .height)

  static func along(_ axis: NSLayoutConstraint.Axis) -> StackSide {
    axis == .horizontal ? horizontal : vertical
  }

  static func across(_ axis: NSLayoutConstraint.Axis) -> StackSide {
    axis == .horizontal ? vertical : horizontal
  }

  /// The same with start and end exchanged.
  var mirrored: StackSide { StackSide(start: end, end: start, center: center, length: length) }
}
