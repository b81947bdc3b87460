// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import SnapshotReporting

/// The catalog of a package's references, in a browser.
final class PageCatalogTests: PageTestCase {
  func testTheCatalogOpensWithASheetAndClaimsNoComparison() throws {
    let run = try PlayedRun()
    for state in ["adult.dark", "adult.light", "child.dark"] {
      try run.leave(state, .square(at: 3, 3), suite: "CardTests")
    }
    try run.leave("other", .square(at: 3, 3), suite: "MenuTests")
    let page = try HTMLReport(Review(catalogOf: run.package), isCatalog: true)
      .write(toFolder: run.artifacts + "/catalog")
    let browser = try open(run)

    try browser.open("file://\(page)")

    try wait(for: "document.querySelector('.sheet h2').textContent", toBe: "CardTests", browser)
    try wait(for: "String(document.querySelectorAll('.tile img').length)", toBe: "3", browser)
    let headings =
      "[...document.querySelectorAll('.tiles h3')].map(node => node.textContent).join()"
    try wait(for: headings, toBe: "adult2,child1", browser)
    try browser.evaluate(
      "(() => { const menu = document.querySelector('.sheet select'); menu.value = 'style';"
        + " menu.dispatchEvent(new Event('change')); })()")
    try wait(for: headings, toBe: "dark2,light1", browser)
    try wait(for: "String(location.hash.includes('axis=style'))", toBe: "true", browser)
    XCTAssertFalse(try text("document.body.innerText", browser).contains("Equal"))
    XCTAssertEqual(try text("document.title", browser), "App: 4 references")
    try assertNoComplaints(browser)
  }

  func testTheCatalogHoldsReferencesBesideSources() throws {
    let run = try PlayedRun()
    try run.leave("own", .square(at: 3, 3), suite: "CardTests")
    let beside = run.package + "/Tests/AppTests/__Snapshots__/MenuTests"
    try FileManager.default.createDirectory(atPath: beside, withIntermediateDirectories: true)
    try Data("a picture".utf8).write(to: URL(fileURLWithPath: beside + "/testMenu.open.png"))
    let items = try Review(catalogOf: run.package).items

    XCTAssertEqual(
      items.map { "\($0.target) \($0.suite) \($0.test) \($0.state ?? "")" }.last,
      "AppTests MenuTests testMenu open")
  }

  func testAPictureOfThePastTakesThePlaceOfTheReference() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 50, 1))
    var review = Review(try run.finish())
    let past = try XCTUnwrap(review.items.first?.pictures.actual)
    review.items[0].history = [
      ReferenceHistory.Change(
        commit: "0123456789ab", author: "Ada </script>", day: "2026-01-02", subject: "<b>New</b>",
        picture: past)
    ]
    let page = try HTMLReport(review).write(toFolder: run.artifacts + "/past")
    let browser = try open(run)
    try browser.open("file://\(page)")
    let tag = "document.querySelector('.pane .tag').textContent"
    try wait(for: tag, toBe: "Reference · 160 × 120", browser)

    try browser.evaluate("document.querySelector('.card.past').click()")
    try wait(for: tag, toBe: "As of 2026-01-02 · 160 × 120", browser)
    XCTAssertEqual(
      try text("document.querySelector('.card.past span').textContent", browser),
      "<b>New</b>Ada </script>, 2026-01-02")
    try browser.evaluate("document.querySelector('.card.past').click()")
    try wait(for: tag, toBe: "Reference · 160 × 120", browser)
    try assertNoComplaints(browser)
  }
}
