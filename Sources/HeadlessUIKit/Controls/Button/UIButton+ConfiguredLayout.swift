// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// A configured button has one block of image, title and subtitle:
//
//   contentInsets │ [image] imagePadding [title   ] │ contentInsets
//                 │                      titlePadding
//                 │                      [subtitle] │
//
// With the image above or below, the block is a column.

/// What a label of a configured button was told to show.
///
/// Its runs are compared one by one: `NSAttributedString.isEqual` of Swift 6.3's Foundation for
/// Linux stops the program on attributes like these.
struct ShownText: Equatable {
  private var texts: [String] = []
  private var attributes: [[NSAttributedString.Key: AnyHashable]] = []
  private var mode: NSLineBreakMode
  private var alignment: NSTextAlignment

  init(_ text: NSAttributedString?, _ mode: NSLineBreakMode, _ alignment: NSTextAlignment) {
    (self.mode, self.alignment) = (mode, alignment)
    guard let text else { return }
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      texts.append(text.attributedSubstring(from: range).string)
      self.attributes.append(attributes.mapValues { $0 as? AnyHashable ?? AnyHashable("\($0)") })
    }
  }
}

/// The views of a configured button that others do not have.
struct ConfiguredButtonParts {
  var background = BackgroundConfigurationView(frame: .zero)
  var subtitleLabel: UILabel?
  var indicator: UIActivityIndicatorView?
  var menuIndicator: UIImageView?
}

extension UIButton {
  /// Between the title and the menu's sign, in points. An estimate.
  private static let menuIndicatorPadding: CGFloat = 5

  func configurationDidChange(from former: Configuration?) {
    contents.giveWay(to: configuration, from: former)
    if configuration == nil {
      configured?.background.removeFromSuperview()
      configured?.subtitleLabel?.removeFromSuperview()
      configured?.indicator?.removeFromSuperview()
      configured?.menuIndicator?.removeFromSuperview()
      configured = nil
      shownTexts = [:]
    }
    showContent()
    layoutDidChange()
  }

  /// The state that the configuration's look follows.
  private var configuredState: State { automaticallyUpdatesConfiguration ? state : .normal }

  /// The color of ``setTitleColor(_:for:)``. A button that is disabled without a color for it has
  /// the configuration's.
  private func titleColorThatWasSet(for state: State) -> UIColor? {
    let colors = contents.titleColors
    return colors[state] ?? (state.contains(.disabled) ? nil : colors[.normal])
  }

  /// Puts the configuration's content for the present state into the parts.
  func showConfiguration() {
    guard let configuration = shownConfiguration else { return }
    var parts = configured ?? ConfiguredButtonParts()
    if parts.background.superviewStorage !== self { insertSubview(parts.background, at: 0) }
    let state = configuredState
    let resolved = configuration.resolved(
      state: state, tint: tintColor, titleColor: titleColorThatWasSet(for: state),
      traits: traitCollection, size: bounds.size)
    parts.background.show(resolved.background, tint: tintColor)
    show(resolved.title, configuration.titleLineBreakMode)
    show(resolved.subtitle, configuration.subtitleLineBreakMode, in: &parts.subtitleLabel)
    showImage(configuration, resolved.foreground, &parts.indicator)
    showMenuIndicator(configuration, resolved.foreground, &parts.menuIndicator)
    if let view = imageViewStorage, subviewStorage.first === view {
      insertSubview(view, aboveSubview: parts.background)
    }
    configured = parts
  }

  private func show(_ title: NSAttributedString?, _ mode: NSLineBreakMode) {
    guard titleLabelStorage != nil || title != nil else { return }
    let label = makeTitleLabel()
    label.alpha = 1
    fill(label, title, mode)
  }

  private func show(
    _ text: NSAttributedString?, _ mode: NSLineBreakMode, in storage: inout UILabel?
  ) {
    guard storage != nil || text != nil else { return }
    let label = storage ?? UILabel()
    if label.superviewStorage !== self { addSubview(label) }
    storage = label
    fill(label, text, mode)
  }

  /// Sets only what differs: each setter asks for layout.
  private func fill(_ label: UILabel, _ text: NSAttributedString?, _ mode: NSLineBreakMode) {
    let lines = mode.isOnOneLine ? 1 : 0
    let alignment = configuration?.textAlignment ?? .natural
    if label.numberOfLines != lines { label.numberOfLines = lines }
    let key = ShownText(text, mode, alignment)
    let shown = shownTexts[ObjectIdentifier(label)]
    guard shown?.told != key || shown?.content != label.content else { return }
    // Fonts of text styles follow the user's text size in attributed titles, too.
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = text
    label.lineBreakMode = mode
    // A paragraph style of the text's own says how its lines are aligned.
    if text?.hasParagraphStyle != true { label.textAlignment = alignment }
    shownTexts[ObjectIdentifier(label)] = (key, label.content)
  }

  /// Whether somebody gave the title's view a font or text of its own. A configuration does not
  /// keep that, as on iOS.
  var hasForeignTitle: Bool {
    guard configuration != nil, let label = titleLabelStorage else { return false }
    return shownTexts[ObjectIdentifier(label)].map { $0.content != label.content } ?? false
  }

  private func showImage(
    _ configuration: Configuration, _ color: UIColor, _ indicator: inout UIActivityIndicatorView?
  ) {
    let image = configuration.showsActivityIndicator ? nil : configuration.image
    if imageViewStorage != nil || image != nil {
      let view = makeImageView()
      view.image =
        image?
        .symbolDefaults(SymbolValues(scale: configuration.symbolScale, textStyle: .body))
        .symbol(applying: configuration.preferredSymbolConfigurationForImage).forControl
      view.alpha = 1
      view.tintColor = configuration.imageColorTransformer?(color) ?? color
    }
    guard configuration.showsActivityIndicator else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    if view.superviewStorage !== self { addSubview(view) }
    if !view.isAnimating { view.startAnimating() }
    indicator = view
  }

  private func showMenuIndicator(
    _ configuration: Configuration, _ color: UIColor, _ storage: inout UIImageView?
  ) {
    let image = menuIndicator
    guard storage != nil || image != nil else { return }
    let view = storage ?? UIImageView()
    if view.superviewStorage !== self { addSubview(view) }
    view.image = image
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    storage = view
  }

  // MARK: Sizes

  /// What the menu's sign takes at the end of the other parts.
  private var menuIndicatorRoom: CGFloat {
    menuIndicator.map { $0.size.width + UIButton.menuIndicatorPadding } ?? 0
  }

  /// The sizes of the parts in `width` points for all of them.
  private struct PartSizes {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var text: CGSize
    var size: CGSize
  }

  /// The size of the image, or of the wheel in its place.
  private var imagePartSize: CGSize {
    configured?.indicator?.intrinsicContentSize ?? imageViewStorage?.image?.size ?? .zero
  }

  private func partSizes(width: CGFloat?) -> PartSizes {
    guard let configuration = shownConfiguration else {
      return PartSizes(image: .zero, title: .zero, subtitle: .zero, text: .zero, size: .zero)
    }
    var image = imagePartSize
    let isColumn = configuration.isColumn
    let reserved = configuration.imageReservation
    if reserved > 0 {
      image =
        isColumn
        ? CGSize(width: image.width, height: max(image.height, reserved))
        : CGSize(width: max(image.width, reserved), height: image.height)
    }
    func size(of label: UILabel?, _ width: CGFloat?) -> CGSize {
      guard let label, label.attributedText?.length ?? 0 > 0 else { return .zero }
      return label.sizeThatFits(
        CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    let hasText =
      [titleLabelStorage, configured?.subtitleLabel].contains {
        $0?.attributedText?.length ?? 0 > 0
      }
    let padding = hasText && image != .zero ? configuration.imagePadding : 0
    let room = width.map { max(1, isColumn ? $0 : $0 - image.width - padding) }
    let title = size(of: titleLabelStorage, room)
    let subtitle = size(of: configured?.subtitleLabel, room)
    let gap = title != .zero && subtitle != .zero ? configuration.titlePadding : 0
    let text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    let whole =
      isColumn
      ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    return PartSizes(image: image, title: title, subtitle: subtitle, text: text, size: whole)
  }

  /// The size of the parts together with the insets; on several lines where it is `width` points wide.
  func configuredSize(width: CGFloat?) -> CGSize {
    guard let configuration else { return .zero }
    if configured == nil { showConfiguration() }
    let insets = configuration.contentInsets
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let mark = menuIndicatorRoom
    let sizes = partSizes(width: width.map { $0 - across - mark })
    // The texts count in whole points across, and in pixels down, at every scale.
    let text = sizes.text.width.rounded(.up)
    let parts =
      configuration.isColumn
      ? max(sizes.size.width, text) : sizes.size.width - sizes.text.width + text
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return grid.ceil(CGSize(width: parts + mark + across, height: sizes.size.height + down))
  }

  // MARK: Places

  func placeConfiguredParts() {
    noteOlderLook()
    guard let configuration else { return }
    // Corners follow the size.
    let resolved = configuration.resolved(
      state: configuredState, tint: tintColor, titleColor: nil, traits: traitCollection,
      size: bounds.size)
    configured?.background.show(resolved.background, tint: tintColor)
    configured?.background.frame = bounds
    let direction = effectiveUserInterfaceLayoutDirection
    let area = bounds.inset(by: configuration.contentInsets.resolved(direction))
    let mark = menuIndicatorRoom
    let sizes = partSizes(width: area.width - mark)
    let size = CGSize(
      width: min(sizes.size.width + mark, area.width), height: min(sizes.size.height, area.height))
    let (across, down) = shares
    let corner = CGPoint(
      x: area.minX + (area.width - size.width) * across,
      y: area.minY + (area.height - size.height) * down)
    let parts = CGRect(origin: corner, size: size)
    let marked = mirrored(
      CGRect(x: parts.minX, y: parts.minY, width: parts.width - mark, height: parts.height),
      in: parts)
    place(sizes, in: marked, configuration)
    placeMenuIndicator(in: parts)
  }

  private func placeMenuIndicator(in parts: CGRect) {
    guard let view = configured?.menuIndicator, let size = view.image?.size else { return }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let place = mirrored(
      CGRect(
        x: parts.maxX - size.width, y: parts.midY - size.height / 2, width: size.width,
        height: size.height), in: parts)
    view.frame = CGRect(
      x: grid.round(place.minX), y: grid.round(place.minY), width: size.width, height: size.height)
  }

  /// The part of the room that lies before the parts, on both axes; from the left.
  private var shares: (across: CGFloat, down: CGFloat) {
    let across: CGFloat
    switch contentHorizontalAlignment {
    case .center, .fill: across = 0.5
    case .left: across = 0
    case .right: across = 1
    case .leading: across = isMirrored ? 1 : 0
    case .trailing: across = isMirrored ? 0 : 1
    }
    switch contentVerticalAlignment {
    case .center, .fill: return (across, 0.5)
    case .top: return (across, 0)
    case .bottom: return (across, 1)
    }
  }

  private func place(_ sizes: PartSizes, in area: CGRect, _ configuration: Configuration) {
    let share = configuration.alignmentShare
    var text = CGRect(
      x: area.minX, y: area.midY - sizes.text.height / 2,
      width: min(sizes.text.width, area.width), height: sizes.text.height)
    var image = CGRect(
      x: area.minX, y: area.midY - sizes.image.height / 2, width: sizes.image.width,
      height: sizes.image.height)
    if configuration.isColumn {
      image.origin.x = area.midX - image.width / 2
      text.origin.x = area.midX - text.width / 2
      let isAbove = configuration.imagePlacement.contains(.top)
      image.origin.y = isAbove ? area.minY : area.maxY - image.height
      text.origin.y = isAbove ? area.maxY - text.height : area.minY
    } else {
      let isBefore = configuration.imagePlacement.contains(.leading)
      text.size.width = min(text.width, max(0, area.width - image.width))
      image.origin.x = isBefore ? area.minX : area.maxX - image.width
      text.origin.x = isBefore ? area.maxX - text.width : area.minX
    }
    func put(_ view: UIView?, _ rect: CGRect) {
      guard let view else { return }
      let grid = PixelGrid(scale: traitCollection.displayScale)
      let rect = mirrored(rect, in: area)
      view.frame = CGRect(
        x: grid.round(rect.minX), y: grid.round(rect.minY), width: rect.width, height: rect.height)
    }
    let own = imagePartSize
    if own != image.size {
      image = CGRect(
        x: image.midX - own.width / 2, y: image.midY - own.height / 2, width: own.width,
        height: own.height)
    }
    put(configured?.indicator ?? imageViewStorage, image)
    put(titleLabelStorage, line(sizes.title, in: text, y: text.minY, share))
    put(
      configured?.subtitleLabel,
      line(sizes.subtitle, in: text, y: text.maxY - sizes.subtitle.height, share))
  }

  private func line(_ size: CGSize, in area: CGRect, y: CGFloat, _ share: CGFloat) -> CGRect {
    let width = min(size.width, area.width)
    return CGRect(
      x: area.minX + (area.width - width) * share, y: y, width: width, height: size.height)
  }
}

extension UIButton.Configuration {
  /// The scale of a symbol that says none.
  var symbolScale: UIImage.SymbolScale {
    switch buttonSize {
    case .mini, .small: .small
    case .medium: .medium
    case .large: .large
    }
  }

  /// Whether the image lies above or below the title.
  var isColumn: Bool { imagePlacement.contains(.top) || imagePlacement.contains(.bottom) }

  private var alignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    if isColumn { return .center }
    return imagePlacement.contains(.trailing) ? .trailing : .leading
  }

  /// The part of the room beside the narrower text that lies before it.
  var alignmentShare: CGFloat {
    switch alignment {
    case .automatic, .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }

  var textAlignment: NSTextAlignment {
    switch alignment {
    case .automatic, .leading: .natural
    case .center: .center
    case .trailing: RenderingEnvironment.current.layoutDirection == .rightToLeft ? .left : .right
    }
  }
}

extension NSAttributedString {
  fileprivate var hasParagraphStyle: Bool {
    length > 0 && attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil
  }
}

extension NSLineBreakMode {
  /// Whether text in this mode ends with an ellipsis on its only line.
  fileprivate var isOnOneLine: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byClipping: true
    case .byWordWrapping, .byCharWrapping: false
    }
  }
}
