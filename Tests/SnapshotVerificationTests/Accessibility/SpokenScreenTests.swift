// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class SpokenScreenTests: XCTestCase {
  func testAScreenOfWhichNothingIsReadSaysSo() {
    XCTAssertEqual(SpokenScreen(of: UIView()).text, "nothing is read\n")
  }

  func testEverythingThatIsNotAsUsualStandsBelowAnElement() {
    let card = PublishedScreen.element(
      "Concert\ntonight", frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    card.accessibilityHint = "Opens it"
    card.accessibilityTraits = [.button, .playsSound, .updatesFrequently]
    card.accessibilityLanguage = "en-GB"
    card.accessibilityCustomActions = ["Share", "Save"].map {
      UIAccessibilityCustomAction(name: $0) { _ in true }
    }
    card.accessibilityUserInputLabels = ["Concert"]
    card.accessibilityActivationPoint = CGPoint(x: 90.5, y: 20)
    card.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    ]

    XCTAssertEqual(
      SpokenScreen(of: PublishedScreen.make([card])).text,
      """
      1. Concert
         tonight. Button.
         hint: Opens it
         actions: Share; Save
         rotor Headings: no places
         input labels: Concert
         language: en-GB
         unspoken traits: plays sound; updates frequently
         pressed at: 90.5, 20

      """)
  }

  func testHowTextsAreSpokenIsSaid() {
    let text = NSMutableAttributedString(string: "Say ABC bonjour")
    text.addAttribute(
      .accessibilitySpeechSpellOut, value: true, range: NSRange(location: 4, length: 3))
    text.addAttributes(
      [.accessibilitySpeechLanguage: "fr", .accessibilitySpeechPitch: 1.5],
      range: NSRange(location: 8, length: 7))
    let view = PublishedScreen.element(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityAttributedLabel = text

    XCTAssertEqual(
      SpokenScreen(of: PublishedScreen.make([view])).text,
      """
      1. Say ABC bonjour
         speech: "ABC" spelled out; "bonjour" in fr, at pitch 1.5

      """)
  }

  /// The way before `accessibilityElements`: a view counts its elements.
  private final class Counting: UIView {
    private lazy var bars = ["May", "June"].enumerated().map { index, name in
      let bar = UIAccessibilityElement(accessibilityContainer: self)
      bar.accessibilityLabel = name
      bar.accessibilityFrameInContainerSpace = CGRect(x: 50 - index * 50, y: 0, width: 9, height: 9)
      return bar
    }
    override func accessibilityElementCount() -> Int { bars.count }
    override func accessibilityElement(at index: Int) -> Any? { bars[index] }
  }

  func testElementsThatAViewCountsAreRead() {
    let chart = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

    XCTAssertEqual(spoken(PublishedScreen.make([chart])), ["May", "June"])
  }

  func testPlacesAreInTheViewsOwnCoordinates() {
    let outer = PublishedScreen.make()
    let inner = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    outer.addSubview(inner)
    let view = PublishedScreen.element("A", frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.addSubview(view)
    view.accessibilityPath = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: view.bounds), in: view)

    let element = SpokenScreen(of: inner).elements[0]

    let outline = UIBezierPath()
    outline.path = element.path ?? outline.path
    XCTAssertEqual(element.frame, view.frame)
    XCTAssertEqual(outline.bounds, view.frame)
    XCTAssertEqual(element.activationPoint, CGPoint(x: 25, y: 40))
    XCTAssertFalse(element.hasOwnActivationPoint)
  }

  func testWhatIsPresentedIsReadAlone() {
    let presenter = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Below", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    presenter.view.addSubview(button)
    let window = UIWindow(frame: CGRect(origin: .zero, size: PublishedScreen.size))
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    let alert = UIAlertController(
      title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    presenter.present(alert, animated: false)
    window.layoutIfNeeded()

    XCTAssertEqual(
      spoken(window),
      ["Delete? Heading.", "It is gone then.", "Cancel. Button.", "Delete. Button."])
    window.isHidden = true
  }
}
