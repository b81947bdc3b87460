// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import SnapshotReporting
import XCTest

final class PageLiveTests: PageTestCase {
  func testDecisionsActAtOnceAndThePageFollowsTheRun() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    _ = try run.finish()
    let server = try ReviewServer(package: run.package, artifacts: run.artifacts, report: nil)
    Thread.detachNewThread { server.run() }
    defer { server.stop() }
    let path = run.package + "/Snapshots/AppTests/ViewTests/testView.a.png"
    let before = FileManager.default.contents(atPath: path)
    let browser = try browser()
    try browser.open(server.address)
    let counts = "document.querySelector('.foot .counts').textContent"

    try browser.press("a")
    try wait(for: counts, toBe: "1 approved · 0 rejected · all reviewed", browser)
    XCTAssertNotEqual(FileManager.default.contents(atPath: path), before)

    try browser.press("u")
    try wait(for: counts, toBe: "0 approved · 0 rejected · 1 to review", browser)
    XCTAssertEqual(FileManager.default.contents(atPath: path), before)

    try browser.press("r")
    try wait(for: counts, toBe: "0 approved · 1 rejected · all reviewed", browser)
    XCTAssertEqual(FileManager.default.contents(atPath: path), before)

    try run.add("b", reference: .square(at: 1, 1), actual: .square(at: 30, 9))
    _ = try run.finish()
    try wait(for: counts, toBe: "0 approved · 1 rejected · 1 to review", browser)
    let loaded =
      try browser.evaluate(
        "Promise.all([...document.querySelectorAll('.pane img:not([hidden])')]"
          + ".map(image => image.decode().then(() => image.naturalWidth)))") as? [Int]
    XCTAssertEqual(loaded, [160, 160])
    try assertNoComplaints(browser)
  }

  /// As where plain `swift test` took it again.
  func testWhatPassesLeavesThePage() throws {
    let run = try PlayedRun()
    let entry = try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    _ = try run.finish()
    let server = try ReviewServer(package: run.package, artifacts: run.artifacts, report: nil)
    Thread.detachNewThread { server.run() }
    defer { server.stop() }
    let browser = try browser()
    try browser.open(server.address)
    try wait(
      for: "document.querySelector('.foot .counts').textContent",
      toBe: "0 approved · 0 rejected · 1 to review", browser)

    try run.removeArtifacts(of: entry)

    try wait(
      for: "document.querySelector('.note h3').textContent", toBe: "Nothing to review", browser)
    try assertNoComplaints(browser)
  }

  func testARefusalIsSaidAndNothingIsMarked() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    _ = try run.finish()
    let server = try ReviewServer(package: run.package, artifacts: run.artifacts, report: nil)
    Thread.detachNewThread { server.run() }
    defer { server.stop() }
    let browser = try browser()
    try browser.open(server.address)
    try Data([1]).write(
      to: URL(fileURLWithPath: run.package + "/Snapshots/AppTests/ViewTests/testView.a.png"))

    try browser.press("a")

    try wait(
      for: "document.querySelector('.toast').textContent.slice(0, 20)",
      toBe: "Nothing was changed,", browser)
    try wait(
      for: "document.querySelector('.foot .counts').textContent",
      toBe: "0 approved · 0 rejected · 1 to review", browser)
  }

  /// Another site's page can neither read nor change anything.
  func testAnotherOriginIsRefused() throws {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    _ = try run.finish()
    let server = try ReviewServer(package: run.package, artifacts: run.artifacts, report: nil)
    Thread.detachNewThread { server.run() }
    defer { server.stop() }
    let browser = try browser()
    try browser.open("data:text/html,<p>another site</p>")
    let address = server.address.replacingOccurrences(of: "report.html", with: "")

    for request in [
      "'\(address)report.html'", "'\(address)decide', { method: 'POST', body: '{}' }",
    ] {
      XCTAssertEqual(
        try text("fetch(\(request)).then(() => 'answered', () => 'refused')", browser), "refused")
    }
    XCTAssertEqual(
      try text(
        "new Promise(done => { const i = new Image(); i.onload = () => done('shown');"
          + " i.onerror = () => done('refused'); i.src = '\(address)images/x.png'; })", browser),
      "refused")
  }
}
