// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension ProbedClass {
  /// Controls that draw themselves, and what all controls have.
  static var controls: [ProbedClass] {
    [
      control, toggle, slider, stepper, pageControl, progressView, activityIndicator,
      segmentedControl, pickerView, datePicker,
    ]
  }

  private static var control: ProbedClass {
    ProbedClass(
      UIControl.self, inert: "isContextMenuInteractionEnabled showsMenuAsPrimaryAction toolTip",
      make: {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setTitle("Saved", for: .selected)
        button.setTitle("Saving", for: .highlighted)
        return button
      },
      [
        Probe("isEnabled", "state normal became disabled") { $0.isEnabled = false },
        Probe("isSelected", "state normal became selected") { $0.isSelected = true },
        Probe("isHighlighted", "state normal became highlighted") { $0.isHighlighted = true },
        Probe("contentHorizontalAlignment", "content horizontal alignment") {
          $0.contentHorizontalAlignment = .left
        },
        Probe("contentVerticalAlignment", "content vertical alignment") {
          $0.contentVerticalAlignment = .top
        },
        Probe("tintColor", "tint color #007AFF became #FF0000") { $0.tintColor = .red },
      ])
  }

  private static var toggle: ProbedClass {
    ProbedClass(
      UISwitch.self,
      [
        Probe("isOn", "on no became yes") { $0.isOn = true },
        Probe("onTintColor", "on tint color", given: { $0.isOn = true }) { $0.onTintColor = .red },
        Probe("thumbTintColor", "thumb tint color") { $0.thumbTintColor = .red },
        Probe("isEnabled", "state normal became disabled") { $0.isEnabled = false },
      ])
  }

  private static var slider: ProbedClass {
    ProbedClass(
      UISlider.self, inert: "isContinuous", make: { sliderInTheMiddle() },
      [
        Probe("value", "value 0.5 became 0.75") { $0.value = 0.75 },
        Probe("minimumValue", "minimum value the default became -1") { $0.minimumValue = -1 },
        Probe("maximumValue", "maximum value the default became 2") { $0.maximumValue = 2 },
        Probe("minimumTrackTintColor", "minimum track tint color") {
          $0.minimumTrackTintColor = .red
        },
        Probe("maximumTrackTintColor", "maximum track tint color") {
          $0.maximumTrackTintColor = .red
        },
        Probe("thumbTintColor", "thumb tint color") { $0.thumbTintColor = .red },
        Probe("minimumValueImage", "minimum value image") {
          $0.minimumValueImage = .square(.black)
        },
        Probe("maximumValueImage", "maximum value image") {
          $0.maximumValueImage = .square(.black)
        },
        Probe(
          "setThumbImage", "thumb image of 12x12 became another of that size",
          given: { $0.setThumbImage(.square(.black), for: .normal) },
          { $0.setThumbImage(.square(.white), for: .normal) }),
        Probe("tintColor", "tint color") { $0.tintColor = .red },
      ])
  }

  private static func sliderInTheMiddle() -> UISlider {
    let slider = UISlider()
    slider.value = 0.5
    return slider
  }

  private static var stepper: ProbedClass {
    ProbedClass(
      UIStepper.self, inert: "stepValue autorepeat isContinuous",
      [
        Probe("value", "value 0 became 1") { $0.value = 1 },
        Probe("minimumValue", "minimum value the default became -1") { $0.minimumValue = -1 },
        Probe(
          "maximumValue", "maximum value the default became 2", given: { $0.value = 2 },
          { $0.maximumValue = 2 }),
        Probe("wraps", "wraps no became yes") { $0.wraps = true },
      ])
  }

  private static var pageControl: ProbedClass {
    ProbedClass(
      UIPageControl.self,
      make: {
        let pages = UIPageControl()
        pages.backgroundColor = .gray
        pages.numberOfPages = 3
        return pages
      },
      [
        Probe("numberOfPages", "number of pages 3 became 4") { $0.numberOfPages = 4 },
        Probe("currentPage", "current page 0 became 2") { $0.currentPage = 2 },
        Probe("direction", "direction the default became rightToLeft") {
          $0.direction = .rightToLeft
        },
        Probe(
          "hidesForSinglePage", "hides for single page no became yes",
          given: { $0.numberOfPages = 1 }, { $0.hidesForSinglePage = true }),
        Probe("pageIndicatorTintColor", "page indicator tint color") {
          $0.pageIndicatorTintColor = .red
        },
        Probe("currentPageIndicatorTintColor", "current page indicator tint color") {
          $0.currentPageIndicatorTintColor = .red
        },
        Probe("backgroundStyle", "background style the default became prominent") {
          $0.backgroundStyle = .prominent
        },
        Probe("preferredIndicatorImage", "preferred indicator image") {
          $0.preferredIndicatorImage = .square(.black)
        },
        Probe("preferredCurrentPageIndicatorImage", "preferred current page indicator image") {
          $0.preferredCurrentPageIndicatorImage = .square(.black)
        },
      ])
  }

  private static var progressView: ProbedClass {
    ProbedClass(
      UIProgressView.self, inert: "progressViewStyle",
      make: {
        let bar = UIProgressView()
        bar.progress = 0.5
        return bar
      },
      [
        Probe("observedProgress", "progress") {
          let progress = Progress(totalUnitCount: 4)
          progress.completedUnitCount = 1
          $0.observedProgress = progress
        },
        Probe("progress", "progress 0.5 became 0.75") { $0.progress = 0.75 },
        Probe("progressTintColor", "progress tint color") { $0.progressTintColor = .red },
        Probe("trackTintColor", "track tint color") { $0.trackTintColor = .red },
        Probe("tintColor", "tint color #007AFF became #FF0000") { $0.tintColor = .red },
      ])
  }

  private static var activityIndicator: ProbedClass {
    ProbedClass(
      UIActivityIndicatorView.self,
      make: {
        let wheel = UIActivityIndicatorView()
        wheel.startAnimating()
        return wheel
      },
      [
        Probe("style", "style the default became large") { $0.style = .large },
        Probe("color", "indicator color") { $0.color = .red },
        Probe("startAnimating", "was hidden") { $0.stopAnimating() },
        Probe("hidesWhenStopped", "was shown", given: { $0.stopAnimating() }) {
          $0.hidesWhenStopped = false
        },
      ])
  }

  private static var segmentedControl: ProbedClass {
    ProbedClass(
      UISegmentedControl.self, size: CGSize(width: 240, height: 32),
      make: {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 0
        return control
      },
      [
        Probe("selectedSegmentIndex", "selected segment index 0 became 1") {
          $0.selectedSegmentIndex = 1
        },
        Probe("isMomentary", "momentary no became yes") { $0.isMomentary = true },
        Probe(
          "apportionsSegmentWidthsByContent", "apportions segment widths by content",
          given: { $0.setTitle("A longer day", forSegmentAt: 0) },
          { $0.apportionsSegmentWidthsByContent = true }),
        Probe("selectedSegmentTintColor", "selected segment tint color") {
          $0.selectedSegmentTintColor = .red
        },
        Probe("setTitle", "text \"Day\" became \"Year\"") { $0.setTitle("Year", forSegmentAt: 0) },
        Probe("setImage", "UIImageView") { $0.setImage(.square(.black), forSegmentAt: 0) },
        Probe("setWidth", "segment widths") { $0.setWidth(60, forSegmentAt: 0) },
        Probe("setEnabled", "disabled segments") { $0.setEnabled(false, forSegmentAt: 1) },
        Probe("setTitleTextAttributes", "text color") {
          $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        },
        Probe("insertSegment", "UISegment") {
          $0.insertSegment(withTitle: "Year", at: 2, animated: false)
        },
      ])
  }

  private static var pickerView: ProbedClass {
    ProbedClass(
      UIPickerView.self, size: CGSize(width: 160, height: 160),
      inert: "dataSource delegate showsSelectionIndicator", make: { LetterPicker() },
      [
        Probe("selectRow", "selected rows") {
          $0.selectRow(1, inComponent: 0, animated: false)
        }
      ])
  }

  private static var datePicker: ProbedClass {
    ProbedClass(
      UIDatePicker.self, size: CGSize(width: 320, height: 216),
      [
        Probe("datePickerMode", "date picker mode") { $0.datePickerMode = .date },
        Probe("preferredDatePickerStyle", "date picker style") {
          $0.preferredDatePickerStyle = .wheels
        },
        Probe("date", "date") { $0.date = Date(timeIntervalSince1970: 0) },
        Probe("minimumDate", "minimum date") {
          $0.minimumDate = $0.date.addingTimeInterval(86_400)
        },
        Probe("maximumDate", "maximum date") {
          $0.maximumDate = $0.date.addingTimeInterval(-86_400)
        },
        Probe("minuteInterval", "minute interval") { $0.minuteInterval = 30 },
        Probe(
          "roundsToMinuteInterval", "rounds to minute interval",
          given: { $0.minuteInterval = 30 }, { $0.roundsToMinuteInterval = false }),
        Probe(
          "countDownDuration", "count down duration",
          given: { $0.datePickerMode = .countDownTimer }, { $0.countDownDuration = 7_200 }),
        Probe("timeZone", "time zone") { $0.timeZone = TimeZone(secondsFromGMT: 3_600) },
        Probe("calendar", "calendar") { $0.calendar = Calendar(identifier: .buddhist) },
        Probe("locale", "locale") { $0.locale = Locale(identifier: "de_DE") },
      ])
  }
}

/// A wheel of three letters.
private final class LetterPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["A", "B", "C"][row] }
}
