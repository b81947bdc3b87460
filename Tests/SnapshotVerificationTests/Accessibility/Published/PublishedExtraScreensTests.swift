// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Actions, further content and rotors.
final class PublishedExtraScreensTests: XCTestCase {
  private let texts: [(String?, String?)] = [
    ("Label", "Hint"), ("Label", nil), (nil, "Hint"), (nil, nil),
  ]

  func testActions() {
    let long =
      "Second Action with a Name that's Super Long and Will Definitely Cause Labels to Wrap when "
      + "It's Written Out"
    let views = texts.map { label, hint in
      let view = PublishedScreen.element(label)
      view.accessibilityHint = hint
      view.accessibilityCustomActions = ["First Action", long, "Third Action"].map {
        UIAccessibilityCustomAction(name: $0) { _ in true }
      }
      return view
    }
    let screen = PublishedScreen.column(views)

    XCTAssertEqual(spoken(screen), ["Label | Hint", "Label", "Hint", ""])
    XCTAssertEqual(
      SpokenScreen(of: screen).elements.map(\.actions),
      Array(repeating: ["First Action", long, "Third Action"], count: 4))
  }

  private final class Contents: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = {
      let important = AXCustomContent(
        label: "High Importance Label", value: "High Importance Value")
      important.importance = .high
      return [
        AXCustomContent(label: "Custom Content Label", value: "Custom Content Value"), important,
      ]
    }()
  }

  func testContents() {
    let views = texts.map { label, hint in
      let view = Contents()
      view.isAccessibilityElement = true
      view.accessibilityLabel = label
      view.accessibilityHint = hint
      return view
    }
    let screen = PublishedScreen.column(views)

    XCTAssertEqual(spoken(screen), ["Label | Hint", "Label", "Hint", ""])
    XCTAssertEqual(
      SpokenScreen(of: screen).elements[0].contents,
      [
        SpokenElement.Content(
          label: "Custom Content Label", value: "Custom Content Value", isImportant: false),
        SpokenElement.Content(
          label: "High Importance Label", value: "High Importance Value", isImportant: true),
      ])
  }

  // MARK: Rotors

  private func rotors(_ rotors: [UIAccessibilityCustomRotor]) -> [SpokenElement.Rotor] {
    let view = PublishedScreen.element(
      "Rotors", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityCustomRotors = rotors
    return SpokenScreen(of: PublishedScreen.make([view])).elements[0].rotors
  }

  /// A list of parts of a text.
  private func rotor(
    _ name: String, _ parts: [String], in view: UITextView
  ) -> UIAccessibilityCustomRotor {
    let ranges = parts.compactMap { part -> UITextRange? in
      let range = (view.text as NSString).range(of: part)
      guard
        let start = view.position(from: view.beginningOfDocument, offset: range.location),
        let end = view.position(from: start, offset: range.length)
      else { return nil }
      return view.textRange(from: start, to: end)
    }
    return UIAccessibilityCustomRotor(name: name) { predicate in
      let ranges = predicate.searchDirection == .next ? ranges : ranges.reversed()
      let current = predicate.currentItem.targetRange.flatMap { ranges.firstIndex(of: $0) }
      let next = current.map { $0 + 1 } ?? 0
      guard next < ranges.count else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: ranges[next])
    }
  }

  func testRotorsOfATextsParts() {
    let view = UITextView()
    view.text =
      "The council of Elrond was attended by: Elrond, Erestor, Gandalf the Grey, Aragorn, Frodo "
      + "Baggins, Bilbo Baggins, Boromir of Gondor, Glóin of the Lonely Mountain, Gimli (son of "
      + "Glóin), Legolas of the Woodland Realm, Glorfindel, and Galdor of the Havens."
    let names = [
      ("Elves", ["Elrond", "Erestor", "Legolas of the Woodland Realm", "Glorfindel"]),
      ("Dwarves", ["Glóin of the Lonely Mountain", "Gimli (son of Glóin)"]),
      ("Hobbits", ["Frodo Baggins", "Bilbo Baggins"]), ("Men", ["Aragorn", "Boromir of Gondor"]),
      ("Ents", []),
    ]

    XCTAssertEqual(
      rotors(names.map { rotor($0, $1, in: view) }),
      names.map { SpokenElement.Rotor(name: $0, places: $1, moreCount: 0) })
  }

  func testARotorWithMorePlacesThanAreKept() {
    let primes = [
      11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    ].map { PublishedScreen.element("\($0)") }
    let rotor = UIAccessibilityCustomRotor(name: "Two Digit Primes") { predicate in
      let current = primes.firstIndex { $0 === predicate.currentItem.targetElement }
      let next = current.map { $0 + (predicate.searchDirection == .next ? 1 : -1) } ?? 0
      guard primes.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: primes[next], targetRange: nil)
    }

    XCTAssertEqual(
      rotors([rotor]),
      [
        SpokenElement.Rotor(
          name: "Two Digit Primes",
          places: [11, 13, 17, 19, 23, 29, 31, 37, 41, 43].map { "\($0)" }, moreCount: 11)
      ])
    XCTAssertEqual(rotors([rotor])[0].more, "and 11 more")
  }

  func testARotorWithoutAnEnd() {
    var places: [UIView] = []
    let rotor = UIAccessibilityCustomRotor(name: "Forever") { predicate in
      guard predicate.searchDirection == .next else { return nil }
      let label = (predicate.currentItem.targetElement as? UIView)?.accessibilityLabel ?? ""
      places.append(PublishedScreen.element(label + "➤ "))
      return UIAccessibilityCustomRotorItemResult(targetElement: places.last, targetRange: nil)
    }

    let spoken = rotors([rotor])[0]

    XCTAssertEqual(
      spoken.places, (1...10).map { String(repeating: "➤ ", count: $0) })
    XCTAssertEqual(spoken.more, "and 99 or more")
  }
}
