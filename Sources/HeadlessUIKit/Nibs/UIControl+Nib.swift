// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UIControl {
  /// Reads what every control has.
  func decodeControl(_ element: NibElement, _ session: NibSession) {
    if let enabled = element.bool("enabled") { isEnabled = enabled }
    if let selected = element.bool("selected") { isSelected = selected }
    if let highlighted = element.bool("highlighted") { isHighlighted = highlighted }
    switch element["contentHorizontalAlignment"] {
    case "left": contentHorizontalAlignment = .left
    case "right": contentHorizontalAlignment = .right
    case "fill": contentHorizontalAlignment = .fill
    case "leading": contentHorizontalAlignment = .leading
    case "trailing": contentHorizontalAlignment = .trailing
    default: contentHorizontalAlignment = .center
    }
    switch element["contentVerticalAlignment"] {
    case "top": contentVerticalAlignment = .top
    case "bottom": contentVerticalAlignment = .bottom
    case "fill": contentVerticalAlignment = .fill
    default: contentVerticalAlignment = .center
    }
  }
}

extension UISwitch {
  /// Reads what a switch has.
  func decodeSwitch(_ element: NibElement, _ session: NibSession) {
    isOn = element.bool("on") ?? false
    if let color = session.color("onTintColor", of: element) { onTintColor = color }
    if let color = session.color("thumbTintColor", of: element) { thumbTintColor = color }
  }
}

extension UISlider {
  /// Reads what a slider has.
  func decodeSlider(_ element: NibElement, _ session: NibSession) {
    minimumValue = Float(element.number("minValue") ?? 0)
    maximumValue = Float(element.number("maxValue") ?? 1)
    value = Float(element.number("value") ?? 0)
    if let continuous = element.bool("continuous") { isContinuous = continuous }
    if let color = session.color("minimumTrackTintColor", of: element) {
      minimumTrackTintColor = color
    }
    if let color = session.color("maximumTrackTintColor", of: element) {
      maximumTrackTintColor = color
    }
    if let color = session.color("thumbTintColor", of: element) { thumbTintColor = color }
    if let image = session.image("minimumValueImage", of: element) { minimumValueImage = image }
    if let image = session.image("maximumValueImage", of: element) { maximumValueImage = image }
  }
}

extension UIStepper {
  /// Reads what a stepper has.
  func decodeStepper(_ element: NibElement, _ session: NibSession) {
    minimumValue = element.number("minimumValue") ?? 0
    maximumValue = element.number("maximumValue") ?? 100
    value = element.number("value") ?? 0
    if let step = element.number("stepValue") { stepValue = step }
    if let wraps = element.bool("wraps") { self.wraps = wraps }
  }
}

extension UIProgressView {
  /// Reads what a progress view has.
  func decodeProgress(_ element: NibElement, _ session: NibSession) {
    progress = Float(element.number("progress") ?? 0)
    if let color = session.color("progressTintColor", of: element) { progressTintColor = color }
    if let color = session.color("trackTintColor", of: element) { trackTintColor = color }
  }
}

extension UIPageControl {
  /// Reads what a page control has.
  func decodePages(_ element: NibElement, _ session: NibSession) {
    if let pages = element.integer("numberOfPages") { numberOfPages = pages }
    if let page = element.integer("currentPage") { currentPage = page }
    if let hides = element.bool("hidesForSinglePage") { hidesForSinglePage = hides }
    if let color = session.color("pageIndicatorTintColor", of: element) {
      pageIndicatorTintColor = color
    }
    if let color = session.color("currentPageIndicatorTintColor", of: element) {
      currentPageIndicatorTintColor = color
    }
  }
}

extension UIActivityIndicatorView {
  /// Reads what a wheel has.
  func decodeWheel(_ element: NibElement, _ session: NibSession) {
    switch element["style"] {
    case "large": style = .large
    case "whiteLarge": style = .whiteLarge
    case "white": style = .white
    case "gray": style = .gray
    default: style = .medium
    }
    if let color = session.color("color", of: element) { self.color = color }
    hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    if element.bool("animating") == true { startAnimating() }
  }
}

extension UISegmentedControl {
  /// Reads what a segmented control has.
  func decodeSegments(_ element: NibElement, _ session: NibSession) {
    for segment in element.list("segments") {
      if let image = session.image("image", of: segment) {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else {
        insertSegment(
          withTitle: segment.string("title") ?? "", at: numberOfSegments, animated: false)
      }
      if let width = segment.number("width") {
        setWidth(CGFloat(width), forSegmentAt: numberOfSegments - 1)
      }
      if let enabled = segment.bool("enabled") {
        setEnabled(enabled, forSegmentAt: numberOfSegments - 1)
      }
    }
    if let index = element.integer("selectedSegmentIndex") { selectedSegmentIndex = index }
    if let color = session.color("selectedSegmentTintColor", of: element) {
      selectedSegmentTintColor = color
    }
  }
}
