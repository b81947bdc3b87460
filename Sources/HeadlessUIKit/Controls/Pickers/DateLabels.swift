// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A date as labels on gray ground, side by side.
final class DateLabels: UIView {
  private static let gap: CGFloat = 6
  private var labels: [DateLabel] = []

  convenience init(_ picker: UIDatePicker) {
    self.init(frame: .zero)
    let (words, date) = (picker.words, picker.shownDate)
    let texts: [String] =
      switch picker.datePickerMode {
      case .date, .yearAndMonth: [words.day(date)]
      case .time: [words.time(date)]
      case .dateAndTime, .countDownTimer: [words.day(date), words.time(date)]
      }
    labels = texts.map { DateLabel($0) }
    for label in labels { addSubview(label) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = labels.map { $0.sizeThatFits(.zero) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(0, labels.count - 1)),
      height: sizes.map(\.height).max() ?? 0)
  }

  /// The labels stand at the trailing edge, as in a row of settings.
  override func layoutSubviews() {
    super.layoutSubviews()
    let whole = sizeThatFits(.zero)
    var x = max(0, bounds.width - whole.width)
    for label in labels {
      let size = label.sizeThatFits(.zero)
      label.frame = mirrored(
        CGRect(
          x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
        in: CGRect(origin: .zero, size: bounds.size))
      x += size.width + Self.gap
    }
  }
}

/// A text on gray ground.
final class DateLabel: UIView {
  private static let horizontalPadding: CGFloat = 12
  private static let verticalPadding: CGFloat = 7
  private let label = UILabel()

  convenience init(_ text: String) {
    self.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.textAlignment = .center
    addSubview(label)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + 2 * Self.horizontalPadding,
      height: text.height + 2 * Self.verticalPadding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
