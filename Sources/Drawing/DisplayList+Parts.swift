// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension DisplayList {
  /// The indices of the commands that a picture of `part` needs, in order: those that can change something there, and
  /// all clips, groups and shadows.
  ///
  /// The first call looks at every command; what it finds is kept with the list and its copies.
  ///
  /// - Parameter part: In pixels.
  public func indices(neededFor part: CGRect) -> [Int] {
    let extents = self.extents.value(of: self)
    let part = CommandExtent(
      part.integral(within: CGRect(x: 0, y: 0, width: width, height: height)))
    return extents.indices.filter { extents[$0].intersects(part) }
  }
}

/// The pixels that a command may change.
private struct CommandExtent: Sendable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  static let everything = CommandExtent(left: .min, top: .min, right: .max, bottom: .max)

  /// - Parameter rect: Whole pixels of a canvas; may be null.
  init(_ rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else {
      (left, top, right, bottom) = (0, 0, 0, 0)
      return
    }
    func limited(_ value: CGFloat) -> Int32 { Int32(min(value, CGFloat(Int32.max))) }
    (left, top) = (limited(rect.minX), limited(rect.minY))
    (right, bottom) = (limited(rect.maxX), limited(rect.maxY))
  }

  private init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(_ command: DrawCommand, canvas: CGRect) {
    switch command {
    case .fill, .stroke, .image, .glyphs:
      self.init(command.bounds?.integral(within: canvas) ?? .null)
    case .shadow, .contentShadow, .pushClip, .popClip, .pushGroup, .popGroup:
      self = .everything
    }
  }

  func intersects(_ other: CommandExtent) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}

/// Where a list's commands paint, found when it is first asked for.
final class CommandExtents: Sendable {
  private let found = Mutex<[CommandExtent]?>(nil)

  fileprivate func value(of list: DisplayList) -> [CommandExtent] {
    found.withLock { found in
      if let found { return found }
      let canvas = CGRect(x: 0, y: 0, width: list.width, height: list.height)
      let made = list.commands.map { CommandExtent($0, canvas: canvas) }
      found = made
      return made
    }
  }
}
