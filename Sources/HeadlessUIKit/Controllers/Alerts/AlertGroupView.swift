// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Text and choices on one rounded background, with hairlines between them.
final class AlertGroupView: UIView {
  /// Holds title and message, of which the beginning shows where there is too little room.
  private let texts = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [AlertField] = []
  private var buttons: [AlertButton] = []
  private var hairlines: [UIView] = []
  private var style = UIAlertController.Style.alert
  private var fonts = AlertFonts(.alert, category: .large)
  /// Called when people have made a choice.
  var onChoice: (UIAlertAction) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerCurve = .continuous
    clipsToBounds = true
    background = .blur
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
    texts.clipsToBounds = true
    titleLabel.accessibilityTraits = .header
    addSubview(texts)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// What lies under text and choices.
  enum Background {
    /// A card's blur.
    case blur
    /// That of a choice that stands apart.
    case opaque
    /// That of the popover around.
    case popover
  }

  var background = Background.blur {
    didSet {
      switch background {
      case .blur: backgroundColor = .alertBackground
      case .opaque: backgroundColor = .alertApartBackground
      case .popover: backgroundColor = nil
      }
      layer.cornerRadius = background == .popover ? 0 : AlertGeometry.cornerRadius
    }
  }

  func show(_ content: AlertContent, choices: [UIAlertAction], hasText: Bool) {
    style = content.style
    titleLabel.text = hasText ? content.title : nil
    messageLabel.text = hasText ? content.message : nil
    let isAlert = style == .alert
    let hasTitle = titleLabel.text?.isEmpty == false
    fonts = AlertFonts(style, category: traitCollection.preferredContentSizeCategory)
    titleLabel.font = fonts.title
    // A message without a title looks like one.
    messageLabel.font = hasTitle || isAlert ? fonts.message : fonts.title
    titleLabel.textColor = isAlert ? .label : .secondaryLabel
    messageLabel.textColor = isAlert ? .label : .secondaryLabel
    if hasText, let text = content.attributedTitle { titleLabel.attributedText = text }
    if hasText, let text = content.attributedMessage { messageLabel.attributedText = text }
    showFields(hasText ? content.fields : [])
    for view in buttons + hairlines { view.removeFromSuperview() }
    buttons = choices.map { action in
      let button = AlertButton(
        action, font: content.isEmphasized(action) ? fonts.emphasized : fonts.choice)
      if isAlert {
        button.label.adjustsFontSizeToFitWidth = true
        button.label.minimumScaleFactor = AlertGeometry.smallestChoice
      }
      button.addAction(
        UIAction { [weak self] _ in self?.onChoice(action) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    hairlines = choices.map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  private func showFields(_ shown: [UITextField]) {
    guard fields.map(\.field) != shown else { return }
    for view in fields { view.removeFromSuperview() }
    fields = shown.map { AlertField($0) }
    for view in fields { texts.addSubview(view) }
  }

  var hasText: Bool {
    !shownLabels.isEmpty || !fields.isEmpty
  }

  // MARK: Layout

  private var hairline: CGFloat { 1 / UIScreen.main.scale }

  private var buttonHeight: CGFloat { grid.round(fonts.choiceHeight) }

  private var grid: PixelGrid { PixelGrid(scale: UIScreen.main.scale) }

  private var shownLabels: [UILabel] {
    [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
  }

  /// Where texts lie, and how high they are with the room around them and the fields below them.
  private func placedTexts(width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    guard hasText else { return ([], 0) }
    let lines = AlertGeometry.baselines(style)
    let room = CGSize(width: width - 2 * AlertGeometry.textMargin, height: .greatestFiniteMagnitude)
    var (frames, baseline): ([CGRect], CGFloat) = ([], 0)
    var scale: CGFloat = 1
    for label in shownLabels {
      let font = label.font ?? .systemFont(ofSize: 13)
      scale = max(1, font.pointSize / (label === titleLabel && style == .alert ? 17 : 13))
      let ascent = grid.round(font.ascender)
      let isLoneMessage = frames.isEmpty && label === messageLabel && style == .alert
      let first =
        isLoneMessage ? AlertGeometry.loneMessageTop * scale + ascent : lines.first * scale
      let top = frames.isEmpty ? first : baseline + lines.between * scale
      let size = label.sizeThatFits(room)
      let frame = CGRect(
        x: AlertGeometry.textMargin, y: grid.round(top - ascent), width: room.width,
        height: size.height)
      frames.append(frame)
      baseline = frame.maxY - (grid.ceil(font.lineHeight) - ascent)
    }
    // Without texts, fields have the room of a line's above and below them.
    guard !frames.isEmpty else { return ([], 2 * AlertGeometry.fieldGap + fieldsHeight) }
    return (frames, grid.round(baseline + lines.last * scale) + fieldsHeight)
  }

  private func textHeight(width: CGFloat) -> CGFloat { placedTexts(width: width).height }

  /// The height of all fields, with the gap above them.
  private var fieldsHeight: CGFloat {
    guard !fields.isEmpty else { return 0 }
    let gap = shownLabels.isEmpty ? 0 : AlertGeometry.fieldGap
    return gap + CGFloat(fields.count) * AlertGeometry.fieldHeight
  }

  /// Whether an alert's two choices have room side by side.
  private func isSideBySide(width: CGFloat) -> Bool {
    style == .alert && buttons.count == 2
      && buttons.allSatisfy {
        $0.label.intrinsicContentSize.width <= width / 2 - AlertGeometry.textMargin
      }
  }

  func height(width: CGFloat) -> CGFloat {
    let rows = isSideBySide(width: width) ? 1 : buttons.count
    // The line above a choice is none of its height.
    let lines = hasText ? rows : max(0, rows - 1)
    return textHeight(width: width) + CGFloat(rows) * buttonHeight + CGFloat(lines) * hairline
  }

  /// Where there is too little room, people scroll: texts leave it to the choices, but a third of
  /// it.
  private var shownTextHeight: CGFloat {
    let whole = textHeight(width: bounds.width)
    let choices = height(width: bounds.width) - whole
    return min(whole, max(bounds.height - choices, bounds.height / 3))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let placed = placedTexts(width: width).frames
    for (label, frame) in zip(shownLabels, placed) { label.frame = frame }
    var y = (placed.last?.maxY ?? 0) + AlertGeometry.fieldGap
    for field in fields {
      field.frame = CGRect(
        x: AlertGeometry.textMargin, y: y, width: width - 2 * AlertGeometry.textMargin,
        height: AlertGeometry.fieldHeight)
      y += AlertGeometry.fieldHeight
    }
    texts.frame = CGRect(x: 0, y: 0, width: width, height: shownTextHeight)
    if isSideBySide(width: width) {
      placeSideBySide(below: shownTextHeight, width: width)
    } else {
      placeStacked(below: shownTextHeight, width: width)
    }
  }

  /// One line above both choices, and one that takes its pixel from the second of them.
  private func placeSideBySide(below top: CGFloat, width: CGFloat) {
    let hairline = hairline
    let middle = grid.round(width / 2)
    let all = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    let second = middle + hairline
    let places = [(x: 0, width: middle), (x: second, width: width - second)]
    for (button, place) in zip(buttons, places) {
      button.frame = mirrored(
        CGRect(x: place.x, y: top + hairline, width: place.width, height: buttonHeight), in: all)
    }
    hairlines[0].frame = CGRect(x: 0, y: top, width: width, height: hairline)
    hairlines[1].frame = mirrored(
      CGRect(x: middle, y: top, width: hairline, height: buttonHeight + hairline), in: all)
    hairlines.forEach { $0.isHidden = false }
  }

  /// The choice that cancels is the last, as in DWAlertController.
  private func placeStacked(below top: CGFloat, width: CGFloat) {
    let hairline = hairline
    let ordered = buttons.filter { !$0.cancels } + buttons.filter(\.cancels)
    for (index, button) in ordered.enumerated() {
      let y = top + CGFloat(index) * (buttonHeight + hairline) - (hasText ? 0 : hairline)
      button.frame = CGRect(x: 0, y: y + hairline, width: width, height: buttonHeight)
      hairlines[index].frame = CGRect(x: 0, y: y, width: width, height: hairline)
      hairlines[index].isHidden = y < 0
    }
  }
}

/// One choice.
final class AlertButton: UIControl {
  let label = UILabel()

  convenience init(_ action: UIAlertAction, font: UIFont) {
    self.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    isEnabled = action.isEnabled
    isDestructive = action.style == .destructive
    ownColor = action.titleTextColor
    cancels = action.style == .cancel
    accessibilityLabel = action.title
    addSubview(label)
    tintColorDidChange()
  }

  private var isDestructive = false
  private var ownColor: UIColor?
  /// Whether the choice leaves all as it is.
  private(set) var cancels = false

  override func tintColorDidChange() {
    super.tintColorDidChange()
    let usual = isDestructive ? .systemRed : tintColor
    label.textColor = isEnabled ? ownColor ?? usual : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: AlertGeometry.textMargin / 2, dy: 0)
  }
}

extension UIColor {
  /// The blur's color over an empty, dimmed background.
  fileprivate static let alertBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 40 / 255, alpha: 1) : UIColor(white: 242 / 255, alpha: 1)
  }

  fileprivate static let alertApartBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : .white
  }
}
