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
  /// The look that a button starts with.
  public enum ButtonType: Int, Sendable {
    /// White title, images in their own colors.
    case custom = 0
    /// Title and images in the tint.
    case system = 1

    /// The same as `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// The look that the button started with. The default is `custom`.
  open private(set) var buttonType: ButtonType = .custom

  final var contents = ButtonContents()
  final var titleLabelStorage: UIButtonLabel?
  final var imageViewStorage: UIImageView?
  final var backgroundViewStorage: UIImageView?

  /// Makes a button of the type `custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives of buttons are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a button of the given type by `init(frame:)`.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    typeDidChange()
  }

  /// Makes a button of the given type that runs an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Parts

  /// The view of the title. Its text and color are the button's; font and lines are for the caller.
  open var titleLabel: UILabel? { makeTitleLabel() }

  /// The view of the image.
  open var imageView: UIImageView? { makeImageView() }

  // MARK: Content by state

  /// Sets the title for a state. A state without one shows that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    contents.titles[state] = title
    contentDidChange()
  }

  /// The title that the state shows.
  open func title(for state: State) -> String? {
    contents.titles[state] ?? contents.titles[.normal]
  }

  /// Sets the title's color for a state. A state without one shows that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents.titleColors[state] = color
    contentDidChange()
  }

  /// The title's color in a state; white, or the tint in a button of the type `system`, where none
  /// was set.
  open func titleColor(for state: State) -> UIColor? {
    if let color = contents.titleColors[state] ?? contents.titleColors[.normal] { return color }
    guard buttonType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Sets the image for a state. A state without one shows that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) {
    contents.images[state] = image
    contentDidChange()
  }

  /// The image that the state shows.
  open func image(for state: State) -> UIImage? {
    contents.images[state] ?? contents.images[.normal]
  }

  /// Sets the image behind title and image for a state. A state without one shows that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents.backgroundImages[state] = image
    contentDidChange()
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

  /// Whether an image without a highlighted one of its own is darker while pressed. The default is
  /// true.
  open var adjustsImageWhenHighlighted: Bool = true {
    didSet { contentDidChange() }
  }

  /// Whether an image without a disabled one of its own is fainter while disabled. The default is
  /// true.
  open var adjustsImageWhenDisabled: Bool = true {
    didSet { contentDidChange() }
  }

  // MARK: Layout

  /// The distances from the edges to title and image, in points. Zero, the default, leaves room above
  /// and below the title all the same; give a tiny inset for none.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { layoutDidChange() }
  }

  /// Moves the title without changing the button's size, in points.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  /// Moves the image without changing the button's size, in points.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
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

  /// The size of title, image and insets.
  open override var intrinsicContentSize: CGSize { naturalSize() }

  /// The size of title, image and insets, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

  /// Places title, image and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Title and image of a button of the type `system` take the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  override func contentAlignmentDidChange() { setNeedsLayout() }
}
