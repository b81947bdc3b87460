// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The form of a symbol in hundredths of the font's size, y down. The middle of its box lies at the
/// middle of a capital letter.
struct SymbolFigure {
  enum Layer: String {
    /// Closed lines, which are filled in the variant `fill`.
    case outline
    /// Lines; in the variant `fill` they are cut out of what the outline holds.
    case details
    /// Areas that are filled, and cut out as details are.
    case solids
    /// Lines of all variants, which are never cut out.
    case ink
    /// Areas of all variants, which are never cut out.
    case blots
  }

  /// How a part lies beside the figure that has it.
  enum Placing {
    /// Drawn after it.
    case beside
    /// Drawn after it, with a gap around that is cut out of what lies below.
    case above
    /// A sign in an enclosure: cut out of a filled one where all is of one color.
    case within
  }

  struct Part {
    var figure: SymbolFigure
    var placing: Placing
  }

  /// The box; lines of the regular weight end at its edges.
  var size: CGSize
  var paths: [Layer: Path] = [:]
  var parts: [Part] = []
  /// Where a sign has room inside of it; `nil` for what is no enclosure.
  var room: CGRect?
  /// Whether it points the other way where text runs from right to left.
  var isMirrored = false
  var isFilled = false
  /// Whether it has the second color of those that have several.
  var isFaint = false
  /// The width of its lines beside that of the weight.
  var lineScale: CGFloat = 1

  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

  subscript(_ layer: Layer) -> Path { paths[layer] ?? Path() }

  /// The figure with its own paths and parts mapped.
  func applying(_ transform: CGAffineTransform) -> SymbolFigure {
    var figure = self
    figure.paths = paths.mapValues { $0.applying(transform) }
    figure.parts = parts.map {
      Part(figure: $0.figure.applying(transform), placing: $0.placing)
    }
    figure.room = room?.applying(transform)
    return figure
  }

  /// The figure at another scale; lines keep their width.
  func scaled(by scale: CGFloat) -> SymbolFigure {
    var figure = applying(CGAffineTransform(scaleX: scale, y: scale))
    figure.size = CGSize(width: size.width * scale, height: size.height * scale)
    return figure
  }

  /// The figure with its box's upper left corner at a place.
  func moved(to place: CGPoint) -> SymbolFigure {
    applying(CGAffineTransform(translationX: place.x, y: place.y))
  }

  /// The figure with its box's middle at a place.
  func centered(at place: CGPoint) -> SymbolFigure {
    moved(to: CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2))
  }

  /// The figure with a change in it and in all of its parts.
  func changing(_ change: (inout SymbolFigure) -> Void) -> SymbolFigure {
    var figure = self
    change(&figure)
    figure.parts = figure.parts.map {
      Part(figure: $0.figure.changing(change), placing: $0.placing)
    }
    return figure
  }

  func filled() -> SymbolFigure { changing { $0.isFilled = true } }

  func adding(_ figure: SymbolFigure, _ placing: Placing) -> SymbolFigure {
    var whole = self
    whole.parts.append(Part(figure: figure, placing: placing))
    whole.isMirrored = isMirrored || figure.isMirrored
    return whole
  }
}
