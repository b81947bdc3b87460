// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The view that holds what is presented, above the presenter's view.
final class PresentationContainerView: UIView {
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  private weak var presented: UIViewController?
  private let dimmingView = UIView()
  private let grabber = UIView()
  /// Whether the presented view is a card, and not as large as the screen.
  private(set) var isCard = false
  /// Whether the card is as high as can be, so that what lies below moves back.
  private(set) var movesPresenterBack = false
  /// The presenter's view while its tint is gray because of the dimming view.
  private weak var dimmedPresenterView: UIView?

  convenience init(presented: UIViewController) {
    self.init(frame: .zero)
    self.presented = presented
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if presented.isDimmed { addSubview(dimmingView) }
    dimmingView.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = PresentationContainerView.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
  }

  /// Puts the presented view in, in its place.
  func install() {
    guard let view = presented?.view else { return }
    place(view)
    addSubview(view)
    if grabber.superview === self { bringSubviewToFront(grabber) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = presented?.viewIfLoaded, view.superview === self else { return }
    place(view)
  }

  /// Where the presented view lies in a container of the given bounds.
  func presentedFrame(in bounds: CGRect) -> CGRect {
    guard let presented else { return bounds }
    let geometry = SheetGeometry(bounds: bounds, safeArea: safeAreaInsets)
    if let frame = presented.presentedFrame(in: bounds, safeArea: safeAreaInsets) { return frame }
    guard let sheet else { return bounds }
    return geometry.frame(
      presented.modalPresentationStyle, preferred: presented.preferredContentSize,
      height: sheet.height(in: geometry, traitCollection))
  }

  private var sheet: UISheetPresentationController? { presented?.sheetPresentationController }

  private func place(_ view: UIView) {
    let frame = presentedFrame(in: bounds)
    view.frame = frame
    dimmingView.frame = bounds
    if let sheet, presented?.presentedFrame(in: bounds, safeArea: safeAreaInsets) == nil {
      style(view, as: sheet)
    } else {
      isCard = false
      movesPresenterBack = false
    }
    dimPresentersTint()
    presented?.presenterStorage?.placeCardsInWindow()
  }

  /// Makes the presenter's tint gray below the dimming view, unless its view has a mode of its own.
  private func dimPresentersTint() {
    guard dimmingView.superview === self, !dimmingView.isHidden else {
      return restorePresentersTint()
    }
    guard let view = presented?.presenterStorage?.viewIfLoaded,
      view.tintAdjustmentModeStorage == .automatic
    else { return }
    view.tintAdjustmentMode = .dimmed
    dimmedPresenterView = view
  }

  /// Gives the presenter's view back the tint that it had.
  func restorePresentersTint() {
    dimmedPresenterView?.tintAdjustmentMode = .automatic
    dimmedPresenterView = nil
  }

  private func style(_ view: UIView, as sheet: UISheetPresentationController) {
    let geometry = SheetGeometry(bounds: bounds, safeArea: safeAreaInsets)
    let height = sheet.height(in: geometry, traitCollection)
    dimmingView.isHidden = !sheet.dims(at: height, in: geometry, traitCollection)
    isCard = !geometry.isWhole
    movesPresenterBack = geometry.isAttached && height >= geometry.maximumHeight
    let radius = sheet.preferredCornerRadius ?? SheetGeometry.cornerRadius
    view.layer.cornerRadius = geometry.isWhole ? 0 : radius
    view.layer.maskedCorners =
      view.frame.maxY < bounds.maxY
      ? .allCorners : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    showGrabber(sheet.prefersGrabberVisible && geometry.isAttached, on: view.frame)
  }

  private func showGrabber(_ isShown: Bool, on card: CGRect) {
    guard isShown else { return grabber.removeFromSuperview() }
    let size = PresentationContainerView.grabberSize
    grabber.frame = CGRect(
      x: card.midX - size.width / 2, y: card.minY + PresentationContainerView.grabberTop,
      width: size.width, height: size.height)
    if grabber.superview == nil { addSubview(grabber) }
  }
}
