// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UIViewSnapshotTests: XCTestCase {
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 3))
    card.backgroundColor = .white
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    dot.backgroundColor = .black
    card.addSubview(dot)
    return card
  }

  private let legend: [Color: Character] = [
    .black: "#", Color(red: 255, green: 255, blue: 255): ".",
  ]

  func testASnapshotShowsWhatTheViewWas() throws {
    let card = card()
    let expected = try pixels(card, scale: 2)
    var environment = RenderingEnvironment.current
    environment.displayScale = 2

    let snapshot = try XCTUnwrap(
      RenderingEnvironment.$current.withValue(environment) {
        card.snapshotView(afterScreenUpdates: true)
      })
    card.backgroundColor = .red

    XCTAssertEqual(snapshot.frame, CGRect(x: 0, y: 0, width: 6, height: 3))
    XCTAssertEqual(try pixels(snapshot, scale: 2), expected)
    XCTAssertNil(UIView().snapshotView(afterScreenUpdates: false))
  }

  func testAResizableSnapshotKeepsItsEdges() throws {
    var environment = RenderingEnvironment.current
    environment.displayScale = 1
    let snapshot = try XCTUnwrap(
      RenderingEnvironment.$current.withValue(environment) {
        card().resizableSnapshotView(
          from: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: true,
          withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 1))
      })

    snapshot.frame.size = CGSize(width: 8, height: 4)

    XCTAssertEqual(
      try pixels(snapshot).dump(legend).split(separator: "\n"),
      ["##......", "........", "........", "........"])
  }

  /// As on iOS, where `layer.render(in:)` leaves effects out and this draws what the screen shows.
  func testADrawnHierarchyHasItsBlur() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
    view.addSubview(glass)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1

    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30), format: format).image {
      _ in _ = view.drawHierarchy(in: view.bounds.offsetBy(dx: 5, dy: 5), afterScreenUpdates: true)
    }

    let drawn = try view.displayList(scale: 1).pixels()
    XCTAssertGreaterThan(drawn[30, 10].green, 50)
    for x in [10, 25, 38] { XCTAssertEqual(image.bitmap[x + 5, 15], drawn[x, 10], "at \(x)") }
  }
}
