// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The signs that bars draw themselves.
enum BarSymbol {
  case chevron
  case plus
  case cross

  /// The size of the sign, in points.
  var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 12, height: 21)
    case .plus: CGSize(width: 18, height: 18)
    case .cross: CGSize(width: 15, height: 15)
    }
  }

  fileprivate var lineWidth: CGFloat {
    switch self {
    case .chevron: 2.5
    case .plus, .cross: 1.75
    }
  }

  /// The lines, in a box of ``size``.
  fileprivate var path: Path {
    let (width, height) = (size.width, size.height)
    let inset = lineWidth / 2
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    switch self {
    case .chevron:
      // The arms stand at right angles.
      let reach = height / 2 - inset
      path.move(to: point(inset + reach, inset))
      path.addLine(to: point(inset, height / 2))
      path.addLine(to: point(inset + reach, height - inset))
    case .plus:
      path.move(to: point(width / 2, inset))
      path.addLine(to: point(width / 2, height - inset))
      path.move(to: point(inset, height / 2))
      path.addLine(to: point(width - inset, height / 2))
    case .cross:
      path.move(to: point(inset, inset))
      path.addLine(to: point(width - inset, height - inset))
      path.move(to: point(width - inset, inset))
      path.addLine(to: point(inset, height - inset))
    }
    return path
  }
}

/// A view that draws one sign in its tint, in the middle.
final class BarSymbolView: UIView {
  private var symbol = BarSymbol.chevron

  convenience init(_ symbol: BarSymbol) {
    self.init(frame: CGRect(origin: .zero, size: symbol.size))
    self.symbol = symbol
    isUserInteractionEnabled = false
  }

  override var hasContent: Bool { true }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let grid = PixelGrid(scale: recorder.scale)
    recorder.concatenate(
      CGAffineTransform(
        translationX: grid.round(bounds.midX - symbol.size.width / 2),
        y: grid.round(bounds.midY - symbol.size.height / 2)))
    let isMirrored =
      symbol == .chevron && effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isMirrored {
      recorder.concatenate(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: symbol.size.width, ty: 0))
    }
    recorder.stroke(
      symbol.path, StrokeStyle(width: symbol.lineWidth, cap: .round, join: .round),
      with: .color(tintColor.components(with: .current).color))
  }
}
