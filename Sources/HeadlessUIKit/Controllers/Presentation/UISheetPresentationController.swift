// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Hears of the heights that people choose for a card.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when people have chosen another height, which they do not here. The default does
  /// nothing.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// How a controller is shown as a card: how high, with which corners, and above what.
///
/// A controller whose style is `pageSheet`, `formSheet` or `automatic` has one, to be set up before
/// it is presented.
///
/// ```swift
/// controller.sheetPresentationController?.detents = [.medium(), .large()]
/// controller.sheetPresentationController?.prefersGrabberVisible = true
/// present(controller, animated: true)
/// ```
///
/// Heights count where cards reach to the lower edge. In a wide window they lie in the middle, and
/// on a phone that lies on its side they cover the screen.
open class UISheetPresentationController: UIPresentationController {
  final lazy var grabber = makeGrabber()
  /// Whether the card is drawn smaller than it is laid out, see ``SheetGeometry``.
  final var isFloating = false

  convenience init(of presented: UIViewController) {
    self.init(presentedViewController: presented, presenting: nil)
  }

  /// The heights at which the card may rest, one at least. The default is `large` alone.
  open var detents: [Detent] = [.large()] {
    didSet {
      require(
        !detents.isEmpty,
        "a card needs a height: give UISheetPresentationController.detents one at least")
      placeCard()
    }
  }

  /// The height at which the card rests; `nil`, the default, and one that is not among ``detents``
  /// stand for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeCard() } }

  /// The highest detent at which what lies behind is not darkened; `nil`, the default, where it
  /// always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeCard() } }

  /// Whether a handle is drawn at the card's upper edge. The default is false.
  open var prefersGrabberVisible: Bool = false { didSet { placeCard() } }

  /// The radius of the card's corners, in points; `nil`, the default, for the system's 10, and
  /// 37.7 with the look of iOS 26.
  open var preferredCornerRadius: CGFloat? { didSet { placeCard() } }

  /// Whether scrolling the content makes the card higher, which no still picture shows. The default
  /// is true.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true

  /// Whether the card lies at the bottom of a screen that is low, too. Kept: such a screen is
  /// covered. The default is false.
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  /// Whether a card at the bottom is as wide as its controller prefers. Kept: it is as wide as the
  /// screen. The default is false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
  /// Whether a card in the middle of a tablet is as large as a page. Kept. The default is true.
  open var prefersPageSizing: Bool = true
  /// The view that a card in the middle of a tablet lies over. Kept.
  open weak var sourceView: UIView?

  /// Makes `changes` and places the card anew.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    container?.layoutIfNeeded()
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() {
    placeCard()
  }

  private var container: PresentationContainerView? { containerStorage }

  private func placeCard() {
    container?.setNeedsLayout()
  }

  // MARK: Place

  override func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let geometry = SheetGeometry(bounds: bounds, safeArea: safeArea)
    return geometry.frame(
      presentationStyle, preferred: preferredContentSize,
      height: height(in: geometry, traitCollection))
  }

  override func placePresentedView() {
    guard let view = presentedView else { return }
    placeCard(view)
  }
}
