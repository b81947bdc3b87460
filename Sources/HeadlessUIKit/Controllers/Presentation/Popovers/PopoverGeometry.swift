// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Where a popover lies, and how its arrow does.
struct PopoverPlacement: Equatable {
  /// The card with its arrow, in the container.
  var frame: CGRect
  /// Where the arrow points; `unknown` without one.
  var direction: UIPopoverArrowDirection
  /// The middle of the arrow along its edge of the card, from the frame's origin.
  var arrowMiddle: CGFloat

  /// The edge that the arrow takes, in points: the part of the safe area that it adds.
  var arrowInsets: UIEdgeInsets {
    let height = PopoverGeometry.arrowHeight
    switch direction {
    case .up: return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .down: return UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .left: return UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .right: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    default: return .zero
    }
  }
}

/// Finds a place for a popover beside what it belongs to.
///
///     ┌────────┐
///     │ source │      the arrow's tip touches the source; the card's middle is that of the
///     └────────┘      source, as far as the room lets it be
///     ┌───/\───┐
///     │  card  │
struct PopoverGeometry {
  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 37
  static let cornerRadius: CGFloat = 13

  /// Where the card may be.
  let room: CGRect
  /// What the arrow points to.
  let source: CGRect
  /// The size of the content, without the arrow.
  let size: CGSize
  let directions: UIPopoverArrowDirection
  let canOverlap: Bool
  let scale: CGFloat

  var placement: PopoverPlacement {
    let permitted = PopoverGeometry.order.filter { directions.contains($0) }
    guard !permitted.isEmpty else { return withoutArrow }
    let fitting = permitted.first { fits(fullSize($0), in: length($0), $0) }
    // Where nothing has enough room, the one that shows the most; the first of equals.
    let best = permitted.dropFirst().reduce(permitted[0]) {
      shownArea($1) > shownArea($0) ? $1 : $0
    }
    return place(fitting ?? best)
  }

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  private func isVertical(_ direction: UIPopoverArrowDirection) -> Bool {
    direction == .up || direction == .down
  }

  /// The size of the content with the arrow.
  private func fullSize(_ direction: UIPopoverArrowDirection) -> CGSize {
    isVertical(direction)
      ? CGSize(width: size.width, height: size.height + PopoverGeometry.arrowHeight)
      : CGSize(width: size.width + PopoverGeometry.arrowHeight, height: size.height)
  }

  /// The room beside the source, from it on.
  private func length(_ direction: UIPopoverArrowDirection) -> CGFloat {
    switch direction {
    case .up: max(0, room.maxY - source.maxY)
    case .down: max(0, source.minY - room.minY)
    case .left: max(0, room.maxX - source.maxX)
    default: max(0, source.minX - room.minX)
    }
  }

  private func fits(
    _ size: CGSize, in length: CGFloat, _ direction: UIPopoverArrowDirection
  ) -> Bool {
    isVertical(direction)
      ? size.height <= length && size.width <= room.width
      : size.width <= length && size.height <= room.height
  }

  private func shownArea(_ direction: UIPopoverArrowDirection) -> CGFloat {
    let shown = shownSize(direction)
    return shown.width * shown.height
  }

  /// The size with the arrow, as far as there is room.
  private func shownSize(_ direction: UIPopoverArrowDirection) -> CGSize {
    let full = fullSize(direction)
    let length = canOverlap ? .greatestFiniteMagnitude : length(direction)
    return isVertical(direction)
      ? CGSize(
        width: min(full.width, room.width), height: min(full.height, length, room.height))
      : CGSize(
        width: min(full.width, length, room.width), height: min(full.height, room.height))
  }

  private func place(_ direction: UIPopoverArrowDirection) -> PopoverPlacement {
    let size = shownSize(direction)
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch direction {
    case .up: origin.y = source.maxY
    case .down: origin.y = source.minY - size.height
    case .left: origin.x = source.maxX
    default: origin.x = source.minX - size.width
    }
    let frame = clamped(CGRect(origin: origin, size: size))
    let middle =
      isVertical(direction)
      ? clampedArrow(source.midX - frame.minX, along: frame.width)
      : clampedArrow(source.midY - frame.minY, along: frame.height)
    return PopoverPlacement(frame: frame, direction: direction, arrowMiddle: middle)
  }

  private var withoutArrow: PopoverPlacement {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let frame = CGRect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
      height: size.height)
    return PopoverPlacement(frame: clamped(frame), direction: .unknown, arrowMiddle: 0)
  }

  /// The frame in the room, in whole pixels.
  private func clamped(_ frame: CGRect) -> CGRect {
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    let y = max(room.minY, min(frame.minY, room.maxY - frame.height))
    return CGRect(
      x: whole(x), y: whole(y), width: whole(frame.width), height: whole(frame.height))
  }

  /// The arrow does not reach into the round corners.
  private func clampedArrow(_ middle: CGFloat, along length: CGFloat) -> CGFloat {
    let margin = PopoverGeometry.cornerRadius + PopoverGeometry.arrowBase / 2
    guard length > 2 * margin else { return length / 2 }
    return min(max(middle, margin), length - margin)
  }
}
