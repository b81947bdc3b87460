// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotReporting
import SnapshotVerification
import XCTest

/// What lints have found, in a browser.
final class PageFindingTests: PageTestCase {
  private func finding(
    _ kind: String, _ message: String, at frame: SnapshotRun.Frame? = nil,
    _ level: FindingLevel = .note
  ) -> SnapshotRun.Finding {
    SnapshotRun.Finding(
      kind: kind, message: message, view: "ProfileView > UILabel \"\(kind)\"", frame: frame,
      level: level)
  }

  /// One that differs, one that equals with a note, one with a failure, and one with nothing.
  private func playedRun() throws -> PlayedRun {
    let run = try PlayedRun()
    let place = SnapshotRun.Frame(x: 40, y: 20, width: 60, height: 30)
    try run.add(
      "differs", reference: .square(at: 1, 1), actual: .square(at: 9, 1),
      findings: [finding("contrast", "The contrast is 2.1, and 4.5 is needed.", at: place)])
    try run.add(
      "noted", reference: .square(at: 5, 5), actual: .square(at: 5, 5),
      findings: [
        finding("truncatedText", "The text is cut after 12 of 40 characters.", at: place),
        finding("ambiguousLayout", "The layout is ambiguous."),
      ])
    try run.add(
      "faulty", reference: .square(at: 7, 7), actual: .square(at: 7, 7),
      findings: [finding("smallTarget", "20 x 20 points, and 44 are needed.", at: place, .failure)])
    try run.add("well", reference: .square(at: 5, 5), actual: .square(at: 5, 5))
    return run
  }

  private func fragment(_ state: String) -> String {
    "snapshot=Snapshots/AppTests/ViewTests/testView.\(state).png"
  }

  func testFindingsAreChosenByTheirChipAndTheirKeys() throws {
    let browser = try open(playedRun())
    let names = "[...document.querySelectorAll('.rows .name')].map(node => node.textContent)"
    try wait(
      for: "document.querySelector('.chips .finding').textContent", toBe: "Findings2", browser)

    try browser.press("g")
    try browser.press("l")

    XCTAssertEqual(
      Set(try browser.evaluate(names) as? [String] ?? []), ["differs", "faulty"])
    try browser.press("g")
    try browser.press("q")
    XCTAssertEqual(try browser.evaluate(names) as? [String], ["noted"])
    try assertNoComplaints(browser)
  }

  func testAFailedSnapshotSaysWhyBesideItsReference() throws {
    let run = try PlayedRun()
    try run.add(
      "odd", reference: .square(at: 1, 1), actual: nil, outcome: .failed,
      message: "Its size is 0x44.\nGive it a size.")
    let browser = try open(run)

    try wait(
      for: "document.querySelector('.facts .reason').textContent",
      toBe: "Its size is 0x44.\nGive it a size.", browser)
    try assertNoComplaints(browser)
  }

  func testNothingIsOutlinedWhereNothingWasFound() throws {
    let run = try playedRun()
    try run.add("new", reference: nil, actual: .square(at: 5, 5))
    let browser = try open(run, fragment("new"))
    let disabled =
      "[...document.querySelectorAll('.tools .toggle')].slice(0, 2).map(button => button.disabled).join()"

    try wait(for: disabled, toBe: "true,true", browser)
    try browser.evaluate(
      "location.hash = '\(fragment("differs"))'; setTimeout(() => location.reload(), 0)")
    try wait(for: disabled, toBe: "false,false", browser)
  }

  func testEachFindingIsACardWithItsKindItsWordsAndItsView() throws {
    let browser = try open(playedRun(), fragment("noted"))

    let cards =
      try browser.evaluate(
        "[...document.querySelectorAll('.card.finding')].map(card => card.textContent)")
      as? [String]

    XCTAssertEqual(
      cards,
      [
        "truncated textThe text is cut after 12 of 40 characters."
          + "ProfileView > UILabel \"truncatedText\"",
        "ambiguous layoutThe layout is ambiguous.ProfileView > UILabel \"ambiguousLayout\"",
      ])
  }

  func testACardOutlinesItsViewInThePictureAlsoWhereItEqualsTheReference() throws {
    let run = try playedRun()
    for state in ["noted", "differs"] {
      let browser = try open(run, fragment(state))
      let outlines =
        "JSON.stringify([...document.querySelectorAll('.pane:not([hidden]) .framed')]"
        + ".map(path => path.getAttribute('d') !== ''))"
      let before = try text("document.querySelector('.zoom').textContent", browser)

      try browser.evaluate("document.querySelector('.card.finding').click()")

      // In a pair, the actual picture alone is what the finding is about.
      try wait(
        for: outlines, toBe: state == "noted" ? "[true]" : "[false,true]", browser)
      try wait(
        for: "document.querySelector('.card.finding').getAttribute('aria-pressed')", toBe: "true",
        browser)
      XCTAssertNotEqual(try text("document.querySelector('.zoom').textContent", browser), before)
      // The outline surrounds the view's place on the stage.
      let isAround =
        try browser.evaluate(
          """
          (() => {
            const path = document.querySelectorAll('.pane:not([hidden]) .framed');
            const frame = path[path.length - 1].getBBox();
            const scale = parseInt(document.querySelector('.zoom').textContent) / 100;
            return Math.abs(frame.width - 60 * scale) < 8
              && Math.abs(frame.height - 30 * scale) < 8;
          })()
          """) as? Bool
      XCTAssertEqual(isAround, true, state)
      try assertNoComplaints(browser)
    }
  }

  func testAFailingFindingStandsBeforeWhatIsWell() throws {
    let browser = try open(playedRun())
    try browser.evaluate(
      "(() => { const menu = document.querySelector('select'); menu.value = 'none';"
        + " menu.dispatchEvent(new Event('change')); })()")

    let names =
      try browser.evaluate(
        "[...document.querySelectorAll('.rows .name')]"
          + ".sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)"
          + ".map(node => node.textContent)") as? [String]

    XCTAssertEqual(names, ["differs", "faulty", "noted", "well"])
    try wait(for: "document.title", toBe: "App: 2 to look at", browser)
  }

  func testHostileFindingsDoNothing() throws {
    let run = try PlayedRun()
    let name = "</script><img src=x onerror=\"document.title='taken'\">\u{202E}\n"
    try run.add(
      "a", reference: .square(at: 1, 1), actual: .square(at: 9, 1),
      findings: [
        SnapshotRun.Finding(
          kind: name, message: String(repeating: name, count: 100), view: name,
          frame: SnapshotRun.Frame(x: -9_000, y: .max / 4, width: 1 << 40, height: 0),
          level: .note)
      ])
    let browser = try open(run)

    try browser.evaluate("document.querySelector('.card.finding').click()")

    try wait(for: "document.title", toBe: "App: 1 to look at", browser)
    XCTAssertFalse(try text("document.body.innerText", browser).contains("\u{202E}"))
    try wait(for: "String(document.querySelectorAll('.facts img').length)", toBe: "0", browser)
    try assertNoComplaints(browser)
  }
}
