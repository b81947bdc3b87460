// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// One controller that another one presents, and the views between them.
final class Presentation {
  let presented: UIViewController
  let style: UIModalPresentationStyle
  let container: PresentationContainerView
  /// Where the presenter's view was, if it left the screen.
  var home: Home?

  init(of presented: UIViewController) {
    self.presented = presented
    style = presented.modalPresentationStyle
    container = PresentationContainerView(presented: presented)
  }

  /// A place among subviews.
  struct Home {
    weak var superview: UIView?
    var index: Int
    var frame: CGRect
    var size: CGSize

    init?(of view: UIView) {
      guard let superview = view.superview else { return nil }
      self.superview = superview
      index = superview.subviewStorage.firstIndex { $0 === view } ?? 0
      frame = view.frame
      size = superview.bounds.size
    }

    /// Puts the view back; one that filled its superview fills it again.
    func take(_ view: UIView) {
      guard let superview else { return }
      view.frame = frame.size == size ? superview.bounds : frame
      superview.insertSubview(view, at: index)
    }
  }
}

/// The view that holds what is presented, above the presenter's view.
final class PresentationContainerView: UIView {
  private weak var presented: UIViewController?
  private var dimmingView: UIView?

  convenience init(presented: UIViewController) {
    self.init(frame: .zero)
    self.presented = presented
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard presented.isDimmed else { return }
    let dimming = UIView()
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    addSubview(dimming)
    dimmingView = dimming
  }

  /// Puts the presented view in, in its place.
  func install() {
    guard let presented, let view = presented.view else { return }
    place(view, style: presented.modalPresentationStyle)
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimmingView?.frame = bounds
    guard let presented, let view = presented.viewIfLoaded, view.superview === self else { return }
    place(view, style: presented.modalPresentationStyle)
  }

  private func place(_ view: UIView, style: UIModalPresentationStyle) {
    if let frame = presented?.presentedFrame(in: bounds, safeArea: safeAreaInsets) {
      view.frame = frame
      return
    }
    guard style.isSheet else {
      view.frame = bounds
      return
    }
    let frame = SheetGeometry(bounds: bounds, safeArea: safeAreaInsets)
      .frame(style, preferred: presented?.preferredContentSize ?? .zero)
    view.frame = frame
    view.layer.cornerRadius = SheetGeometry.cornerRadius
    view.layer.maskedCorners =
      frame.maxY < bounds.maxY
      ? .allCorners : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
  }
}

/// Where a card lies in a window.
struct SheetGeometry {
  static let cornerRadius: CGFloat = 10
  /// From the safe area's top to the card.
  private static let gap: CGFloat = 10
  /// The narrowest window in which cards lie in the middle, as on a tablet.
  private static let wideWindow: CGFloat = 700
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712

  let bounds: CGRect
  let safeArea: UIEdgeInsets

  func frame(_ style: UIModalPresentationStyle, preferred: CGSize) -> CGRect {
    let top = safeArea.top + SheetGeometry.gap
    guard bounds.width >= SheetGeometry.wideWindow else {
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    var size = SheetGeometry.formSize
    if style != .formSheet {
      size = CGSize(width: SheetGeometry.pageWidth, height: bounds.height - 2 * top)
    }
    if preferred.width > 0, preferred.height > 0 { size = preferred }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height - 2 * top)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
