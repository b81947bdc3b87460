// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// What to paint on a transparent canvas, in order, as plain values.
///
/// A list is made by a ``DisplayListRecorder``, which keeps clips and groups balanced. It can be
/// played on any thread.
public struct DisplayList: Hashable, Sendable {
  /// The canvas's width in pixels, 0 or more.
  public let width: Int
  /// The canvas's height in pixels, 0 or more.
  public let height: Int
  /// What to paint, the first one lowest. Every push has its pop.
  public let commands: [DrawCommand]

  /// Makes a list from commands.
  ///
  /// - Precondition: Every `pushClip` and `pushGroup` has its own pop, properly nested.
  public init(width: Int, height: Int, commands: [DrawCommand]) {
    require(width >= 0 && height >= 0, "a canvas cannot be \(width)x\(height) pixels")
    require(Self.isBalanced(commands), "each clip and each group needs its own pop")
    self.width = width
    self.height = height
    self.commands = commands
  }

  static func isBalanced(_ commands: [DrawCommand]) -> Bool {
    enum Opened { case clip, group }
    var opened: [Opened] = []
    for command in commands {
      switch command {
      case .pushClip: opened.append(.clip)
      case .pushGroup: opened.append(.group)
      case .popClip: if opened.popLast() != .clip { return false }
      case .popGroup: if opened.popLast() != .group { return false }
      case .fill, .stroke, .shadow, .contentShadow, .image, .glyphs: break
      }
    }
    return opened.isEmpty
  }
}
