// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Labels, values, hints and traits.
final class PublishedPropertyScreensTests: XCTestCase {
  private let swipe = "Swipe up or down with one finger to adjust the value."
  private let toggle = "Double tap to toggle setting."

  private func set(
    _ view: UIView, _ label: String?, _ value: String?, _ hint: String?,
    _ traits: UIAccessibilityTraits? = nil
  ) {
    view.accessibilityLabel = label
    view.accessibilityValue = value
    view.accessibilityHint = hint
    if let traits { view.accessibilityTraits = traits }
  }

  private let combinations: [(String?, String?, String?)] = [
    (nil, nil, nil), ("Label", nil, nil), (nil, "Value", nil), (nil, nil, "Hint"),
    ("Label", "Value", nil), ("Label", nil, "Hint"), (nil, "Value", "Hint"),
    ("Label", "Value", "Hint"),
  ]

  func testViews() {
    let views = combinations.map { label, value, hint in
      let view = PublishedScreen.element()
      set(view, label, value, hint)
      return view
    }

    XCTAssertEqual(
      spoken(PublishedScreen.column(views)),
      [
        "", "Label", "Value", "Hint", "Label: Value", "Label | Hint", "Value | Hint",
        "Label: Value | Hint",
      ])
  }

  func testLabels() {
    let labels = combinations.enumerated().map { index, texts in
      let label = PublishedScreen.label("0\(index + 1): Text")
      set(label, texts.0, texts.1, texts.2)
      return label
    }

    XCTAssertEqual(
      spoken(PublishedScreen.column(labels, size: CGSize(width: 80, height: 20))),
      [
        "01: Text", "Label", "03: Text: Value", "04: Text | Hint", "Label: Value", "Label | Hint",
        "07: Text: Value | Hint", "Label: Value | Hint",
      ])
  }

  func testButtonsWithEachTrait() {
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .header, .searchField, .image, .selected, .playsSound, .keyboardKey,
      .staticText, .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession,
      .adjustable, .allowsDirectInteraction, .causesPageTurn, .tabBar,
    ]
    let others: [UIAccessibilityTraits] = [
      .link, .header, .searchField, .image, .selected, .notEnabled, .adjustable, .keyboardKey,
    ]
    let combined = others.map { $0.union(.button) }
    let none = UIAccessibilityTraits()
    let all = traits.reduce(none) { $0.union($1) }
    let rows = [none] + traits + combined + [all]
    let buttons = rows.enumerated().map { index, traits in
      let button = UIButton()
      button.setTitle(index < 9 ? "0\(index + 1)" : "\(index + 1)", for: .normal)
      button.accessibilityTraits = traits
      return button
    }
    let screen = PublishedScreen.column(buttons)
    screen.accessibilityElements = buttons

    XCTAssertEqual(
      spoken(screen),
      [
        "01", "02. Button.", "03. Link.", "04. Heading.", "05. Search Field.", "06. Image.",
        "Selected: 07", "08", "09", "10", "11", "12. Dimmed.", "13", "14",
        "15. Adjustable. | \(swipe)", "16", "17", "18", "19. Button. Link.",
        "20. Button. Heading.", "21. Button. Search Field.", "22. Button. Image.",
        "Selected: 23. Button.", "24. Dimmed. Button.", "25. Button. Adjustable. | \(swipe)",
        "26", "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field.",
      ])
  }

  func testDescriptionsAtTheEdge() {
    let views = (0..<5).map { _ in PublishedScreen.element() }
    set(views[0], nil, nil, "Hint", .adjustable)
    set(views[1], "Label", nil, "Hint", .adjustable)
    set(views[2], nil, nil, nil, [.button, .header])
    set(views[3], nil, nil, nil, .adjustable)
    set(views[4], nil, nil, "Hint", .button)

    XCTAssertEqual(
      spoken(PublishedScreen.column(views)),
      [
        "Hint. Adjustable.", "Label. Adjustable. | Hint. \(swipe)", "Button. Heading.",
        "Adjustable. | \(swipe)", "Hint. Button.",
      ])
  }

  func testSwitches() {
    let switches = (0..<9).map { _ in UISwitch() }
    for index in [0, 2, 3, 5, 6] { switches[index].isOn = true }
    switches[2].isEnabled = false
    for toggle in switches[3...] { toggle.accessibilityLabel = "Label" }
    for toggle in switches[5...] { toggle.accessibilityValue = "Value" }
    for toggle in switches[6...] { toggle.accessibilityHint = "Hint" }
    let others: UIAccessibilityTraits = [
      .selected, .button, .header, .link, .adjustable, .image, .searchField,
    ]
    switches[7].accessibilityTraits.insert(others)
    switches[8].accessibilityTraits.insert(others.union(.notEnabled))

    XCTAssertEqual(
      spoken(PublishedScreen.column(switches, size: CGSize(width: 51, height: 31))),
      [
        "Switch Button. On. | \(toggle)", "Switch Button. Off. | \(toggle)",
        "Dimmed. Switch Button. On.", "Label. Switch Button. On. | \(toggle)",
        "Label. Switch Button. Off. | \(toggle)", "Label. Switch Button. On. | \(toggle)",
        "Label. Switch Button. On. | Hint. \(toggle)",
        "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field."
          + " | Hint. \(toggle)",
        "Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image."
          + " Search Field. | Hint",
      ])
  }

  func testWhatPretendsToBeASwitch() {
    let values = ["1", "0", "2", "1", "3", "Value"]
    let views = values.enumerated().map { index, value in
      let view = PublishedScreen.element("Fake Label")
      view.accessibilityValue = value
      view.accessibilityTraits =
        [3, 4].contains(index) ? .toggleButton : [.toggleButton, .button]
      return view
    }

    XCTAssertEqual(UIAccessibilityTraits.toggleButton.rawValue, 0x0020_0000_0000_0000)
    XCTAssertEqual(
      spoken(PublishedScreen.column(views)),
      [
        "Fake Label. Switch Button. On.", "Fake Label. Switch Button. Off.",
        "Fake Label. Switch Button. Mixed.", "Fake Label. On.", "Fake Label. 3",
        "Fake Label. Switch Button. Value",
      ].map { "\($0) | \(toggle)" })
  }

  func testBlocks() {
    let names = [
      "Label", "Value", "Hint", "Traits", "Frame", "ActivationPoint", "Identifier",
      "CustomActions",
    ]
    let circles = names.enumerated().map { index, name in
      PublishedScreen.element(
        name, frame: CGRect(x: 20 + index % 4 * 50, y: 82 + index / 4 * 50, width: 30, height: 30))
    }
    circles[0].accessibilityLabelBlock = { "Block Label" }
    circles[1].accessibilityValue = "Regular Value"
    circles[1].accessibilityValueBlock = { "Block Value" }
    circles[2].accessibilityHint = "Regular Hint"
    circles[2].accessibilityHintBlock = { "Block Hint" }
    circles[3].accessibilityTraits = .button
    circles[3].accessibilityTraitsBlock = { .link }
    circles[4].accessibilityFrameBlock = { CGRect(x: 10, y: 50, width: 200, height: 100) }
    circles[5].accessibilityActivationPointBlock = { CGPoint(x: 110, y: 100) }
    circles[6].accessibilityIdentifier = "Regular Identifier"
    circles[6].accessibilityIdentifierBlock = { "Block Identifier" }
    circles[7].accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Own") { _ in true }]
    circles[7].accessibilityCustomActionsBlock = {
      [UIAccessibilityCustomAction(name: "Block Custom Action") { _ in true }]
    }

    let screen = SpokenScreen(of: PublishedScreen.make(circles))

    XCTAssertEqual(
      screen.text,
      """
      1. Frame
      2. Block Label
      3. Value: Block Value
      4. Hint
         hint: Block Hint
      5. Traits. Link.
      6. ActivationPoint
         pressed at: 110, 100
      7. Identifier
      8. CustomActions
         actions: Block Custom Action

      """)
    XCTAssertEqual(screen.elements[6].identifier, "Block Identifier")
  }
}
