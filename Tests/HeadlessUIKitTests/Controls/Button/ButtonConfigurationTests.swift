// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

final class ButtonConfigurationTests: XCTestCase {
  private typealias Configuration = UIButton.Configuration

  private func button(_ configuration: Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func titled(_ configuration: Configuration, _ title: String = "Save") -> Configuration {
    var configuration = configuration
    configuration.title = title
    return configuration
  }

  private let image = UIImage(
    bitmap: Bitmap(width: 20, height: 10, color: .black))

  func testAButtonMadeWithAConfigurationShowsItWithoutAWindow() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)

    button.layoutIfNeeded()

    XCTAssertTrue(button.subviews.contains { ($0 as? UILabel)?.text == "Save" })
  }

  /// Recorded by sukhaman/budgetManager: buttons that are given a color, and then a configuration
  /// without one.
  func testATitleHasTheColorThatItWasGivenWhereTheConfigurationSaysNone() {
    let button = UIButton(type: .system)
    button.setTitleColor(.green, for: .normal)
    button.setTitle("Go", for: .normal)
    button.configuration = .borderless()
    func color() -> UIColor? {
      button.layoutIfNeeded()
      return button.titleLabel?.attributedText?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? button.titleLabel?.textColor
    }

    XCTAssertEqual(color(), .green)
    button.isEnabled = false
    XCTAssertEqual(color(), .tertiaryLabel)
    button.isEnabled = true
    button.configuration?.baseForegroundColor = .red
    XCTAssertEqual(color(), .red)
  }

  func testSizesAreThoseOfIOS() {
    for (size, height) in [
      (Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34.5), (.large, 50.5),
    ] {
      var configuration = titled(.filled())
      configuration.buttonSize = size
      XCTAssertEqual(button(configuration).frame.height, height, accuracy: 0.5, "\(size)")
    }
    XCTAssertEqual(
      Configuration.plain().contentInsets,
      NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }

  func testOwnInsetsOutliveAnotherSize() {
    var configuration = Configuration.plain()
    configuration.contentInsets = .zero
    configuration.buttonSize = .large
    XCTAssertEqual(configuration.contentInsets, .zero)

    configuration.setDefaultContentInsets()
    XCTAssertEqual(configuration.contentInsets.leading, 20)
  }

  func testColorsOfEachLook() {
    func colors(_ configuration: Configuration) -> [UIColor?] {
      let button = button(titled(configuration))
      button.tintColor = .systemRed
      button.layoutIfNeeded()
      let fill = button.subviews.first?.subviews.first?.backgroundColor
      return [
        button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor]
          as? UIColor, fill,
      ]
    }
    XCTAssertEqual(colors(.plain()), [.systemRed, .clear])
    XCTAssertEqual(colors(.gray()), [.systemRed, .secondarySystemFill])
    XCTAssertEqual(colors(.filled()), [.white, .systemRed])
    XCTAssertEqual(colors(.borderedProminent()), [.white, .systemRed])
    let tinted = colors(.tinted())
    XCTAssertEqual(tinted[0], .systemRed)
    XCTAssertEqual(tinted[1]?.cgColor.alpha ?? 0, 0.18, accuracy: 0.005)
  }

  func testImageAndTexts() throws {
    var configuration = titled(.filled())
    configuration.subtitle = "All changes"
    configuration.image = image
    configuration.imagePadding = 6
    let button = button(configuration)
    let (title, subtitle, icon) = try (
      XCTUnwrap(button.titleLabel), XCTUnwrap(button.subtitleLabel), XCTUnwrap(button.imageView)
    )

    XCTAssertEqual(icon.frame.minX, 12)
    XCTAssertEqual(icon.frame.midY, button.bounds.midY, accuracy: 0.5)
    XCTAssertEqual(title.frame.minX, 12 + 20 + 6)
    XCTAssertEqual(subtitle.frame.minX, title.frame.minX)
    XCTAssertEqual(subtitle.frame.minY, title.frame.maxY + 1, accuracy: 0.5)
    XCTAssertEqual(subtitle.frame.maxX + 12, button.bounds.maxX, accuracy: 0.5)
    XCTAssertEqual(icon.tintColor, .white)
  }

  /// Titles of several buttons start below one another, however wide their images are.
  func testAnImageMayHaveMoreRoomThanItNeeds() throws {
    var configuration = titled(.plain())
    configuration.image = image
    configuration.imagePadding = 6
    let plain = button(configuration)
    configuration.imageReservation = 50
    let reserved = button(configuration)

    XCTAssertEqual(reserved.frame.width, plain.frame.width + 30)
    XCTAssertEqual(try XCTUnwrap(reserved.imageView).frame.minX, 12 + 15)
    XCTAssertEqual(try XCTUnwrap(reserved.imageView).frame.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(try XCTUnwrap(reserved.titleLabel).frame.minX, 12 + 50 + 6)

    configuration.image = nil
    XCTAssertEqual(
      try XCTUnwrap(button(configuration).titleLabel).frame.minX, 12 + 50 + 6)
    configuration.image = image
    configuration.imagePlacement = .top
    let column = button(configuration)
    XCTAssertEqual(try XCTUnwrap(column.imageView).frame.minY, 7 + 20)
    XCTAssertEqual(try XCTUnwrap(column.titleLabel).frame.minY, 7 + 50 + 6)
  }

  func testABackgroundCastsAShadow() throws {
    var configuration = titled(.filled())
    configuration.background.backgroundColor = .white
    configuration.background.shadowProperties.radius = 2
    let button = button(configuration)
    let host = UIView(frame: button.bounds.insetBy(dx: -10, dy: -10))
    host.backgroundColor = .white
    button.frame.origin = CGPoint(x: 10, y: 10)
    host.addSubview(button)
    let outside = (x: 30, y: 10 + Int(button.bounds.height) + 1)
    func shade() throws -> UInt8 {
      try DisplayListPlayer().play(host.displayList(scale: 1))[outside.x, outside.y].green
    }
    XCTAssertEqual(try shade(), 255)

    configuration.background.shadowProperties.opacity = 1
    button.configuration = configuration
    XCTAssertLessThan(try shade(), 200)

    configuration.background.shadowProperties.color = .green
    button.configuration = configuration
    XCTAssertEqual(try shade(), 255)
    configuration.background.shadowProperties.colorTransformer = .grayscale
    button.configuration = configuration
    // The gray of green is 0.7152.
    let gray = try shade()
    XCTAssertLessThan(gray, 250)
    XCTAssertGreaterThan(gray, 180)
  }

  func testTheImageCanLieOnEachSide() throws {
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      var configuration = titled(.plain(), "Long title")
      configuration.image = image
      configuration.imagePlacement = placement
      configuration.imagePadding = 4
      let button = button(configuration)
      let (icon, title) = try (
        XCTUnwrap(button.imageView?.frame), XCTUnwrap(button.titleLabel?.frame)
      )
      switch placement {
      case .leading: XCTAssertEqual(icon.maxX + 4, title.minX, accuracy: 0.5)
      case .trailing: XCTAssertEqual(title.maxX + 4, icon.minX, accuracy: 0.5)
      case .top: XCTAssertEqual(icon.maxY + 4, title.minY, accuracy: 0.5)
      default: XCTAssertEqual(title.maxY + 4, icon.minY, accuracy: 0.5)
      }
      if placement == .top || placement == .bottom {
        XCTAssertEqual(icon.midX, title.midX, accuracy: 0.5)
      }
    }
  }

  func testLeadingIsRightInArabic() throws {
    var configuration = titled(.plain())
    configuration.image = image
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = .forceRightToLeft
    button.sizeToFit()
    button.layoutIfNeeded()

    XCTAssertEqual(button.imageView?.frame.maxX ?? 0, button.bounds.maxX - 12, accuracy: 0.5)
    XCTAssertEqual(button.titleLabel?.frame.minX ?? 0, 12, accuracy: 0.5)
  }

  func testCornersFollowTheirStyle() {
    func radius(_ style: Configuration.CornerStyle) -> CGFloat? {
      var configuration = titled(.filled())
      configuration.cornerStyle = style
      let button = button(configuration)
      return button.subviews.first?.subviews.first?.layer.cornerRadius
    }
    XCTAssertEqual(radius(.fixed), 5.95)
    XCTAssertEqual(radius(.capsule) ?? 0, 17.25, accuracy: 0.3)
    XCTAssertEqual(radius(.large), 14)
  }

  func testTheHandlerFollowsTheState() {
    let button = UIButton(configuration: titled(.filled()))
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.attributedText?.string, "Off")

    button.isSelected = true
    button.layoutIfNeeded()

    XCTAssertEqual(button.titleLabel?.attributedText?.string, "On")
    XCTAssertEqual(states, [.normal, .selected])
  }

  func testTransformersChangeTextAndColors() {
    var configuration = titled(.filled())
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .boldSystemFont(ofSize: 30)
      return attributes
    }
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in
      .systemGreen
    }
    let button = button(configuration)

    let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    XCTAssertEqual(attributes?[.font] as? UIFont, .boldSystemFont(ofSize: 30))
    XCTAssertEqual(button.subviews.first?.subviews.first?.backgroundColor, .systemGreen)
  }

  func testAttributedTitlesKeepTheirAttributes() {
    var title = AttributedString("Save all")
    title.foregroundColor = .systemYellow
    var configuration = Configuration.filled()
    configuration.attributedTitle = title
    let attributes = button(configuration).titleLabel?.attributedText?
      .attributes(at: 0, effectiveRange: nil)

    XCTAssertEqual(attributes?[.foregroundColor] as? UIColor, .systemYellow)
    XCTAssertEqual((attributes?[.font] as? UIFont)?.pointSize, 17)
  }

  func testTheTitleAndTheOneWithAttributesAreOneValue() {
    var configuration = Configuration.filled()
    configuration.title = "x"
    XCTAssertEqual(configuration.attributedTitle, AttributedString("x"))
    configuration.attributedTitle = AttributedString("abc")
    XCTAssertEqual(configuration.title, "abc")
    configuration.title = nil
    XCTAssertNil(configuration.attributedTitle)
    configuration.attributedSubtitle = AttributedString("def")
    XCTAssertEqual(configuration.subtitle, "def")
    configuration.subtitle = "y"
    XCTAssertEqual(configuration.attributedSubtitle, AttributedString("y"))
  }

  func testAWheelTakesThePlaceOfTheImage() {
    var configuration = titled(.filled())
    configuration.image = image
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first

    XCTAssertEqual(wheel?.isAnimating, true)
    XCTAssertEqual(wheel?.frame.minX, 12)
    XCTAssertNil(button.imageView?.image)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    XCTAssertNil(wheel?.superview)
  }

  func testATitleGoesOnSeveralLinesWhereThereIsLittleRoom() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    let button = UIButton(configuration: titled(.filled(), "A title of several words"))
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertGreaterThan(button.frame.height, 50)
    XCTAssertEqual(button.frame.width, 120)
  }

  func testWithoutAConfigurationTheButtonIsAsBefore() {
    let button = button(titled(.filled()))
    button.configuration = nil
    button.setTitle("Plain", for: .normal)
    button.layoutIfNeeded()

    XCTAssertEqual(button.titleLabel?.text, "Plain")
    XCTAssertEqual(button.subviews.count, 1)
  }

  func testAParagraphStyleOfTheTitleAlignsItsLines() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let button = UIButton(configuration: .plain())
    button.configuration?.attributedTitle = AttributedString(
      "One\nTwo and three", attributes: AttributeContainer([.paragraphStyle: style]))
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.textAlignment, .center)

    button.configuration?.attributedTitle = AttributedString("One\nTwo and three")
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.textAlignment, .natural)
  }

  /// Measured on a picture of iOS: the ink of "error message" in body is 102.67 points wide at the size
  /// medium, 139.67 at the extra extra extra large one, though its font was made for another size.
  /// A label's own width has the side bearings of its first and last letter beside the ink.
  func testFontsOfAttributedTitlesFollowTheTextSize() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    func width(_ category: UIContentSizeCategory) -> CGFloat {
      let button = UIButton(configuration: .plain())
      button.configuration?.attributedTitle = AttributedString(
        "error message", attributes: AttributeContainer([.font: font]))
      button.traitOverrides.preferredContentSizeCategory = category
      button.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
      button.layoutIfNeeded()
      return button.titleLabel?.intrinsicContentSize.width ?? 0
    }
    XCTAssertEqual(width(.medium), 102.67 + 2.5, accuracy: 1)
    XCTAssertEqual(width(.extraExtraExtraLarge), 139.67 + 2.5, accuracy: 1)
  }
}
