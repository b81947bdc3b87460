// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotReporting
import SnapshotVerification
import XCTest

/// A review as a person makes it, by keyboard alone: 504 references, of which 30 differ for three
/// causes, 3 are new, 2 are gone and one has another name.
final class PagePlayedReviewTests: PageTestCase {
  private static let deeds = [
    "UIImageView: tint color became #007AFF", "UILabel: text became upper case",
    "UIStackView: spacing became 16",
  ]

  static func playedRun() throws -> PlayedRun {
    let run = try PlayedRun()
    run.isComplete = true
    for index in 0..<30 {
      let deed = deeds[index / 10]
      // What each view looked like before is another fingerprint.
      let cause = SnapshotRun.Cause(
        fingerprint: "print\(index)", change: "\(deed) from \(index)", deed: deed, pixels: 400)
      try run.add(
        "state \(index)", reference: .square(at: index, 20), actual: .square(at: 60 + index, 40),
        suite: "Suite\(index % 6)", causes: [cause])
    }
    for index in 0..<3 {
      try run.add("new \(index)", reference: nil, actual: .square(at: index * 9, 80, side: 39))
    }
    try run.leave("gone-1", Bitmap(width: 9, height: 9, color: .black))
    try run.leave("gone-2", Bitmap(width: 8, height: 9, color: .black))
    try run.leave("old-name", .square(at: 77, 3, side: 33))
    try run.add("new name", reference: nil, actual: .square(at: 77, 3, side: 33))
    for index in 0..<471 {
      try run.add(
        "equal \(index)", reference: .square(at: 3, 3, width: 40, height: 30),
        actual: .square(at: 3, 3, width: 40, height: 30), suite: "Suite\(index % 40)")
    }
    return run
  }

  /// The references by their paths in the package.
  private func files(_ run: PlayedRun) -> [String: Data] {
    let names =
      FileManager.default.enumerator(atPath: run.package)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".png") }
        .map { ($0, FileManager.default.contents(atPath: run.package + "/" + $0) ?? Data()) })
  }

  func testThirtySixDecisionsTakeAtMostTwentyFiveKeysAndChangeWhatWasApproved() throws {
    let run = try Self.playedRun()
    let before = files(run)
    XCTAssertEqual(before.count, 504)
    let finished = try run.finish()
    let browser = try open(run)
    var keys = 0
    func press(_ key: String, shift: Bool = false) throws {
      try browser.press(key, shift: shift)
      keys += 1
    }
    try browser.resize(width: 1440, height: 4000)
    let frames = "new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))"
    try browser.evaluate(frames)
    let groups =
      try browser.evaluate(
        "[...document.querySelectorAll('.rows .group')]"
          + ".sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)"
          + ".map(node => node.textContent)") as? [String] ?? []
    XCTAssertEqual(
      groups.filter { group in Self.deeds.contains { group.hasPrefix($0) } }.count, 3, "\(groups)")

    try browser.resize(width: 1440, height: 900)
    // All that is to review; two causes as one, the third is a mistake but for its first picture.
    try press("g")
    try press("o")
    try press("A", shift: true)
    try press("A", shift: true)
    try press("a")
    try press("R", shift: true)
    // The new ones; the first is looked at, the others are alike.
    var rest = 0
    while try text("document.querySelector('.foot .counts').textContent", browser)
      .contains("all reviewed") == false, rest < 12
    {
      try press("A", shift: true)
      rest += 1
    }
    try press("c")

    try wait(
      for: "document.querySelector('.foot .counts').textContent",
      toBe: "27 approved · 9 rejected · all reviewed", browser)
    print("36 decisions by \(keys) keys")
    XCTAssertLessThanOrEqual(keys, 25)
    let command = try text("document.querySelector('.foot code').textContent", browser)
    let code = try XCTUnwrap(command.split(separator: " ").dropFirst(4).first).description
    let path = try XCTUnwrap(command.split(separator: "'").dropFirst().first).description
    let review = try Review(at: path)
    XCTAssertEqual(review.id, Review(finished).id)
    let decided = try ReviewDecisions(code: code, review: review)
    let approved = review.decidableItems.filter {
      decided.decisions[$0.reference ?? ""] == .approved
    }

    try ReferenceSettlement(package: run.package).settle(approved.map { ($0, .accept) })

    let after = files(run)
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    let expected = approved.flatMap { [$0.reference, $0.formerReference].compactMap { $0 } }
    XCTAssertEqual(changed.sorted(), expected.sorted())
    XCTAssertEqual(after.count, 504 + 3 - 2)
    try assertNoComplaints(browser)
  }

  func testTheContactSheetShowsEqualOnesTooAndItsAddressLeadsThere() throws {
    let run = try Self.playedRun()
    let review = Review(try run.finish(), showsEqual: true)
    let page = try HTMLReport(review).write(toFolder: run.artifacts + "/gallery")
    let browser = try open(run)
    let tiles = "String(document.querySelectorAll('.tile').length)"

    try browser.open("file://\(page)#view=sheet")
    try wait(for: "document.querySelector('.sheet h2').textContent", toBe: "Suite0", browser)
    try wait(for: tiles, toBe: "17", browser)
    try wait(for: "String(document.querySelectorAll('.tile img').length)", toBe: "17", browser)
    try browser.press("]")
    try wait(for: "document.querySelector('.sheet h2').textContent", toBe: "Suite1", browser)
    try browser.press("Enter")
    try wait(for: "String(document.querySelector('.sheet').hidden)", toBe: "true", browser)
    try browser.press("s")
    try wait(for: "String(location.hash.includes('view=sheet'))", toBe: "true", browser)
    try assertNoComplaints(browser)
  }

  func testAGroupHasAnAddress() throws {
    let run = try Self.playedRun()
    let browser = try open(run)

    try browser.evaluate("document.querySelector('.group').click()")

    let found = "document.querySelector('.list header span').textContent"
    try wait(for: found, toBe: "10 of 507 snapshots", browser)
    try wait(for: "String(location.hash.includes('in=cause'))", toBe: "true", browser)
    try browser.open(try text("location.href", browser))
    try wait(for: found, toBe: "10 of 507 snapshots", browser)
    try browser.press("Escape")
    try wait(for: found, toBe: "507 snapshots", browser)
  }
}
