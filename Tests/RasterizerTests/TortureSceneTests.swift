// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

/// One scene with every command, on and off pixel edges, whose bytes are the same on every machine, in
/// debug and in release.
final class TortureSceneTests: XCTestCase {
  func testSceneHasTheKnownDigest() {
    let bitmap = played(Self.scene)

    XCTAssertEqual(bitmap, ReferencePlayer.play(Self.scene))
    XCTAssertEqual(Self.digest(bitmap), "d9cc115c74a64178", "the pixels have changed")
  }

  func testBandsOfAnyHeightGiveTheSameBytes() {
    var caches = Caches()
    let scene = Scene(Self.scene, caches: &caches)
    let expected = played(Self.scene)
    for rowLimit in [1, 2, 3, 7, 16, 31, 64, 300] {
      let bytes = [UInt8](unsafeUninitializedCapacity: expected.bytes.count) { buffer, count in
        scene.paint(into: buffer, rowLimit: rowLimit)
        count = expected.bytes.count
      }

      XCTAssertTrue(bytes == expected.bytes, "bands of \(rowLimit) rows")
    }
  }

  func testAnyNumberOfThreadsGivesTheSameBytes() throws {
    let expected = played(Self.scene)
    for threadCount in [1, 2, 4, 7, 1000] {
      let player = DisplayListPlayer(threadCount: threadCount)

      XCTAssertEqual(try player.play(Self.scene), expected, "\(threadCount) threads, first time")
      XCTAssertEqual(try player.play(Self.scene), expected, "\(threadCount) threads, again")
    }
  }

  private static func digest(_ bitmap: Bitmap) -> String {
    let hash = bitmap.bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  private static let scene: DisplayList = {
    var recorder = DisplayListRecorder(size: CGSize(width: 150, height: 100), scale: 2)
    recorder.fill(
      Path(rect: CGRect(0, 0, 150, 60)), with: .color(Color(red: 242, green: 242, blue: 247)))
    fills(&recorder)
    strokes(&recorder)
    images(&recorder)
    clipsAndGroups(&recorder)
    blendModes(&recorder)
    return recorder.finish()
  }()

  private static func fills(_ recorder: inout DisplayListRecorder) {
    let red = Color(red: 255, green: 59, blue: 48)
    recorder.drawShadow(
      of: Path(roundedRect: CGRect(8, 8, 50, 30), cornerRadius: 8), radius: 7,
      offset: CGSize(width: 0, height: 3), color: Color(red: 0, green: 0, blue: 0, alpha: 90))
    recorder.fill(Path(roundedRect: CGRect(8, 8, 50, 30), cornerRadius: 8), with: .color(.white))
    recorder.fill(Path(rect: CGRect(12.3, 12.7, 20, 9.1)), with: .color(red))
    recorder.fill(
      Path(ellipseIn: CGRect(30, 10, 33, 21)),
      with: .color(Color(red: 0, green: 122, blue: 255, alpha: 128)))
    recorder.drawShadow(
      of: Path(ellipseIn: CGRect(70, 60, 9, 9)), radius: 1.3, color: red)
    let stops: [Gradient.Stop] = [
      .init(offset: 0, color: red), .init(offset: 0.4, color: .clear),
      .init(offset: 1, color: Color(red: 52, green: 199, blue: 89, alpha: 220)),
    ]
    let geometries: [Gradient.Geometry] = [
      .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 17, y: 11)),
      .radial(center: CGPoint(x: 10, y: 10), radius: 13),
      .conic(center: CGPoint(x: 9, y: 8), angle: 0.7),
    ]
    for (index, geometry) in geometries.enumerated() {
      recorder.withSavedState {
        $0.concatenate(CGAffineTransform(translationX: 8 + CGFloat(index) * 26, y: 44))
        $0.fill(
          Path(roundedRect: CGRect(0, 0, 22, 20), cornerRadius: 4),
          with: .gradient(Gradient(stops: stops, geometry: geometry, extend: .reflect)))
      }
    }
  }

  private static func strokes(_ recorder: inout DisplayListRecorder) {
    var wave = Path()
    wave.move(to: CGPoint(x: 70, y: 12))
    wave.addCurve(
      to: CGPoint(x: 110, y: 30), control1: CGPoint(x: 90, y: -9),
      control2: CGPoint(x: 80, y: 61))
    wave.addQuadCurve(to: CGPoint(x: 140, y: 8), control: CGPoint(x: 141, y: 44))
    wave.addLine(to: CGPoint(x: 120, y: 12))
    let styles = [
      StrokeStyle(width: 5, cap: .round, join: .round),
      StrokeStyle(width: 1.5, cap: .square, join: .miter, dashes: [5, 3], dashPhase: 1),
      StrokeStyle(width: 0.4, join: .bevel),
    ]
    for (index, style) in styles.enumerated() {
      recorder.withSavedState {
        $0.concatenate(CGAffineTransform(translationX: 0, y: CGFloat(index) * 9))
        $0.stroke(
          wave, style, with: .color(Color(red: 88, green: 86, blue: 214, alpha: 200)))
      }
    }
  }

  private static func images(_ recorder: inout DisplayListRecorder) {
    var image = Bitmap(width: 19, height: 13)
    for y in 0..<13 {
      for x in 0..<19 {
        image[x, y] = Color(
          red: UInt8(x * 13), green: UInt8(y * 19), blue: UInt8((x * y) & 255),
          alpha: UInt8(255 - x * y % 3 * 60))
      }
    }
    let interpolations: [ImageInterpolation] = [.nearest, .linear, .high]
    for (index, interpolation) in interpolations.enumerated() {
      recorder.withSavedState {
        $0.concatenate(
          CGAffineTransform(translationX: 90 + CGFloat(index) * 20, y: 70)
            .rotated(by: CGFloat(index) * 0.3))
        $0.draw(image, in: CGRect(0, 0, 14.5, 9.25), interpolation: interpolation)
        $0.draw(image, in: CGRect(2, 12, 4, 3), interpolation: interpolation)
      }
    }
  }

  private static func clipsAndGroups(_ recorder: inout DisplayListRecorder) {
    recorder.withSavedState { clipped in
      clipped.clip(to: Path(ellipseIn: CGRect(20.5, 60, 60, 38)))
      clipped.withGroup(opacity: 0.6) { group in
        group.fill(
          Path(rect: CGRect(10, 66, 40, 30)), with: .color(Color(red: 255, green: 204, blue: 0)))
        group.clip(to: Path(roundedRect: CGRect(30, 62, 33.3, 30), cornerRadius: 11))
        group.fill(Path(rect: CGRect(20, 70, 50, 12)), with: .color(.black))
        group.withGroup(opacity: 0.5) {
          $0.fill(
            Path(ellipseIn: CGRect(34, 66, 30, 26)),
            with: .color(Color(red: 175, green: 82, blue: 222)), rule: .evenOdd)
        }
      }
    }
  }

  /// Each mode on a patch of a gradient and a hole, as a shape and as a group.
  private static func blendModes(_ recorder: inout DisplayListRecorder) {
    let below = Gradient(
      stops: [
        .init(offset: 0, color: Color(red: 255, green: 149, blue: 0)),
        .init(offset: 1, color: Color(red: 0, green: 199, blue: 190, alpha: 120)),
      ], geometry: .linear(start: .zero, end: CGPoint(x: 9, y: 3)))
    let above = Color(red: 120, green: 60, blue: 230, alpha: 210)
    for (index, mode) in BlendMode.allCases.enumerated() {
      recorder.withSavedState { patch in
        patch.concatenate(
          CGAffineTransform(
            translationX: 2 + CGFloat(index % 14) * 10.4, y: 76.25 + CGFloat(index / 14) * 12))
        patch.clip(to: Path(roundedRect: CGRect(0, 0, 9.5, 11), cornerRadius: 2))
        patch.withGroup { group in
          group.fill(Path(rect: CGRect(0, 0, 7, 9.5)), with: .gradient(below))
          group.fill(
            Path(ellipseIn: CGRect(2, 1, 7, 6)), with: .color(above), blendMode: mode)
          group.withGroup(opacity: 0.7, blendMode: mode) {
            $0.fill(Path(rect: CGRect(1, 6.5, 3.3, 4)), with: .color(above))
          }
        }
      }
    }
  }
}
