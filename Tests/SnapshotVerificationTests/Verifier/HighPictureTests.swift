// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import XCTest

@testable import SnapshotVerification

/// What is higher than a strip of the canvas, such as all that a scroll view holds.
final class HighPictureTests: VerifierTestCase {
  /// 40 points wide and 20,000 high: a line of 1 point at the top of every 100.
  private func column(lastColor: UIColor = .black) -> SnapshotRequest {
    let size = CGSize(width: 40, height: 20_000)
    var request = request(size: size)
    request.subject = .view(
      { UIView(frame: CGRect(origin: .zero, size: size)) },
      apply: { view in
        view.backgroundColor = .white
        for row in 0..<200 {
          let line = UIView(frame: CGRect(x: 0, y: row * 100, width: 40, height: 1))
          line.backgroundColor = row == 199 ? lastColor : .black
          view.addSubview(line)
        }
      })
    request.scale = 2
    return request
  }

  func testAColumnOf20_000PointsIsRecordedAndCompared() throws {
    recordReference(column())

    let reference = try PNG.decode(try XCTUnwrap(try AtomicFile.read(referencePath))).bitmap
    XCTAssertEqual([reference.width, reference.height], [80, 40_000])
    let dark = (0..<40_000).filter { reference[40, $0] == .black }
    XCTAssertEqual(dark, (0..<200).flatMap { [$0 * 200, $0 * 200 + 1] })
    XCTAssertFalse(verify(column()).isFailure)
  }

  func testADifferenceFarDownIsFound() {
    recordReference(column())

    let result = verify(column(lastColor: .red))

    guard case .differed(let difference) = result.outcome else {
      return XCTFail("\(result.outcome)")
    }
    XCTAssertEqual(difference.differingPixelCount, 160)
  }
}
