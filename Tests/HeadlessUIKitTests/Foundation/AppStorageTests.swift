// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AppStorageTests: XCTestCase {
  private enum Theme: String { case light, dark }
  private enum Level: Int { case low, high }

  private static let suite = "AppStorageTests"
  private static let store = UserDefaults(suiteName: suite)

  private final class Settings {
    @AppStorage("flag", store: AppStorageTests.store) var flag = true
    @AppStorage("count", store: AppStorageTests.store) private(set) var count: Int = 3
    @AppStorage("share", store: AppStorageTests.store) var share = 0.5
    @AppStorage("name", store: AppStorageTests.store) var name = "Ada"
    @AppStorage("page", store: AppStorageTests.store) var page = URL(fileURLWithPath: "/a")
    @AppStorage("theme", store: AppStorageTests.store) var theme = Theme.light
    @AppStorage("level", store: AppStorageTests.store) var level = Level.low
    @AppStorage("token", store: AppStorageTests.store) var token: String?
    func countUp() { count += 1 }
  }

  override func setUp() { Self.store?.removePersistentDomain(forName: Self.suite) }
  override func tearDown() { Self.store?.removePersistentDomain(forName: Self.suite) }

  func testValuesAreTheDefaultsUntilTheyAreSet() {
    let settings = Settings()
    XCTAssertTrue(settings.flag)
    XCTAssertEqual(settings.count, 3)
    XCTAssertEqual(settings.theme, .light)
    XCTAssertNil(settings.token)

    settings.flag = false
    settings.countUp()
    settings.share = 0.25
    settings.name = "Grace"
    settings.page = URL(fileURLWithPath: "/b")
    settings.theme = .dark
    settings.level = .high
    settings.token = "secret"

    let again = Settings()
    XCTAssertFalse(again.flag)
    XCTAssertEqual(again.count, 4)
    XCTAssertEqual(again.share, 0.25)
    XCTAssertEqual(again.name, "Grace")
    XCTAssertEqual(again.page, URL(fileURLWithPath: "/b"))
    XCTAssertEqual(again.theme, .dark)
    XCTAssertEqual(again.level, .high)
    XCTAssertEqual(again.token, "secret")
    XCTAssertEqual(Self.store?.string(forKey: "theme"), "dark")

    again.token = nil
    XCTAssertNil(Self.store?.object(forKey: "token"))
    Self.store?.set("no theme", forKey: "theme")
    XCTAssertEqual(settings.theme, .light)
  }
}
