// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The background of a bar and the hairline at its edge.
///
/// What lies behind a bar is not blurred: the default background is the opaque color that the blur
/// has over an empty background.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemTeal
/// navigationBar.scrollEdgeAppearance = appearance
/// ```
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  final var onChange: () -> Void = {}

  /// The background; `nil` for none.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { onChange() } }
  }

  /// The hairline; `nil` for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { onChange() } }
  }

  /// The blur behind a bar. Kept: what lies behind a bar is not blurred.
  open var backgroundEffect: UIBlurEffect?

  /// A picture on the background; `nil`, the default, for none.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { onChange() } }
  }

  /// How the picture fills the bar. The default is stretched.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { if backgroundImageContentMode != oldValue { onChange() } }
  }

  /// A picture in the place of the hairline; an empty one is none. `nil`, the default, for
  /// ``shadowColor``.
  open var shadowImage: UIImage? {
    didSet { if shadowImage !== oldValue { onChange() } }
  }

  /// Makes the default look.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Makes the default look for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes the default look: archives are not read.
  public required init(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes a copy of another look.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowImage = barAppearance.shadowImage
    super.init()
  }

  /// A look of the same class that can be changed by itself.
  public func copy() -> Self { type(of: self).init(barAppearance: self) }
  /// The same where nothing says what is wanted.
  @_disfavoredOverload
  open override func copy() -> Any { type(of: self).init(barAppearance: self) }

  /// The system's background and hairline.
  open func configureWithDefaultBackground() {
    backgroundColor = .barBackground
    shadowColor = .barShadow
  }

  /// The background of screens, and the hairline.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .barShadow
    backgroundEffect = nil
  }

  /// Neither background nor hairline.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
    backgroundEffect = nil
  }
}

extension UIColor {
  // On iOS 26 bars have neither background nor hairline: what scrolls under them fades out, which
  // is not drawn.
  fileprivate static let barBackground = UIColor { traits in
    if (traits.systemLook ?? .current) == .iOS26 { return .clear }
    return traits.userInterfaceStyle == .dark
      ? UIColor(white: 22 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }

  fileprivate static let barShadow = UIColor { traits in
    if (traits.systemLook ?? .current) == .iOS26 { return .clear }
    return traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The look of a navigation bar.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithTransparentBackground()
/// ```
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's attributes, in place of the system's; the default is none.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !haveSameValues(titleTextAttributes, oldValue) { onChange() } }
  }

  /// The large title's attributes, in place of the system's; the default is none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { if !haveSameValues(largeTitleTextAttributes, oldValue) { onChange() } }
  }

  /// Moves the title, in points. The default is zero.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { if titlePositionAdjustment != oldValue { onChange() } }
  }
  /// The look of the buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { onChange() }
  }
  /// The look of the buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { onChange() }
  }
  /// The look of the button back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { onChange() }
  }
  /// The picture in the place of the chevron; `nil`, the default, for the bar's own.
  open private(set) var backIndicatorImage: UIImage?
  /// What is cut from the title where the picture moves over it. Kept.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture in the place of the chevron.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    onChange()
  }

  /// Makes the default look for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes the default look: archives are not read.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of another look.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = UIBarButtonItemAppearance(copying: other.buttonAppearance)
    doneButtonAppearance = UIBarButtonItemAppearance(copying: other.doneButtonAppearance)
    backButtonAppearance = UIBarButtonItemAppearance(copying: other.backButtonAppearance)
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The look of a tab bar.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// ```
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items whose titles stand below their pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { onChange() }
  }
  /// The look of items whose titles stand beside their pictures.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { onChange() }
  }
  /// The same in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { onChange() }
  }
  /// The color of the picture behind the selected item, where it is a template. `nil`, the default,
  /// for the bar's tint.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { onChange() }
  }
  /// The picture behind the selected item, in its own size; `nil`, the default, for the bar's own.
  open var selectionIndicatorImage: UIImage? {
    didSet { onChange() }
  }
  /// How items share the bar. The default is automatic: as the bar says.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic {
    didSet { onChange() }
  }
  /// How wide items are that stand in the middle, in points; 0, the default, for equal parts.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { onChange() }
  }
  /// The gap between items that stand in the middle, in points. The default is 0.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { onChange() }
  }

  /// Makes the default look for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Makes the default look: archives are not read.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a copy of another look.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = UITabBarItemAppearance(copying: other.stackedLayoutAppearance)
    inlineLayoutAppearance = UITabBarItemAppearance(copying: other.inlineLayoutAppearance)
    compactInlineLayoutAppearance = UITabBarItemAppearance(
      copying: other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  /// The look of items as they stand.
  func items(inline: Bool, low: Bool) -> UITabBarItemAppearance {
    inline ? low ? compactInlineLayoutAppearance : inlineLayoutAppearance : stackedLayoutAppearance
  }
}
