// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A section of a compositional layout with everything at its place.
///
/// ```
/// header        ┐ boundary items
/// ─ inset ─
/// group         ┐
/// ─ spacing ─   │ groups; where they scroll across, they stand beside one another
/// group         ┘
/// ─ inset ─
/// footer        ┐ boundary items
/// ```
struct CompositionalSection {
  /// What a section is placed in.
  struct Surroundings {
    var axis: LayoutAxis
    /// The collection's room, in points.
    var size: CGSize
    /// What is kept free on both sides of the groups, and of headers and footers.
    var sides: NSDirectionalEdgeInsets
    var supplementarySides: NSDirectionalEdgeInsets
    var grid: PixelGrid
  }

  let section: NSCollectionLayoutSection
  private(set) var places: [CompositionalPlace] = []
  /// From the section's start to its end on the layout's axis.
  private(set) var span: ClosedRange<CGFloat> = 0...0
  /// How far the groups could scroll across the axis.
  private(set) var scrollRange: ClosedRange<CGFloat> = 0...0
  private let surroundings: Surroundings
  private let axis: LayoutAxis

  init(
    _ section: NSCollectionLayoutSection, index: Int, from start: CGFloat,
    in surroundings: Surroundings, solver: GroupSolver, measured: [CollectionElement: CGSize]
  ) {
    self.section = section
    self.surroundings = surroundings
    axis = surroundings.axis
    let (before, after) = boundaryLengths(index, measured)
    let (first, last) =
      axis == .vertical
      ? (section.contentInsets.top, section.contentInsets.bottom)
      : (section.contentInsets.leading, section.contentInsets.trailing)
    let gaps =
      section.list?.gaps(isFirst: index == 0, isEmpty: solver.itemCount == 0)
      ?? (before: 0, after: 0)
    let contentStart = start + gaps.before + before + first
    let length = placeGroups(solver, from: contentStart)
    let end = contentStart + length + last + after + gaps.after
    span = start...max(start, end)
    addBoundaryItems(
      index, measured, area: start + gaps.before...max(start + gaps.before, end - gaps.after))
    addDecorations(index)
    for index in places.indices {
      places[index].frame = surroundings.grid.round(edgesOf: places[index].frame)
    }
  }

  // MARK: Groups

  /// The room of the groups across the axis: where it starts, and the room as a size.
  private var groupRoom: (start: CGFloat, size: CGSize) {
    let (insets, sides) = (section.contentInsets, surroundings.sides)
    let leading = insets.leading + sides.leading
    let size = CGSize(
      width: max(0, surroundings.size.width - leading - insets.trailing - sides.trailing),
      height: max(
        0, surroundings.size.height - insets.top - insets.bottom - sides.top - sides.bottom))
    return (axis == .vertical ? leading : insets.top + sides.top, size)
  }

  /// - Returns: How far the groups reach along the layout's axis.
  private mutating func placeGroups(_ solver: GroupSolver, from start: CGFloat) -> CGFloat {
    var solver = solver
    let room = groupRoom
    let isAcross = section.orthogonalScrollingBehavior != .none
    let direction = isAcross ? axis.across : axis
    var (position, thickness): (CGFloat, CGFloat) = (0, 0)
    var firstLength: CGFloat = 0
    while solver.next < solver.itemCount {
      let (item, count) = (solver.next, solver.places.count)
      let sides = section.group.edgeSpacing?.around(direction)
      let lead = (count == 0 ? 0 : section.interGroupSpacing) + (sides?.before?.spacing ?? 0)
      let point = direction.point(along: position + lead, across: 0)
      guard let size = solver.place(section.group, in: room.size, at: point), solver.next > item
      else { break }
      if count == 0 { firstLength = direction.length(size) }
      position += lead + direction.length(size) + (sides?.after?.spacing ?? 0)
      thickness = max(thickness, direction.across.length(size))
    }
    var across = room.start
    if isAcross {
      let length = direction.length(room.size)
      if section.orthogonalScrollingBehavior == .groupPagingCentered {
        across += (length - firstLength) / 2
        position += length - firstLength
      }
      scrollRange = 0...max(0, position - length)
    }
    solver.move(0..<solver.places.count, by: axis.point(along: start, across: across))
    places = solver.places
    return isAcross ? thickness : position
  }

  // MARK: Boundary items

  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ element: CollectionElement,
    _ measured: [CollectionElement: CGSize]
  ) -> CGSize {
    let room = boundaryRoom
    var size = item.layoutSize.size(in: room.size)
    if let wanted = measured[element] {
      let given = item.layoutSize.givenAxes
      if !given.contains(.horizontal) { size.width = wanted.width }
      if !given.contains(.vertical) { size.height = wanted.height }
    }
    return size
  }

  /// The room of headers and footers across the axis.
  private var boundaryRoom: (start: CGFloat, size: CGSize) {
    let (insets, sides) = (section.contentInsets, surroundings.supplementarySides)
    let follows = section.supplementariesFollowContentInsets
    let leading = sides.leading + (follows ? insets.leading : 0)
    let trailing = sides.trailing + (follows ? insets.trailing : 0)
    let size = CGSize(
      width: max(0, surroundings.size.width - leading - trailing),
      height: max(0, surroundings.size.height))
    return (axis == .vertical ? leading : 0, size)
  }

  private static func element(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int
  ) -> CollectionElement {
    CollectionElement(
      category: .supplementaryView, kind: item.elementKind,
      path: IndexPath(item: 0, section: section))
  }

  /// How far the section grows at its start and its end. Items with the same alignment follow one
  /// another.
  private func boundaryLengths(
    _ index: Int, _ measured: [CollectionElement: CGSize]
  ) -> (start: CGFloat, end: CGFloat) {
    var lengths: [NSRectAlignment: CGFloat] = [:]
    var (start, end): (CGFloat, CGFloat) = (0, 0)
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let size = size(of: item, Self.element(item, index), measured)
      lengths[item.alignment, default: 0] += axis.length(size)
      let length = lengths[item.alignment] ?? 0
      switch item.side(on: axis) {
      case .start: start = max(start, length)
      case .end: end = max(end, length)
      case .middle: break
      }
    }
    return (start, end)
  }

  private mutating func addBoundaryItems(
    _ index: Int, _ measured: [CollectionElement: CGSize], area: ClosedRange<CGFloat>
  ) {
    let room = boundaryRoom
    var used: [NSRectAlignment: CGFloat] = [:]
    for item in section.boundarySupplementaryItems {
      let element = Self.element(item, index)
      let size = size(of: item, element, measured)
      let length = axis.length(size)
      let along: CGFloat
      switch item.side(on: axis) {
      case .start: along = area.lowerBound + (used[item.alignment] ?? 0)
      case .end: along = area.upperBound - length - (used[item.alignment] ?? 0)
      case .middle: along = (area.lowerBound + area.upperBound - length) / 2
      }
      used[item.alignment, default: 0] += length
      let left = axis.across.length(room.size) - axis.across.length(size)
      let across: CGFloat
      switch item.side(on: axis.across) {
      case .start: across = room.start
      case .end: across = room.start + left
      case .middle: across = room.start + left / 2
      }
      places.append(
        CompositionalPlace(
          element: element,
          frame: CGRect(origin: axis.point(along: along, across: across), size: size)
            .offsetBy(item.offset),
          zIndex: item.zIndex + (item.pinToVisibleBounds ? 1 : 0),
          givenAxes: item.layoutSize.givenAxes,
          pinning: item.pinToVisibleBounds ? item.side(on: axis) : nil, isInGroup: false))
    }
  }

  private mutating func addDecorations(_ index: Int) {
    for item in section.decorationItems {
      let insets = item.contentInsets
      let rect = CGRect(
        origin: axis.point(along: span.lowerBound, across: 0),
        size: axis.size(
          along: span.upperBound - span.lowerBound, across: axis.across.length(surroundings.size)))
      places.append(
        CompositionalPlace(
          element: CollectionElement(
            category: .decorationView, kind: item.elementKind,
            path: IndexPath(item: 0, section: index)),
          frame: CGRect(
            x: rect.minX + insets.leading, y: rect.minY + insets.top,
            width: rect.width - insets.leading - insets.trailing,
            height: rect.height - insets.top - insets.bottom),
          zIndex: item.zIndex == 0 ? -1 : item.zIndex, isInGroup: false))
    }
  }
}

extension PixelGrid {
  /// The rectangle with its edges at whole pixels: neighbors stay neighbors.
  func round(edgesOf rect: CGRect) -> CGRect {
    let (left, top) = (round(rect.minX), round(rect.minY))
    return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
}
