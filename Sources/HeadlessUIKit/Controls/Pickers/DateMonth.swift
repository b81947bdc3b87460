// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A date as a month of days.
///
///     January 2007 ›            ‹ ›
///     SUN MON TUE WED THU FRI SAT
///          1   2   3   4   5   6
///      7   8  (9) 10  11  12  13
final class DateMonth: UIView {
  private static let size = CGSize(width: 320, height: 330)
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 22
  private static let rowHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 44
  /// From the edges to the title and the time.
  private static let margin: CGFloat = 16
  /// From the edges to the columns of days: their middles are 31.8, 74.5, 117.4 to 288.4 points
  /// from the edge of the 320 in react-native-datetimepicker's ios_date_new.png, iOS 15.
  private static let daysMargin: CGFloat = 10
  /// From the trailing edge to the middles of the two signs, in the same picture.
  private static let backMiddle: CGFloat = 71.5
  private static let forwardMiddle: CGFloat = 23
  private static let circle: CGFloat = 44

  private let title = UILabel()
  private let turn = UIImageView()
  private let back = UIImageView()
  private let forward = UIImageView()
  private var weekdays: [UILabel] = []
  private var days: [UILabel] = []
  private var blanks = 0
  private let mark = UIView()
  private var chosen = 0
  private let timeTitle = UILabel()
  private var timeLabel: DateLabel?

  convenience init(_ picker: UIDatePicker) {
    self.init(frame: .zero)
    let (words, date) = (picker.words, picker.shownDate)
    addHeader(words, date, picker.tintColor)
    addDays(picker, words, date)
    guard picker.datePickerMode == .dateAndTime else { return }
    timeTitle.text = "Time"
    timeTitle.font = .systemFont(ofSize: 17, weight: .semibold)
    let time = DateLabel(words.time(date))
    timeLabel = time
    addSubview(timeTitle)
    addSubview(time)
  }

  private func addHeader(_ words: DateWords, _ date: Date, _ tint: UIColor) {
    title.text = words.month(date)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    let signs: [(UIImageView, String, CGFloat)] = [
      (turn, "chevron.forward", 13), (back, "chevron.backward", 20),
      (forward, "chevron.forward", 20),
    ]
    for (view, name, size) in signs {
      view.image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
      view.contentMode = .center
      view.tintColor = tint
      addSubview(view)
    }
    weekdays = (0..<7).map { index in
      let label = UILabel()
      label.text = words.weekdays[(index + words.calendar.firstWeekday - 1) % 7].uppercased()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
  }

  private func addDays(_ picker: UIDatePicker, _ words: DateWords, _ date: Date) {
    chosen = words.part(.day, of: date)
    let count = words.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    let first = words.part(.weekday, of: date) - (chosen - 1) % 7 + 13
    blanks = (first - words.calendar.firstWeekday + 8) % 7
    mark.backgroundColor = picker.tintColor.withAlphaComponent(0.12)
    mark.layer.cornerRadius = Self.circle / 2
    addSubview(mark)
    days = (1...count).map { day in
      let label = UILabel()
      let isChosen = day == chosen
      label.text = String(day)
      // Digits are 16.3 and 15.1 points high in the picture above.
      label.font = .systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .semibold : .regular)
      let start = date.addingTimeInterval(TimeInterval(day - chosen) * 86_400)
      let isOut =
        (picker.minimumDate.map { start < $0 } ?? false)
        || (picker.maximumDate.map { start > $0 } ?? false)
      label.textColor = isChosen ? picker.tintColor : isOut ? .tertiaryLabel : .label
      label.textAlignment = .center
      addSubview(label)
      return label
    }
  }

  private var hasTime: Bool { timeLabel != nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: Self.size.width, height: Self.size.height + (hasTime ? Self.timeHeight : 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let all = CGRect(origin: .zero, size: bounds.size)
    func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = mirrored(CGRect(x: x, y: y, width: width, height: height), in: all)
    }
    let titleWidth = title.intrinsicContentSize.width
    put(title, Self.margin, 0, titleWidth, Self.headerHeight)
    put(turn, Self.margin + titleWidth + 4, 0, 16, Self.headerHeight)
    put(back, bounds.width - Self.backMiddle - 22, 0, 44, Self.headerHeight)
    put(forward, bounds.width - Self.forwardMiddle - 22, 0, 44, Self.headerHeight)
    let column = (bounds.width - 2 * Self.daysMargin) / 7
    for (index, label) in weekdays.enumerated() {
      put(
        label, Self.daysMargin + CGFloat(index) * column, Self.headerHeight, column,
        Self.weekdayHeight)
    }
    let rows = CGFloat((blanks + days.count + 6) / 7)
    let top = Self.headerHeight + Self.weekdayHeight
    let room = bounds.height - top - (hasTime ? Self.timeHeight : 0)
    let height = min(Self.rowHeight, room / max(1, rows))
    for (index, label) in days.enumerated() {
      let cell = blanks + index
      let x = Self.daysMargin + CGFloat(cell % 7) * column
      let y = top + CGFloat(cell / 7) * height
      put(label, x, y, column, height)
      if index + 1 == chosen {
        put(
          mark, x + (column - Self.circle) / 2, y + (height - Self.circle) / 2, Self.circle,
          Self.circle)
      }
    }
    placeTime(all)
  }

  private func placeTime(_ all: CGRect) {
    guard let timeLabel else { return }
    let size = timeLabel.sizeThatFits(.zero)
    let top = bounds.height - Self.timeHeight
    timeTitle.frame = mirrored(
      CGRect(x: Self.margin, y: top, width: 120, height: Self.timeHeight), in: all)
    timeLabel.frame = mirrored(
      CGRect(
        x: bounds.width - Self.margin - size.width, y: top + (Self.timeHeight - size.height) / 2,
        width: size.width, height: size.height), in: all)
  }
}
