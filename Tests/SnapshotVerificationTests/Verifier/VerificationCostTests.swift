// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import XCTest

@testable import SnapshotVerification

/// What it costs to see that a picture is that of its reference, once it is painted: 1170x2532
/// pixels of a screen. `SNAPSHOT_MANY_STATES` prints it.
final class VerificationCostTests: VerifierTestCase {
  private static let isAsked =
    ProcessInfo.processInfo.environment["SNAPSHOT_MANY_STATES"] != nil

  /// Hundreds of colors, and black text alone, which fits a palette.
  private let screens: [(name: String, show: (ListScreen) -> Void)] = [
    ("a list", { $0.show(3) }),
    (
      "black text",
      {
        $0.show(3)
        for view in $0.subviews { view.isHidden = (view as? UILabel)?.textColor != .label }
      }
    ),
  ]

  private func drawn(_ show: @escaping (ListScreen) -> Void) throws -> RenderedSnapshot {
    try SnapshotRenderer(scale: 3).render(
      .view({ ListScreen() }, apply: show), size: CGSize(width: 390, height: 844))
  }

  /// The median of many, in milliseconds of this thread.
  private func median(_ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<(Self.isAsked ? 51 : 1) {
      let start = Self.threadTime
      try body()
      times.append(Self.threadTime - start)
    }
    return times.sorted()[times.count / 2]
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  func testAnUnchangedScreenIsProvenByItsDigestAndByItsPixels() throws {
    for screen in screens {
      let actual = try drawn(screen.show)
      let name = SnapshotName(
        SnapshotTest(suite: "ListTests", function: "testList()", source: source()))
      let metadata = ReferenceMetadata(
        name: name, viewType: actual.viewType, scale: 3, scene: actual.description?.scene.text)
      let path = folder + "/reference.png"
      let bytes = try StoredReference.write(actual.bitmap, metadata: metadata, to: path)

      if Self.isAsked {
        print("\(screen.name), digest: \(number(median { _ = PNG.PixelDigest(actual.bitmap) })) ms")
      }
      for (trust, proof) in [
        (ReferenceTrust.digests, SnapshotRun.Proof.digest), (.pixels, .pixels),
      ] {
        let time = try median {
          let file = try XCTUnwrap(try ReferenceFile.read(path))
          XCTAssertEqual(file.proof(of: actual, metadata, trust: trust), proof)
        }
        guard Self.isAsked else { continue }
        print("\(screen.name), \(bytes.count) bytes, proven by \(proof): \(number(time)) ms")
      }
    }
  }
}
