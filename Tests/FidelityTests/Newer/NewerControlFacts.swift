// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Controls of iOS 26, as pictures of iOS 26.2 and measurements of iOS 26.1 have them. The pictures
/// show no glass: what lies on it is left out of them.
enum NewerControlFacts {
  private static let controls = Fact.Source.picture(
    "AccessibilitySnapshot, DefaultControlsTests, iOS 26.2")
  private static let switches = Fact.Source.picture(
    "AccessibilitySnapshot, testSwitchControls, iOS 26.2")
  private static let figures = Fact.Source.published("openuikit, iOS 26.1")

  private static func newer<Value>(_ body: () -> Value) -> Value {
    at(3, screen: 402, look: .iOS26, body)
  }

  /// A control in the middle of white, as large as it wants to be.
  private static func drawn(_ control: UIView, width: CGFloat? = nil) throws -> Drawn {
    try Phone.iPhone17Pro.drawn { window in
      let size = control.sizeThatFits(CGSize(width: width ?? 0, height: 0))
      control.frame = CGRect(x: 20, y: 100, width: width ?? size.width, height: size.height)
      window.backgroundColor = .white
      window.addSubview(control)
    }
  }

  static func all() throws -> [Fact] {
    try sizes + switchLooks() + slider() + steppers() + segments()
  }

  private static var sizes: [Fact] {
    [
      Fact("the width of a switch", switches, 63) { newer { UISwitch().frame.width } },
      Fact("the height of a switch", switches, 28) { newer { UISwitch().frame.height } },
      Fact("a switch is 61 wide for constraints", figures, 61) {
        newer { UISwitch().intrinsicContentSize.width }
      },
      Fact("the height of a slider", controls, 34) {
        newer { UISlider().sizeThatFits(CGSize(width: 100, height: 0)).height }
      },
      Fact("the width of a stepper", controls, 94) {
        newer { UIStepper().intrinsicContentSize.width }
      },
      Fact("the height of a stepper", controls, 32) {
        newer { UIStepper().intrinsicContentSize.height }
      },
      Fact("the height of a page control", controls, 25.667) {
        newer { UIPageControl().size(forNumberOfPages: 3).height }
      },
      Fact("the width of three segments, without lines between them", controls, 261) {
        newer {
          UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            .intrinsicContentSize.width
        }
      },
      Fact("the height of segments", controls, 32) {
        newer { UISegmentedControl(items: ["A"]).sizeThatFits(.zero).height }
      },
    ] + fields
  }

  /// Fields of 14 points without a border, in files that Xcode 26 wrote.
  private static var fields: [Fact] {
    func height(_ text: String?, isSecure: Bool = false) -> CGFloat {
      newer {
        let field = UITextField()
        field.font = .systemFont(ofSize: 14)
        (field.text, field.placeholder, field.isSecureTextEntry) = (text, "Text", isSecure)
        return field.intrinsicContentSize.height
      }
    }
    let datadog = Fact.Source.storyboard("dd-sdk-ios")
    let tracks = Fact.Source.storyboard("owntracks")
    return [
      Fact("a field with a text", datadog, 56 / 3, within: 0.01) { height("Text") },
      Fact("a field without a text", datadog, 22, within: 0.01) { height(nil) },
      Fact("a field with dots", datadog, 17, within: 0.01) { height("Text", isSecure: true) },
      Fact("a field that waits for a text", tracks, 22, within: 0.01) { height("") },
      Fact("a field that waits for dots", tracks, 17, within: 0.01) { height("", isSecure: true) },
    ]
  }

  // MARK: Switches

  private static func makeSwitch(isOn: Bool, isEnabled: Bool = true) -> UISwitch {
    newer {
      let control = UISwitch()
      control.isOn = isOn
      control.isEnabled = isEnabled
      return control
    }
  }

  /// The color of a switch that is off on a gray.
  private static func tracks(on gray: CGFloat, _ style: UIUserInterfaceStyle) throws -> [CGFloat] {
    try Phone.iPhone17Pro.drawn { window in
      window.overrideUserInterfaceStyle = style
      window.backgroundColor = UIColor(white: gray / 255, alpha: 1)
      window.addSubview(UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0)))
    }.color(x: 70, y: 114)
  }

  private static func switchLooks() throws -> [Fact] {
    let off = try drawn(makeSwitch(isOn: false))
    let on = try drawn(makeSwitch(isOn: true))
    let disabled = try drawn(makeSwitch(isOn: true, isEnabled: false))
    let track = off.ink(in: CGRect(x: 10, y: 90, width: 90, height: 50))
    // The thumb of a switch that is on is as far from the right edge.
    let thumb = on.ink(in: CGRect(x: 42, y: 114, width: 40, height: 1))
    let polls = Fact.Source.picture("stream-chat-swift, PollCreationVC_Tests, iOS 26.2")
    let darkOff = try tracks(on: 28, .dark)
    return Fact.frame("a switch", switches, CGRect(x: 20, y: 100, width: 63, height: 28)) { track }
      + [
        Fact("the gray of a switch that is off", switches, 198, within: 2) {
          off.color(x: 70, y: 114)[0]
        },
        Fact("the red of a switch that is off in the dark", polls, 90, within: 1) { darkOff[0] },
        Fact("the blue of a switch that is off in the dark", polls, 93, within: 1) { darkOff[2] },
        Fact("a switch that is on is green", switches, 199, within: 1) {
          on.color(x: 30, y: 114)[1]
        },
        Fact("a disabled switch is as much lighter", switches, 0.55, within: 0.01) {
          (255 - disabled.color(x: 30, y: 114)[0]) / (255 - on.color(x: 30, y: 114)[0])
        },
        Fact("the thumb begins", figures, 44) { thumb.minX },
        Fact("the thumb ends 2 points before the edge", figures, 81) { thumb.maxX },
      ]
  }

  // MARK: Sliders

  private static func slider() throws -> [Fact] {
    let slider = newer {
      let slider = UISlider()
      slider.maximumValue = 100
      slider.value = 75
      return slider
    }
    let picture = try drawn(slider, width: 382)
    let track = picture.ink(in: CGRect(x: 0, y: 117, width: 60, height: 1), threshold: 4)
    let end = picture.ink(in: CGRect(x: 360, y: 117, width: 42, height: 1), threshold: 4)
    let across = picture.ink(in: CGRect(x: 60, y: 101, width: 1, height: 32), threshold: 4)
    let thumb = newer {
      slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 75)
    }
    return [
      Fact("a track begins at the edge", controls, 20) { track.minX },
      Fact("the rest of a track begins at the thumb's middle", controls, 277.25) { thumb.midX },
      Fact("a track begins below the top", controls, 14) { across.minY - 100 },
      Fact("a track is high", controls, 6) { across.height },
      Fact("the gray of the rest of a track", controls, 229, within: 1) {
        picture.color(x: 395, y: 117)[0]
      },
      Fact("the rest ends at the edge", controls, 402) { end.maxX },
      Fact("a thumb is wide", figures, 37) { thumb.width },
      Fact("a thumb is high", figures, 24) { thumb.height },
    ]
  }

  // MARK: Steppers

  private static func steppers() throws -> [Fact] {
    let stepper = newer {
      let stepper = UIStepper()
      stepper.minimumValue = 0
      stepper.maximumValue = 1
      return stepper
    }
    let picture = try drawn(stepper)
    let top = picture.ink(in: CGRect(x: 22, y: 100, width: 92, height: 0.3), threshold: 8)
    let plus = picture.ink(in: CGRect(x: 70, y: 104, width: 40, height: 24), threshold: 60)
    let minus = picture.ink(in: CGRect(x: 32, y: 104, width: 30, height: 24), threshold: 12)
    let line = picture.ink(in: CGRect(x: 62, y: 104.4, width: 10, height: 4), threshold: 20)
    let lineDown = picture.ink(in: CGRect(x: 66.7, y: 101, width: 0.6, height: 30), threshold: 20)
    return [
      Fact("a stepper's gray", controls, 238, within: 1) { picture.color(x: 80, y: 126)[0] },
      Fact("a stepper is a capsule", controls, 14, within: 2) { top.minX - 20 },
      Fact("the plus begins", controls, 64, within: 0.5) { plus.minX - 20 },
      Fact("the plus ends", controls, 76.5, within: 0.5) { plus.maxX - 20 },
      Fact("the plus's top", controls, 9.5, within: 0.5) { plus.minY - 100 },
      Fact("the plus's bottom", controls, 22.5, within: 0.5) { plus.maxY - 100 },
      Fact("the minus begins", controls, 16.833, within: 0.5) { minus.minX - 20 },
      Fact("the minus ends", controls, 30, within: 0.5) { minus.maxX - 20 },
      Fact("the minus is high", controls, 2) { minus.height },
      Fact("the gray of a minus that does nothing", controls, 184, within: 1.5) {
        picture.color(x: 42, y: 116)[0]
      },
      Fact("the line between begins", controls, 46.667) { line.minX - 20 },
      Fact("the line between is wide", controls, 1) { line.width },
      Fact("the line's top", controls, 4) { lineDown.minY - 100 },
      Fact("the line's bottom", controls, 28) { lineDown.maxY - 100 },
      Fact("the line's gray", controls, 184, within: 1.5) { picture.color(x: 67.2, y: 116)[0] },
    ]
  }

  // MARK: Segments

  private static func segments() throws -> [Fact] {
    let control = newer {
      let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
      control.selectedSegmentIndex = 1
      return control
    }
    let picture = try drawn(control)
    let first = picture.ink(in: CGRect(x: 24, y: 104, width: 80, height: 24), threshold: 60)
    let top = picture.ink(in: CGRect(x: 18, y: 102, width: 40, height: 0.3), threshold: 8)
    let chosen = picture.ink(in: CGRect(x: 100, y: 116, width: 10, height: 0.3), threshold: 8)
    return [
      Fact("the first title's ink begins", controls, 10, within: 1) { first.minX - 20 },
      Fact("segments are a capsule", controls, 8.333, within: 0.68) { top.minX - 20 },
      Fact("the gray of segments", controls, 238, within: 1) { picture.color(x: 30, y: 126)[0] },
      Fact("what shows the choice begins 2 points in its segment", figures, 89) {
        chosen.minX - 20
      },
    ]
  }
}
