// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// Figures that are made of others.

extension SymbolFigure {
  /// What stands for a symbol of which there is no drawing.
  static var standIn: SymbolFigure {
    SymbolEntry("stand.in 108x108 outline R5 5 98 98 10 details M32 76 76 32").figure
  }

  /// Whether it has an inside, so that it needs thinner lines where it is small.
  var isThing: Bool {
    paths[.outline] != nil || parts.contains { $0.figure.isThing }
  }

  private var longSide: CGFloat { max(size.width, size.height) }

  /// Smaller, with lines that are thinner where they would run together.
  private func small(_ scale: CGFloat) -> SymbolFigure {
    let isFine = isThing || longSide > 120
    return scaled(by: scale).changing { if isFine { $0.lineScale *= 0.8 } }
  }

  /// The figure with a line across, and room beside the line.
  func struckThrough() -> SymbolFigure {
    let (x, y) = (size.width / 2, size.height / 2)
    let reach = min(size.width, size.height) * 0.46
    var line = Path()
    line.move(to: CGPoint(x: x - reach, y: y - reach))
    line.addLine(to: CGPoint(x: x + reach, y: y + reach))
    var slash = SymbolFigure(size.width, size.height)
    slash.paths[.ink] = line
    return adding(slash, .above)
  }

  /// The figure as a sign in another one; `nil` where that has no room.
  func enclosed(in enclosure: SymbolFigure) -> SymbolFigure? {
    guard let room = enclosure.room else { return nil }
    // A sign is as large as its box allows, a thing fills the room.
    let side = isThing ? room.width * 1.1 : room.width
    let scale = min(0.62 * room.width / 60, side / longSide)
    let sign = small(scale).centered(at: CGPoint(x: room.midX, y: room.midY))
    return enclosure.changing { $0.isFaint = true }.adding(sign, .within)
  }

  /// The figure with a disc at its lower right corner that holds a sign, or, without a sign, with
  /// a dot at its upper right one.
  func badged(_ sign: SymbolFigure?) -> SymbolFigure {
    guard let sign else { return withCorner(Self.dot, top: true) }
    let disc = SymbolEntry("disc 54x54 room 27 27 28 outline O27 27 22").figure.filled()
    let lineScale: CGFloat = sign.isThing ? 0.5 : 0.75
    let badge = disc.adding(
      sign.scaled(by: min(0.4, 28 / sign.longSide)).changing { $0.lineScale = lineScale }
        .centered(at: CGPoint(x: 27, y: 27)), .within)
    return withCorner(badge, top: false)
  }

  private static var dot: SymbolFigure { SymbolEntry("dot 34x34 blots O17 17 17").figure }

  /// The figure with another one, smaller, at its lower right corner.
  func with(_ other: SymbolFigure) -> SymbolFigure {
    withCorner(other.small(62 / max(other.longSide, 90)), top: false)
  }

  /// The figure with another one cut free at a corner on the right, over which it reaches out.
  private func withCorner(_ corner: SymbolFigure, top: Bool) -> SymbolFigure {
    let reach: CGFloat = size.width > 70 ? 8 : 22
    let place = CGPoint(
      x: size.width + reach - corner.size.width,
      y: top ? -4 : size.height + 4 - corner.size.height)
    var whole = changing { $0.isFaint = true }
    whole.size.width += reach
    return whole.adding(corner.moved(to: place), .above)
  }

  /// The figure in front of another one, of which the upper left shows.
  func on(_ back: SymbolFigure) -> SymbolFigure {
    let shift = CGPoint(x: 26, y: 24)
    let (front, back) = (scaled(by: 0.86), back.scaled(by: 0.86))
    var whole = SymbolFigure(
      max(back.size.width, front.size.width + shift.x),
      max(back.size.height, front.size.height + shift.y))
    whole.parts = [
      Part(figure: back, placing: .beside),
      Part(
        figure: front.moved(
          to: CGPoint(
            x: whole.size.width - front.size.width, y: whole.size.height - front.size.height)),
        placing: .above),
    ]
    whole.isMirrored = isMirrored || back.isMirrored
    return whole
  }

  /// Figures side by side, as the digits of a number are.
  static func row(_ figures: [SymbolFigure]) -> SymbolFigure {
    let gap: CGFloat = 14
    var row = SymbolFigure(-gap, figures.map(\.size.height).max() ?? 0)
    for figure in figures {
      let top = (row.size.height - figure.size.height) / 2
      row = row.adding(figure.moved(to: CGPoint(x: row.size.width + gap, y: top)), .beside)
      row.size.width += gap + figure.size.width
    }
    return row
  }
}
