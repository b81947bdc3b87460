// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The bar at the bottom of an app: a picture and a title for each of its parts.
///
/// ```swift
/// let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
/// bar.items = [UITabBarItem(title: "Pets", image: paw, tag: 0)]
/// bar.selectedItem = bar.items?.first
/// ```
open class UITabBar: UIView {
  static var height: CGFloat { BarMetrics.tabBarHeight }

  final let background = BarBackgroundView(hairlineAt: .top)
  final var buttons: [UITabBarButton] = []
  final var oldLook = BarOldLook()
  private let indicator = UIImageView()
  private var platter: TabBarPlatter?
  /// Whether content lies under the bar; `nil` in a bar that stands alone.
  final var isOverContent: Bool? {
    didSet { if isOverContent != oldValue { setNeedsLayout() } }
  }
  /// What a tab bar controller says about its bar; `nil` in a bar that stands alone.
  final var hosting: TabBarHosting? {
    didSet { if hosting != oldValue { setNeedsLayout() } }
  }
  /// Called with the place of an item that people press.
  final var onSelect: ((Int) -> Void)?

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads it from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode { decodeTabBar($0, $1) }
  }

  private func setUp() {
    addSubview(background)
  }

  /// Hears of the items that people press. The default is `nil`; that of a tab bar controller's bar
  /// is the controller.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, from the edge where text starts. More than five stay side by side.
  open var items: [UITabBarItem]? {
    didSet { if items != oldValue { itemsDidChange(from: oldValue ?? []) } }
  }

  /// Sets the items at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  /// The item that is shown as selected; `nil`, the default, for none.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { showSelection() } }
  }

  /// The color of items that are not selected; `nil`, the default, for a gray.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteSet(.unselectedItemTintColor)
      if unselectedItemTintColor != oldValue { showSelection() }
    }
  }

  /// The color of the background; `nil`, the default, for that of the appearance.
  open var barTintColor: UIColor? {
    didSet {
      noteSet(.barTintColor)
      if barTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// Whether content lies under the bar. Nothing is blurred. The default is true.
  open var isTranslucent: Bool = true {
    didSet {
      noteSet(.isTranslucent)
      if isTranslucent != oldValue { setNeedsLayout() }
    }
  }

  /// The look while content lies under the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      noteSet(.standardAppearance)
      if standardAppearance !== oldValue { setNeedsLayout() }
    }
  }

  /// The look while none does, in a tab bar controller; `nil`, the default, for no background and
  /// no hairline, unless the bar is not translucent or has a color.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      noteSet(.scrollEdgeAppearance)
      if scrollEdgeAppearance !== oldValue { setNeedsLayout() }
    }
  }

  /// The picture behind the selected item, in its own size; `nil`, the default, for none.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage !== oldValue { setNeedsLayout() } }
  }

  /// How the items share the bar. The default is automatic: they fill it.
  open var itemPositioning: ItemPositioning = .automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }

  /// How wide items are that stand in the middle, in points; 0, the default, for equal parts of the
  /// bar.
  open var itemWidth: CGFloat = 0 {
    didSet { if itemWidth != oldValue { setNeedsLayout() } }
  }

  /// The gap between items that stand in the middle, in points. The default is 0.
  open var itemSpacing: CGFloat = 0 {
    didSet { if itemSpacing != oldValue { setNeedsLayout() } }
  }

  /// Would let people rearrange the items. The system's sheet for it is not drawn: the snapshot's
  /// record notes that.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    isCustomizing = true
    leftOut("the sheet of UITabBar.beginCustomizingItems(_:)")
  }

  /// Ends what ``beginCustomizingItems(_:)`` began.
  ///
  /// - Returns: Whether the items have changed: false, as nobody rearranges them here.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    isCustomizing = false
    return false
  }

  /// Whether people are rearranging the items.
  open private(set) var isCustomizing = false

  override func didTakeAppearance() {
    super.didTakeAppearance()
    for item in items ?? [] { giveAppearance(to: item) }
    showSelection()
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("translucent", flag: isTranslucent, default: true)
    StateProperty("barTintColor", color: barTintColor)
    StateProperty("unselectedItemTintColor", color: unselectedItemTintColor)
    StateProperty("itemPositioning", term: itemPositioning, default: .automatic)
    StateProperty("itemWidth", number: itemWidth, default: 0)
    StateProperty("itemSpacing", number: itemSpacing, default: 0)
    if let selectedItem, let index = items?.firstIndex(where: { $0 === selectedItem }) {
      StateProperty("selectedItem", number: CGFloat(index))
    }
  }

  /// Places buttons and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  /// Whether pictures and titles stand side by side, as they do on a phone that lies on its side,
  /// and on a tablet with room.
  final var isInline: Bool {
    hosting?.isInline ?? (traitCollection.verticalSizeClass == .compact || isTabletInline)
  }

  /// Whether pictures and titles stand side by side because the bar is that of a tablet.
  final var isTabletInline: Bool {
    BarMetrics.isTablet && traitCollection.horizontalSizeClass == .regular
  }

  /// The given width, and 49 points above the safe area; 50 on a tablet, and 83 points with the
  /// look of iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    extensionsSizeThatFits(size) ?? usualSize(fitting: size)
  }

  final func usualSize(fitting size: CGSize) -> CGSize {
    let covered = TabBarLook.current.platter == nil ? safeAreaInsets.bottom : 0
    let height = covered > 0 ? BarMetrics.tabBarHeight(in: size, above: covered) : UITabBar.height
    return CGSize(width: size.width, height: height + covered)
  }

  /// No width, and 49 points, 50 on a tablet, 83 with the look of iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }

  /// The selected button takes the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }
}

/// What a tab bar controller says about its bar.
struct TabBarHosting: Equatable {
  /// The height above what the lower edge of the screen covers, in points.
  var height: CGFloat
  /// Whether pictures and titles stand side by side.
  var isInline: Bool
}

extension UITabBar {
  func itemsDidChange(from old: [UITabBarItem]) {
    for item in old { item.onChange = {} }
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      giveAppearance(to: item)
      let button = UITabBarButton(item: item)
      button.addAction(
        UIAction { [weak self] _ in self?.press(index) }, for: .touchUpInside)
      item.onChange = { [weak self, weak button] in
        button?.showItem()
        self?.showSelection()
      }
      addSubview(button)
      return button
    }
    if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
    showSelection()
  }

  private func press(_ index: Int) {
    guard let item = items?[index] else { return }
    if onSelect == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    onSelect?(index)
  }

  func showSelection() {
    let look = shownLook.items(inline: isInline, low: isLow)
    for button in buttons {
      button.show(
        isSelected: button.item === selectedItem, tint: tintColor,
        otherTint: unselectedItemTintColor ?? TabBarLook.current.unselected, look)
    }
    setNeedsLayout()
  }

  /// Whether the bar is lower than one of a phone that stands.
  private var isLow: Bool { bounds.height < TabBarLook.current.itemHeight }

  private var shownLook: UITabBarAppearance {
    shownAppearance as? UITabBarAppearance ?? standardAppearance
  }

  private var shownAppearance: UIBarAppearance? {
    guard isOverContent == false else { return oldAppearance ?? standardAppearance }
    if let look = scrollEdgeAppearance ?? oldAppearance { return look }
    return isTranslucent && barTintColor == nil ? nil : standardAppearance
  }

  func placeContents() {
    background.frame = bounds
    background.show(shownAppearance, color: barTintColor)
    shownAppearance?.onChange = { [weak self] in self?.setNeedsLayout() }
    background.setNeedsLayout()
    let look = TabBarLook.current
    guard !buttons.isEmpty else { return showPlatter(nil, look) }
    let spans: [(x: CGFloat, width: CGFloat)]
    if let figures = look.platter, !isLow {
      let geometry = TabBarPlatterGeometry(
        figures, height: look.itemHeight, width: bounds.width, count: buttons.count,
        pixel: 1 / UIScreen.main.scale)
      showPlatter(geometry, look)
      spans = geometry.spans
    } else {
      showPlatter(nil, look)
      let lengths = isTabletInline ? buttons.map(\.inlineLength) : []
      spans =
        TabBarGeometry(
          width: bounds.width, insets: safeAreaInsets, count: buttons.count, spread,
          lengths: isMirrored ? lengths.reversed() : lengths
        ).spans
    }
    for (index, button) in buttons.enumerated() {
      let (x, width) = spans[isMirrored ? buttons.count - 1 - index : index]
      button.frame = CGRect(
        x: x, y: 0, width: width,
        height: look.platter == nil
          ? min(bounds.height, hosting?.height ?? UITabBar.height)
          : min(bounds.height, look.itemHeight))
      button.isInline = isInline
      button.setNeedsLayout()
    }
    placeIndicator()
  }

  /// Shows the capsule below the items and the one behind the selected item; `nil` for none.
  private func showPlatter(_ geometry: TabBarPlatterGeometry?, _ look: TabBarLook) {
    guard let geometry, let figures = look.platter else {
      platter?.removeFromSuperview()
      platter = nil
      return
    }
    let shown = platter ?? TabBarPlatter(frame: .zero)
    platter = shown
    if shown.superview == nil { insertSubview(shown, aboveSubview: background) }
    shown.frame = geometry.frame
    let index = buttons.firstIndex { $0.item === selectedItem }
    let place = index.map { isMirrored ? buttons.count - 1 - $0 : $0 }
    shown.show(figures, selected: place.map { geometry.spans[$0] })
  }

  /// How items share the bar: as the appearance says, where it says something.
  private var spread: TabBarGeometry.Spread {
    let look = shownLook
    guard look.stackedItemPositioning == .automatic else {
      return TabBarGeometry.Spread(
        positioning: look.stackedItemPositioning, width: look.stackedItemWidth,
        spacing: look.stackedItemSpacing)
    }
    return TabBarGeometry.Spread(
      positioning: itemPositioning, width: itemWidth, spacing: itemSpacing)
  }

  /// Puts the picture behind the selected item in the middle of its button.
  private func placeIndicator() {
    let look = shownLook
    let button = buttons.first { $0.item === selectedItem }
    guard let button, let image = look.selectionIndicatorImage ?? selectionIndicatorImage else {
      return indicator.removeFromSuperview()
    }
    indicator.image = image
    indicator.tintColor = look.selectionIndicatorTintColor
    insertSubview(indicator, aboveSubview: background)
    let size = image.size
    indicator.frame = CGRect(
      x: button.frame.midX - size.width / 2, y: button.frame.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
