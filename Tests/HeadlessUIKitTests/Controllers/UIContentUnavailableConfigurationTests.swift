// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

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

  func testAScreenIsAskedOnceItsViewIsLoaded() {
    let screen = Screen()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    XCTAssertEqual(screen.texts, [])
    screen.loadViewIfNeeded()

    screen.setNeedsUpdateContentUnavailableConfiguration()

    XCTAssertEqual(screen.texts, [nil])
    let shown = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    XCTAssertEqual(shown?.text, "No pets")
    screen.contentUnavailableConfiguration = nil
    XCTAssertEqual(screen.view.subviews, [])
  }

  func testItsPictureIsReported() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      let screen = UIViewController()
      screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      screen.view.layoutIfNeeded()
    }
    XCTAssertEqual(issues.messages, ["a UIContentUnavailableConfiguration is not drawn yet"])
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
