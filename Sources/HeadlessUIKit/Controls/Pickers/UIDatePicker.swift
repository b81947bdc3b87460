// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A control for choosing a date: wheels, labels or a month, with the look of iOS 14 to 18.
///
/// ```swift
/// let birthday = UIDatePicker()
/// birthday.datePickerMode = .date
/// birthday.preferredDatePickerStyle = .wheels
/// birthday.date = Date(timeIntervalSince1970: 0)
/// ```
open class UIDatePicker: UIControl {
  override var eventsOfPrimaryAction: Event { .valueChanged }

  /// The date of new pickers: January 9, 2007, 9:41 in Greenwich.
  private static let firstDate = Date(timeIntervalSince1970: 1_168_335_660)

  final var content: UIView?

  /// Makes a picker of date and time.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentDidChange()
    if frame.size == .zero {
      takesItsSize = true
      self.frame.size = intrinsicContentSize
    }
  }

  /// Whether the frame has the size of the content until it gets another one: as the view of a bar
  /// button item the picker of one date is as wide as that date.
  private var takesItsSize = false

  /// Reads it from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.decode { decodeDatePicker($0, $1) }
    contentDidChange()
  }

  /// What is chosen. The default is date and time.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { contentDidChange() } }
  }

  /// What the picker is to look like. The default is `automatic`.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
  }

  /// What the picker looks like: `wheels`, `compact` or `inline`.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _): .wheels
    case (.automatic, _), (.compact, _): .compact
    case (.inline, _): .inline
    }
  }

  /// The date. A new picker has January 9, 2007, 9:41, since the present would be another one in
  /// each picture. It is kept between ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { dateStorage }
    set {
      let new = clamped(newValue)
      guard new != dateStorage else { return }
      dateStorage = new
      contentDidChange()
    }
  }
  private var dateStorage = UIDatePicker.firstDate

  /// Sets ``date``. No event is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date; `nil`, the default, for any.
  open var minimumDate: Date? {
    didSet { if minimumDate != oldValue { limitsDidChange() } }
  }

  /// The latest date; `nil`, the default, for any. One before ``minimumDate`` does not count.
  open var maximumDate: Date? {
    didSet { if maximumDate != oldValue { limitsDidChange() } }
  }

  /// The duration of `countDownTimer` in seconds, in whole minutes. The default is 0.
  open var countDownDuration: TimeInterval = 0 {
    didSet { if countDownDuration != oldValue { contentDidChange() } }
  }

  /// From one minute of the wheel to the next; one that is no divisor of 60 counts as 1, the
  /// default.
  open var minuteInterval: Int = 1 {
    didSet { if minuteInterval != oldValue { contentDidChange() } }
  }

  /// Whether a date is rounded to ``minuteInterval``. The default is true.
  open var roundsToMinuteInterval: Bool = true {
    didSet { if roundsToMinuteInterval != oldValue { contentDidChange() } }
  }

  /// Whose words are used; `nil`, the default, for those of the environment's language, which is
  /// English of the United States where nothing says another one.
  open var locale: Locale? {
    didSet { if locale != oldValue { contentDidChange() } }
  }

  /// Whose years and months are used. The default is the Gregorian calendar.
  open var calendar: Calendar! {
    get { calendarStorage ?? words.calendar }
    set {
      guard newValue != calendarStorage else { return }
      calendarStorage = newValue
      contentDidChange()
    }
  }
  private var calendarStorage: Calendar?

  /// Whose hours are used; `nil`, the default, for Greenwich's.
  open var timeZone: TimeZone? {
    didSet { if timeZone != oldValue { contentDidChange() } }
  }

  // MARK: Size

  /// The size of the style: wheels are 320 x 216 points.
  open override var intrinsicContentSize: CGSize { content?.sizeThatFits(.zero) ?? .zero }

  /// The size of the style, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places what the style shows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noteOlderLook()
    content?.frame = CGRect(origin: .zero, size: bounds.size)
  }

  /// Texts follow the size of text.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  /// What is chosen takes the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  // MARK: Content

  var words: DateWords {
    DateWords(calendar: calendarStorage, locale: locale, timeZone: timeZone)
  }

  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  private func limitsDidChange() {
    dateStorage = clamped(dateStorage)
    contentDidChange()
  }

  /// The date as the wheels and labels show it.
  var shownDate: Date {
    let interval = minuteStep
    guard roundsToMinuteInterval, interval > 1 else { return date }
    let minute = words.part(.minute, of: date)
    return date.addingTimeInterval(-60 * TimeInterval(minute % interval))
  }

  var minuteStep: Int {
    minuteInterval > 0 && minuteInterval <= 30 && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  private func contentDidChange() {
    takesItsSize = takesItsSize && frame.size == intrinsicContentSize
    content?.removeFromSuperview()
    let made = makeContent()
    content = made
    addSubview(made)
    made.alpha = isEnabled ? 1 : 0.5
    if takesItsSize { frame.size = intrinsicContentSize }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeContent() -> UIView {
    switch datePickerStyle {
    case .wheels: return DateWheels(self)
    case .inline where datePickerMode == .time: return DateWheels(self)
    case .inline: return DateMonth(self)
    case .compact, .automatic: return DateLabels(self)
    }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("datePickerMode", term: datePickerMode, default: .dateAndTime)
    StateProperty("datePickerStyle", term: datePickerStyle)
    StateProperty("date", number: date.timeIntervalSince1970)
    if datePickerMode == .countDownTimer {
      StateProperty("countDownDuration", number: countDownDuration)
    }
    StateProperty("minuteInterval", number: CGFloat(minuteStep), default: 1)
    StateProperty("roundsToMinuteInterval", flag: roundsToMinuteInterval, default: true)
    if let minimumDate { StateProperty("minimumDate", number: minimumDate.timeIntervalSince1970) }
    if let maximumDate { StateProperty("maximumDate", number: maximumDate.timeIntervalSince1970) }
    if let locale { StateProperty("locale", term: locale.identifier) }
    if let timeZone { StateProperty("timeZone", term: timeZone.identifier) }
    StateProperty("calendar", term: words.calendar.identifier, default: .gregorian)
  }
}
