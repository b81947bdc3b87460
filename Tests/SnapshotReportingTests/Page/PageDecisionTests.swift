// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import DocumentSchemas
import Foundation
import Graphics
import SnapshotReporting
import SnapshotVerification
import XCTest

final class PageDecisionTests: PageTestCase {
  private func playedRun() throws -> PlayedRun {
    let run = try PlayedRun()
    let cause = SnapshotRun.Cause(fingerprint: "aa", change: "UIView: moved", pixels: 9)
    for index in 0..<6 {
      try run.add(
        "state\(index)", reference: .square(at: 1, 1), actual: .square(at: 9 + index, 1),
        causes: index < 4 ? [cause] : nil)
    }
    return run
  }

  private func code(_ browser: Chromium) throws -> String {
    let command = try text("document.querySelector('.foot code').textContent", browser)
    let prefix = "swift run snapshots accept "
    XCTAssertTrue(command.hasPrefix(prefix), command)
    return command.dropFirst(prefix.count).split(separator: " ").first.map(String.init) ?? ""
  }

  func testDecisionsBecomeACodeThatIsReadBack() throws {
    let run = try playedRun()
    let review = Review(try run.finish())
    let browser = try open(run)
    let first = try selection(browser)

    try browser.press("a")
    XCTAssertNotEqual(try selection(browser), first)
    try browser.press("r")

    let decisions = try ReviewDecisions(code: try code(browser), review: review)
    XCTAssertEqual(
      decisions.decisions.values.map { $0.rawValue }.sorted(), ["approved", "rejected"])
    XCTAssertEqual(decisions.code(review: review), try code(browser))
    XCTAssertEqual(
      try text("document.querySelector('.toast').textContent", browser).prefix(9), "Rejected:")
    try browser.press("c")
    try wait(
      for: "document.querySelector('.toast').textContent",
      toBe: "Copied. Run it in the package’s folder.", browser)
    try assertNoComplaints(browser)
  }

  func testAGroupIsDecidedWithOneKeyAndUndoneWithAnother() throws {
    let run = try playedRun()
    let browser = try open(run)
    let counts = "document.querySelector('.foot .counts').textContent"

    try browser.press("A", shift: true)
    try wait(for: counts, toBe: "4 approved · 0 rejected · 2 to review", browser)
    try browser.press("R", shift: true)
    try wait(for: counts, toBe: "4 approved · 2 rejected · all reviewed", browser)
    try browser.press("u")
    try wait(for: counts, toBe: "4 approved · 0 rejected · 2 to review", browser)
    try browser.press("u")
    try wait(for: counts, toBe: "0 approved · 0 rejected · 6 to review", browser)
    try browser.press("u")
    try wait(for: "document.querySelector('.toast').textContent", toBe: "Nothing to undo", browser)
  }

  func testAllOfTheListAreDecidedAtOnce() throws {
    let run = try playedRun()
    let review = Review(try run.finish())
    let browser = try open(run)

    try browser.evaluate(
      "[...document.querySelectorAll('.foot button')].find(b => b.textContent.startsWith('Approve all 6')).click()"
    )

    let decisions = try ReviewDecisions(code: try code(browser), review: review)
    XCTAssertEqual(decisions.decisions.count, 6)
  }

  func testTheDownloadedFileFitsItsSchemaAndIsReadBack() throws {
    let run = try playedRun()
    let review = Review(try run.finish())
    let browser = try open(run)
    try browser.press("a")
    try browser.press("r")
    let folder = run.artifacts + "/downloads"
    try browser.send(
      "Page.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder])

    try browser.evaluate(
      "[...document.querySelectorAll('.foot button')].find(b => b.textContent === 'Download').click()"
    )

    let path = "\(folder)/decisions-\(review.id).json"
    // The browser writes beside it and renames it when it is whole.
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: path) {
      try browser.evaluate("new Promise(done => setTimeout(done, 50))")
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertEqual(try JSONSchema(named: "decisions").problems(of: text), [], text)
    let decisions = try ReviewDecisions(file: path, review: review)
    XCTAssertEqual(decisions, try ReviewDecisions(code: try code(browser), review: review))
    XCTAssertEqual(decisions.decisions.count, 2)
    try assertNoComplaints(browser)
  }

  func testDecisionsSurviveAReload() throws {
    let run = try playedRun()
    let browser = try open(run)
    try browser.press("a")
    try wait(
      for: "document.querySelector('.foot .counts').textContent",
      toBe: "1 approved · 0 rejected · 5 to review", browser)

    try browser.open(try run.report())

    try wait(
      for: "document.querySelector('.foot .counts').textContent",
      toBe: "1 approved · 0 rejected · 5 to review", browser)
  }

  func testTheHelpSheetOpensAndReturnsTheFocus() throws {
    let browser = try open(playedRun())

    try browser.press("?", shift: true)
    try wait(
      for: "String(document.querySelectorAll('dialog[open] kbd').length)", toBe: "27",
      browser)
    try browser.press("Escape")

    try wait(for: "String(document.querySelectorAll('dialog').length)", toBe: "0", browser)
    try wait(for: "document.activeElement.getAttribute('role')", toBe: "listbox", browser)
  }

  func testASingleFileHoldsItsPictures() throws {
    let run = try playedRun()
    let browser = try open(run, asSingleFile: true)
    XCTAssertFalse(FileManager.default.fileExists(atPath: run.artifacts + "/report/images"))

    let widths =
      try browser.evaluate(
        "Promise.all([...document.querySelectorAll('.pane img:not([hidden])')]"
          + ".map(image => image.decode().then(() => image.naturalWidth)))") as? [Int]
    XCTAssertEqual(widths, [160, 160])
    XCTAssertTrue(
      try text("document.querySelector('.pane img').src", browser).hasPrefix(
        "data:image/png;base64,"))
    let review = try Review(at: run.artifacts + "/report/report.html")
    XCTAssertEqual(review.id, Review(try run.finish()).id)
    try assertNoComplaints(browser)
  }

  func testWithoutAScriptItIsATable() throws {
    let run = try playedRun()
    try run.add("equal", reference: .square(at: 1, 1), actual: .square(at: 1, 1))
    let address = try run.report()
    let browser = try browser()
    try browser.setScripting(false)
    defer { try? browser.setScripting(true) }

    try browser.open(address)
    XCTAssertTrue(FileManager.default.fileExists(atPath: run.package))

    let tree = try browser.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    let roles = tree.compactMap { ($0["role"] as? [String: Any])?["value"] as? String }
    XCTAssertEqual(roles.count { $0 == "row" }, 7)
    XCTAssertEqual(roles.count { $0 == "image" || $0 == "img" }, 18)
  }

  func testHostileNamesDoNothing() throws {
    let run = try PlayedRun()
    let names = [
      "<script>document.title = 'taken'</script>",
      "</script><img src=x onerror=\"document.title='taken'\">",
      "../../../../etc/passwd", "line\nbreak\u{0}\u{1B}[31m", "\u{202E}gnp.exe",
      String(repeating: "long ", count: 800),
      "\"'&<>--><!--", "{{constructor}}",
    ]
    for name in names {
      let cause = SnapshotRun.Cause(fingerprint: name, change: name, pixels: 3)
      try run.add(
        name, reference: .square(at: 1, 1), actual: .square(at: 9, 1), suite: "S" + name,
        test: "t" + name,
        message: name + "\n" + name, causes: [cause])
    }
    let browser = try open(run)

    for _ in names {
      try wait(
        for: "String(document.querySelectorAll('script, noscript').length)", toBe: "3",
        browser)
      try wait(for: "String(document.querySelectorAll('.pane img').length)", toBe: "4", browser)
      let reach = try number("document.documentElement.scrollWidth", browser)
      XCTAssertLessThanOrEqual(reach, 1440)
      XCTAssertFalse(try text("document.body.innerText", browser).contains("\u{202E}"))
      try browser.press("j")
    }
    try wait(for: "document.title", toBe: "App: 8 to look at", browser)
    try assertNoComplaints(browser)
    try browser.setScripting(false)
    defer { try? browser.setScripting(true) }
    try browser.open(try run.report())
    try browser.setScripting(true)
    try wait(for: "String(document.querySelectorAll('table tr').length)", toBe: "9", browser)
    try wait(for: "String(document.querySelectorAll('table img').length)", toBe: "24", browser)
    try assertNoComplaints(browser)
  }
}
