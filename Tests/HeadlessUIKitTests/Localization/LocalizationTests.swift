// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import HeadlessUIKit

final class LocalizationTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LocalizationTests-\(UUID().uuidString).resources")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func bundle() throws -> Bundle { try XCTUnwrap(Bundle(url: folder)) }

  private func inLanguage<Result>(_ language: String?, _ body: () throws -> Result) rethrows
    -> Result
  {
    var environment = RenderingEnvironment.current
    environment.language = language
    return try RenderingEnvironment.$current.withValue(environment) { try body() }
  }

  func testAKeyHasTheTextOfTheLanguage() throws {
    try write("/* Title */\n\"title\" = \"My \\\"pets\\\"\";\n", "en.lproj/Localizable.strings")
    try write("\"title\" = \"Meine Tiere\";", "de.lproj/Localizable.strings")
    try write("\"title\" = \"Andere\";", "de.lproj/Other.strings")
    let bundle = try bundle()
    let title = { appLocalizedString("title", bundle: bundle, comment: "") }

    XCTAssertEqual(title(), "My \"pets\"")
    XCTAssertEqual(inLanguage("de") { title() }, "Meine Tiere")
    XCTAssertEqual(inLanguage("de-CH") { title() }, "Meine Tiere")
    XCTAssertEqual(inLanguage("fr") { title() }, "My \"pets\"")
    XCTAssertEqual(
      inLanguage("de") {
        bundle.appLocalizedString(forKey: "title", value: nil, table: "Other")
      }, "Andere")
  }

  /// What a translator forgot is seen.
  func testAKeyThatTheLanguageLacksIsShownItself() throws {
    try write("\"title\" = \"My pets\"; \"none\" = \"No pets\";", "en.lproj/Localizable.strings")
    try write("\"title\" = \"Meine Tiere\";", "de.lproj/Localizable.strings")
    try write("\"other\" = \"Anderes\";", "de.lproj/Other.strings")
    try write("\"only\" = \"Only\";", "en.lproj/Rare.strings")
    let bundle = try bundle()
    func text(_ key: String, _ table: String? = nil) -> String {
      inLanguage("de") { bundle.appLocalizedString(forKey: key, value: nil, table: table) }
    }

    XCTAssertEqual(text("title"), "Meine Tiere")
    XCTAssertEqual(text("none"), "none")
    XCTAssertEqual(
      inLanguage("de") {
        bundle.appLocalizedString(forKey: "none", value: "Nothing", table: nil)
      }, "Nothing")
    XCTAssertEqual(text("only", "Rare"), "Only", "the language has no such table")
    XCTAssertEqual(inLanguage(nil) { text("other", "Other") }, "Anderes")
  }

  /// SwiftPM writes the names of folders in small letters.
  func testALanguageOfARegionIsReadByOthersOfTheLanguage() throws {
    try write("\"title\" = \"حيواناتي\";", "ar.lproj/Localizable.strings")
    try write("\"title\" = \"My pets, say\";", "en-gb.lproj/Localizable.strings")
    try write("\"title\" = \"My pets\";", "en-us.lproj/Localizable.strings")
    try write("\"title\" = \"Meine Tiere\";", "de-DE.lproj/Localizable.strings")
    try write("\"title\" = \"我的宠物\";", "zh-Hans.lproj/Localizable.strings")
    let bundle = try bundle()
    for (language, text) in [
      ("en", "My pets"), ("en-GB", "My pets, say"), ("en_AU", "My pets"), (nil, "My pets"),
      ("de-de", "Meine Tiere"), ("de", "Meine Tiere"), ("de-AT", "Meine Tiere"),
      ("fr", "My pets"), ("zh-CN", "我的宠物"), ("zh-TW", "My pets"), ("ar-EG", "حيواناتي"),
    ] as [(String?, String)] {
      let found = inLanguage(language) {
        appLocalizedString("title", bundle: bundle, comment: "")
      }
      XCTAssertEqual(found, text, language ?? "none")
    }
  }

  func testAMissingKeyIsItsValueOrItself() throws {
    try write("\"title\" = \"My pets\";", "en.lproj/Localizable.strings")
    let bundle = try bundle()

    XCTAssertEqual(appLocalizedString("none", bundle: bundle, comment: ""), "none")
    XCTAssertEqual(
      appLocalizedString("none", bundle: bundle, value: "Nothing", comment: ""), "Nothing")
  }

  func testADamagedTableIsToldWithItsPath() throws {
    try write("\"title\" = ", "en.lproj/Localizable.strings")
    let bundle = try bundle()
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(appLocalizedString("title", bundle: bundle, comment: ""), "title")
    }

    XCTAssertEqual(issues.all.count, 1)
    XCTAssertTrue(issues.all[0].message.contains("en.lproj/Localizable.strings cannot be read"))
  }

  private let pets = """
    <plist version="1.0"><dict><key>%d pets</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@pets@ in %2$#@rooms@</string>
      <key>pets</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>No pets</string>
        <key>one</key><string>One pet</string>
        <key>other</key><string>%d pets</string>
      </dict>
      <key>rooms</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>one room</string>
        <key>other</key><string>%d rooms of %3$@</string>
      </dict>
    </dict></dict></plist>
    """

  func testAFormatDependsOnItsNumbers() throws {
    try write(pets, "en.lproj/Localizable.stringsdict")
    let format = try appLocalizedString("%d pets", bundle: bundle(), comment: "")

    XCTAssertEqual(String(appFormat: format, 1, 1, "Ada"), "One pet in one room")
    XCTAssertEqual(String(appFormat: format, 0, 2, "Ada"), "No pets in 2 rooms of Ada")
    XCTAssertEqual(
      String.appLocalizedStringWithFormat(format, 5, 3, "Tim"), "5 pets in 3 rooms of Tim")
  }

  /// As titles of tabs and of swipe actions have them.
  func testATextFitsAWidth() throws {
    let widths = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>seen</key><dict>
      <key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>Seen</string><key>30</key><string>Already seen</string>
      <key>01</key><string>Seen again</string>
      </dict></dict></dict></plist>
      """
    try write(widths, "en.lproj/Localizable.stringsdict")
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"gone": {"localizations": {"en": {
        "variations": {"width": {"5": {"stringUnit": {"state": "new", "value": "Gone"}},
          "20": {"stringUnit": {"state": "new", "value": "Gone away"}}}}}}}}}
      """
    try write(catalog, "More.xcstrings")
    let seen = try appLocalizedString("seen", bundle: bundle(), comment: "")
    let gone = try appLocalizedString("gone", tableName: "More", bundle: bundle(), comment: "")

    XCTAssertEqual([seen, gone], ["Already seen", "Gone away"])
    XCTAssertEqual((seen as NSString).variantFittingPresentationWidth(35), "Already seen")
    XCTAssertEqual((seen as NSString).variantFittingPresentationWidth(29), "Seen")
    XCTAssertEqual((seen as NSString).variantFittingPresentationWidth(0), "Seen")
    XCTAssertEqual((gone as NSString).variantFittingPresentationWidth(19), "Gone")
    XCTAssertEqual(("Other" as NSString).variantFittingPresentationWidth(1), "Other")
  }

  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Welcome": {},
      "%lld birds": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld bird"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld birds"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld p1"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld p2"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld p5"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld po"}}}}}}},
      "Hello %@": {"localizations": {
        "ru": {"stringUnit": {"state": "translated", "value": "Privet, %@"}}}}
    }}
    """

  func testACatalogHasTextsAndPlurals() throws {
    try write(catalog, "Localizable.xcstrings")
    let bundle = try bundle()

    XCTAssertEqual(String(localized: "Welcome", bundle: bundle), "Welcome")
    XCTAssertEqual(String(localized: "Hello \("Ada")", bundle: bundle), "Hello Ada")
    XCTAssertEqual(String(localized: "\(1) birds", bundle: bundle), "1 bird")
    XCTAssertEqual(String(localized: "\(2) birds", bundle: bundle), "2 birds")
    inLanguage("ru") {
      XCTAssertEqual(String(localized: "Hello \("Ada")", bundle: bundle), "Privet, Ada")
      XCTAssertEqual(
        [1, 3, 11, 21].map { String(localized: "\($0) birds", bundle: bundle) },
        ["1 p1", "3 p2", "11 p5", "21 p1"])
    }
  }

  func testAKeyWithADefault() throws {
    try write("\"greet\" = \"Hi %@\";", "en.lproj/Localizable.strings")
    let bundle = try bundle()

    XCTAssertEqual(
      String(localized: "greet", defaultValue: "Hello \("Ada")", bundle: bundle), "Hi Ada")
    XCTAssertEqual(
      String(localized: "part", defaultValue: "Bye \("Ada"), \(50)%", bundle: bundle),
      "Bye Ada, 50%")
    let resource = LocalizedStringResource(
      "greet", defaultValue: "Hello \("Tim")", bundle: .atURL(folder))
    XCTAssertEqual(String(localized: resource), "Hi Tim")
  }

  func testFormatsTakeObjectsAndStayAsTheyAre() {
    XCTAssertEqual(String(appFormat: "%@ %.1f %d %%", NSNumber(value: 3), 2.25, 4), "3 2.2 4 %")
    XCTAssertEqual(String(appFormat: "%2$@ %1$@", arguments: ["a", "b"]), "b a")
    func text(_ format: String, with argument: any CVarArg = []) -> String {
      String(appFormat: format, argument)
    }
    XCTAssertEqual(text("plain"), "plain")
    XCTAssertEqual(text("%d", with: 3), "3")
    XCTAssertEqual(text("%@", with: ["a"]), "(\n    a\n)")
    XCTAssertEqual(String(format: "%@", Set([1]) as any CVarArg), "{(\n    1\n)}")
    XCTAssertEqual(String(format: "%@", ["a": 1] as any CVarArg), "{\n    a = 1;\n}")
  }

  func testCategoriesOfLanguages() {
    func categories(_ language: String, _ numbers: [Int]) -> String {
      numbers.map { PluralCategory(of: $0, in: language).rawValue }.joined(separator: " ")
    }

    XCTAssertEqual(categories("en-GB", [0, 1, 2]), "other one other")
    XCTAssertEqual(categories("fr", [0, 1, 2]), "one one other")
    XCTAssertEqual(categories("pt-PT", [0, 1, 2]), "other one other")
    XCTAssertEqual(categories("pl", [1, 2, 5, 22, 112]), "one few many few many")
    XCTAssertEqual(categories("ar", [0, 1, 2, 3, 11, 100]), "zero one two few many other")
    XCTAssertEqual(categories("ja", [1]), "other")
    XCTAssertEqual(categories("lv", [0, 1, 2, 11]), "zero one other zero")
  }
}
