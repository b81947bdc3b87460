// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UIContentUnavailableConfigurationTests: XCTestCase {
  private final class Screen: UIViewController {
    var texts: [String?] = []
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      texts.append(state.searchText)
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No pets"
      contentUnavailableConfiguration = empty
    }
  }

  private struct Note: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { NoteView(self) }
    func updated(for state: any UIConfigurationState) -> Note { self }
  }

  private final class NoteView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ note: Note) {
      configuration = note
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  func testAScreenIsAskedInTheFirstLayoutAndWhenItAsks() {
    let screen = Screen()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    XCTAssertEqual(screen.texts, [])

    screen.view.layoutIfNeeded()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.texts, [nil])

    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.view.layoutIfNeeded()

    XCTAssertEqual(screen.texts, [nil, nil])
    let shown = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    XCTAssertEqual(shown?.text, "No pets")
    XCTAssertEqual(screen.view.subviews.count, 1)
    screen.contentUnavailableConfiguration = nil
    XCTAssertEqual(screen.view.subviews, [])
  }

  func testASearchSaysWhatNothingWasFoundFor() throws {
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(
      try texts(screen.view), ["No Results", "Check the spelling or try a new search."])

    search.searchBar.text = "Momo"
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()

    XCTAssertEqual(try texts(screen.view).first, "No Results for “Momo”")
    let kept = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    XCTAssertEqual(kept?.text, "No Results")
  }

  private func texts(_ view: UIView) throws -> [String?] {
    try XCTUnwrap(view.subviews.first).subviews.compactMap { $0 as? UILabel }.map(\.text)
  }

  func testThePartsStandBelowOneAnotherInTheMiddle() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(bitmap: Bitmap(width: 40, height: 20, color: .black))
    empty.text = "No Pets"
    empty.secondaryText = "Pets that you add are shown here."
    empty.button.title = "Add"
    empty.buttonProperties.isEnabled = false
    empty.secondaryButton = .filled()
    empty.secondaryButton.title = "Import"
    let view = UIContentUnavailableView(configuration: empty)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()

    let parts = view.subviews
    let frames = parts.map(\.frame)
    XCTAssertEqual(frames[0], CGRect(x: 140, y: frames[0].minY, width: 40, height: 20))
    XCTAssertEqual(frames[1].minY - frames[0].maxY, 15, accuracy: 0.5)
    XCTAssertEqual(frames[2].minY - frames[1].maxY, 3, accuracy: 0.5)
    XCTAssertEqual(frames[3].minY - frames[2].maxY, 20, accuracy: 0.5)
    XCTAssertEqual(frames[4].minY - frames[3].maxY, 15, accuracy: 0.5)
    XCTAssertEqual(frames[1].minX, 32)
    XCTAssertEqual(frames[1].maxX, 288)
    XCTAssertEqual(frames[3].midX, 160, accuracy: 0.5)
    XCTAssertEqual(frames[0].minY + frames[4].maxY, 480, accuracy: 1)
    XCTAssertEqual((parts[1] as? UILabel)?.textAlignment, .center)
    XCTAssertEqual((parts[3] as? UIButton)?.isEnabled, false)
    let needed = frames[4].maxY - frames[0].minY + 32
    XCTAssertEqual(view.sizeThatFits(CGSize(width: 320, height: 0)).height, needed, accuracy: 1)
  }

  func testPartsThatSayNothingAreNotThere() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.secondaryText = "Nothing"
    let view = UIContentUnavailableView(configuration: empty)
    XCTAssertEqual(view.subviews.count, 1)

    empty.secondaryText = nil
    empty.background.backgroundColor = .systemYellow
    view.configuration = empty

    XCTAssertEqual(view.subviews.count, 1)
    XCTAssertFalse(view.subviews.first is UILabel)
  }

  func testAWheelTurnsWhileSomethingIsLoaded() throws {
    let view = UIContentUnavailableView(configuration: .loading())
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()

    let wheel = try XCTUnwrap(view.subviews.first as? UIActivityIndicatorView)
    XCTAssertTrue(wheel.isAnimating)
    XCTAssertEqual(view.subviews[1].frame.minY - wheel.frame.maxY, 8, accuracy: 0.5)
    XCTAssertEqual((view.subviews[1] as? UILabel)?.text, "Loading…")
  }

  func testContentAtTheSideBeginsThereFromRightToLeftToo() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(bitmap: Bitmap(width: 40, height: 20, color: .black))
    empty.alignment = .natural
    for (direction, x) in [(UIUserInterfaceLayoutDirection.leftToRight, 32), (.rightToLeft, 248)] {
      var environment = RenderingEnvironment.current
      environment.layoutDirection = direction
      RenderingEnvironment.$current.withValue(environment) {
        let view = UIContentUnavailableView(configuration: empty)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame.minX, CGFloat(x))
      }
    }
  }

  func testItCoversWhatIsSeenOfATable() throws {
    let screen = UITableViewController(style: .plain)
    screen.tableView.contentInset.top = 30
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    screen.view.layoutIfNeeded()
    screen.tableView.contentOffset.y = -30
    screen.view.layoutIfNeeded()

    let content = try XCTUnwrap(
      screen.view.subviews.first { $0 is UIContentUnavailableView })
    XCTAssertEqual(content.frame, screen.view.bounds)
    XCTAssertEqual(content.frame.minY, -30)
  }

  func testHighContentScrollsWhereItMay() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = String(repeating: "many words ", count: 40)
    let view = UIContentUnavailableView(configuration: empty)
    view.isScrollEnabled = true
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()

    let scrollView = try XCTUnwrap(view.subviews.first as? UIScrollView)
    XCTAssertEqual(scrollView.subviews.first { $0 is UILabel }?.frame.minY, 16)
    XCTAssertGreaterThan(scrollView.contentSize.height, 100)
    view.isScrollEnabled = false
    XCTAssertTrue(view.subviews.first is UILabel)
  }

  func testAViewOfTheAppsOwnCoversTheScreen() {
    let screen = UIViewController()
    screen.contentUnavailableConfiguration = Note()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.view.subviews.map(\.frame), [screen.view.bounds])
    XCTAssertTrue(screen.view.subviews.first is NoteView)
  }

  func testATextForgetsTheOneWithAttributes() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.attributedText = NSAttributedString(string: "Ada")
    empty.text = "Grace"
    XCTAssertNil(empty.attributedText)
  }
}
