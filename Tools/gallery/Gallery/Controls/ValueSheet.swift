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
}
