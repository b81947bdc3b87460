// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Switches, sliders and steppers.
  static let values = ControlSheet(name: "values") {
    let (on, off, disabled) = (UISwitch(), UISwitch(), UISwitch())
    on.isOn = true
    disabled.isOn = true
    disabled.isEnabled = false
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 240, height: 34))
    slider.value = 0.3
    let stepper = UIStepper()
    let busy = UIStepper()
    busy.value = 5
    return column([on, off, disabled, slider, stepper, busy])
  }

  /// Progress bars, wheels and dots of pages.
  static let progress = ControlSheet(name: "progress") {
    let bar = UIProgressView()
    bar.progress = 0.6
    bar.frame.size = CGSize(width: 240, height: 4)
    let (medium, large) = (
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)
    )
    medium.startAnimating()
    large.startAnimating()
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 40))
    box.backgroundColor = .systemIndigo
    pages.sizeToFit()
    pages.center = CGPoint(x: 120, y: 20)
    box.addSubview(pages)
    return column([bar, medium, large, box])
  }

  /// The same controls in colors of their own, and at the ends of their ranges.
  static let colors = ControlSheet(name: "values-colored") {
    let (on, off) = (UISwitch(), UISwitch())
    on.isOn = true
    on.onTintColor = .systemPurple
    on.thumbTintColor = .systemYellow
    off.thumbTintColor = .systemYellow
    let ends: [UISlider] = ([0, 1] as [Float]).map { value in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 240, height: 34))
      slider.value = value
      return slider
    }
    ends[1].isEnabled = false
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 240, height: 34))
    slider.value = 0.5
    slider.minimumTrackTintColor = .systemPink
    slider.maximumTrackTintColor = .systemIndigo
    slider.thumbTintColor = .systemYellow
    let full = UIStepper()
    full.value = 100
    full.tintColor = .systemRed
    let disabled = UIStepper()
    disabled.value = 5
    disabled.isEnabled = false
    let bar = UIProgressView()
    bar.progress = 0.25
    bar.progressTintColor = .systemPink
    bar.trackTintColor = .systemYellow
    bar.frame.size = CGSize(width: 240, height: 4)
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.color = .systemRed
    wheel.startAnimating()
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 3
    pages.pageIndicatorTintColor = .systemGray3
    pages.currentPageIndicatorTintColor = .systemRed
    return column([on, off] + ends + [slider, full, disabled, bar, wheel, pages])
  }
}
