// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A control with a title and an image that depend on its state.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Save", for: .normal)
/// button.addAction(UIAction { _ in model.save() }, for: .touchUpInside)
/// ```
open class UIButton: UIControl {
  override var eventsOfPrimaryAction: Event { .touchUpInside }

  /// The look that a button starts with.
  public enum ButtonType: Int, Sendable {
    /// White title, images in their own colors.
    case custom = 0
    /// Title and images in the tint.
    case system = 1
    /// An "i" in a circle, in the tint.
    case detailDisclosure = 2
    /// The same.
    case infoLight = 3
    /// The same.
    case infoDark = 4
    /// A plus in a circle, in the tint.
    case contactAdd = 5
    /// A cross in a gray circle.
    case close = 7

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }

    /// Whether title and images take the tint.
    var isTinted: Bool { self == .system || symbolName != nil }

    /// The symbol that it starts with.
    var symbolName: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .custom, .system, .close: nil
      }
    }
  }

  /// The look that the button started with. The default is `custom`.
  open private(set) var buttonType: ButtonType = .custom

  final var contents = ButtonContents()
  final var titleLabelStorage: UIButtonLabel?
  final var imageViewStorage: UIImageView?
  final var backgroundViewStorage: UIImageView?
  final var closeMark: CloseButtonMark?
  /// What a configuration shows; `nil` without one.
  final var configured: ConfiguredButtonParts?
  final var shownTexts: [ObjectIdentifier: (told: ShownText, content: LabelContent)] = [:]
  private var isUpdateDue = false

  /// Makes a button of the type `custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.decode { element, session in
      buttonType = ButtonType(nib: element["buttonType"])
      typeDidChange()
      decodeButton(element, session)
      if image(for: .normal) == nil { takeImageOfType() }
    }
  }

  /// Makes a button of the given type by `init(frame:)`.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    typeDidChange()
    if showsCloseMark { frame.size = CloseButtonMark.size }
    takeImageOfType()
    if buttonType.symbolName != nil { frame.size = intrinsicContentSize }
  }

  private func takeImageOfType() {
    guard let name = buttonType.symbolName else { return }
    setImage(UIImage(systemName: name), for: .normal)
  }

  /// Makes a button of the given type that runs an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a button with a configuration that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    // Observers do not run in an initializer.
    start(with: configuration, primaryAction)
  }

  private func start(with configuration: Configuration, _ primaryAction: UIAction?) {
    self.configuration = configuration
    guard let primaryAction else { return }
    if configuration.title == nil, configuration.attributedTitle == nil,
      !primaryAction.title.isEmpty
    {
      self.configuration?.title = primaryAction.title
    }
    if configuration.image == nil { self.configuration?.image = primaryAction.image }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Configuration

  /// The look as one value, which comes instead of colors, fonts and insets by state; `nil`, the
  /// default, for these. Of its title and ``setTitle(_:for:)`` the last one set is shown, and of
  /// images, too.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
  }

  /// Changes ``configuration`` by the button's state. Called when the state has changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet {
      if configurationUpdateHandler != nil || oldValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether the look of a configuration follows the state. The default is true.
  open var automaticallyUpdatesConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Asks for ``updateConfiguration()`` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isUpdateDue = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Changes ``configuration`` by the button's state. The default calls
  /// ``configurationUpdateHandler``; an override calls `super` first.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The view of a configuration's subtitle; `nil` without one.
  open var subtitleLabel: UILabel? { configured?.subtitleLabel }

  /// The menu of the button. It does not come up; a pop-up button shows what is chosen in it, see
  /// ``changesSelectionAsPrimaryAction``.
  open var menu: UIMenu? {
    didSet { popUpDidChange() }
  }

  /// What the button is for. The default is nothing particular.
  open var role: Role = .normal

  /// Whether a tap chooses the button or gives it up; taps are the caller's. With a ``menu`` that
  /// a tap brings up it is a pop-up button: its title and image are those of the menu's first
  /// element that is on, or of its first element, which is on then.
  open var changesSelectionAsPrimaryAction: Bool = false {
    didSet { popUpDidChange() }
  }

  /// Whether a tap brings the ``menu`` up. The default is false.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { popUpDidChange() }
  }

  /// Whether a pointer changes the button. Kept: there is no pointer.
  open var isPointerInteractionEnabled: Bool = false

  func updateConfigurationIfNeeded() {
    guard isUpdateDue || hasForeignTitle else { return }
    if isUpdateDue {
      isUpdateDue = false
      updateConfiguration()
    }
    showConfiguration()
  }

  // MARK: Parts

  /// The view of the title. Its text and color are the button's; font and lines are for the caller.
  open var titleLabel: UILabel? { makeTitleLabel() }

  /// The view of the image.
  open var imageView: UIImageView? { makeImageView() }

  // MARK: Content by state

  /// Sets the title for a state. A state without one shows that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    change { $0.setTitle(title, for: state) }
  }

  /// The title that the state shows.
  open func title(for state: State) -> String? {
    contents.titles[state] ?? contents.titles[.normal]
  }

  /// Sets the title with attributes for a state; it comes before ``setTitle(_:for:)``. A state
  /// without one shows that of `normal`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.setAttributedTitle(title, for: state) }
  }

  /// The title with attributes that the state shows; `nil` where it has a plain one of its own.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    if let title = contents.attributedTitles[state] { return title }
    return contents.titles[state] == nil || state == .normal
      ? contents.attributedTitles[.normal] : nil
  }

  /// The title with attributes shown now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the title's color for a state. A state without one shows that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteSet(.titleColor, state)
    change { $0.titleColors[state] = color }
  }

  /// The title's color in a state; white, or the title's tint in a button of the type `system`,
  /// where none was set.
  open func titleColor(for state: State) -> UIColor? {
    if let color = contents.titleColors[state] ?? contents.titleColors[.normal] { return color }
    guard buttonType.isTinted else { return .white }
    let tint = configuration == nil ? titleLabelStorage?.tintColor : nil
    return state.contains(.disabled) ? .tertiaryLabel : tint ?? tintColor
  }

  /// Sets the image for a state. A state without one shows that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    change { $0.setImage(image, for: state) }
  }

  /// The image that the state shows.
  open func image(for state: State) -> UIImage? {
    contents.images[state] ?? contents.images[.normal]
  }

  /// Sets how a symbol is drawn in a state, instead of what it says itself. A state without one
  /// takes that of `normal`; without any, a symbol of a button that is not `custom` is as large as
  /// body text at the scale `large`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    contents.symbolConfigurations[state] = configuration
    contentDidChange()
  }

  /// How a symbol is drawn in a state; `nil` where nothing was set.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations[state] ?? contents.symbolConfigurations[.normal]
  }

  /// How a symbol is drawn now; `nil` where nothing was set.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Sets the image behind title and image for a state. A state without one shows that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteSet(.backgroundImage, state)
    change { $0.backgroundImages[state] = image }
  }

  /// The background image that the state shows.
  open func backgroundImage(for state: State) -> UIImage? {
    contents.backgroundImages[state] ?? contents.backgroundImages[.normal]
  }

  /// The title shown now.
  open var currentTitle: String? { title(for: state) }
  /// The title's color now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The image shown now.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Whether a picture grows along with the text sizes for accessibility. It does not here, which
  /// is reported at such a size. The default is false.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory,
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      else { return }
      RenderingEnvironment.report(
        RenderingIssue(
          "a picture does not grow with text sizes for accessibility", kind: .notDrawn, in: [self]))
    }
  }

  /// Whether an image without a highlighted one of its own is darker while pressed. The default is
  /// true.
  open var adjustsImageWhenHighlighted: Bool = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { contentDidChange() } }
  }

  /// Whether an image without a disabled one of its own is fainter while disabled. The default is
  /// true.
  open var adjustsImageWhenDisabled: Bool = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentDidChange() } }
  }

  // MARK: Layout

  /// The distances from the edges to title and image, in points. Zero, the default, leaves room
  /// above and below the title all the same; give a tiny inset for none.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      noteSet(.contentEdgeInsets)
      if contentEdgeInsets != oldValue { layoutDidChange() }
    }
  }

  /// Moves the title without changing the button's size, in points.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Moves the image without changing the button's size, in points.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Where the background image is drawn: in `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image have to fit: `bounds` less ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Where the image goes in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect, insets: imageEdgeInsets).image
  }

  /// Where the title goes in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect, insets: titleEdgeInsets).title
  }

  override var textContent: TextContent? { self }

  /// The size of title, image and insets.
  open override var intrinsicContentSize: CGSize {
    if let size = extensionsIntrinsicContentSize { return size }
    updateConfigurationIfNeeded()
    if showsCloseMark { return CloseButtonMark.size }
    return configuration == nil ? naturalSize() : configuredSize(width: nil)
  }

  /// The size of title, image and insets, whatever `size`; the title of a configuration goes on
  /// several lines where that is narrow.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if showsCloseMark { return CloseButtonMark.size }
    return configuration == nil
      ? naturalSize() : configuredSize(width: size.width > 0 ? size.width : nil)
  }

  /// Places title, image and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if configuration == nil { placeParts() } else { placeConfiguredParts() }
    placeCloseMark()
    callExtensionsLayoutSubviews()
  }

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  /// Title and image of a button of the type `system` take the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if configuration == nil { showContent() } else { showConfiguration() }
  }

  /// A configuration's text has another size where people want that.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    buttonProperties
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  override func contentAlignmentDidChange() { setNeedsLayout() }

  override func contentSizeDidChange(of subview: UIView) { layoutDidChange() }
}
