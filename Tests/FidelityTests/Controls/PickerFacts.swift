// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What wheels of dates and times look like.
enum PickerFacts {
  static func all() throws -> [Fact] { try dates() + times() + bars() + months() }

  /// At 2x of a phone 393 wide, whose picture begins 1.25 points beside the screen: the bar behind
  /// the chosen rows is as far from both edges.
  private static func maui(_ name: String) -> Fact.Source {
    .picture("docs-maui, \(name)-picker.png, 2022")
  }

  /// At 1.2x of a phone 375 wide.
  private static func native(_ name: String) -> Fact.Source {
    .picture("react-native-datetimepicker, ios_\(name).png, iOS 12")
  }

  private static func drawn(
    _ mode: UIDatePicker.Mode, _ locale: String, width: CGFloat, hour: Int = 4
  ) throws -> Drawn {
    let phone = Phone(size: CGSize(width: width, height: 400), top: 0, bottom: 0, scale: 2)
    return try phone.drawn { window in
      window.backgroundColor = .white
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = mode
      picker.locale = Locale(identifier: locale)
      // June 21, 2022.
      picker.date = Date(timeIntervalSince1970: 1_655_769_600 + Double(hour * 3600 + 15 * 60))
      picker.frame = CGRect(x: 0, y: 0, width: width, height: 216)
      window.addSubview(picker)
    }
  }

  /// The ink of a column in the row whose middle is `y` points below that of the picker.
  private static func ink(
    _ picture: Drawn, _ columns: ClosedRange<CGFloat>, at y: CGFloat, threshold: Int
  ) -> CGRect {
    let half: CGFloat = y == 0 ? 13 : abs(y) < 40 ? 13 : abs(y) < 70 ? 9 : 7
    let area = CGRect(
      x: columns.lowerBound, y: 108 + y - half, width: columns.upperBound - columns.lowerBound,
      height: 2 * half)
    return picture.ink(in: area, threshold: threshold)
  }

  // MARK: Dates

  private static func dates() throws -> [Fact] {
    let (day, month) = (maui("date"), native("date_old"))
    let first = try drawn(.date, "en_GB", width: 393)
    let second = try drawn(.date, "en_US", width: 375)
    func chosen(_ columns: ClosedRange<CGFloat>) -> CGRect {
      ink(first, columns, at: 0, threshold: 24)
    }
    let rows: [(y: CGFloat, height: CGFloat)] = [(31.35, 14.5), (58.25, 11.5), (77.5, 6.5)]
    return [
      // "20" and "22": the stand-in's 1 ends earlier than the system's.
      Fact("the day above ends", day, 88.75, within: 1) {
        ink(first, 60...100, at: -31.35, threshold: 24).maxX
      },
      Fact("the day below begins", day, 66.25, within: 1.5) {
        ink(first, 60...100, at: 31.35, threshold: 24).minX
      },
      Fact("the chosen month begins", day, 126.75, within: 1.5) { chosen(110...230).minX },
      Fact("the chosen year begins", day, 265.25, within: 1) { chosen(250...340).minX },
      Fact("the chosen year's middle", day, 292.5, within: 1) { chosen(250...340).midX },
      Fact("chosen digits are high", day, 17, within: 0.75) { chosen(60...100).height },
      Fact("the chosen month begins, month first", month, 54.2, within: 1.5) {
        ink(second, 35...170, at: 0, threshold: 24).minX
      },
      Fact("the day below ends, month first", month, 215.8, within: 1.5) {
        ink(second, 190...235, at: 31.35, threshold: 24).maxX
      },
      Fact("the chosen year's middle, month first", month, 282.9, within: 1.5) {
        ink(second, 250...330, at: 0, threshold: 24).midX
      },
    ]
      + rows.enumerated().flatMap { index, row in
        let found = ink(first, 60...100, at: row.y, threshold: 12)
        return [
          Fact("the middle of row \(index + 1)", day, row.y, within: 0.75) { found.midY - 108 },
          Fact("digits of row \(index + 1) are high", day, row.height, within: 1) { found.height },
        ]
      }
  }

  // MARK: Times

  private static func times() throws -> [Fact] {
    let (whole, half) = (maui("time"), native("time"))
    let first = try drawn(.time, "en_GB", width: 393)
    let second = try drawn(.time, "en_US", width: 375, hour: 23)
    return [
      Fact("the chosen hour's middle", whole, 154.75, within: 1) {
        ink(first, 120...185, at: 0, threshold: 24).midX
      },
      Fact("the chosen minute's middle", whole, 230.75, within: 1.5) {
        ink(first, 200...270, at: 0, threshold: 24).midX
      },
      Fact("the chosen hour ends, of twelve", half, 123.3, within: 1.5) {
        ink(second, 95...140, at: 0, threshold: 24).maxX
      },
      Fact("the chosen minute's middle, of twelve", half, 183.3, within: 1.5) {
        ink(second, 160...215, at: 0, threshold: 24).midX
      },
      Fact("the chosen half of a day begins", half, 230, within: 1.5) {
        ink(second, 216...290, at: 0, threshold: 24).minX
      },
    ]
  }

  // MARK: Bars

  private static func bars() throws -> [Fact] {
    let source = maui("date")
    let picture = try drawn(.date, "en_GB", width: 393)
    let bar = picture.ink(in: CGRect(x: 20, y: 80, width: 1, height: 56), threshold: 4)
    let row = picture.ink(in: CGRect(x: 0, y: 108, width: 60, height: 1), threshold: 4)
    func strength(_ y: CGFloat, _ half: CGFloat) -> CGFloat {
      // The stems of a month's letters are whole pixels of ink.
      let area = CGRect(x: 126, y: 108 + y - half, width: 90, height: 2 * half)
      return (255 - picture.darkest(in: area)) / 255
    }
    return [
      Fact("the bar behind the chosen row is high", source, 34) { bar.height },
      Fact("the bar's middle", source, 108) { bar.midY },
      Fact("the bar begins", source, 9) { row.minX },
      Fact("the strength of the row below", source, 0.47, within: 0.02) { strength(31, 10) },
      Fact("the strength of the second row below", source, 0.425, within: 0.03) {
        strength(58, 7)
      },
      Fact("the strength of the third row below", source, 0.245, within: 0.04) {
        strength(77.5, 4)
      },
    ]
  }

  // MARK: Months

  /// A month in the card of a compact picker, 320 points wide, at 1.59x.
  private static func months() throws -> [Fact] {
    let source = Fact.Source.picture("react-native-datetimepicker, ios_date_new.png, iOS 15")
    let picture = try Phone(
      size: CGSize(width: 320, height: 400), top: 0, bottom: 0, scale: 2
    ).drawn { window in
      window.backgroundColor = .white
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .inline
      picker.datePickerMode = .date
      var calendar = Calendar(identifier: .gregorian)
      calendar.firstWeekday = 2
      picker.calendar = calendar
      // March 13, 2021.
      picker.date = Date(timeIntervalSince1970: 1_615_593_600)
      picker.frame = CGRect(x: 0, y: 0, width: 320, height: 330)
      window.addSubview(picker)
    }
    let middles: [CGFloat] = [31.8, 74.8, 117.4, 160.1, 203.2, 245.6, 288.7]
    func signs(_ columns: ClosedRange<CGFloat>) -> CGFloat {
      picture.ink(
        in: CGRect(
          x: columns.lowerBound, y: 4, width: columns.upperBound - columns.lowerBound, height: 36),
        threshold: 24
      ).midX
    }
    return middles.enumerated().map { index, middle in
      // The fourth week, from the 22nd to the 28th.
      Fact("the middle of day \(index + 1) of a week", source, middle, within: 1.2) {
        picture.ink(
          in: CGRect(x: 10 + CGFloat(index) * 300 / 7, y: 203, width: 300.0 / 7, height: 34),
          threshold: 24
        ).midX
      }
    } + [
      Fact("the width of MON", source, 28.8, within: 1) {
        picture.ink(in: CGRect(x: 10, y: 46, width: 43, height: 18), threshold: 24).width
      },
      Fact("the height of a day's digits", source, 15.1, within: 0.7) {
        picture.ink(in: CGRect(x: 53, y: 203, width: 42, height: 34), threshold: 40).height
      },
      Fact("the height of the chosen day's digits", source, 16.3, within: 0.7) {
        picture.ink(in: CGRect(x: 234, y: 120, width: 24, height: 24), threshold: 90).height
      },
      Fact("the middle of the sign for a month before", source, 248.5, within: 1) {
        signs(235...265)
      },
      Fact("the middle of the sign for a month after", source, 297.1, within: 1) {
        signs(280...312)
      },
    ]
  }
}
