// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class EntryOfAppTests: TransformTestCase {
  private let text =
    "import UIKit\nlet delegate = NSStringFromClass(AppDelegate.self)\nif true { a() }\n"
    + "_ = UIApplicationMain(0, nil, nil, delegate)\nfunc b() {}\n"

  func testWhatTheAppsMainFileDoesIsLeftOut() {
    let lines = transform(text, path: "App/main.swift").text.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.trimmingCharacters(in: .whitespaces) }

    XCTAssertEqual(
      lines,
      [
        "import HeadlessUIKit", "let delegate = uiKitName(of: AppDelegate.self)", "", "",
        "func b() {}", "",
      ])
  }

  func testOtherFilesStay() {
    XCTAssertEqual(
      transform(text, path: "App/domain.swift").text,
      text.replacingOccurrences(of: "UIKit", with: "HeadlessUIKit")
        .replacingOccurrences(of: "NSStringFromClass(", with: "uiKitName(of: "))
  }
}
