// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class SheetTests: BarTestCase {
  private let root = UIViewController()
  private let sheet = UIViewController()
  private var insets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)

  /// Presents the sheet on a screen whose edges are covered, and calls `check` with the window.
  private func present(
    on size: CGSize = CGSize(width: 300, height: 600), _ check: (UIWindow) throws -> Void
  ) rethrows {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = insets
    try RenderingEnvironment.$current.withValue(environment) {
      root.view.backgroundColor = .white
      sheet.view.backgroundColor = .white
      let window = makeWindow(root, size: size)
      root.present(sheet, animated: false)
      window.layoutIfNeeded()
      try check(window)
    }
  }

  // MARK: Level

  func testWhatIsOnASheetIsElevatedAndTheScreenIsNot() {
    let label = UIView()
    sheet.view.addSubview(label)

    present { _ in
      XCTAssertEqual(root.view.traitCollection.userInterfaceLevel, .base)
      XCTAssertEqual(sheet.traitCollection.userInterfaceLevel, .elevated)
      XCTAssertEqual(label.traitCollection.userInterfaceLevel, .elevated)
      sheet.dismiss(animated: false)
      XCTAssertEqual(label.traitCollection.userInterfaceLevel, .base)
    }
  }

  func testADarkSheetIsLighterThanTheScreen() throws {
    var environment = RenderingEnvironment.current
    environment.userInterfaceStyle = .dark
    try RenderingEnvironment.$current.withValue(environment) {
      try present { window in
        root.view.backgroundColor = .systemBackground
        sheet.view.backgroundColor = .systemBackground
        let bitmap = try draw(window)
        XCTAssertEqual(bitmap[300, 800], Color(red: 28, green: 28, blue: 30))
      }
    }
  }

  func testWhatCoversTheScreenIsAtItsLevel() {
    sheet.modalPresentationStyle = .fullScreen

    present { _ in XCTAssertEqual(sheet.traitCollection.userInterfaceLevel, .base) }
  }

  func testADarkScreenIsLightenedWhereItMovesBack() throws {
    var environment = RenderingEnvironment.current
    environment.userInterfaceStyle = .dark
    try RenderingEnvironment.$current.withValue(environment) {
      try present { window in
        root.view.backgroundColor = .systemBackground
        let bitmap = try draw(window)
        // 28, 28, 30 under a veil of 0.288; black around it.
        XCTAssertEqual(bitmap[300, 98], Color(red: 20, green: 20, blue: 21))
        XCTAssertEqual(bitmap[28, 98], Color(red: 0, green: 0, blue: 0))

        root.view.backgroundColor = .white
        XCTAssertEqual(try draw(window)[300, 98].red, 180)

        sheet.sheetPresentationController?.detents = [.medium()]
        root.view.backgroundColor = .systemBackground
        window.layoutIfNeeded()
        XCTAssertEqual(try draw(window)[300, 98].red, 0)
      }
    }
  }

  // MARK: Heights

  func testAMediumSheetIsHalfAsHighAsALargeOne() {
    sheet.sheetPresentationController?.detents = [.medium(), .large()]

    present { window in
      // 600 less 40, 10 and 20: 530, 0.56 of that, and what the lower edge covers.
      XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 283, width: 300, height: 317))
      XCTAssertEqual(
        sheet.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))

      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      }
      XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 50, width: 300, height: 550))
      XCTAssertNotNil(window)
    }
  }

  func testASheetHasTheHeightsOfItsOwnDetents() {
    var largest: CGFloat = 0
    let own = UISheetPresentationController.Detent.Identifier("own")
    sheet.sheetPresentationController?.detents = [
      .large(),
      .custom(identifier: own) { context in
        largest = context.maximumDetentValue
        return 100
      },
      .custom { _ in nil }, .custom { _ in 10_000 },
    ]

    present { window in
      XCTAssertEqual(sheet.view.frame.height, 120)
      XCTAssertEqual(largest, 530)

      sheet.sheetPresentationController?.detents = [.custom { _ in 10_000 }]
      window.layoutIfNeeded()
      XCTAssertEqual(sheet.view.frame.height, 550)
    }
  }

  func testAPhoneWithAButtonHasTheHighestCardLower() throws {
    insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    try present { window in
      XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 40, width: 300, height: 560))
      let bitmap = try draw(window)
      XCTAssertEqual(bitmap[300, 58].red, 0)
      XCTAssertEqual(bitmap[300, 62].red, 224)
    }
  }

  func testAMediumSheetIsHigherOnALowScreen() {
    sheet.sheetPresentationController?.detents = [.medium()]

    // 568 less 40, 10 and 20: 498, 0.63 of that, and what the lower edge covers.
    present(on: CGSize(width: 320, height: 568)) { _ in
      XCTAssertEqual(sheet.view.frame.height, 333.5)
    }
    let context = LowContext()
    XCTAssertNil(UISheetPresentationController.Detent.medium().resolvedValue(in: context))
    XCTAssertEqual(UISheetPresentationController.Detent.large().resolvedValue(in: context), 300)
  }

  func testADetentThatIsNotThereStandsForTheLowest() {
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large

    present { _ in XCTAssertEqual(sheet.view.frame.height, 317) }
  }

  func testASheetCoversAPhoneThatLiesOnItsSide() {
    present(on: CGSize(width: 800, height: 380)) { window in
      XCTAssertEqual(sheet.view.frame, window.bounds)
      XCTAssertEqual(sheet.view.layer.cornerRadius, 0)
    }
  }

  func testAWideWindowHasItsCardInTheMiddle() {
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.preferredContentSize = CGSize(width: 200, height: 100)

    present(on: CGSize(width: 800, height: 1000)) { window in
      XCTAssertEqual(sheet.view.frame, CGRect(x: 300, y: 450, width: 200, height: 100))

      sheet.preferredContentSize.width = 400
      window.layoutIfNeeded()
      XCTAssertEqual(sheet.view.frame, CGRect(x: 200, y: 450, width: 400, height: 100))
    }
  }

  func testTheBarOfACardHasMoreRoom() {
    let navigation = UINavigationController(rootViewController: sheet)
    let window = makeWindow(root, size: CGSize(width: 300, height: 600))
    root.present(navigation, animated: false)
    window.layoutIfNeeded()
    XCTAssertEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 300, height: 56))
    XCTAssertEqual(sheet.view.safeAreaInsets.top, 56)

    window.frame.size = CGSize(width: 600, height: 300)
    XCTAssertEqual(navigation.navigationBar.frame.height, 32)

    root.dismiss(animated: false)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    window.frame.size = CGSize(width: 300, height: 600)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
  }

  // MARK: Whose it is

  func testOnlyCardsHaveASheet() {
    XCTAssertNotNil(sheet.sheetPresentationController)
    XCTAssertTrue(
      sheet.sheetPresentationController === sheet.sheetPresentationController)
    XCTAssertTrue(sheet.sheetPresentationController?.presentedViewController === sheet)

    sheet.modalPresentationStyle = .fullScreen
    XCTAssertNil(sheet.sheetPresentationController)
  }

  func testAScreenHasTheSheetOfTheContainerThatIsPresented() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)

    XCTAssertNotNil(navigation.sheetPresentationController)
    XCTAssertTrue(
      screen.sheetPresentationController === navigation.sheetPresentationController)
  }

  // MARK: Look

  /// A letter for each point of a column, once for each run of the same.
  private func column(_ x: Int, of window: UIWindow) throws -> String {
    let bitmap = try draw(window)
    var runs = ""
    for y in 0..<bitmap.height {
      let letter: Character =
        switch bitmap[2 * x, y].red {
        case 0: "b"
        case 255: "w"
        case 224: "d"
        default: "?"
        }
      if runs.last != letter { runs.append(letter) }
    }
    return runs
  }

  func testThePresenterMovesBackBehindALargeSheet() throws {
    try present { window in
      let bitmap = try draw(window)
      // Black, the presenter from 40 on and 16 in, the sheet from 50 on.
      XCTAssertEqual(bitmap[300, 78].red, 0)
      XCTAssertEqual(bitmap[300, 82].red, 224)
      XCTAssertEqual(bitmap[300, 98].red, 224)
      XCTAssertEqual(bitmap[300, 102].red, 255)
      XCTAssertEqual(bitmap[28, 98].red, 0)
      XCTAssertEqual(bitmap[36, 98].red, 224)
      XCTAssertEqual(bitmap[600 - 28, 98].red, 0)
      XCTAssertEqual(bitmap[36, 82].red, 0, "its corner is round")
      XCTAssertEqual(root.view.frame, window.bounds)
      XCTAssertEqual(root.view.safeAreaInsets, insets)
    }
  }

  func testThePresenterComesBackWhenTheSheetGoes() throws {
    try present { window in
      root.dismiss(animated: false)

      XCTAssertEqual(try column(150, of: window), "w")
    }
  }

  func testThePresenterStaysBehindAMediumSheet() throws {
    sheet.sheetPresentationController?.detents = [.medium()]
    try present { window in
      XCTAssertEqual(try column(150, of: window), "dw")

      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      window.layoutIfNeeded()
      XCTAssertEqual(try column(150, of: window), "w")
    }
  }

  func testTheTintBehindADimmingViewIsGrayUntilTheSheetGoes() {
    let button = UIButton(type: .system)
    root.view.addSubview(button)
    present { window in
      XCTAssertEqual(button.tintAdjustmentMode, .dimmed)
      XCTAssertEqual(sheet.view.tintAdjustmentMode, .normal)
      XCTAssertNotEqual(button.tintColor, .systemBlue)

      root.dismiss(animated: false)
      XCTAssertEqual(button.tintAdjustmentMode, .normal)
      XCTAssertEqual(button.tintColor, .systemBlue)
      XCTAssertNotNil(window)
    }
  }

  func testTheTintStaysBehindAnUndimmedSheetAndInAViewWithAModeOfItsOwn() {
    let button = UIButton(type: .system)
    root.view.addSubview(button)
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    present { window in
      XCTAssertEqual(button.tintAdjustmentMode, .normal)

      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
      window.layoutIfNeeded()
      XCTAssertEqual(button.tintAdjustmentMode, .dimmed)

      button.tintAdjustmentMode = .normal
      XCTAssertEqual(button.tintColor, .systemBlue)
    }
  }

  func testALowerSheetMovesBackBehindAHigherOne() throws {
    let higher = UIViewController()
    higher.view.backgroundColor = .white
    try present { window in
      sheet.present(higher, animated: false)
      window.layoutIfNeeded()
      let bitmap = try draw(window)

      XCTAssertEqual(higher.view.frame, sheet.view.frame)
      XCTAssertEqual(bitmap[300, 78].red, 0)
      // The lower sheet, darkened once; the root behind it is darkened twice and shows nowhere.
      XCTAssertEqual(bitmap[300, 82].red, 224)
      XCTAssertEqual(bitmap[300, 102].red, 255)

      sheet.dismiss(animated: false)
      XCTAssertEqual(try draw(window)[300, 102].red, 255)
      XCTAssertEqual(try draw(window)[300, 98].red, 224)
    }
  }

  func testAnAlertMovesNothing() throws {
    root.view.backgroundColor = .white
    let window = makeWindow(root, size: CGSize(width: 300, height: 600))
    root.present(
      UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
    window.layoutIfNeeded()

    XCTAssertEqual(try draw(window)[2, 2].red, 204)
  }

  func testTheGrabberIsDrawnWhereItIsAskedFor() throws {
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.preferredCornerRadius = 20
    try present { window in
      XCTAssertEqual(try draw(window)[300, 581].red, 255)
      XCTAssertEqual(sheet.view.layer.cornerRadius, 20)

      sheet.sheetPresentationController?.prefersGrabberVisible = true
      window.layoutIfNeeded()
      let bitmap = try draw(window)
      // 36x5 points, 5 below the upper edge at 283.
      XCTAssertLessThan(bitmap[300, 581].red, 220)
      XCTAssertLessThan(bitmap[2 * 133 + 4, 581].red, 220)
      XCTAssertEqual(bitmap[2 * 131, 581].red, 255)
      XCTAssertEqual(bitmap[300, 574].red, 255)
      XCTAssertEqual(bitmap[300, 587].red, 255)
    }
  }
}

private final class LowContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
  let maximumDetentValue: CGFloat = 300
}
