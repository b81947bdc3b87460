// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import HeadlessUIKit

final class LocalizedNibTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LocalizedNibTests-\(UUID().uuidString).resources")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func storyboard(_ text: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
      <viewController id="c"><view key="view" id="v"><subviews>
      <label id="l" text="\(text)"/></subviews></view></viewController></objects></scene></scenes>
    </document>
    """
  }

  private func text(in language: String?) throws -> String? {
    var environment = RenderingEnvironment.current
    environment.language = language
    let bundle = try XCTUnwrap(Bundle(url: folder))
    return RenderingEnvironment.$current.withValue(environment) {
      let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      return (controller?.view.subviews.first as? UILabel)?.text
    }
  }

  func testAStoryboardOfAllLanguagesHasTextsInEach() throws {
    try write(storyboard("Pets"), "Base.lproj/Main.storyboard")
    try write("/* Class = \"UILabel\"; */\n\"l.text\" = \"Tiere\";", "de.lproj/Main.strings")
    try write("\"l.text\" = \"My pets\";", "en.lproj/Main.strings")

    XCTAssertEqual(try text(in: "de"), "Tiere")
    XCTAssertEqual(try text(in: "de-AT"), "Tiere")
    XCTAssertEqual(try text(in: nil), "My pets")
  }

  func testAStringCatalogHasTextsOfAStoryboard() throws {
    try write(storyboard("Pets"), "Base.lproj/Main.storyboard")
    let german = #""de": {"stringUnit": {"state": "translated", "value": "Tiere"}}"#
    try write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"l.text": {"localizations": {"#
        + german + "}}}}", "Main.xcstrings")

    XCTAssertEqual(try text(in: "de"), "Tiere")
    XCTAssertEqual(try text(in: "en"), "Pets")
  }

  func testAStoryboardOfALanguageComesFirst() throws {
    try write(storyboard("Pets"), "Base.lproj/Main.storyboard")
    try write(storyboard("Tiere"), "de.lproj/Main.storyboard")

    XCTAssertEqual(try text(in: "de"), "Tiere")
    XCTAssertEqual(try text(in: "fr"), "Pets")
  }
}
