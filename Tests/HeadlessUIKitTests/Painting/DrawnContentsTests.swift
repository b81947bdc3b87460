// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

/// Views that change themselves where they are to draw.
final class DrawnContentsTests: XCTestCase {
  private final class Drawn: UIView {
    var calls = 0
    var body: (Drawn) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      calls += 1
      body(self)
    }
  }

  /// A red square of 8 points in a white one of 16, which calls `body` where it draws.
  private func picture(_ body: @escaping (Drawn) -> Void) throws -> (Drawn, Bitmap) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    root.backgroundColor = .white
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .red
    view.body = body
    root.addSubview(view)
    return (view, try DisplayListPlayer().play(root.displayList(scale: 1)))
  }

  private let red = Color(red: 255, green: 0, blue: 0)

  func testTheLookThatIsSetShows() throws {
    let (_, rounded) = try picture { $0.layer.cornerRadius = 4 }
    XCTAssertEqual(rounded[0, 0], .white)
    XCTAssertEqual(rounded[4, 4], red)

    let (_, masked) = try picture { view in
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: CGRect(x: 4, y: 0, width: 4, height: 8)).cgPath
      view.layer.mask = mask
    }
    XCTAssertEqual(
      (0..<8).map { masked[$0, 4] == red }, [false, false, false, false, true, true, true, true])

    let (_, colored) = try picture { $0.backgroundColor = .black }
    XCTAssertEqual(colored[4, 4], .black)

    let (_, bordered) = try picture { $0.layer.borderWidth = 1 }
    XCTAssertEqual(bordered[0, 4], .black)
  }

  func testAViewThatMovesItselfIsWhereItIs() throws {
    let (view, picture) = try picture { $0.frame.origin = CGPoint(x: 8, y: 8) }

    XCTAssertEqual(picture[4, 4], .white)
    XCTAssertEqual(picture[12, 12], red)
    XCTAssertEqual(view.calls, 1)
  }

  func testAViewThatGrowsIsDrawnInItsNewSize() throws {
    let (view, picture) = try picture { $0.frame = CGRect(x: 0, y: 0, width: 16, height: 16) }

    XCTAssertEqual(picture[12, 12], red)
    XCTAssertEqual(view.calls, 2)
  }

  func testSubviewsThatAreMadeAreLaidOut() throws {
    let (view, picture) = try picture { view in
      let inner = UIView()
      inner.backgroundColor = .black
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 4),
        inner.heightAnchor.constraint(equalToConstant: 4),
      ])
    }

    XCTAssertEqual(picture[2, 2], .black)
    XCTAssertEqual(picture[6, 6], red)
    XCTAssertEqual(view.calls, 1)
    XCTAssertEqual(view.subviews.count, 1)
  }

  func testAViewThatAlwaysAsksForLayoutIsPaintedAllTheSame() throws {
    let (view, picture) = try picture { $0.setNeedsLayout() }

    XCTAssertEqual(picture[4, 4], red)
    XCTAssertEqual(view.calls, 1)
  }

  func testDrawHierarchyShowsThemToo() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = .red
    view.body = { $0.frame.origin.x = 8 }
    root.addSubview(view)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1

    let image = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image { _ in
      root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
    }

    XCTAssertEqual(image.bitmap[12, 4], red)
    XCTAssertEqual(image.bitmap[4, 4].alpha, 0)
  }
}
