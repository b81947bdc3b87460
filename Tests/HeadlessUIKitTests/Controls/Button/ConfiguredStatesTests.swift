// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import XCTest

/// Titles and images that are set for states show in configured buttons, too.
final class ConfiguredStatesTests: XCTestCase {
  private let wide = UIImage(bitmap: Bitmap(width: 20, height: 10, color: .black))
  private let tall = UIImage(bitmap: Bitmap(width: 10, height: 20, color: .black))

  private func laidOut(_ button: UIButton) -> UIButton {
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  func testATitleThatWasSetForAStateIsShown() {
    let configured = UIButton(configuration: .filled())
    configured.setTitle("Buy", for: .normal)
    configured.setTitle("Bought", for: .selected)
    XCTAssertEqual(laidOut(configured).titleLabel?.text, "Buy")
    XCTAssertEqual(configured.titleLabel?.textColor, .white)
    let width = configured.intrinsicContentSize.width

    configured.isSelected = true
    XCTAssertEqual(laidOut(configured).titleLabel?.text, "Bought")
    XCTAssertGreaterThan(configured.intrinsicContentSize.width, width)

    let titled = UIButton(type: .system)
    titled.setTitle("Buy", for: .normal)
    titled.configuration = .filled()
    XCTAssertEqual(laidOut(titled).titleLabel?.text, "Buy")
    XCTAssertNil(titled.configuration?.title)
  }

  /// As in a storyboard's button, whose configuration has the title that its code replaces.
  func testTheLastTitleSetIsShown() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    button.setTitle("Sign in", for: .normal)
    XCTAssertEqual(laidOut(button).titleLabel?.text, "Sign in")

    button.configuration?.baseForegroundColor = .red
    XCTAssertEqual(laidOut(button).titleLabel?.text, "Sign in")
    button.configuration?.title = "Sign out"
    XCTAssertEqual(laidOut(button).titleLabel?.text, "Sign out")
    button.setTitle("", for: .normal)
    XCTAssertEqual(laidOut(button).titleLabel?.text ?? "", "")
  }

  func testAnAttributedTitleKeepsItsFontAndTakesTheColor() {
    let button = UIButton(configuration: .filled())
    let font = UIFont.boldSystemFont(ofSize: 12)
    button.setAttributedTitle(NSAttributedString(string: "Buy", attributes: [.font: font]), for: [])
    let text = laidOut(button).titleLabel?.attributedText
    XCTAssertEqual(text?.string, "Buy")
    XCTAssertEqual(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, font)
    XCTAssertEqual(
      text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .white)
  }

  func testTheLastImageSetIsShown() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = wide
    let button = UIButton(configuration: configuration)
    button.setImage(tall, for: .selected)
    XCTAssertEqual(laidOut(button).imageView?.bounds.size, wide.size)

    button.isSelected = true
    XCTAssertEqual(laidOut(button).imageView?.bounds.size, tall.size)
    let bare = UIButton(configuration: .plain())
    bare.setImage(tall, for: .normal)
    XCTAssertEqual(laidOut(bare).imageView?.bounds.size, tall.size)
    bare.configuration?.image = wide
    XCTAssertEqual(laidOut(bare).imageView?.bounds.size, wide.size)
  }

  /// People look for the reason of this on iOS: "titleLabel.font does not work any more".
  func testAConfigurationDoesNotKeepTheFontOfTheTitlesView() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Buy", for: .normal)
    let size = laidOut(button).bounds.size
    button.titleLabel?.font = .systemFont(ofSize: 40)
    XCTAssertEqual(laidOut(button).bounds.size, size)
    XCTAssertEqual(button.titleLabel?.font, .preferredFont(forTextStyle: .body))
  }

  func testAFontThatIsSetInEachPassEndsTheLayout() {
    final class Button: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.font = .systemFont(ofSize: 9)
      }
    }
    let button = Button(configuration: .filled())
    button.setTitle("Buy", for: .normal)
    XCTAssertEqual(laidOut(button).titleLabel?.font.pointSize, 9)
  }

  func testAUsersVoiceReadsTheTitleOfTheState() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Buy", for: .normal)
    XCTAssertEqual(laidOut(button).accessibilityLabel, "Buy")
  }
}
