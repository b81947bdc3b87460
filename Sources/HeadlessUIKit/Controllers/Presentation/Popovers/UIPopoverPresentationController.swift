// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Shows a controller on a card whose arrow points to what it belongs to.
///
/// Where there is little room from side to side, as on a phone held upright, it becomes a sheet,
/// unless the delegate says otherwise. Nothing behind it is blurred.
///
/// ```swift
/// menu.modalPresentationStyle = .popover
/// menu.preferredContentSize = CGSize(width: 240, height: 180)
/// menu.popoverPresentationController?.sourceView = button
/// present(menu, animated: true)
/// ```
open class UIPopoverPresentationController: UIPresentationController {
  final lazy var card = PopoverCardView(frame: .zero)
  private var placement: PopoverPlacement?

  convenience init(of presented: UIViewController) {
    self.init(presentedViewController: presented, presenting: nil)
  }

  // MARK: Where

  /// The view that the arrow points to; `nil`, the default, for none.
  open var sourceView: UIView? { didSet { place() } }

  /// The part of ``sourceView`` that the arrow points to, in its coordinates. The default, null,
  /// stands for its bounds.
  open var sourceRect: CGRect = .null { didSet { place() } }

  /// The item of a bar that the arrow points to; `nil`, the default, for none.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The view or item that the arrow points to, before ``sourceView``; `nil`, the default, for
  /// none.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { place() } }

  /// The directions in which the arrow may point. The default is any. Without one there is no
  /// arrow, and the card lies over the middle of what it belongs to.
  ///
  /// Of those with enough room it is up, before down, left and right; where none has, the one with
  /// the most.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { place() } }

  /// The direction in which the arrow points; `unknown` before the card is shown, and without an
  /// arrow.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  /// Whether the card may lie over what it belongs to where there is too little room. The default
  /// is false: then it is smaller.
  open var canOverlapSourceViewRect: Bool = false { didSet { place() } }

  /// What the card keeps free at the edges of the window, in points, beside the safe area. The
  /// default is 10 on each side.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { place() }
  }

  // MARK: Look

  /// The background of card and arrow; `nil`, the default, for the system's.
  open var backgroundColor: UIColor? { didSet { place() } }

  /// The views that touches beside the card reach; `nil`, the default, for none.
  open var passthroughViews: [UIView]?

  // MARK: As a sheet

  /// The sheet that the popover becomes where there is little room, to be set up before.
  public final private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(of: presentedViewController)

  /// The popover's delegate. One that is only a ``UIAdaptivePresentationControllerDelegate``
  /// decides how it adapts.
  open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  // MARK: Place

  /// The card with its arrow, or the presented view itself where it is a sheet.
  open override var presentedView: UIView? {
    guard let presentedStorage else { return nil }
    return isAdapted ? presentedStorage.view : card
  }

  override func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .formSheet : .none
  }

  override func prepareAsAsked() -> String? {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceView == nil, sourceItem == nil, let presentedStorage else { return nil }
    return presentedStorage.popoverWithoutSource(by: presentingStorage)
  }

  override var viewsForTouchesBeside: [UIView] { passthroughViews ?? [] }

  /// Whether it is shown in another style, in the present surroundings.
  final var isAdapted: Bool { adaptivePresentationStyle != .none }

  private func place() { containerStorage?.setNeedsLayout() }

  override func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    guard isAdapted else { return placement(in: bounds, safeArea: safeArea).frame }
    if let frame = presentedStorage?.presentedFrame(in: bounds, safeArea: safeArea) { return frame }
    guard adaptivePresentationStyle.isSheet else { return bounds }
    return adaptedSheet.frame(in: bounds, safeArea: safeArea)
  }

  private var adaptedSheet: UISheetPresentationController {
    let sheet = adaptiveSheetPresentationController
    sheet.presentedStorage = presentedStorage
    sheet.presentingStorage = presentingStorage
    sheet.containerStorage = containerStorage
    return sheet
  }

  override func placePresentedView() {
    guard let container = containerStorage, let view = presentedStorage?.view else { return }
    if isAdapted {
      placement = nil
      placeAdapted(view, in: container)
    } else {
      placeCard(around: view, in: container)
    }
  }

  private func placeAdapted(_ view: UIView, in container: PresentationContainerView) {
    presentedStorage?.containerSafeAreaInsets = .zero
    if card.superview === container {
      card.removeFromSuperview()
      container.addSubview(view)
    }
    if adaptivePresentationStyle.isSheet,
      presentedStorage?.presentedFrame(in: container.bounds, safeArea: container.safeAreaInsets)
        == nil
    {
      adaptedSheet.placeCard(view)
    } else {
      view.frame = frameOfPresentedViewInContainerView
      container.dim(presentedStorage?.isDimmed == true ? .dark : .none)
    }
  }

  private func placeCard(around view: UIView, in container: PresentationContainerView) {
    let placement = placement(in: container.bounds, safeArea: container.safeAreaInsets)
    self.placement = placement
    if view.superview === container { container.addSubview(card) }
    container.isCard = true
    container.movesPresenterBack = false
    container.dim(.clear)
    presentedStorage?.containerSafeAreaInsets = placement.arrowInsets
    card.frame = placement.frame
    card.show(view, placement, color: backgroundColor)
  }

  private func placement(in bounds: CGRect, safeArea: UIEdgeInsets) -> PopoverPlacement {
    let margins = popoverLayoutMargins
    let room = bounds.inset(by: safeArea).inset(by: margins)
    return PopoverGeometry(
      room: room, source: source(in: bounds),
      size: presentedStorage?.popoverContentSize(in: room.size) ?? .zero,
      directions: permittedArrowDirections, canOverlap: canOverlapSourceViewRect,
      scale: max(1, traitCollection.displayScale)
    ).placement
  }

  /// What the arrow points to; the middle of `bounds` where it is not shown.
  private func source(in bounds: CGRect) -> CGRect {
    let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    guard let containerStorage else { return middle }
    if let sourceItem {
      let frame = sourceItem.frame(in: containerStorage)
      return frame.isNull ? middle : frame
    }
    guard let sourceView else { return middle }
    return containerStorage.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }
}
