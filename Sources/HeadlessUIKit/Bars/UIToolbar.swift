// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A bar of buttons, usually at the bottom of a screen.
///
/// ```swift
/// let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
/// toolbar.items = [edit, .flexibleSpace(), delete]
/// ```
open class UIToolbar: UIView {
  static var height: CGFloat { BarMetrics.toolbarHeight }

  final let background = BarBackgroundView(hairlineAt: .top)
  final var oldLook = BarOldLook()
  private final var contents: [(item: UIBarButtonItem, view: UIView?)] = []
  /// What lies below the bar and belongs to its background, and whether content lies under it;
  /// `nil` in a bar that stands alone.
  final var hosting: (bottom: CGFloat, isOverContent: Bool)? {
    didSet {
      if hosting?.bottom != oldValue?.bottom || hosting?.isOverContent != oldValue?.isOverContent {
        setNeedsLayout()
      }
    }
  }

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads it from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode { decodeToolbar($0, $1) }
  }

  private func setUp() {
    addSubview(background)
  }

  /// The items, from the edge where text starts. Room that grows is shared among the flexible
  /// spaces.
  open var items: [UIBarButtonItem]? {
    didSet { if items != oldValue { itemsDidChange(from: oldValue ?? []) } }
  }

  /// Sets the items at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
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
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      noteSet(.standardAppearance)
      if standardAppearance !== oldValue { setNeedsLayout() }
    }
  }

  /// The look while none does, in a navigation controller; `nil`, the default, for no background
  /// and no hairline, unless the bar is not translucent or has a color.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      noteSet(.scrollEdgeAppearance)
      if scrollEdgeAppearance !== oldValue { setNeedsLayout() }
    }
  }

  /// The look on a phone that lies on its side, while content lies under the bar; `nil`, the
  /// default, for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { if compactAppearance !== oldValue { setNeedsLayout() } }
  }

  /// The look on a phone that lies on its side, while no content lies under the bar; `nil`, the
  /// default, for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { if compactScrollEdgeAppearance !== oldValue { setNeedsLayout() } }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("translucent", flag: isTranslucent, default: true)
    StateProperty("barTintColor", color: barTintColor)
  }

  /// Places items and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + (hosting?.bottom ?? 0))
    background.show(shownAppearance, color: barTintColor)
    shownAppearance?.onChange = { [weak self] in self?.setNeedsLayout() }
    background.setNeedsLayout()
    placeItems()
  }

  /// A view of the app's own has another size.
  override func contentSizeDidChange(of subview: UIView) { setNeedsLayout() }

  override func didTakeAppearance() {
    super.didTakeAppearance()
    showItems()
  }

  /// The given width, and 44 points, 50 on a tablet, 54 with the look of iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    extensionsSizeThatFits(size) ?? CGSize(width: size.width, height: UIToolbar.height)
  }

  /// No width, and 44 points, 50 on a tablet, 54 with the look of iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }

  /// The bar's colors where no appearance says others. The default is those of the surroundings.
  open var barStyle: UIBarStyle {
    get { oldLook.style }
    set {
      guard newValue != oldLook.style else { return }
      oldLook.style = newValue
      setNeedsLayout()
    }
  }
  /// Says where the bar is.
  open weak var delegate: (any UIToolbarDelegate)?
}

extension UIToolbar {
  private var shownAppearance: UIBarAppearance? {
    let isLow = traitCollection.verticalSizeClass == .compact
    let compact = isLow ? compactAppearance : nil
    guard let hosting, !hosting.isOverContent else {
      return compact ?? oldAppearance ?? standardAppearance
    }
    if isLow, let look = compactScrollEdgeAppearance { return look }
    if let look = scrollEdgeAppearance ?? oldAppearance { return look }
    return isTranslucent && barTintColor == nil ? nil : standardAppearance
  }

  private func itemsDidChange(from old: [UIBarButtonItem]) {
    for item in old { item.onChange = {} }
    for item in items ?? [] {
      item.onChange = { [weak self] in self?.showItems() }
    }
    showItems()
  }

  fileprivate func showItems() {
    for (_, view) in contents { view?.removeFromSuperview() }
    let items = (items ?? []).filter { !$0.isHidden }
    for item in items { giveAppearance(to: item) }
    contents = items.map { item in
      switch item.systemItem {
      case .flexibleSpace, .fixedSpace: (item, nil)
      default: (item, item.customView ?? BarButton(item: item))
      }
    }
    for (_, view) in contents { if let view { addSubview(view) } }
    setNeedsLayout()
  }

  /// Buttons keep a gap; spaces take its place.
  private func placeItems() {
    let geometry = ToolbarGeometry(
      width: bounds.width, insets: safeAreaInsets,
      parts: contents.map { item, view in
        switch item.systemItem {
        case .flexibleSpace: .flexible
        case .fixedSpace: .fixed(max(item.width, ToolbarGeometry.buttonGap.current))
        default: .button(view.map(width) ?? 0)
        }
      })
    let scale = UIScreen.main.scale
    for (start, content) in zip(geometry.starts, contents) {
      guard let view = content.view else { continue }
      let size = CGSize(width: width(view), height: height(view))
      let across = CGRect(x: start, y: 0, width: size.width, height: 0)
      let x = mirrored(across, in: CGRect(origin: .zero, size: bounds.size)).minX
      // Platters lie at the upper edge.
      let room = view is BarButton && BarLook.current.platter != nil ? size.height : barHeight
      view.frame = CGRect(
        x: (x * scale).rounded() / scale,
        y: ((room - size.height) / 2 * scale).rounded() / scale,
        width: size.width, height: size.height)
    }
  }

  private func width(_ view: UIView) -> CGFloat {
    (view as? BarButton)?.sizeThatFits(.zero).width ?? fittingSize(view).width
  }

  /// A bar on a phone that lies on its side is lower.
  private var barHeight: CGFloat { min(bounds.height, UIToolbar.height) }

  private func height(_ view: UIView) -> CGFloat {
    guard view is BarButton else { return fittingSize(view).height }
    return BarLook.current.platter.map { min($0.toolbarHeight, barHeight) } ?? barHeight
  }

  private func fittingSize(_ view: UIView) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero {
      return view.systemLayoutSizeFitting(.zero)
    }
    return view.bounds.size
  }
}

/// Where the parts of a toolbar begin.
struct ToolbarGeometry {
  enum Part {
    case button(CGFloat)
    case fixed(CGFloat)
    case flexible
  }

  /// Between two buttons; a space that is narrower counts as this, as on iOS since 11.
  static let buttonGap = Looks<CGFloat>(iOS18: 8, iOS26: 12)

  let width: CGFloat
  let insets: UIEdgeInsets
  let parts: [Part]

  var starts: [CGFloat] {
    let margin = NavigationBarGeometry.margin(width: width)
    let gaps = parts.indices.map(gap)
    let used = zip(parts, gaps).reduce(CGFloat(0)) { $0 + length($1.0, growth: 0) + $1.1 }
    let room = width - insets.left - insets.right - 2 * margin
    let flexibleCount = parts.count { if case .flexible = $0 { true } else { false } }
    let growth = flexibleCount == 0 ? 0 : max(0, room - used) / CGFloat(flexibleCount)
    var starts: [CGFloat] = []
    var x = insets.left + margin
    for (part, gap) in zip(parts, gaps) {
      starts.append(x)
      x += length(part, growth: growth) + gap
    }
    return starts
  }

  /// The room after a part: between two buttons.
  private func gap(after index: Int) -> CGFloat {
    guard index + 1 < parts.count, case .button = parts[index], case .button = parts[index + 1]
    else { return 0 }
    return ToolbarGeometry.buttonGap.current
  }

  private func length(_ part: Part, growth: CGFloat) -> CGFloat {
    switch part {
    case .button(let width), .fixed(let width): width
    case .flexible: growth
    }
  }
}

/// The look of a toolbar.
///
/// ```swift
/// let appearance = UIToolbarAppearance()
/// appearance.configureWithOpaqueBackground()
/// ```
open class UIToolbarAppearance: UIBarAppearance {
  /// Makes the default look for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes the default look: archives are not read.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of another look.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }
}
