// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
@testable import HeadlessUIKit
import XCTest

/// Which names have drawings, and of what parts they are made.
final class SymbolNameTests: XCTestCase {
  private func figure(_ name: String) throws -> SymbolFigure {
    try XCTUnwrap(SymbolName(name).figure, name)
  }

  func testEachDrawingIsReadAndPaintsWithinItsBox() throws {
    for name in SymbolCatalog.groups.flatMap(\.names) {
      let figure = try figure(name)
      let paths = figure.allPaths
      XCTAssertFalse(paths.isEmpty, name)
      let points = paths.flatMap(\.elements).flatMap(\.ends)
      let room = CGRect(origin: .zero, size: figure.size).insetBy(dx: -1, dy: -1)
      for point in points where !room.contains(point) {
        XCTFail("\(name): \(point) lies outside of its box \(figure.size)")
      }
    }
  }

  func testNoNameIsDrawnTwice() {
    let names = SymbolCatalog.groups.flatMap(\.names)

    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertEqual(SymbolCatalog.entries.count, names.count)
  }

  func testSynonymsAreDrawnAsWhatTheyStandFor() throws {
    for (other, ours) in [
      ("document", "doc"), ("document.on.document.fill", "doc.on.doc.fill"),
      ("line.horizontal.3", "line.3.horizontal"), ("microphone.slash", "mic.slash"),
      ("multiply.circle", "xmark.circle"), ("gearshape.fill", "gear.fill"),
      ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
      ("arrow.trianglehead.2.clockwise.rotate.90.circle", "arrow.triangle.2.circlepath.circle"),
      ("text.page.badge.magnifyingglass", "doc.text.badge.magnifyingglass"),
    ] {
      XCTAssertEqual(try figure(other).dump, try figure(ours).dump, other)
    }
  }

  func testEachSynonymLeadsToADrawing() {
    for (_, ours) in SymbolCatalog.synonyms where !["arrow", "arrow.clockwise"].contains(ours) {
      XCTAssertNotNil(SymbolName(ours).figure, ours)
    }
  }

  func testASignStandsInTheRoomOfItsEnclosure() throws {
    let circle = try figure("circle")
    for name in ["plus.circle", "42.circle", "a.circle", "bell.slash.circle", "person.2.circle"] {
      let figure = try figure(name)
      XCTAssertEqual(figure.size, circle.size, name)
      XCTAssertEqual(figure.parts.map(\.placing), [.within], name)
    }
    for name in [
      "checkmark.shield", "xmark.seal.fill", "xmark.octagon", "questionmark.diamond",
      "plus.message", "exclamationmark.bubble", "plus.bubble.right", "lock.doc", "arrow.up.square",
      "checkmark.icloud", "1.square", "plus.rectangle.portrait", "person.viewfinder",
      "plus.magnifyingglass", "exclamationmark.arrow.triangle.2.circlepath",
    ] {
      XCTAssertEqual(try figure(name).parts.last?.placing, .within, name)
    }
  }

  func testABadgeIsCutFreeAndWidensTheSymbol() throws {
    for name in [
      "folder.badge.plus", "person.crop.circle.badge.xmark", "clock.badge.checkmark",
      "bell.badge", "photo.badge.exclamationmark", "folder.badge.gearshape",
      "square.and.arrow.up.trianglebadge.exclamationmark",
    ] {
      let base = try figure(
        String(
          name[
            ..<(try XCTUnwrap(
              name.range(of: ".badge")
                ?? name.range(of: ".trianglebadge"))).lowerBound]))
      let badged = try figure(name)
      XCTAssertEqual(badged.parts.last?.placing, .above, name)
      XCTAssertGreaterThan(badged.size.width, base.size.width, name)
      XCTAssertEqual(badged.size.height, base.size.height, name)
    }
  }

  func testTheWordFillMayStandWithin() throws {
    for name in [
      "person.fill.badge.plus", "person.crop.circle.fill.badge.checkmark", "app.badge.fill",
      "plus.square.fill.on.square.fill", "person.fill.viewfinder",
    ] {
      XCTAssertTrue(try figure(name).hasFilled, name)
    }
    XCTAssertFalse(try figure("person.badge.plus").isFilled)
  }

  func testAThingInFrontOfAnotherCutsItFree() throws {
    for name in [
      "doc.on.doc", "square.on.square", "photo.on.rectangle", "photo.on.rectangle.angled",
    ] {
      XCTAssertEqual(try figure(name).parts.map(\.placing), [.beside, .above], name)
    }
    XCTAssertEqual(try figure("doc.text.magnifyingglass").parts.last?.placing, .above)
  }

  func testWhatIsNotUnderstoodHasNoDrawing() {
    for name in [
      "figure.fencing", "figure.fencing.circle.fill", "plus.figure.fencing", "star.badge.fencing",
      "chevron.left.3", "square.fencing", "fill", ".", "circle.fencing.fill", "no.sign.slash",
    ] {
      XCTAssertNil(SymbolName(name).figure, name)
    }
  }

  func testWhatPointsAlongTheTextIsMirrored() throws {
    for name in [
      "chevron.forward", "arrow.backward.circle", "list.bullet", "doc.text.fill",
      "arrowshape.turn.up.forward", "speaker.wave.2", "list.bullet.circle",
    ] {
      XCTAssertTrue(try figure(name).isMirrored, name)
    }
    for name in ["chevron.right", "arrow.left.circle", "star", "doc"] {
      XCTAssertFalse(try figure(name).isMirrored, name)
    }
  }
}

extension SymbolFigure {
  fileprivate var allPaths: [Path] { paths.map(\.value) + parts.flatMap(\.figure.allPaths) }

  fileprivate var hasFilled: Bool { isFilled || parts.contains(where: \.figure.hasFilled) }

  fileprivate var dump: [String] {
    let own = paths.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
    return ["\(size) \(isFilled)"] + own + parts.flatMap(\.figure.dump)
  }
}

extension Path.Element {
  fileprivate var ends: [CGPoint] {
    switch self {
    case .move(let place), .line(let place), .quadCurve(let place, _), .curve(let place, _, _):
      [place]
    case .close: []
    }
  }
}
