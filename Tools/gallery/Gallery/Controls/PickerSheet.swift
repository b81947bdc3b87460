// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension ControlSheet {
  /// Dates as labels and wheels, and wheels of an app's own rows.
  static let pickers = ControlSheet(name: "pickers") {
    let modes: [UIDatePicker.Mode] = [.date, .time, .dateAndTime]
    let labels = modes.map { date($0, .compact) }
    let rows = PickerRows()
    let wheels = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    wheels.dataSource = rows
    wheels.delegate = rows
    wheels.selectRow(2, inComponent: 0, animated: false)
    wheels.layoutIfNeeded()
    return withExtendedLifetime(rows) {
      column(labels + [date(.date, .wheels), date(.dateAndTime, .wheels), wheels], width: 352)
    }
  }

  /// Dates as a month.
  static let months = ControlSheet(name: "months") {
    column([date(.date, .inline), date(.dateAndTime, .inline)], width: 352)
  }

  private static func date(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    picker.sizeToFit()
    return picker
  }
}

/// Two wheels of words.
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let words = [
    ["Cat", "Dog", "Hamster", "Parrot", "Turtle"], ["Small", "Middle", "Large"],
  ]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { PickerRows.words.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    PickerRows.words[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { PickerRows.words[component][row] }
}
