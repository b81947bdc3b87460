// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// Where a list's content lies. A line of the body is 20⅓ points high, one of the caption 14⅓.
final class UIListContentViewTests: XCTestCase {
  private func view(_ content: UIListContentConfiguration, width: CGFloat = 320)
    -> UIListContentView
  {
    let view = UIListContentView(configuration: content)
    let size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  func testTextsOfACellStandOneBelowTheOther() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Connected"

    let labels = labels(view(content))

    XCTAssertEqual(labels.map(\.text), ["Wi-Fi", "Connected"])
    XCTAssertEqual(labels.map(\.font.pointSize), [17, 12])
    XCTAssertEqual(labels.map(\.frame.minX), [16, 16])
    XCTAssertEqual(labels.map(\.frame.width), [296, 296])
    XCTAssertEqual(labels[1].frame.minY - labels[0].frame.maxY, 3, accuracy: 0.5)
  }

  func testAValueStandsAtTheOtherEndWhereItHasRoom() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Ada"
    let wide = labels(view(content))
    XCTAssertEqual(wide[1].frame.maxX, 312)
    XCTAssertEqual(wide[0].frame.minY, wide[1].frame.minY)
    XCTAssertEqual(wide[1].textColor, .secondaryLabel)

    let narrow = labels(view(content, width: 90))
    XCTAssertEqual(narrow[1].frame.minX, 16)
    XCTAssertGreaterThanOrEqual(narrow[1].frame.minY, narrow[0].frame.maxY)
  }

  func testTextsStartAfterTheImagesRoom() {
    var content = UIListContentConfiguration.cell()
    content.text = "Momo"
    content.image = UIImage(bitmap: Bitmap(width: 40, height: 20, color: .black))
    XCTAssertEqual(labels(view(content))[0].frame.minX, 16 + 40 + 16)

    content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
    let limited = view(content)
    let image = limited.subviews.first { $0 is UIImageView }
    XCTAssertEqual(image?.frame.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(image?.frame.minX, 16 + 5)
    XCTAssertEqual(labels(limited)[0].frame.minX, 16 + 30 + 16)
  }

  func testContentIsMirrored() {
    var environment = RenderingEnvironment.current
    environment.layoutDirection = .rightToLeft
    RenderingEnvironment.$current.withValue(environment) {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Ada"
      let labels = labels(view(content))
      XCTAssertEqual(labels[0].frame.maxX, 304)
      XCTAssertEqual(labels[1].frame.minX, 8)
    }
  }

  func testTheLastOfTextAndAttributedTextCounts() {
    var content = UIListContentConfiguration.cell()
    content.text = "plain"
    content.attributedText = NSAttributedString(string: "styled")
    XCTAssertNil(content.text)
    content.text = "plain"
    XCTAssertNil(content.attributedText)
  }

  func testTextsStandBehindASymbolInTheSizeOfItsConfiguration() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Find"
    content.image = UIImage(systemName: "magnifyingglass")
    let usual = view(content)
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .body, scale: .small)
    let small = view(content)

    func sizes(_ view: UIView) throws -> (text: CGFloat, picture: CGFloat) {
      let picture = try XCTUnwrap(view.subviews.first { $0 is UIImageView })
      return (try XCTUnwrap(labels(view).first).frame.minX, picture.frame.width)
    }
    let (large, less) = (try sizes(usual), try sizes(small))
    XCTAssertLessThan(less.picture, large.picture - 5)
    XCTAssertEqual((less.text - 32) / (large.text - 32), 0.79 / 1.28, accuracy: 0.02)
  }

  func testRowsOfASidebarBeginAtTheSamePlaceBehindAnySymbol() throws {
    let starts = try ["magnifyingglass", "chevron.right"].map { name in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = "Find"
      content.image = UIImage(systemName: name)
      return try XCTUnwrap(labels(view(content)).first).frame.minX
    }

    XCTAssertEqual(starts, [46, 46])
  }

  func testHeadersAreInCapitals() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Pets"
    let label = labels(view(content))[0]
    XCTAssertEqual(label.text, "PETS")
    XCTAssertEqual(label.textColor, .secondaryLabel)
    content.textProperties.transform = .none
    XCTAssertEqual(labels(view(content))[0].text, "Pets")
  }

  func testColorsFollowTransformersAndWhatCannotBeUsed() {
    var content = UIListContentConfiguration.cell()
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    XCTAssertEqual(content.updated(for: state).textProperties.resolvedColor(), .tertiaryLabel)
    content.textProperties.color = .systemRed
    XCTAssertEqual(content.updated(for: state).textProperties.resolvedColor(), .systemRed)
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemBlue }
    XCTAssertEqual(content.textProperties.resolvedColor(), .systemBlue)
    XCTAssertEqual(content, content)
    XCTAssertNotEqual(content, .cell())
  }

  func testContentInAStackIsAsHighAsItsLines() {
    var content = UIListContentConfiguration.cell()
    content.text = "A text that is much too long for one line of so narrow a stack of views"
    let stack = UIStackView(arrangedSubviews: [UIListContentView(configuration: content)])
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertGreaterThan(size.height, 80)
    XCTAssertEqual(size.width, 160)
  }

  func testGuidesFollowTheParts() {
    var content = UIListContentConfiguration.cell()
    content.text = "Momo"
    let view = view(content)
    XCTAssertNil(view.secondaryTextLayoutGuide)
    XCTAssertNil(view.imageLayoutGuide)
    XCTAssertEqual(view.textLayoutGuide?.layoutFrame, labels(view)[0].frame)
  }

  func testBesideOtherViewsItIsAsWideAsItsContent() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Momo"
    let list = UIListContentView(configuration: content)
    let (host, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UILabel())
    label.text = "Cats"
    for view in [list, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      list.topAnchor.constraint(equalTo: host.topAnchor),
      label.leadingAnchor.constraint(greaterThanOrEqualTo: list.trailingAnchor),
      label.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      label.topAnchor.constraint(equalTo: host.topAnchor),
    ])

    host.layoutIfNeeded()

    XCTAssertEqual(list.frame.width, list.sizeThatFits(.zero).width)
    XCTAssertGreaterThan(list.frame.width, 40)
  }

  /// Symbols of other widths let texts start at one place; those of a sidebar are measured, see
  /// `SidebarFacts`.
  func testTextsStartAtOnePlaceBehindSymbols() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Momo"
    for name in ["bell", "person.2", "wifi", "moon"] {
      content.image = UIImage(systemName: name)
      let shown = view(content)
      XCTAssertEqual(labels(shown)[0].frame.minX, 16 + 28 + 16, name)
      let image = try XCTUnwrap(shown.subviews.first { $0 is UIImageView })
      XCTAssertEqual(image.frame.midX, 30, accuracy: 0.5, name)
    }
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 34, weight: .regular, scale: .large)
    XCTAssertEqual(labels(view(content))[0].frame.minX, 16 + 56 + 16)
    content.imageProperties.reservedLayoutSize.width = 40
    XCTAssertEqual(labels(view(content))[0].frame.minX, 16 + 40 + 16)
  }
}
