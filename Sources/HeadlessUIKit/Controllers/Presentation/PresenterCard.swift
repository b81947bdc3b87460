// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// How a presenter's view is drawn behind a card that is as high as can be: smaller, with round
/// corners, and sticking out at the top. Its geometry stays, so that it is not laid out anew.
///
///         ┌──────────────────┐        the presenter, a screen's margin in on each side
///       ┌─┴──────────────────┴─┐      the card, 10 points below
struct PresenterCard: Equatable {
  /// In the superlayer's coordinates.
  let transform: CGAffineTransform
  /// In the superlayer's coordinates before the transform; `nil` for a card, which has round
  /// corners.
  let outline: CGRect?
  let cornerRadius: CGFloat

  /// - Parameters:
  ///   - frame: The presenter's view in its superview.
  ///   - top: Where it is to stick out from.
  ///   - depth: How many cards lie above it.
  ///   - isCard: Whether it is a card itself.
  init(of frame: CGRect, top: CGFloat, depth: Int, isCard: Bool) {
    var scale: CGFloat = 1
    // 20 points on a phone of 430 on iOS 17, whose lower card ends at x 20 and 410.
    let margin = SystemMargin.side(width: frame.width)
    for _ in 0..<depth { scale *= (frame.width - 2 * margin) / frame.width }
    transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX * (1 - scale), ty: top - frame.minY * scale)
    outline = isCard ? nil : frame
    cornerRadius = SheetGeometry.cornerRadius / scale
  }

  /// Where the presenter is drawn, in the superlayer's coordinates.
  static func place(of frame: CGRect, top: CGFloat) -> CGRect {
    frame.applying(PresenterCard(of: frame, top: top, depth: 1, isCard: false).transform)
  }

  /// Makes what `recorder` records next, in the superlayer's coordinates, the card.
  ///
  /// - Parameter bounds: What shows of the superlayer: it is black around a presenter that is no
  ///   card.
  func apply(in bounds: CGRect, to recorder: inout DisplayListRecorder) {
    guard let outline else { return recorder.concatenate(transform) }
    recorder.fill(Path(rect: bounds), with: .color(.black))
    recorder.concatenate(transform)
    recorder.clip(to: Path(roundedRect: outline, cornerRadius: cornerRadius))
  }
}

extension UIViewController {
  /// Moves the views of all that present cards in this window back, or to the front again.
  func placeCardsInWindow() {
    let lowest = sequence(first: self) { $0.presentingViewController }.reduce(self) { $1 }
    let chain = sequence(first: lowest) { $0.presentation?.presented }
    for controller in chain { controller.placeCard() }
  }

  private func placeCard() {
    viewStorage?.layer.presenterCard = card
  }

  private var card: PresenterCard? {
    guard let viewStorage, let presentation, let superview = viewStorage.superview,
      presentation.container.superview is UIWindow,
      superview is UIWindow || superview is PresentationContainerView,
      viewStorage.frame.width == superview.bounds.width
    else { return nil }
    let above = sequence(first: presentation) { $0.presented.presentation }
    let depth = above.prefix { $0.container.movesPresenterBack }.reduce(0) { count, _ in count + 1 }
    guard depth > 0 else { return nil }
    let container = presentation.container
    let geometry = SheetGeometry(bounds: container.bounds, safeArea: container.safeAreaInsets)
    return PresenterCard(
      of: viewStorage.frame, top: geometry.presenterTop, depth: depth,
      isCard: !(superview is UIWindow))
  }
}
