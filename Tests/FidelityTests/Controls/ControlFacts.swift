// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Sizes of controls, and what of them constraints do not see.
enum ControlFacts {
  private static let controls = Fact.Source.picture("AccessibilitySnapshot, DefaultControlsTests")

  /// The frame of a view whose edges constraints put 20 points from those of one 300 x 100.
  private static func pinned(_ view: UIView, height: CGFloat? = nil) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    return view.frame
  }

  /// The frame of a switch whose trailing edge a constraint puts at 280.
  private static func switchAtTheEnd() -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let view = UISwitch()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    return view.frame
  }

  /// How dark the track of a disabled switch is on white, as a part of how dark it is otherwise.
  private static func disabledSwitch() -> CGFloat {
    func red(isEnabled: Bool) -> CGFloat? {
      let picture = try? Phone.iPhone16Pro.drawn { window in
        let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        (control.isOn, control.isEnabled) = (true, isEnabled)
        window.backgroundColor = .white
        window.addSubview(control)
      }
      return picture?.color(x: 30, y: 116)[0]
    }
    guard let on = red(isEnabled: true), let off = red(isEnabled: false) else { return 0 }
    return (255 - off) / (255 - on)
  }

  static var sizes: [Fact] {
    let segments = UISegmentedControl(items: ["A", "B"])
    return [
      Fact("the width of a switch", controls, 51) { UISwitch().frame.width },
      Fact("the height of a switch", controls, 31) { UISwitch().frame.height },
      Fact("the height of a slider", controls, 34) {
        UISlider().sizeThatFits(CGSize(width: 100, height: 0)).height
      },
      Fact("the width of a stepper", controls, 94) { UIStepper().intrinsicContentSize.width },
      Fact("the height of a stepper", controls, 32) { UIStepper().intrinsicContentSize.height },
      Fact("the height of segments", controls, 32) { segments.sizeThatFits(.zero).height },
      Fact("the height of a page control", controls, 25.667) {
        at(3) { UIPageControl().size(forNumberOfPages: 3).height }
      },
      Fact(
        "a disabled switch is as much lighter",
        .picture("AccessibilitySnapshot, testSwitchControls, iOS 18.5"), 0.55, within: 0.01
      ) { disabledSwitch() },
      Fact("the side of a small wheel", .storyboard("pocket-casts-ios"), 20) {
        UIActivityIndicatorView(style: .medium).intrinsicContentSize.width
      },
      Fact("the side of a large wheel", .storyboard("Monal"), 37) {
        UIActivityIndicatorView(style: .large).intrinsicContentSize.width
      },
    ]
  }

  static var alignment: [Fact] {
    let settings = Fact.Source.storyboard("GitHawk, Settings.storyboard")
    let charts = Fact.Source.storyboard("Charts, AnotherBarChartViewController.xib")
    let messages = Fact.Source.storyboard("SwiftMessages, Main.storyboard")
    return [
      Fact("a switch goes 2 points over its trailing edge", settings, 282, within: 0) {
        switchAtTheEnd().maxX
      },
      Fact("a switch at the end is 51 wide", settings, 51, within: 0) { switchAtTheEnd().width },
      Fact("a switch is 49 wide for constraints", settings, 49, within: 0) {
        UISwitch().intrinsicContentSize.width
      },
      Fact("a slider goes 2 points over its leading edge", charts, 18, within: 0) {
        pinned(UISlider()).minX
      },
      Fact("a slider goes 2 points over its trailing edge", charts, 282, within: 0) {
        pinned(UISlider()).maxX
      },
      Fact("a slider is a point higher than its constraint", charts, 31, within: 0) {
        pinned(UISlider(), height: 30).height
      },
      Fact("segments are a point higher than their constraint", messages, 42, within: 0) {
        pinned(UISegmentedControl(items: ["A", "B"]), height: 41).height
      },
      Fact("segments without one are 32 high", messages, 32, within: 0) {
        pinned(UISegmentedControl(items: ["A", "B"])).height
      },
    ]
  }

  /// Widths of whole controls, which are as many of the widest segment, with a point between two.
  static var segmentWidths: [Fact] {
    let table: [([String], Fact.Source, CGFloat)] = [
      (["None", "Gray", "Color", "Blur"], .storyboard("SwiftMessages"), 211),
      (["Regular", "Light", "Subtle"], .storyboard("SwiftMessages"), 200),
      (["Top", "Bottom", "Center"], .storyboard("SwiftMessages"), 194),
      (["Solid", "Gradient"], .storyboard("SkeletonView"), 145),
      (["Segment A", "Segment B", "Segment C"], controls, 263),
    ]
    return table.map { titles, source, width in
      Fact("the width of \(titles)", source, width) {
        at(2) { UISegmentedControl(items: titles).intrinsicContentSize.width }
      }
    }
  }

  static var fields: [Fact] {
    func height(_ style: UITextField.BorderStyle, _ size: CGFloat, _ scale: CGFloat) -> CGFloat {
      at(scale) {
        let field = UITextField()
        field.borderStyle = style
        field.font = .systemFont(ofSize: size)
        field.text = "Text"
        return field.intrinsicContentSize.height
      }
    }
    return [
      Fact("a rounded field of 14 points", .storyboard("Rocket.Chat.iOS"), 34) {
        height(.roundedRect, 14, 2)
      },
      Fact("a rounded field of 14 points at 3x", .storyboard("SkyFloatingLabelTextField"), 34) {
        height(.roundedRect, 14, 3)
      },
      Fact("a plain field of 17 points", .storyboard("NetNewsWire"), 22, within: 0.5) {
        height(.none, 17, 2)
      },
      Fact("a plain field of 17 points at 3x", .storyboard("passforios"), 22.333) {
        height(.none, 17, 3)
      },
      Fact("a plain field of 14 points at 3x", .storyboard("dd-sdk-ios"), 56 / 3, within: 0.01) {
        height(.none, 14, 3)
      },
      Fact("a plain field of 12 points at 3x", .storyboard("dd-sdk-ios"), 16, within: 0.01) {
        height(.none, 12, 3)
      },
      Fact("a plain field of 10 points at 3x", .storyboard("dd-sdk-ios"), 41 / 3, within: 0.01) {
        height(.none, 10, 3)
      },
    ]
  }
}
