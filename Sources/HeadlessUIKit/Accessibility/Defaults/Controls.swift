// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What controls say of themselves, in the words of iOS 17 and 18.

extension UIButton: AccessibilityDefaults {
  var defaultAccessibilityLabel: String? {
    let titles = [shownTitle, shownSubtitle].compactMap { $0 }.filter { !$0.isEmpty }
    if !titles.isEmpty { return titles.joined(separator: ", ") }
    if showsCloseMark { return "Close" }
    return (configuration?.image ?? currentImage)?.spokenName
  }

  private var shownTitle: String? {
    configuration?.attributedTitle.map { String($0.characters) } ?? configuration?.title
      ?? currentTitle ?? currentAttributedTitle?.string
  }

  private var shownSubtitle: String? {
    configuration?.attributedSubtitle.map { String($0.characters) } ?? configuration?.subtitle
  }

  var defaultAccessibilityTraits: UIAccessibilityTraits { accessibleState.union(.button) }
}

extension UISwitch: AccessibilityDefaults {
  var defaultAccessibilityValue: String? { isOn ? "1" : "0" }
  var keepsDefaultValue: Bool { true }

  var defaultAccessibilityTraits: UIAccessibilityTraits {
    accessibleState.union([.button, .toggleButton])
  }
}

extension UISlider: AccessibilityDefaults {
  var defaultAccessibilityValue: String? {
    let range = maximumValue - minimumValue
    return SpokenPercent.text(of: range > 0 ? (value - minimumValue) / range : 0)
  }

  var defaultAccessibilityTraits: UIAccessibilityTraits { accessibleState.union(.adjustable) }

  /// The middle of the thumb.
  var defaultActivationPoint: CGPoint? {
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
  }
}

extension UIPageControl: AccessibilityDefaults {
  var defaultAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  var defaultAccessibilityTraits: UIAccessibilityTraits { accessibleState.union(.adjustable) }
  var defaultInputLabels: [String]? { ["Page control"] }
}

extension UIProgressView: AccessibilityDefaults {
  var defaultAccessibilityLabel: String? { "Progress" }
  var defaultAccessibilityValue: String? { SpokenPercent.text(of: progress) }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}

extension UIActivityIndicatorView: AccessibilityDefaults {
  var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
}

/// Its two halves are buttons.
extension UIStepper: AccessibilityDefaults {
  var isElementByDefault: Bool { false }

  var defaultAccessibilityElements: [Any]? {
    let (lower, upper) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    return [
      half("Decrement", isMirrored ? upper : lower, wraps || value > minimumValue),
      half("Increment", isMirrored ? lower : upper, wraps || value < maximumValue),
    ]
  }

  private func half(_ label: String, _ frame: CGRect, _ isActive: Bool) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = label
    element.accessibilityTraits = isEnabled && isActive ? .button : [.button, .notEnabled]
    element.accessibilityFrameInContainerSpace = frame
    return element
  }
}

extension UISegmentedControl: AccessibilityDefaults {
  var isElementByDefault: Bool { false }
  var defaultAccessibilityElements: [Any]? { segments }
}

extension UISegment: AccessibilityDefaults {
  var defaultAccessibilityLabel: String? {
    showsImage ? imageView.image?.spokenName : label.text
  }

  var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    guard let control = superview as? UISegmentedControl else { return traits }
    if control.segments.firstIndex(of: self) == control.selectedSegmentIndex {
      traits.insert(.selected)
    }
    if !isEnabled || !control.isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

/// A share of a whole in words, as English writes it on every machine.
enum SpokenPercent {
  static func text(of share: Float) -> String { "\(Int((share * 100).rounded()))%" }
}
