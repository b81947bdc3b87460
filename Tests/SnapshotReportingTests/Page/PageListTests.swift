// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotReporting
import SnapshotVerification
import XCTest

final class PageListTests: PageTestCase {
  /// A run of 5,000 snapshots, 200 of which differ for one of 20 causes.
  static func largeRun() throws -> PlayedRun {
    let run = try PlayedRun()
    for index in 0..<200 {
      let cause = SnapshotRun.Cause(
        fingerprint: "cause\(index % 20)",
        change: "UILabel \"title\(index % 20)\": moved 1 pt down",
        pixels: 400)
      try run.add(
        "state \(index)", reference: .square(at: index % 50, 20),
        actual: .square(at: 60 + index % 30, index / 30 * 4), suite: "Suite\(index % 9)",
        causes: [cause])
    }
    run.add(
      (200..<5_000).map { index in
        SnapshotRun.Entry(
          target: "AppTests", suite: "Suite\(index % 40)", test: "testView()",
          state: "state \(index)",
          reference:
            "\(run.package)/Snapshots/AppTests/Suite\(index % 40)/testView.state-\(index).png",
          outcome: .matched, message: "equal", file: run.package + "/Tests/x.swift", line: 3)
      })
    return run
  }

  func testFiveThousandSnapshotsOpenAtOnce() throws {
    let run = try Self.largeRun()
    let finished = try run.finish()
    let folder = run.folder + "/measured"
    let written = try ContinuousClock().measure {
      try HTMLReport(Review(finished)).write(toFolder: folder)
    }

    let browser = try open(run)

    let opened = try number(
      "(() => { const t = performance.getEntriesByType('navigation')[0];"
        + " return t.loadEventEnd - t.startTime; })()", browser)
    let nodes = try number("document.querySelectorAll('*').length", browser)
    // From the key to the finished layout of the next snapshot. The least of 40, because the
    // machine does other things, too.
    let step = try number(
      """
      (async () => {
        const times = [];
        for (let index = 0; index < 40; index += 1) {
          const start = performance.now();
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
          document.body.getBoundingClientRect();
          times.push(performance.now() - start);
          await new Promise(requestAnimationFrame);
        }
        return Math.min(...times);
      })()
      """, browser)
    let most = try number("document.querySelectorAll('*').length", browser)
    print(
      "5,000 snapshots: written in \(written), opened in \(Int(opened)) ms, "
        + "next in \(step) ms, \(Int(max(nodes, most))) nodes")
    XCTAssertLessThanOrEqual(max(nodes, most), 300)
    XCTAssertLessThan(step, 30)
    // Half a second and two seconds are promised of a machine that does nothing else.
    XCTAssertLessThan(opened, 10_000)
    XCTAssertLessThan(written, .seconds(30))
    try assertNoComplaints(browser)
  }

  func testFiftyThousandSnapshotsOpenInASecond() throws {
    let run = try Self.largeRun()
    run.add(
      (5_000..<50_000).map { index in
        SnapshotRun.Entry(
          target: "AppTests", suite: "Suite\(index % 400)", test: "testView()",
          state: "state \(index)",
          reference:
            "\(run.package)/Snapshots/AppTests/Suite\(index % 400)/testView.state-\(index).png",
          outcome: .matched, message: "equal", file: run.package + "/Tests/x.swift", line: 3)
      })
    let browser = try open(run)

    let opened = try number(
      "(() => { const t = performance.getEntriesByType('navigation')[0];"
        + " return t.loadEventEnd - t.startTime; })()", browser)
    let step = try number(
      """
      (async () => {
        const times = [];
        for (let index = 0; index < 20; index += 1) {
          const start = performance.now();
          document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
          document.body.getBoundingClientRect();
          times.push(performance.now() - start);
          await new Promise(requestAnimationFrame);
        }
        return times.sort((a, b) => a - b)[0];
      })()
      """, browser)
    print("50,000 snapshots: opened in \(Int(opened)) ms, next in \(step) ms")
    XCTAssertLessThan(step, 50)
    // A second is promised of a machine that does nothing else.
    XCTAssertLessThan(opened, 10_000)
    try assertNoComplaints(browser)
  }

  func testTheWorstComeFirstAndCausesAreGrouped() throws {
    let run = try PlayedRun()
    let cause = SnapshotRun.Cause(fingerprint: "aa", change: "UIView: moved", pixels: 9)
    try run.add("equal", reference: .square(at: 1, 1), actual: .square(at: 1, 1))
    try run.add("alone", reference: .square(at: 1, 1), actual: .square(at: 9, 1))
    try run.add("b", reference: .square(at: 1, 1), actual: .square(at: 9, 1), causes: [cause])
    try run.add("c", reference: .square(at: 1, 1), actual: .square(at: 99, 1), causes: [cause])
    try run.add("broken", reference: nil, actual: nil, outcome: .failed, message: "no font")
    try run.add("new", reference: nil, actual: .square(at: 1, 1))
    let browser = try open(run)
    let lines =
      "[...document.querySelectorAll('.rows .group span, .rows .name')]"
      + ".sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)"
      + ".map(node => node.textContent)"

    XCTAssertEqual(
      try browser.evaluate(lines) as? [String],
      [
        "Could not be taken", "broken", "UIView: moved", "c", "b", "No known cause", "alone",
        "New, without a reference", "new", "Equal to their references", "equal",
      ])
    try browser.evaluate(
      "(() => { const menu = document.querySelector('select'); menu.value = 'none';"
        + " menu.dispatchEvent(new Event('change')); })()")
    XCTAssertEqual(
      try browser.evaluate(lines) as? [String], ["broken", "c", "alone", "b", "new", "equal"])
    try assertNoComplaints(browser)
  }

  func testASnapshotWithoutStatesIsCalledByItsTest() throws {
    let run = try PlayedRun()
    try run.add(
      "1", reference: .square(at: 1, 1), actual: .square(at: 60, 1), test: "testMenu()")
    try run.add(
      "dark", reference: .square(at: 1, 1), actual: .square(at: 40, 1), test: "testCard()")
    var screen = SnapshotRun.Entry(
      target: "AppTests", suite: "ViewTests", test: "testScreen()", reference: nil,
      outcome: .failed, message: "it failed", file: run.package + "/Tests/x.swift", line: 3)
    screen.variant = "iPhone-16"
    run.add([screen])

    let browser = try open(run)

    XCTAssertEqual(
      try text(
        "[...document.querySelectorAll('.row .name')].map(name => name.textContent).sort().join('; ')",
        browser),
      "dark; testMenu, 1; testScreen, iPhone-16")
    XCTAssertEqual(try selection(browser), "testScreen · iPhone-16")
    XCTAssertEqual(
      try text("document.querySelector('.head p').textContent", browser), "AppTests / ViewTests")
    try assertNoComplaints(browser)
  }

  func testSearchAndFiltersChoose() throws {
    let browser = try open(Self.largeRun())
    let found = "document.querySelector('.list header span').textContent"
    try wait(for: found, toBe: "5,000 snapshots", browser)

    try browser.press("/")
    for key in "title7" { try browser.press(String(key)) }
    try wait(for: found, toBe: "10 of 5,000 snapshots", browser)

    try browser.press("Enter")
    try browser.press("Escape")
    try wait(for: found, toBe: "5,000 snapshots", browser)
    try browser.press("g")
    try browser.press("d")
    try wait(for: found, toBe: "200 of 5,000 snapshots", browser)
    try browser.press("g")
    try browser.press("e")
    try wait(for: found, toBe: "4,800 of 5,000 snapshots", browser)
    try wait(
      for: "document.querySelector('.note h3').textContent", toBe: "Equal, pixel for pixel", browser
    )
    try browser.press("/")
    for key in "nowhere" { try browser.press(String(key)) }
    try wait(
      for: "document.querySelector('.none').textContent",
      toBe: "No snapshot matches. Esc shows all.", browser)
  }

  func testAnEmptyRunSaysWhatToDo() throws {
    let browser = try open(PlayedRun())

    try wait(
      for: "document.querySelector('.note h3').textContent", toBe: "No snapshot was taken", browser)
    for key in ["j", "a", "n", "4", "c", "+", "u", "ArrowLeft", " "] { try browser.press(key) }
    try assertNoComplaints(browser)
  }

  func testRolesAndNamesReachAssistiveTechnology() throws {
    let run = try PlayedRun()
    try run.add("first", reference: .square(at: 1, 1), actual: .square(at: 9, 1))
    try run.add("second", reference: .square(at: 1, 1), actual: .square(at: 30, 1))
    let browser = try open(run)

    let tree = try browser.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func value(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    func names(_ role: String) -> [String] {
      tree.filter { value($0, "role") == role && $0["ignored"] as? Bool != true }.map {
        value($0, "name")
      }
    }
    XCTAssertEqual(names("listbox"), ["Snapshots"])
    XCTAssertEqual(Set(names("option").filter { $0.contains("ViewTests") }).count, 2)
    XCTAssertTrue(
      names("option").contains { $0.hasPrefix("Different, first, ViewTests / testView, ") })
    XCTAssertEqual(
      names("radio"), ["Side by side", "Swipe", "Onion", "Difference", "Blink", "Stored"])
    XCTAssertEqual(names("image"), ["Reference of testView", "Actual of testView"])
    XCTAssertTrue(names("button").allSatisfy { !$0.isEmpty })
    XCTAssertEqual(
      try text("document.querySelector('.rows').getAttribute('aria-activedescendant')", browser),
      try text("document.querySelector('.row[aria-selected=true]').id", browser))
    try wait(for: "document.activeElement.getAttribute('role')", toBe: "listbox", browser)
  }
}
