// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Paints the shadow of what other commands paint: their alpha, blurred by a Gaussian.
///
/// The commands themselves are not painted, and the whole shadow is, also where they are. A picture
/// with holes, translucent colors and text cast what they show. For a path, ``ShadowCommand`` costs
/// less.
public struct ContentShadowCommand: Hashable, Sendable {
  /// How many of these may lie one in the contents of the other; what is deeper casts no shadow.
  public static let maximumDepth = 16

  /// What casts the shadow, on a transparent canvas; its transforms map to the canvas's pixels.
  /// Shadows in it that are too deep to be cast are left out, so that no list is too deep for a
  /// look at all of it.
  public let contents: [DrawCommand]
  /// How many content shadows lie one in the other, with this one.
  private let depth: Int
  /// The Gaussian's standard deviation in the coordinates of `transform`, 0 or more.
  public var radius: CGFloat
  /// How far the shadow is moved, in the coordinates of `transform`.
  public var offset: CGSize
  /// The color where the shadow is full.
  public var color: Color
  /// From the coordinates of radius and offset to pixels.
  public var transform: CGAffineTransform
  /// How it becomes one with what lies below.
  public var blendMode: BlendMode

  /// Makes a shadow of what `contents` paint.
  ///
  /// - Precondition: In `contents`, every push has its own pop.
  public init(
    contents: [DrawCommand], radius: CGFloat, offset: CGSize = .zero, color: Color,
    transform: CGAffineTransform = .identity, blendMode: BlendMode = .normal
  ) {
    require(DisplayList.isBalanced(contents), "each clip and each group needs its own pop")
    self.contents = Self.pruned(contents, toDepth: Self.maximumDepth - 1)
    depth = 1 + Self.depth(of: self.contents)
    self.radius = radius
    self.offset = offset
    self.color = color
    self.transform = transform
    self.blendMode = blendMode
  }

  private static func depth(of commands: [DrawCommand]) -> Int {
    commands.reduce(0) { deepest, command in
      guard case .contentShadow(let shadow) = command else { return deepest }
      return max(deepest, shadow.depth)
    }
  }

  /// The commands without the shadows that are deeper.
  private static func pruned(_ commands: [DrawCommand], toDepth limit: Int) -> [DrawCommand] {
    guard depth(of: commands) > limit else { return commands }
    return commands.compactMap { command in
      guard case .contentShadow(let shadow) = command, shadow.depth > limit else { return command }
      guard limit > 0 else { return nil }
      return .contentShadow(
        ContentShadowCommand(
          contents: pruned(shadow.contents, toDepth: limit - 1), radius: shadow.radius,
          offset: shadow.offset, color: shadow.color, transform: shadow.transform,
          blendMode: shadow.blendMode))
    }
  }

  /// The standard deviation in pixels; under a transform that is not the same in all directions,
  /// the mean scale counts.
  public var sigma: CGFloat {
    radius * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// How far the shadow is moved, in pixels.
  public var pixelOffset: CGSize {
    CGSize(
      width: offset.width * transform.a + offset.height * transform.c,
      height: offset.width * transform.b + offset.height * transform.d)
  }
}
