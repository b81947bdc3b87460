// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How a controller is shown as a card: how high, with which corners, and above what.
///
/// A controller whose style is `pageSheet`, `formSheet` or `automatic` has one, to be set up before it is
/// presented.
///
/// ```swift
/// controller.sheetPresentationController?.detents = [.medium(), .large()]
/// controller.sheetPresentationController?.prefersGrabberVisible = true
/// present(controller, animated: true)
/// ```
///
/// Heights count where cards reach to the lower edge. In a wide window they lie in the middle, and on a
/// phone that lies on its side they cover the screen.
open class UISheetPresentationController: NSObject {
  /// The controller that is shown.
  public final private(set) weak var presentedViewController: UIViewController?

  init(presented: UIViewController) {
    presentedViewController = presented
    super.init()
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

  /// The height at which the card rests; `nil`, the default, and one that is not among ``detents`` stand
  /// for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeCard() } }

  /// The highest detent at which what lies behind is not darkened; `nil`, the default, where it always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeCard() } }

  /// Whether a handle is drawn at the card's upper edge. The default is false.
  open var prefersGrabberVisible: Bool = false { didSet { placeCard() } }

  /// The radius of the card's corners, in points; `nil`, the default, for the system's 10.
  open var preferredCornerRadius: CGFloat? { didSet { placeCard() } }

  /// Whether scrolling the content makes the card higher, which no still picture shows. The default is
  /// true.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true

  /// Makes `changes` and places the card anew.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    container?.layoutIfNeeded()
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() {
    placeCard()
  }

  private var container: PresentationContainerView? {
    presentedViewController?.presenterStorage?.presentation?.container
  }

  private func placeCard() {
    container?.setNeedsLayout()
  }
}

extension UIViewController {
  /// The card that this controller is shown as, or the one that it is in.
  func findSheet() -> UISheetPresentationController? {
    let outermost = selfAndParents.reduce(self) { $1 }
    let shown = selfAndParents.first { $0.presenterStorage != nil } ?? outermost
    guard shown.modalPresentationStyle.isSheet else { return nil }
    if let sheetStorage = shown.sheetStorage { return sheetStorage }
    let sheet = UISheetPresentationController(presented: shown)
    shown.sheetStorage = sheet
    return sheet
  }
}
