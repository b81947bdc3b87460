// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Places the items of a section in groups, one group after the other.
///
/// Coordinates are from left to right and from the section's start; the collection mirrors them.
struct GroupSolver {
  /// A child of a group and the places of the views in it.
  private struct Child {
    var item: NSCollectionLayoutItem
    var places: Range<Int>
    var size: CGSize
    /// From the group's start to the child, in points, before flexible room is shared out.
    var start: CGFloat
  }

  let section: Int
  let itemCount: Int
  /// The sizes that views on axes of estimated length want.
  let measured: [CollectionElement: CGSize]
  let traits: UITraitCollection

  /// The next item to place.
  private(set) var next = 0
  private(set) var places: [CompositionalPlace] = []

  init(
    section: Int, itemCount: Int, measured: [CollectionElement: CGSize], traits: UITraitCollection
  ) {
    self.section = section
    self.itemCount = itemCount
    self.measured = measured
    self.traits = traits
  }

  /// Moves the places from an index on.
  mutating func move(_ range: Range<Int>, by offset: CGPoint) {
    guard offset != .zero else { return }
    for index in range { places[index].frame = places[index].frame.offsetBy(offset) }
  }

  /// Places an item or a group, as long as there are items.
  ///
  /// - Parameter length: The length on an axis that is not the item's own to choose.
  /// - Returns: The size that it takes; `nil` where no item is left.
  mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint,
    length: (axis: LayoutAxis, value: CGFloat)? = nil
  ) -> CGSize? {
    guard next < itemCount else { return nil }
    var size = item.layoutSize.size(in: container)
    if let length {
      size = length.axis.size(along: length.value, across: length.axis.across.length(size))
    }
    if let group = item as? NSCollectionLayoutGroup {
      return place(group, size: size, at: origin, isLengthGiven: length != nil)
    }
    let element = CollectionElement(item: next, section: section)
    next += 1
    var given = item.layoutSize.givenAxes
    if let length { given.insert(length.axis == .horizontal ? .horizontal : .vertical) }
    size = wanted(size, of: element, given: given)
    let frame = CGRect(origin: origin, size: size).inset(by: item.effectiveInsets)
    places.append(CompositionalPlace(element: element, frame: frame.standard, givenAxes: given))
    addSupplementaryItems(of: item, at: element.path, in: frame)
    return size
  }

  private func wanted(_ size: CGSize, of element: CollectionElement, given: UIAxis) -> CGSize {
    guard let wanted = measured[element] else { return size }
    return CGSize(
      width: given.contains(.horizontal) ? size.width : wanted.width,
      height: given.contains(.vertical) ? size.height : wanted.height)
  }

  private mutating func addSupplementaryItems(
    of item: NSCollectionLayoutItem, at path: IndexPath, in frame: CGRect
  ) {
    for supplementary in item.supplementaryItems {
      let element = CollectionElement(
        category: .supplementaryView, kind: supplementary.elementKind, path: path)
      let given = supplementary.layoutSize.givenAxes
      let size = wanted(supplementary.layoutSize.size(in: frame.size), of: element, given: given)
      places.append(
        CompositionalPlace(
          element: element, frame: supplementary.frame(of: size, in: frame),
          zIndex: supplementary.zIndex, givenAxes: given))
    }
  }

  // MARK: Groups

  private mutating func place(
    _ group: NSCollectionLayoutGroup, size: CGSize, at origin: CGPoint, isLengthGiven: Bool
  ) -> CGSize {
    let (first, firstPlace) = (next, places.count)
    let insets = group.effectiveInsets
    let inner = CGRect(origin: origin, size: size).inset(by: insets)
    var result = size
    if case .custom(let provider) = group.filling {
      placeCustom(provider, in: inner)
    } else {
      let axis = group.axis
      var room = inner.size
      room = CGSize(width: max(0, room.width), height: max(0, room.height))
      let children = placeChildren(of: group, in: room, at: inner.origin)
      let content = contentSize(of: children, axis)
      share(of: group, room: axis.length(room), used: axis.length(content), children)
      let given = group.layoutSize.givenAxes
      if !given.contains(.horizontal), !(isLengthGiven && axis == .horizontal) {
        result.width = content.width + insets.left + insets.right
      }
      if !given.contains(.vertical), !(isLengthGiven && axis == .vertical) {
        result.height = content.height + insets.top + insets.bottom
      }
    }
    if next > first, !group.supplementaryItems.isEmpty {
      addSupplementaryItems(
        of: group, at: IndexPath(item: first, section: section),
        in: CGRect(origin: origin, size: result))
    }
    if next == first { places.removeSubrange(firstPlace...) }
    return result
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in rect: CGRect
  ) {
    for item in provider(LayoutContainer(rect.size, .zero, traits)) where next < itemCount {
      places.append(
        CompositionalPlace(
          element: CollectionElement(item: next, section: section),
          frame: item.frame.offsetBy(rect.origin), zIndex: item.zIndex))
      next += 1
    }
  }

  private mutating func placeChildren(
    of group: NSCollectionLayoutGroup, in room: CGSize, at origin: CGPoint
  ) -> [Child] {
    let axis = group.axis
    let spacing = group.interItemSpacing?.spacing ?? 0
    let isEstimated = axis.dimension(group.layoutSize).isEstimated
    var limit: Int?
    var length: (axis: LayoutAxis, value: CGFloat)?
    switch group.filling {
    case .repeating, .custom: break
    case .count(let count): limit = count
    case .equalCount(let count):
      limit = count
      let all = axis.length(room) - spacing * CGFloat(max(0, count - 1))
      length = (axis, max(0, all / CGFloat(max(1, count))))
    }
    var children: [Child] = []
    // How far the children reach, and how far they would by what they are declared as: of a group
    // that is as long as its content, that decides how many there are.
    var (end, declaredEnd): (CGFloat, CGFloat) = (0, 0)
    while next < itemCount, !group.subitems.isEmpty, children.count < limit ?? .max {
      let item = group.subitems[children.count % group.subitems.count]
      let (before, after) = item.edgeSpacing?.around(axis) ?? (nil, nil)
      let around = item.edgeSpacing?.around(axis.across).before?.spacing ?? 0
      let distance = (children.isEmpty ? 0 : spacing) + (before?.spacing ?? 0)
      let (formerNext, formerCount) = (next, places.count)
      let start = end + distance
      let offset = axis.point(along: start, across: around)
      let corner = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
      guard let size = place(item, in: room, at: corner, length: length), next > formerNext else {
        break
      }
      let declared = axis.length(item.layoutSize.size(in: room))
      let reach = isEstimated ? declaredEnd + distance + declared : start + axis.length(size)
      if limit == nil, !children.isEmpty, reach > axis.length(room) + 0.01 {
        next = formerNext
        places.removeSubrange(formerCount...)
        break
      }
      children.append(
        Child(item: item, places: formerCount..<places.count, size: size, start: start))
      end = start + axis.length(size) + (after?.spacing ?? 0)
      declaredEnd += distance + declared + (after?.spacing ?? 0)
    }
    makeUniform(children, axis.across)
    return children
  }

  /// Makes children that are as long as their longest sibling as long as that.
  private mutating func makeUniform(_ children: [Child], _ axis: LayoutAxis) {
    let uniform = children.filter {
      axis.dimension($0.item.layoutSize).isUniformAcrossSiblings && $0.places.count > 0
    }
    let greatest = uniform.map { axis.length($0.size) }.max() ?? 0
    for child in uniform {
      let index = child.places.lowerBound
      let size = places[index].frame.size
      places[index].frame.size = axis.size(along: greatest, across: axis.across.length(size))
    }
  }

  private func contentSize(of children: [Child], _ axis: LayoutAxis) -> CGSize {
    var (along, across): (CGFloat, CGFloat) = (0, 0)
    for child in children {
      let after = child.item.edgeSpacing?.around(axis).after?.spacing ?? 0
      along = max(along, child.start + axis.length(child.size) + after)
      let sides = child.item.edgeSpacing?.around(axis.across)
      let around = (sides?.before?.spacing ?? 0) + (sides?.after?.spacing ?? 0)
      across = max(across, axis.across.length(child.size) + around)
    }
    return axis.size(along: along, across: across)
  }

  /// Shares out the room that is left among what is flexible.
  private mutating func share(
    of group: NSCollectionLayoutGroup, room: CGFloat, used: CGFloat, _ children: [Child]
  ) {
    let axis = group.axis
    guard !axis.dimension(group.layoutSize).isEstimated, used < room else { return }
    let isBetween = group.interItemSpacing?.isFlexibleSpacing == true
    // How many flexible rooms lie before each child, and how many there are.
    var before: [CGFloat] = []
    var count: CGFloat = 0
    for (index, child) in children.enumerated() {
      let sides = child.item.edgeSpacing?.around(axis)
      if index > 0, isBetween { count += 1 }
      if sides?.before?.isFlexibleSpacing == true { count += 1 }
      before.append(count)
      if sides?.after?.isFlexibleSpacing == true { count += 1 }
    }
    guard count > 0 else { return }
    let step = (room - used) / count
    for (child, before) in zip(children, before) {
      move(child.places, by: axis.point(along: step * before, across: 0))
    }
  }
}

extension CGRect {
  /// The rectangle moved by an offset.
  func offsetBy(_ offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }

  /// The rectangle with no length less than 0.
  fileprivate var standard: CGRect {
    CGRect(
      x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
  }
}
