// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What `NSObject` gives its subclasses on iOS: they are made without arguments, also where UIKit
/// has an initializer that says more.
final class PlainInitializerTests: XCTestCase {
  func testObjectsAreMadeWithoutArguments() {
    XCTAssertEqual(UIMenuItem().title, "")
    XCTAssertNil(UIAccessibilityElement().accessibilityContainer)
    XCTAssertTrue(UIAccessibilityElement().isAccessibilityElement)
    XCTAssertEqual(UIAccessibilityCustomAction().name, "")
    XCTAssertEqual(UIBarButtonItemGroup().barButtonItems, [])
    XCTAssertEqual(UIKeyCommand().input, "")
    XCTAssertEqual(NSTextTab().location, 0)
    XCTAssertEqual(NSUserActivity().activityType, "")
    XCTAssertEqual(UIPushBehavior().items.count, 0)
    XCTAssertEqual(UIGraphicsImageRenderer().image { _ in }.size, .zero)
    XCTAssertNil(UISimpleTextPrintFormatter().text)
    XCTAssertNil(UIMarkupTextPrintFormatter().markupText)
    XCTAssertEqual(NSException().name, .genericException)
  }

  func testAStoryboardOfNothingHasNoController() {
    XCTAssertNil(UIStoryboard().instantiateInitialViewController())
    XCTAssertEqual(UINib().instantiate(withOwner: nil).count, 0)
  }

  func testEffectsOfNoStyleAreTheRegularOnes() {
    let plain = UIVisualEffectView(effect: UIBlurEffect())
    let regular = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    XCTAssertNotNil(UIVisualEffectView(effect: UIVibrancyEffect()).effect)
    for view in [plain, regular] { view.frame = CGRect(x: 0, y: 0, width: 4, height: 4) }
    let pictures = [plain, regular].map { view in
      UIGraphicsImageRenderer(size: view.bounds.size)
        .image { view.layer.render(in: $0.cgContext) }.bitmap
    }
    XCTAssertEqual(pictures[0], pictures[1])
  }
}
