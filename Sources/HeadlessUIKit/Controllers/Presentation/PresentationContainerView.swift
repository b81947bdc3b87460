// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The view that holds what is presented, above the presenter's view.
final class PresentationContainerView: UIView {
  /// What lies between the presenter and what it presents.
  enum Dimming {
    /// Nothing: the presenter is as it was.
    case none
    /// Nothing to be seen, but the presenter's tint is gray.
    case clear
    /// A veil that darkens the presenter, whose tint is gray.
    case dark
  }

  private weak var controller: UIPresentationController?
  private lazy var veil = UIView()
  /// Whether the presented view has come.
  var isInstalled = false
  /// Whether the presented view is a card, and not as large as the screen. What is on a card is
  /// elevated.
  var isCard = false {
    didSet { if isCard != oldValue { updateInherited() } }
  }
  /// Whether the card is as high as can be, so that what lies below moves back.
  var movesPresenterBack = false
  /// The presenter's view while its tint is gray because of the dimming.
  private weak var dimmedPresenterView: UIView?

  convenience init(of controller: UIPresentationController) {
    self.init(frame: .zero)
    self.controller = controller
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Nothing of the presenter is read.
    accessibilityViewIsModal = true
  }

  override func places(_ subview: UIView) -> Bool {
    subview.owningController != nil && controller?.isCustom != true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInstalled || controller?.isCustom == true { controller?.layoutContainer() }
  }

  /// Touches beside what is presented reach the views that it lets through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let touched = super.hitTest(point, with: event)
    guard touched === self || (touched != nil && touched === veil) else { return touched }
    for view in controller?.viewsForTouchesBeside ?? [] {
      if let passed = view.hitTest(view.convert(point, from: self), with: event) { return passed }
    }
    return touched
  }

  // MARK: Dimming

  func dim(_ dimming: Dimming) {
    switch dimming {
    case .none, .clear: if veil.superview === self { veil.isHidden = true }
    case .dark:
      if veil.superview == nil { insertSubview(veil, at: 0) }
      veil.isHidden = false
      veil.backgroundColor = isCard ? Self.cardVeil : Self.screenVeil
    }
    veil.frame = bounds
    veil.layer.cornerRadius = 0
    let below = controller?.presentingStorage?.viewIfLoaded?.superview
    if movesPresenterBack, (below as? PresentationContainerView)?.isCard != true { liftVeil() }
    if case .none = dimming { restorePresentersTint() } else { dimPresentersTint() }
  }

  /// What lies below an alert.
  private static let screenVeil = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  /// What lies below a card.
  private static let cardVeil = UIColor { traits in
    let veil = SheetGeometry.looks[traits.systemLook ?? .current].veil
    return UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? veil.dark : veil.light)
  }

  /// Lays the veil over the screen that moved back alone, which it lightens in the dark: around it
  /// is black.
  private func liftVeil() {
    let geometry = SheetGeometry(bounds: bounds, safeArea: safeAreaInsets)
    veil.frame = PresenterCard.place(of: bounds, top: geometry.presenterTop)
    veil.layer.cornerRadius = SheetGeometry.cornerRadius
    veil.backgroundColor = Self.liftedVeil
  }

  /// In the dark, black becomes the elevated background before the screen is darkened, as a reading
  /// of iOS 16.0's UIDimmingView says.
  private static let liftedVeil = UIColor { traits in
    let veil = SheetGeometry.looks[traits.systemLook ?? .current].veil
    guard traits.userInterfaceStyle == .dark else { return UIColor(white: 0, alpha: veil.light) }
    let lightest: CGFloat = 30
    let glow = (1 - veil.dark) * lightest / 255
    let alpha = veil.dark + glow
    return UIColor(
      red: glow / alpha * 28 / lightest, green: glow / alpha * 28 / lightest, blue: glow / alpha,
      alpha: alpha)
  }

  /// Makes the presenter's tint gray, unless its view has a mode of its own.
  private func dimPresentersTint() {
    guard let view = controller?.presentingStorage?.viewIfLoaded,
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
}
