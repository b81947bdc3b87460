// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The bar at the top of a screen: a title, the button back, and items at both sides.
///
/// ```swift
/// let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
/// bar.items = [UINavigationItem(title: "Pets"), UINavigationItem(title: "Ada")]
/// ```
open class UINavigationBar: UIView {
  final let background = BarBackgroundView(hairlineAt: .bottom)
  final let titleLabel = UILabel()
  final let largeTitleLabel = UILabel()
  /// What of the large title has not gone under the buttons.
  final let largeTitleClip = UIView()
  /// The line above the buttons; `nil` where there is none.
  final var promptLabel: UILabel?
  /// What stands beside the title now.
  final var contents = NavigationBarContents()
  /// What a navigation controller says about its bar; `nil` in a bar that stands alone.
  final var hosting: NavigationBarHosting? {
    didSet { if hosting != oldValue { setNeedsLayout() } }
  }
  /// Whether the bar is that of a phone that lies on its side, which has no large titles.
  final var isLow = false
  /// The search bar that is shown now, and what cuts it.
  final weak var shownSearchBar: UISearchBar?
  final let searchClip = UIView()
  final var oldLook = BarOldLook()
  /// Called when people press the button back.
  final var goBack: (() -> Void)?
  /// Called when the bar needs another height.
  final var onChange: () -> Void = {}

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads it from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode { decodeNavigationBar($0, $1) }
  }

  // MARK: Items

  /// The screens' items, the shown one last.
  open var items: [UINavigationItem]? {
    didSet { if items != oldValue { itemsDidChange(from: oldValue ?? []) } }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the button back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the items at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Hears of items that come and go by ``pushItem(_:animated:)`` and ``popItem(animated:)``, and
  /// may forbid it. The default is `nil`. A navigation controller's bar tells nobody.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Shows `item` above the present one, where the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the shown item away and returns it; `nil` where there is none, or where the delegate
  /// does not let it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Look

  /// The color of the background; `nil`, the default, for that of the appearance.
  open var barTintColor: UIColor? {
    didSet {
      noteSet(.barTintColor)
      if barTintColor != oldValue { lookDidChange() }
    }
  }

  /// Whether content lies under the bar. Nothing is blurred. The default is true.
  open var isTranslucent: Bool = true {
    didSet {
      noteSet(.isTranslucent)
      if isTranslucent != oldValue { lookDidChange() }
    }
  }

  /// Whether the bar is hidden. In a navigation controller it takes no room then.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// Whether titles are large where their item does not say otherwise. The default is false.
  open var prefersLargeTitles: Bool = false {
    didSet {
      noteSet(.prefersLargeTitles)
      if prefersLargeTitles != oldValue { lookDidChange() }
    }
  }

  /// The title's attributes where the appearance says nothing else; `nil`, the default, for none.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteSet(.titleTextAttributes)
      if !haveSameValues(titleTextAttributes, oldValue) { lookDidChange() }
    }
  }

  /// The large title's attributes where the appearance says nothing else; `nil`, the default, for
  /// none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteSet(.largeTitleTextAttributes)
      if !haveSameValues(largeTitleTextAttributes, oldValue) { lookDidChange() }
    }
  }

  /// The look while content lies under the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      noteSet(.standardAppearance)
      if standardAppearance !== oldValue { contentsDidChange() }
    }
  }

  /// The look while none does, in a navigation controller; `nil`, the default, for no background
  /// and no hairline, unless the bar is not translucent or has a color.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      noteSet(.scrollEdgeAppearance)
      if scrollEdgeAppearance !== oldValue { contentsDidChange() }
    }
  }

  /// A title view or a button of the app's own has another size.
  override func contentSizeDidChange(of subview: UIView) { setNeedsLayout() }

  /// The look on a phone that lies on its side; `nil`, the default, for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { if compactAppearance !== oldValue { contentsDidChange() } }
  }

  /// The look on a phone that lies on its side while no content lies under the bar; `nil`, the
  /// default, for the others.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if compactScrollEdgeAppearance !== oldValue { contentsDidChange() } }
  }

  /// Sets the image of the background as before iOS 13; an empty one is no background, `nil` the
  /// system's. What ``standardAppearance`` was changed to does not count then.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    noteSet(.backgroundPicture, place: UInt(barMetrics.rawValue))
    oldLook.backgrounds[barMetrics] = backgroundImage
    lookDidChange()
  }

  /// Sets the image of the background as before iOS 13; the position does not count.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// The image of the background; `nil` for the system's.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    oldLook.backgrounds[barMetrics]
  }

  /// The image of the hairline, which counts where there is one of the background; an empty one is
  /// no hairline. The default is `nil`.
  open var shadowImage: UIImage? {
    get { oldLook.shadow }
    set {
      guard newValue !== oldLook.shadow else { return }
      oldLook.shadow = newValue
      lookDidChange()
    }
  }

  /// The bar's colors where no appearance says others. The default is those of the surroundings.
  open var barStyle: UIBarStyle {
    get { oldLook.style }
    set {
      guard newValue != oldLook.style else { return }
      oldLook.style = newValue
      lookDidChange()
    }
  }

  /// The picture in the place of the chevron, in its own size and the bar's tint; `nil`, the
  /// default, for the chevron. UIKit takes it only beside a ``backIndicatorTransitionMaskImage``.
  open var backIndicatorImage: UIImage? {
    didSet { if backIndicatorImage !== oldValue { contentsDidChange() } }
  }

  /// What is cut from the title where the picture moves over it. Only that there is one counts.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { if backIndicatorTransitionMaskImage !== oldValue { contentsDidChange() } }
  }

  /// Moves the title down, in points, as before iOS 13. The default is 0.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    noteSet(.titleVerticalPosition, place: UInt(barMetrics.rawValue))
    oldLook.titleOffsets[barMetrics] = adjustment
    setNeedsLayout()
  }

  /// How far down the title is moved, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    oldLook.titleOffsets[barMetrics] ?? 0
  }

  override func didTakeAppearance() {
    super.didTakeAppearance()
    contentsDidChange()
  }

  // MARK: Layout

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("barStyle", term: barStyle, default: .default)
    StateProperty("prefersLargeTitles", flag: prefersLargeTitles, default: false)
    StateProperty("translucent", flag: isTranslucent, default: true)
    StateProperty("barTintColor", color: barTintColor)
  }

  /// Places title, buttons and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  /// The given width, and the height of a bar for the shown item.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    extensionsSizeThatFits(size)
      ?? CGSize(
        width: size.width,
        height: extraHeight + UINavigationBar.compactHeight + largeTitleHeight + searchHeight)
  }

  /// No width, and the height of a bar for the shown item.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
}
