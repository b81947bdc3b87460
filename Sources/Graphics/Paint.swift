// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What fills a shape.
public enum Paint: Hashable, Sendable {
  /// One color everywhere.
  case color(Color)
  /// Colors that change from place to place.
  case gradient(Gradient)
  /// A picture that is repeated.
  case pattern(Pattern)
}

extension Paint: CustomStringConvertible {
  /// The color as `#RRGGBB` or `#RRGGBBAA`, or the gradient or pattern.
  public var description: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    case .pattern(let pattern): pattern.description
    }
  }
}
