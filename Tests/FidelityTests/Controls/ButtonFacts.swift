// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// How large buttons are, which count their titles in whole points at each scale.
struct ButtonFacts {
  let title: String
  let size: CGFloat
  var weight = UIFont.Weight.regular
  let scale: CGFloat
  let width: CGFloat
  /// `nil` where constraints give the height.
  let height: CGFloat?
  /// The project that publishes the file, which Xcode wrote.
  let project: String

  private func natural() -> CGSize {
    at(scale) {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: size, weight: weight)
      return button.intrinsicContentSize
    }
  }

  var facts: [Fact] {
    let name = "a button '\(title)' of \(size) points at \(scale)x"
    let source = Fact.Source.storyboard(project)
    return [Fact("\(name): width", source, width, within: 0) { natural().width }]
      + (height.map { [Fact("\(name): height", source, $0, within: 0) { natural().height }] } ?? [])
  }

  static let all: [ButtonFacts] = [
    .init(title: "CLEAR", size: 14, scale: 2, width: 45, height: 29, project: "pocket-casts-ios"),
    .init(
      title: "TRY AGAIN", size: 14, weight: .semibold, scale: 2, width: 75,
      height: 29, project: "pocket-casts-ios"),
    .init(title: "Cancel", size: 15, scale: 2, width: 48, height: 30, project: "pocket-casts-ios"),
    .init(title: "Manage", size: 14, scale: 2, width: 52, height: 29, project: "pocket-casts-ios"),
    .init(
      title: "Button", size: 15, scale: 2, width: 46,
      height: 30, project: "UIUnitSnapshotTestingExample"),
    .init(
      title: "Hide skeleton", size: 15, scale: 3, width: 94,
      height: 30, project: "SkeletonView"),
    .init(title: "Done", size: 17, scale: 2, width: 41, height: 33, project: "OnionBrowser"),
    .init(
      title: "Show Alert with TextField", size: 15, scale: 2, width: 173,
      height: 30, project: "IQKeyboardManager"),
    .init(
      title: "Reload Layout", size: 15, scale: 2, width: 97,
      height: 30, project: "IQKeyboardManager"),
    .init(
      title: "Inside Headers OFF", size: 15, scale: 2, width: 135,
      height: 30, project: "JTAppleCalendar"),
    .init(
      title: "Outside Header ON", size: 15, scale: 2, width: 134,
      height: 30, project: "JTAppleCalendar"),
    .init(
      title: "Scrolling = Horizontal", size: 15, scale: 2, width: 147,
      height: 30, project: "JTAppleCalendar"),
    .init(title: "All", size: 15, scale: 2, width: 30, height: 30, project: "JTAppleCalendar"),
    .init(title: "Off", size: 15, scale: 2, width: 30, height: 30, project: "JTAppleCalendar"),
    .init(title: "EOR", size: 15, scale: 2, width: 30, height: 30, project: "JTAppleCalendar"),
    .init(title: "EOG", size: 15, scale: 2, width: 32, height: 30, project: "JTAppleCalendar"),
    .init(title: "OFF", size: 15, scale: 2, width: 30, height: 30, project: "JTAppleCalendar"),
    .init(title: "+iSize", size: 15, scale: 2, width: 42, height: 30, project: "JTAppleCalendar"),
    .init(title: "-iSize", size: 15, scale: 2, width: 40, height: 30, project: "JTAppleCalendar"),
    .init(title: "+cInset", size: 15, scale: 2, width: 51, height: 30, project: "JTAppleCalendar"),
    .init(title: "-cInset", size: 15, scale: 2, width: 49, height: 30, project: "JTAppleCalendar"),
    .init(title: "+sInset", size: 15, scale: 2, width: 51, height: 30, project: "JTAppleCalendar"),
    .init(title: "-sInset", size: 15, scale: 2, width: 48, height: 30, project: "JTAppleCalendar"),
    .init(
      title: "Change scroll Mode", size: 15, scale: 2, width: 137,
      height: 30, project: "JTAppleCalendar"),
    .init(
      title: "Calendar Layouts demonstration", size: 15, scale: 2, width: 223,
      height: 30, project: "JTAppleCalendar"),
    .init(
      title: "I don't want to use BiomID unlock.", size: 15, scale: 2, width: 233,
      height: 30, project: "ios-application"),
    .init(title: "View App IDs", size: 16, scale: 2, width: 97, height: 32, project: "AltStore"),
    .init(title: "Close", size: 15, scale: 2, width: 39, height: 30, project: "FloatingPanel"),
    .init(
      title: "Move to full", size: 15, scale: 2, width: 80,
      height: 30, project: "FloatingPanel"),
    .init(
      title: "Move to tip", size: 15, scale: 2, width: 77,
      height: 30, project: "FloatingPanel"),
    .init(
      title: "Move to hidden", size: 15, scale: 2, width: 106,
      height: 30, project: "FloatingPanel"),
    .init(
      title: "Update layout", size: 15, scale: 2, width: 96,
      height: 30, project: "FloatingPanel"),
    .init(
      title: "Present Modallly", size: 15, scale: 2, width: 114,
      height: 30, project: "FloatingPanel"),
    .init(title: "Send", size: 15, scale: 3, width: 36, height: 30, project: "element-ios"),
    .init(
      title: "Continue in bakcground", size: 15, scale: 3, width: 164,
      height: 30, project: "element-ios"),
    .init(
      title: "Resume", size: 14, weight: .semibold, scale: 2, width: 54,
      height: 29, project: "element-ios"),
    .init(
      title: "Transfer", size: 14, weight: .semibold, scale: 2, width: 57,
      height: 29, project: "element-ios"),
    .init(
      title: "Switch", size: 15, weight: .semibold, scale: 2, width: 49,
      height: 30, project: "element-ios"),
    .init(
      title: "Show Archived", size: 14, weight: .medium, scale: 2, width: 99,
      height: nil, project: "pocket-casts-ios"),
    .init(
      title: "Learn More", size: 15, scale: 2, width: 78,
      height: nil, project: "pocket-casts-ios"),
    .init(
      title: "How do I do that?", size: 15, scale: 2, width: 121,
      height: nil, project: "pocket-casts-ios"),
    .init(
      title: "numOfRows", size: 15, scale: 2, width: 83,
      height: nil, project: "JTAppleCalendar"),
    .init(title: "Resize", size: 15, scale: 2, width: 45, height: nil, project: "JTAppleCalendar"),
    .init(
      title: "show pre/post", size: 15, scale: 2, width: 98,
      height: nil, project: "JTAppleCalendar"),
  ]
}
