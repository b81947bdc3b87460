// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class OverridesOfClassesTests: TransformTestCase {
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

  func testAnExtensionOfViewsTakesThePlaceOfTheirMethods() {
    for (type, member, place, name) in [
      ("UILabel", "func awakeFromNib() {}", "func overridingAwakeFromNib() {}", "AwakeFromNib"),
      (
        "UIButton", "func layoutSubviews() {}", "func overridingLayoutSubviews() {}",
        "LayoutSubviews"
      ),
      ("UILabel", "func draw(_ rect: CGRect) {}", "func overridingDraw(_ rect: CGRect) {}", "Draw"),
      (
        "UITextField", "var intrinsicContentSize: CGSize { .zero }",
        "var overridingIntrinsicContentSize: CGSize { .zero }", "IntrinsicContentSize"
      ),
      (
        "UITableViewCell", "var canBecomeFirstResponder: Bool { true }",
        "var overridingCanBecomeFirstResponder: Bool { true }", "CanBecomeFirstResponder"
      ),
    ] {
      let text = transform("extension \(type) {\n  override open \(member)\n}")
      XCTAssertEqual(text.findings, [], member)
      XCTAssertTrue(
        text.text.hasSuffix(
          "public \(place)\n}; extension \(type): @retroactive Overriding\(name) {}"), text.text)
    }
  }

  /// Published apps lay out the placeholders of text views by it.
  func testAnObserverOfAPropertyBecomesAMethod() {
    let text = transform(
      """
      extension UITextView: UITextViewDelegate {
        override open var bounds: CGRect {
          didSet { resizePlaceholder() }
        }
      }
      extension UIButton { override open var isEnabled: Bool { didSet(was) { show(was) } } }
      """)

    XCTAssertEqual(text.findings, [])
    XCTAssertTrue(
      text.text.contains(
        "  public func overridingDidSetBounds(_ oldValue: CGRect) { resizePlaceholder() }"),
      text.text)
    XCTAssertTrue(
      text.text.contains("; extension UITextView: @retroactive OverridingDidSetBounds {}"),
      text.text)
    XCTAssertTrue(
      text.text.contains("public func overridingDidSetIsEnabled(_ was: Bool) { show(was) }"),
      text.text)
  }

  func testWhatNoPictureAsksForIsLeftOut() {
    let text = transform(
      "extension UITextField {\n  override open var inputView: UIView? { nil }\n}")

    XCTAssertEqual(text.findings, [])
    XCTAssertTrue(
      text.text.contains("#warning(\"'inputView' of UITextField is left out"), text.text)
  }

  func testOtherClassesAndMethodsHaveNone() {
    for text in [
      "extension UISlider {\n  override func layoutSubviews() {}\n}",
      "extension UITextView {\n  override var bounds: CGRect { willSet { a() } }\n}",
      "extension UIButton {\n  override var isEnabled: Bool { get { true } set {} }\n}",
      "extension UIButton {\n  override func sizeThatFits(_ size: CGSize) -> CGSize { size }\n}",
      "extension UINavigationController {\n  override func pushViewController() {}\n}",
    ] {
      XCTAssertEqual(transform(text).findings.count, 1, text)
    }
  }
}
