// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIAlertControllerTests: BarTestCase {
  /// From top to baselines to the line, the line, choices; and with a message.
  private let heightOfTitle: CGFloat = 36 + 24 + 0.5 + 44
  private let heightOfTwoLines: CGFloat = 36 + 20 + 24 + 0.5 + 44

  private func alert(
    _ style: UIAlertController.Style, title: String? = "Delete Ada?",
    message: String? = "This cannot be undone.", _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  private func present(_ alert: UIAlertController, safeArea: UIEdgeInsets = .zero) -> UIWindow {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = safeArea
    return RenderingEnvironment.$current.withValue(environment) {
      let window = makeWindow(UIViewController())
      window.rootViewController?.present(alert, animated: true)
      window.layoutIfNeeded()
      return window
    }
  }

  private func frame(_ text: String, in alert: UIAlertController) -> CGRect? {
    label(text, in: alert.view)?.frame
  }

  func testAnAlertIsACardInTheMiddleOfADimmedScreen() throws {
    let alert = alert(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
    let window = present(alert)

    let height = alert.view.frame.height
    XCTAssertEqual(alert.view.frame.width, 270)
    XCTAssertEqual(alert.view.frame.midX, 195)
    XCTAssertEqual(alert.view.frame.midY, 422, accuracy: 0.5)
    XCTAssertEqual(height, heightOfTwoLines, accuracy: 1)
    let picture = try draw(window)
    XCTAssertEqual(picture[4, 4], picture[770, 1600])
    XCTAssertNotNil(window.rootViewController?.view.window)
  }

  func testTwoChoicesStandSideBySideAndTheOneThatCancelsFirst() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    let window = present(alert)

    let cancel = try XCTUnwrap(frame("Cancel", in: alert))
    let delete = try XCTUnwrap(frame("Delete", in: alert))
    XCTAssertEqual(cancel.midX, 270 / 4, accuracy: 0.5)
    XCTAssertEqual(delete.midX, 270 * 3 / 4, accuracy: 0.5)
    XCTAssertEqual(cancel.minY, delete.minY)
    XCTAssertNotNil(window)
  }

  func testLongChoicesAndMoreThanTwoStandAboveOneAnother() throws {
    let long = alert(.alert, [("Delete this pet for ever", .destructive), ("Cancel", .cancel)])
    let three = alert(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    for alert in [long, three] {
      let window = present(alert)
      let cancel = try XCTUnwrap(frame("Cancel", in: alert))
      XCTAssertEqual(cancel.midX, 135, accuracy: 0.5)
      XCTAssertNotNil(window)
    }
    XCTAssertEqual(
      try XCTUnwrap(frame("Cancel", in: three)).minY,
      try XCTUnwrap(frame("One", in: three)).minY + 89)
    XCTAssertGreaterThan(
      try XCTUnwrap(frame("Cancel", in: long)).minY,
      try XCTUnwrap(frame("Delete this pet for ever", in: long)).minY)
  }

  func testTheLineBetweenTwoChoicesIsOnePixel() throws {
    let alert = alert(.alert, [("Cancel", .cancel), ("Save", .default)])
    let window = present(alert)

    let picture = try draw(window)

    let card = alert.view.frame
    let row = Int((card.maxY - 4) * 2)
    let middle = Int(card.midX * 2)
    let ground = picture[middle - 20, row]
    let inked = (middle - 10..<middle + 10).filter { picture[$0, row] != ground }
    XCTAssertEqual(inked.count, 1)
  }

  func testALongChoiceIsShrunkToTenPoints() throws {
    let text = "Delete this pet and all that has ever been known of it"
    let alert = alert(.alert, [(text, .destructive)])
    let window = present(alert)

    let shown = try XCTUnwrap(label(text, in: alert.view)?.label)
    XCTAssertTrue(shown.adjustsFontSizeToFitWidth)
    XCTAssertEqual(shown.minimumScaleFactor * 17, 10, accuracy: 0.01)
    XCTAssertNotNil(window)
  }

  func testTheChoiceThatCancelsIsSemiboldUnlessAnotherIsPreferred() throws {
    let alert = alert(.alert, [("Cancel", .cancel), ("Save", .default)])
    let window = present(alert)
    func font(_ text: String) -> UIFont? { label(text, in: alert.view)?.label.font }
    XCTAssertEqual(font("Cancel"), .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertEqual(font("Save"), .systemFont(ofSize: 17))

    alert.preferredAction = alert.actions[1]

    XCTAssertEqual(font("Cancel"), .systemFont(ofSize: 17))
    XCTAssertEqual(font("Save"), .systemFont(ofSize: 17, weight: .semibold))
    XCTAssertNotNil(window)
  }

  func testColorsTellWhatAChoiceDoes() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Save", .default)])
    alert.actions[1].isEnabled = false
    let window = present(alert)

    XCTAssertEqual(label("Delete", in: alert.view)?.label.textColor, .systemRed)
    XCTAssertEqual(label("Save", in: alert.view)?.label.textColor, .tertiaryLabel)
    alert.actions[1].isEnabled = true
    XCTAssertEqual(label("Save", in: alert.view)?.label.textColor, .systemBlue)
    XCTAssertNotNil(window)
  }

  func testASheetLiesAtTheLowerEdgeWithCancelApart() throws {
    let alert = alert(.actionSheet, [("Cancel", .cancel), ("Share", .default), ("Hide", .default)])
    let window = present(alert, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    XCTAssertEqual(alert.view.frame.minX, 8)
    XCTAssertEqual(alert.view.frame.width, 374)
    XCTAssertEqual(alert.view.frame.maxY, 844 - 34)
    let cancel = try XCTUnwrap(frame("Cancel", in: alert))
    XCTAssertEqual(cancel.minY, alert.view.frame.height - 57, accuracy: 0.01)
    XCTAssertEqual(try XCTUnwrap(frame("Hide", in: alert)).maxY, cancel.minY - 8, accuracy: 0.01)
    XCTAssertEqual(
      label("Cancel", in: alert.view)?.label.font, .systemFont(ofSize: 20, weight: .semibold))
    XCTAssertEqual(label("Share", in: alert.view)?.label.font, .systemFont(ofSize: 20))
    XCTAssertNotNil(window)
  }

  func testASheetWithoutHomeIndicatorKeepsAMargin() {
    let alert = alert(.actionSheet, title: nil, message: nil, [("Share", .default)])
    let window = present(alert)

    XCTAssertEqual(alert.view.frame, CGRect(x: 8, y: 844 - 8 - 57, width: 374, height: 57))
    XCTAssertNotNil(window)
  }

  func testTextsMayBeMissing() {
    let bare = alert(.alert, title: nil, message: nil, [("OK", .default)])
    let titled = alert(.alert, message: nil, [("OK", .default)])
    let windows = [present(bare), present(titled)]

    XCTAssertEqual(bare.view.frame.height, 44)
    XCTAssertEqual(titled.view.frame.height, heightOfTitle, accuracy: 0.5)
    XCTAssertEqual(windows.count, 2)
  }

  func testAChoiceEndsTheAlertAndIsThenTold() throws {
    var choices: [String] = []
    let alert = UIAlertController(title: "Pets", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] action in
        choices.append("\(action.title ?? "") \(alert?.presentingViewController == nil)")
      })
    let window = present(alert)

    let card = alert.view.frame
    let touched = window.hitTest(CGPoint(x: card.midX, y: card.maxY - 20), with: nil)
    try XCTUnwrap(touched as? UIControl).sendActions(for: .touchUpInside)
    drainMainQueue()

    XCTAssertEqual(choices, ["OK true"])
    XCTAssertNil(window.rootViewController?.presentedViewController)
  }

  func testAnAlertHasTheSizeOfItsContentByItself() {
    let alert = alert(.alert, [("OK", .default)])

    XCTAssertEqual(alert.view.bounds.width, 270)
    XCTAssertEqual(alert.view.bounds.height, heightOfTwoLines, accuracy: 1)
  }

  func testAnAlertFollowsItsTextWhileItIsShown() {
    let alert = alert(.alert, message: nil, [("OK", .default)])
    let window = present(alert)
    let height = alert.view.frame.height

    alert.message = "A message that is long enough for two lines, or even three of them."
    window.layoutIfNeeded()

    XCTAssertGreaterThan(alert.view.frame.height, height + 30)
    XCTAssertEqual(alert.view.frame.midY, 422, accuracy: 0.5)
  }

  // MARK: Size of text

  func testTextsAndChoicesFollowTheSizeOfText() throws {
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = .accessibilityLarge
    try RenderingEnvironment.$current.withValue(environment) {
      let alert = alert(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
      let window = present(alert)
      func font(_ text: String) -> UIFont? { label(text, in: alert.view)?.label.font }

      XCTAssertEqual(font("Delete Ada?"), .preferredFont(forTextStyle: .headline))
      XCTAssertEqual(font("This cannot be undone.")?.pointSize, 27)
      XCTAssertEqual(font("Delete"), .systemFont(ofSize: 33))
      // Twice the 39.38 that a line is high, in whole pixels.
      let delete = try XCTUnwrap(frame("Delete", in: alert))
      XCTAssertEqual(delete.height, 79)
      XCTAssertNotNil(window)
    }
  }

  func testAlertsAreNotSmallerThanUsual() throws {
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = .small
    try RenderingEnvironment.$current.withValue(environment) {
      let alert = alert(.actionSheet, [("Share", .default)])
      let window = present(alert)

      XCTAssertEqual(label("Share", in: alert.view)?.label.font, .systemFont(ofSize: 20))
      XCTAssertEqual(try XCTUnwrap(frame("Share", in: alert)).height, 57)
      XCTAssertNotNil(window)
    }
  }

  func testAnAlertThatIsHigherThanTheScreenShowsItsChoicesAndTheBeginningOfItsText() throws {
    let long = String(repeating: "A sentence that goes on. ", count: 150)
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = alert(style, message: long, [("Cancel", .cancel), ("Delete", .destructive)])
      let window = present(alert, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

      XCTAssertEqual(alert.view.frame.height, 844 - 47 - 34 - (style == .alert ? 16 : 0))
      XCTAssertGreaterThanOrEqual(alert.view.frame.minY, 47)
      XCTAssertLessThanOrEqual(alert.view.frame.maxY, 844 - 34)
      let title = try XCTUnwrap(frame("Delete Ada?", in: alert))
      XCTAssertEqual(title.minY, style == .alert ? 20 : 14.5)
      let height = alert.view.bounds.height
      XCTAssertEqual(try XCTUnwrap(frame("Cancel", in: alert)).maxY, height, accuracy: 0.01)
      XCTAssertNotNil(window)
    }
  }

  // MARK: Popover

  private func presentOnTablet(
    _ alert: UIAlertController, hasSource: Bool = true, _ check: (UIWindow) throws -> Void
  ) rethrows {
    var environment = RenderingEnvironment.current
    environment.userInterfaceIdiom = .pad
    environment.horizontalSizeClass = .regular
    try RenderingEnvironment.$current.withValue(environment) {
      let root = UIViewController()
      let window = makeWindow(root, size: CGSize(width: 800, height: 600))
      if hasSource { alert.popoverPresentationController?.sourceView = root.view }
      alert.popoverPresentationController?.sourceRect = CGRect(x: 380, y: 90, width: 40, height: 10)
      root.present(alert, animated: true)
      window.layoutIfNeeded()
      try check(window)
    }
  }

  func testASheetIsAPopoverWithoutCancelOnATablet() throws {
    let sheet = alert(
      .actionSheet, title: nil, message: nil,
      [("Cancel", .cancel), ("Share", .default), ("Hide", .default)])

    presentOnTablet(sheet) { window in
      XCTAssertEqual(
        sheet.view.convert(sheet.view.bounds, to: window),
        CGRect(x: 248, y: 100, width: 304, height: 2 * 57 + 0.5 + 13))
      XCTAssertNil(label("Cancel", in: sheet.view))
      XCTAssertEqual(label("Share", in: sheet.view)?.frame.minY, 13)
    }
  }

  func testASheetOnATabletNeedsAPlace() {
    let sheet = alert(.actionSheet, [("Share", .default)])

    let messages = reports { presentOnTablet(sheet, hasSource: false) { _ in } }

    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages[0].hasPrefix(
        "Your application has presented a UIAlertController of style "
          + "UIAlertControllerStyleActionSheet from UIViewController."), messages[0])
  }
}
