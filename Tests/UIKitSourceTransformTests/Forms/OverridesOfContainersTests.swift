// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class OverridesOfContainersTests: TransformTestCase {
  func testAnExtensionOfAContainerTakesThePlaceOfItsMethod() {
    let text = transform(
      """
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() {
          super.viewDidLoad()
        }
      }
      """
    )
    XCTAssertEqual(text.findings, [])
    XCTAssertTrue(
      text.text.hasSuffix(
        """
        extension UINavigationController: UIGestureRecognizerDelegate {
                   public func overridingViewDidLoad() {
            super.viewDidLoad()
          }
        }; extension UINavigationController: @retroactive OverridingViewDidLoad {}
        """), text.text)
  }

  func testEachMethodOfTheLifecycleHasAPlace() {
    for (method, place) in [
      ("viewWillAppear(_ animated: Bool)", "overridingViewWillAppear(_ animated: Bool)"),
      ("viewWillLayoutSubviews()", "overridingViewWillLayoutSubviews()"),
      ("viewDidLayoutSubviews()", "overridingViewDidLayoutSubviews()"),
    ] {
      let text = transform("extension UITabBarController {\n  override func \(method) {}\n}").text
      XCTAssertTrue(text.contains("\n  public func \(place) {}\n}; extension UITab"), text)
    }
  }

  func testAnExtensionOfABarSaysItsSize() {
    for bar in ["UITabBar", "UINavigationBar", "UIToolbar"] {
      let text = transform(
        "extension \(bar) {\n  override open func sizeThatFits(_ size: CGSize) -> CGSize { size }\n}"
      )
      XCTAssertEqual(text.findings, [])
      XCTAssertTrue(
        text.text.hasSuffix(
          "  public func overridingSizeThatFits(_ size: CGSize) -> CGSize { size }\n}; "
            + "extension \(bar): @retroactive OverridingSizeThatFits {}"), text.text)
    }
  }

  func testOtherClassesAndMethodsHaveNone() {
    for text in [
      "extension UIButton {\n  override func layoutSubviews() {}\n}",
      "extension UIButton {\n  override func sizeThatFits(_ size: CGSize) -> CGSize { size }\n}",
      "extension UINavigationController {\n  override func pushViewController() {}\n}",
    ] {
      XCTAssertEqual(transform(text).findings.count, 1, text)
    }
  }
}
