// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotReporting
import SnapshotVerification
import XCTest

final class PageLookTests: PageTestCase {
  /// Three that differ, one of them in size, one without a reference, one that equals.
  private func playedRun() throws -> PlayedRun {
    let run = try PlayedRun()
    let cause = SnapshotRun.Cause(
      fingerprint: "00000000000000aa", change: "UIView \"box\": moved 10 pt right", pixels: 400,
      views: [
        SnapshotRun.ChangedView(
          title: "UIView", path: "UIView",
          before: SnapshotRun.Place(x: 20, y: 20, width: 20, height: 20),
          after: SnapshotRun.Place(x: 60, y: 20, width: 20, height: 20))
      ])
    for state in ["first", "second"] {
      try run.add(
        state, reference: .square(at: 20, 20), actual: .square(at: 60, 20), causes: [cause])
    }
    try run.add("large", reference: .square(at: 20, 20), actual: .square(at: 20, 20, height: 200))
    try run.add("new", reference: nil, actual: .square(at: 5, 5))
    try run.add("same", reference: .square(at: 5, 5), actual: .square(at: 5, 5))
    return run
  }

  func testEveryWayToLookShowsItsPictures() throws {
    let run = try playedRun()
    let browser = try open(run, "snapshot=Snapshots/AppTests/ViewTests/testView.first.png")
    let ways: [(key: String, name: String, pictures: [String])] = [
      ("1", "side", ["Reference", "Actual"]), ("2", "swipe", ["Reference", "Actual"]),
      ("3", "onion", ["Reference", "Actual"]), ("4", "difference", ["Reference", "Actual"]),
      ("5", "blink", ["Reference", "Actual"]), ("6", "stored", ["Difference"]),
    ]
    for way in ways {
      try browser.press(way.key)

      let shown =
        try browser.evaluate(
          "Promise.all([...document.querySelectorAll('.pane:not([hidden]) img:not([hidden])')]"
            + ".map(image => image.decode().then(() => image.alt.split(' ')[0])))") as? [String]
      XCTAssertEqual(shown, way.pictures, way.name)
      XCTAssertTrue(
        try text("document.querySelector('.stage').className", browser).contains(way.name))
      try wait(
        for: "document.querySelector('[role=radio][aria-checked=true]').title.slice(-2, -1)",
        toBe: way.key, browser)
    }
    try assertNoComplaints(browser)
  }

  func testAnEqualPairIsBlackWhereItIsBlended() throws {
    let run = try PlayedRun()
    let picture = Bitmap.weave(width: 700, height: 1500)
    try run.add("equal", reference: picture, actual: picture, outcome: .differed)
    let browser = try open(run)
    try browser.press("4")
    try browser.press("o")
    for amplified in [false, true] {
      if amplified { try browser.press("m") }
      try browser.evaluate(
        "Promise.all([...document.images].map(image => image.src && image.decode()))")
      try browser.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

      let colors = try pixels(of: ".plane", browser).filter {
        $0 != Color(red: 0, green: 0, blue: 0)
      }

      XCTAssertEqual(colors.count, 0, "amplified: \(amplified)")
    }
  }

  func testADifferentPairIsNotBlackWhereItIsBlended() throws {
    let run = try playedRun()
    let browser = try open(
      run, "snapshot=Snapshots/AppTests/ViewTests/testView.first.png&look=difference")
    try browser.evaluate(
      "Promise.all([...document.images].map(image => image.src && image.decode()))")

    let bright = try pixels(of: ".plane", browser).filter { $0.red > 100 && $0.green > 100 }

    XCTAssertGreaterThan(bright.count, 100)
  }

  /// The pixels of the page inside of an element, without its edge.
  private func pixels(of selector: String, _ browser: Chromium) throws -> [Color] {
    let frame =
      try browser.evaluate(
        "(() => { const r = document.querySelector('\(selector)').getBoundingClientRect();"
          + " return [r.left, r.top, r.right, r.bottom]; })()") as? [NSNumber] ?? []
    let bitmap = try PNG.decode(try browser.screenshot()).bitmap
    let edges = frame.map(\.doubleValue)
    var colors: [Color] = []
    for y in Int(edges[1].rounded(.up)) + 1..<Int(edges[3]) - 1 {
      for x in Int(edges[0].rounded(.up)) + 1..<Int(edges[2]) - 1 { colors.append(bitmap[x, y]) }
    }
    return colors
  }

  func testPlacesAreSteppedThroughAtAWholeScale() throws {
    let run = try playedRun()
    let browser = try open(run, "snapshot=Snapshots/AppTests/ViewTests/testView.first.png")

    try browser.press("n")

    XCTAssertTrue(try text("document.querySelector('.stage').className", browser).contains("crisp"))
    let scale = try number("parseInt(document.querySelector('.zoom').textContent) / 100", browser)
    XCTAssertGreaterThan(scale, 1)
    XCTAssertEqual(scale, scale.rounded())
    XCTAssertNotEqual(
      try text("document.querySelector('path.current').getAttribute('d')", browser), "")
    try wait(
      for: "getComputedStyle(document.querySelector('img')).imageRendering", toBe: "pixelated",
      browser)

    try browser.press("0")
    try wait(
      for:
        "String(document.querySelectorAll('.plane')[0].style.transform === document.querySelectorAll('.plane')[1].style.transform ? 1 : 0)",
      toBe: "1", browser)
  }

  func testTheWheelZoomsBothPicturesAboutThePointer() throws {
    let run = try playedRun()
    let browser = try open(run, "snapshot=Snapshots/AppTests/ViewTests/testView.first.png")
    let before = try text("document.querySelector('.zoom').textContent", browser)

    try browser.mouse("mouseWheel", x: 560, y: 480, more: ["deltaX": 0, "deltaY": -120])

    XCTAssertNotEqual(try text("document.querySelector('.zoom').textContent", browser), before)
    try wait(
      for:
        "String(new Set([...document.querySelectorAll('.plane')].map(plane => plane.style.transform)).size)",
      toBe: "1", browser)
  }

  func testChangedViewsAreOutlinedOnTheirOwnSides() throws {
    let run = try playedRun()
    let browser = try open(run, "snapshot=Snapshots/AppTests/ViewTests/testView.first.png")

    try browser.press("v")

    let paths =
      try browser.evaluate(
        "[...document.querySelectorAll('.pane')].map(pane => ['before', 'after'].map(name =>"
          + " pane.querySelector('.' + name).getAttribute('d') !== ''))") as? [[Bool]]
    XCTAssertEqual(paths, [[true, false], [false, true]])
  }

  func testTheSliderMovesTheSwipe() throws {
    let run = try playedRun()
    let browser = try open(run, "snapshot=Snapshots/AppTests/ViewTests/testView.first.png")
    try browser.press("2")
    let cut = "document.querySelectorAll('#pane-1 img')[1].style.clipPath"
    try wait(for: cut, toBe: "inset(0px 0px 0px 50%)", browser)

    try browser.press("ArrowRight")

    try wait(for: cut, toBe: "inset(0px 0px 0px 52%)", browser)
    try wait(for: "document.querySelector('input[type=range]').value", toBe: "520", browser)
  }

  func testBlinkingFlipsAndHoldsStillWhereMotionIsReduced() throws {
    let run = try playedRun()
    let fragment = "snapshot=Snapshots/AppTests/ViewTests/testView.first.png&look=blink"
    let shown = "document.querySelectorAll('#pane-1 img')[1].style.visibility"
    for motion in ["no-preference", "reduce"] {
      let browser = try open(
        run, fragment, features: ["prefers-reduced-motion": motion])
      try wait(for: shown, toBe: "hidden", browser)

      try browser.evaluate("new Promise(done => setTimeout(done, 850))")

      try wait(for: shown, toBe: motion == "reduce" ? "hidden" : "visible", browser)
      let before = try text(shown, browser)
      try browser.press(" ")
      XCTAssertNotEqual(try text(shown, browser), before, motion)
    }
  }

  func testLightAndDarkFollowTheSystemAndTheKey() throws {
    let run = try playedRun()
    let theme = "getComputedStyle(document.body).backgroundColor"
    let browser = try open(run, features: ["prefers-color-scheme": "dark"])
    try wait(for: theme, toBe: "rgb(12, 14, 19)", browser)

    try browser.press("t")

    try wait(for: theme, toBe: "rgb(244, 245, 248)", browser)
  }
}
