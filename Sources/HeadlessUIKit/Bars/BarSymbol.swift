// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The signs that bars draw themselves.
enum BarSymbol: CaseIterable {
  case chevron
  case plus
  case cross
  case pencil
  case reply
  case share
  case folder
  case book
  case magnifier
  case refresh
  case camera
  case trash
  case play
  case pause
  case rewind
  case fastForward

  /// The size of the sign, in points.
  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 11, height: 56.0 / 3)
    // 17.67 points at 3x, 17.5 at 2x.
    case .plus: CGSize(width: 17.5, height: 17.5)
    case .cross: CGSize(width: 15, height: 15)
    case .pencil, .magnifier, .refresh: CGSize(width: 20, height: 20)
    case .reply, .folder: CGSize(width: 22, height: 18)
    case .share, .trash: CGSize(width: 18, height: 22)
    case .book: CGSize(width: 24, height: 18)
    case .camera: CGSize(width: 24, height: 19)
    case .play, .pause: CGSize(width: 16, height: 18)
    case .rewind, .fastForward: CGSize(width: 25, height: 16)
    }
  }

  /// From the ends of a button to the sign, in points: a plus begins 18 points from the left and
  /// ends as far from the right of bars that are 375 points wide, 22 points in those of 414.
  var sideMargin: CGFloat { self == .plus ? 2.25 : 0 }

  var lineWidth: CGFloat { self == .chevron ? 2.5 : 1.75 }

  /// Whether the lines are filled, as those of a player's signs are.
  var isFilled: Bool {
    switch self {
    case .play, .pause, .rewind, .fastForward: true
    case .chevron, .plus, .cross, .pencil, .reply, .share, .folder, .book, .magnifier, .refresh,
      .camera, .trash:
      false
    }
  }

  /// Whether the sign points the other way where text runs from right to left.
  var isMirrored: Bool {
    switch self {
    case .chevron, .reply: true
    case .plus, .cross, .pencil, .share, .folder, .book, .magnifier, .refresh, .camera, .trash,
      .play, .pause, .rewind, .fastForward:
      false
    }
  }
}

/// A view that draws one sign in its tint, in the middle.
final class BarSymbolView: UIView {
  private var symbol = BarSymbol.chevron

  convenience init(_ symbol: BarSymbol) {
    let size = symbol.size
    self.init(
      frame: CGRect(
        x: 0, y: 0, width: size.width + 2 * symbol.sideMargin, height: size.height))
    self.symbol = symbol
    isUserInteractionEnabled = false
  }

  override var hasContent: Bool { true }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("symbol", term: symbol)
    StateProperty("tintColor", color: tintColor)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let grid = PixelGrid(scale: recorder.scale)
    recorder.concatenate(
      CGAffineTransform(
        translationX: grid.round(bounds.midX - symbol.size.width / 2),
        y: grid.round(bounds.midY - symbol.size.height / 2)))
    if symbol.isMirrored, isMirrored {
      recorder.concatenate(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: symbol.size.width, ty: 0))
    }
    let paint = Paint.color(tintColor.components(with: .current).color)
    if symbol.isFilled { recorder.fill(symbol.path, with: paint) }
    recorder.stroke(
      symbol.path, StrokeStyle(width: symbol.lineWidth, cap: .round, join: .round), with: paint)
  }
}
