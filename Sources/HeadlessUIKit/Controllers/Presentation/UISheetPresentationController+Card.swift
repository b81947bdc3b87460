// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UISheetPresentationController {
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  func makeGrabber() -> UIView {
    let grabber = UIView()
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = UISheetPresentationController.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    return grabber
  }

  /// Places `view` in the container as a card, with its corners, what lies behind and the grabber.
  func placeCard(_ view: UIView) {
    guard let container = containerStorage else { return }
    let geometry = SheetGeometry(bounds: container.bounds, safeArea: container.safeAreaInsets)
    let height = height(in: geometry, traitCollection)
    let frame = frameOfPresentedViewInContainerView
    let scale = geometry.float(height: height)?.scale ?? 1
    defer { isFloating = scale < 1 }
    if scale < 1 {
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.bounds.size = CGSize(width: frame.width / scale, height: frame.height / scale)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    } else {
      if isFloating { view.transform = .identity }
      view.frame = frame
    }
    container.isCard = !geometry.isWhole
    container.movesPresenterBack =
      SheetGeometry.looks.current.movesPresenterBack && geometry.isAttached
      && height >= geometry.maximumHeight
    container.dim(dims(at: height, in: geometry, traitCollection) ? .dark : .none)
    let radius = preferredCornerRadius ?? SheetGeometry.cornerRadius
    view.layer.cornerRadius = geometry.isWhole ? 0 : radius
    view.layer.maskedCorners =
      view.frame.maxY < container.bounds.maxY
      ? .allCorners : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    showGrabber(prefersGrabberVisible && geometry.isAttached, on: view.frame)
  }

  private func showGrabber(_ isShown: Bool, on card: CGRect) {
    guard isShown, let container = containerStorage else { return grabber.removeFromSuperview() }
    let size = UISheetPresentationController.grabberSize
    grabber.frame = CGRect(
      x: card.midX - size.width / 2, y: card.minY + UISheetPresentationController.grabberTop,
      width: size.width, height: size.height)
    guard container.subviewStorage.last !== grabber else { return }
    container.addSubview(grabber)
    container.bringSubviewToFront(grabber)
  }
}
