// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An alert or an action sheet of iOS 26: a card of glass with texts, fields and capsules.
///
///     │30  Title                   │ 22 above, 7.67 between
///     │30  Message                 │
///     │16 ( Cancel ) 8 ( Delete )16│ 48 high; three and more above one another
///
/// Every length is one of iOS 26.1 on a phone 393 points wide. What is behind does not shine
/// through: the card has the color that its blur has over an empty, dimmed background.
final class AlertCardView: UIView {
  static let width: CGFloat = 320
  private static let radius: CGFloat = 34
  private static let textMargin: CGFloat = 30
  private static let textTop: CGFloat = 22
  private static let textGap: CGFloat = 23.0 / 3
  private static let textBottom: CGFloat = 13.0 / 3
  /// Below a title or a message that stands alone.
  private static let singleBottom: CGFloat = 4
  private static let padding: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let buttonHeight: CGFloat = 48
  private static let fieldGap: CGFloat = 49.0 / 3
  private static let fieldHeight: CGFloat = 48
  private static let fieldMargin: CGFloat = 15
  private static let fieldBottom: CGFloat = 4

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var fields: [AlertCardField] = []
  private var buttons: [AlertCardButton] = []
  private let texts = UIView()
  /// Called when people have made a choice.
  var onChoice: (UIAlertAction) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor {
      UIColor(white: ($0.userInterfaceStyle == .dark ? 16 : 239) / 255, alpha: 1)
    }
    layer.cornerRadius = AlertCardView.radius
    layer.cornerCurve = .continuous
    BarLook.Shadow(y: 8, radius: 11, opacity: 0.085).apply(to: self)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      texts.addSubview(label)
    }
    titleLabel.accessibilityTraits = .header
    texts.clipsToBounds = true
    addSubview(texts)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertContent) {
    titleLabel.text = content.title
    messageLabel.text = content.message
    let isSingle = shownLabels.count == 1
    func font(_ style: UIFont.TextStyle) -> UIFont {
      .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
    titleLabel.font = font(isSingle ? .body : .headline)
    messageLabel.font = font(isSingle ? .body : .subheadline)
    titleLabel.textColor = .label
    messageLabel.textColor = isSingle ? .label : .secondaryLabel
    if let text = content.attributedTitle { titleLabel.attributedText = text }
    if let text = content.attributedMessage { messageLabel.attributedText = text }
    for label in [titleLabel, messageLabel] { label.textAlignment = isSingle ? .center : .natural }
    showFields(content.fields)
    for view in buttons { view.removeFromSuperview() }
    buttons = content.cardActions.map { action in
      let button = AlertCardButton(action, isPreferred: action === content.preferred)
      button.addAction(UIAction { [weak self] _ in self?.onChoice(action) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func showFields(_ shown: [UITextField]) {
    guard fields.map(\.field) != shown else { return }
    for view in fields { view.removeFromSuperview() }
    fields = shown.map { AlertCardField($0) }
    for view in fields { texts.addSubview(view) }
  }

  // MARK: Layout

  private var shownLabels: [UILabel] {
    [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
  }

  private var textHeight: CGFloat { placeTexts() }

  /// Places texts and fields from the top, and returns the height that they take.
  @discardableResult
  private func placeTexts() -> CGFloat {
    let width = AlertCardView.width - 2 * AlertCardView.textMargin
    let labels = shownLabels
    var y = AlertCardView.textTop
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: AlertCardView.textMargin, y: y, width: width, height: height)
      y += height + AlertCardView.textGap
    }
    if !labels.isEmpty { y -= AlertCardView.textGap }
    guard !fields.isEmpty else {
      return labels.isEmpty
        ? 0 : y + (labels.count == 1 ? AlertCardView.singleBottom : AlertCardView.textBottom)
    }
    y += labels.isEmpty ? 0 : AlertCardView.fieldGap
    for field in fields {
      field.frame = CGRect(
        x: AlertCardView.fieldMargin, y: y,
        width: AlertCardView.width - 2 * AlertCardView.fieldMargin,
        height: AlertCardView.fieldHeight)
      y += AlertCardView.fieldHeight
    }
    return y + AlertCardView.fieldBottom
  }

  private var isSideBySide: Bool { buttons.count == 2 }

  private var buttonsHeight: CGFloat {
    guard !buttons.isEmpty else { return 0 }
    let rows = CGFloat(isSideBySide ? 1 : buttons.count)
    return rows * AlertCardView.buttonHeight + (rows - 1) * AlertCardView.gap
      + 2 * AlertCardView.padding
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = textHeight + buttonsHeight
    return CGSize(width: AlertCardView.width, height: min(height, max(0, size.height)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeTexts()
    // Where there is too little room, texts leave it to the choices.
    let top = max(0, bounds.height - buttonsHeight)
    texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    var y = top + AlertCardView.padding
    let room = bounds.width - 2 * AlertCardView.padding
    for (index, button) in buttons.enumerated() {
      guard isSideBySide else {
        button.frame = CGRect(
          x: AlertCardView.padding, y: y, width: room, height: AlertCardView.buttonHeight)
        y += AlertCardView.buttonHeight + AlertCardView.gap
        continue
      }
      let width = (room - AlertCardView.gap) / 2
      let place = isMirrored ? 1 - index : index
      button.frame = CGRect(
        x: AlertCardView.padding + CGFloat(place) * (width + AlertCardView.gap), y: y, width: width,
        height: AlertCardView.buttonHeight)
    }
  }
}

/// The capsule of one choice.
private final class AlertCardButton: UIControl {
  private let label = UILabel()

  convenience init(_ action: UIAlertAction, isPreferred: Bool) {
    self.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel
      : action.titleTextColor
        ?? (isPreferred ? .white : action.style == .destructive ? .systemRed : .label)
    backgroundColor =
      isPreferred
      ? .systemBlue
      : UIColor {
        $0.userInterfaceStyle == .dark
          ? UIColor(white: 1, alpha: 0.1097) : UIColor(white: 0.109, alpha: 0.1372)
      }
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.shrunk(dx: 8, dy: 0)
  }
}

/// The capsule of a field.
private final class AlertCardField: UIView {
  private static let inset: CGFloat = 15
  private(set) var field = UITextField()

  convenience init(_ field: UITextField) {
    self.init(frame: .zero)
    self.field = field
    backgroundColor = .tertiarySystemFill
    addSubview(field)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    field.frame = bounds.shrunk(dx: AlertCardField.inset, dy: 0)
  }
}
