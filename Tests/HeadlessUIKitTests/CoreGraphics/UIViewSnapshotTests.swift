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
}
