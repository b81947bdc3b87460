// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class ImageDrawingTests: XCTestCase {
  private let interpolations: [ImageInterpolation] = [.nearest, .linear, .high]

  private func noise(_ width: Int, _ height: Int, opaque: Bool, seed: UInt64) -> Bitmap {
    var random = SeededRandom(seed: seed)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = random.color(opaque: opaque) } }
    return bitmap
  }

  func testOpaqueBitmapOneToOneIsCopied() {
    let image = noise(7, 5, opaque: true, seed: 1)
    for interpolation in interpolations {
      let bitmap = draw(14, 10, scale: 2) {
        $0.draw(image, in: CGRect(1, 1, 3.5, 2.5), interpolation: interpolation)
      }

      XCTAssertEqual(bitmap.cropped(columns: 2..<9, rows: 2..<7), image)
    }
  }

  func testNearestDoublesIntoSquares() {
    var image = Bitmap(width: 2, height: 1, color: .black)
    image[1, 0] = .white

    let bitmap = draw(4, 2) { $0.draw(image, in: CGRect(0, 0, 4, 2), interpolation: .nearest) }

    XCTAssertEqual(bitmap.dump([.black: "b", .white: "w"]), "bbww\nbbww")
  }

  func testUniformColorStaysUnderEveryTransformAndInterpolation() {
    let color = Color(red: 90, green: 7, blue: 201)
    let image = Bitmap(width: 9, height: 13, color: color)
    for interpolation in interpolations {
      for (angle, side) in [(0.0, 3.3), (0.4, 5), (2.1, 40), (0, 31)] as [(CGFloat, CGFloat)] {
        let bitmap = draw(40, 40) {
          $0.concatenate(CGAffineTransform(translationX: 20, y: 20).rotated(by: angle))
          $0.draw(image, in: CGRect(-side, -side, 2 * side, 2 * side), interpolation: interpolation)
        }

        XCTAssertEqual(bitmap[20, 20], color)
        for y in 0..<40 {
          for x in 0..<40 where bitmap[x, y].alpha > 250 {
            XCTAssertEqual(Int(bitmap[x, y].red), 90, accuracy: 1)
          }
        }
      }
    }
  }

  func testColorsOfTransparentPixelsNeverLeak() {
    var image = Bitmap(width: 8, height: 8, color: Color(red: 0, green: 255, blue: 0, alpha: 0))
    for y in 0..<8 { for x in 0..<4 { image[x, y] = Color(red: 200, green: 0, blue: 0) } }
    for interpolation in interpolations {
      for size in [3, 5, 16] as [CGFloat] {
        let bitmap = draw(16, 16) {
          $0.draw(image, in: CGRect(0, 0, size, size), interpolation: interpolation)
        }

        for y in 0..<16 { for x in 0..<16 { XCTAssertEqual(bitmap[x, y].green, 0) } }
      }
    }
  }

  func testHighShrinksToTheAverageOfTheArea() {
    let image = noise(12, 12, opaque: true, seed: 5)

    let bitmap = draw(3, 2) { $0.draw(image, in: CGRect(0, 0, 3, 2), interpolation: .high) }

    for y in 0..<2 {
      for x in 0..<3 {
        var sum = 0
        for row in 0..<6 {
          for column in 0..<4 { sum += Int(image[x * 4 + column, y * 6 + row].red) }
        }
        XCTAssertEqual(Double(bitmap[x, y].red), Double(sum) / 24, accuracy: 0.5001)
      }
    }
  }

  func testHighWeighsPartlyCoveredPixels() {
    var image = Bitmap(width: 3, height: 1, color: .black)
    image[1, 0] = .white

    let bitmap = draw(2, 1) { $0.draw(image, in: CGRect(0, 0, 2, 1), interpolation: .high) }

    XCTAssertEqual(bitmap[0, 0].red, 85)
    XCTAssertEqual(bitmap[1, 0].red, 85)
  }

  func testEdgeOfTheDestinationIsAntialiased() {
    let image = Bitmap(width: 4, height: 4, color: .black)
    for interpolation in interpolations {
      let bitmap = draw(4, 3) {
        $0.draw(image, in: CGRect(0.5, 0.5, 3, 2), interpolation: interpolation)
      }

      XCTAssertEqual(
        bitmap, draw(4, 3) { $0.fill(Path(rect: CGRect(0.5, 0.5, 3, 2)), with: .color(.black)) })
    }
  }

  func testMirroredBitmapIsMirrored() {
    let image = noise(6, 4, opaque: true, seed: 9)
    let mirrored = draw(6, 4) {
      $0.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 6, ty: 0))
      $0.draw(image, in: CGRect(0, 0, 6, 4), interpolation: .nearest)
    }

    for y in 0..<4 { for x in 0..<6 { XCTAssertEqual(mirrored[x, y], image[5 - x, y]) } }
  }

  func testLinearGoesHalfWayBetweenTwoPixels() {
    var image = Bitmap(width: 2, height: 1, color: .black)
    image[1, 0] = .white

    let bitmap = draw(4, 1) { $0.draw(image, in: CGRect(0, 0, 4, 1), interpolation: .linear) }

    XCTAssertEqual((0..<4).map { bitmap[$0, 0].red }, [0, 64, 191, 255])
  }

  func testPixelsOfAnOpaqueBitmapAreNotCopied() {
    let opaque = noise(9, 5, opaque: true, seed: 2)
    var changed = opaque

    let image = PremultipliedImage(opaque)
    changed[0, 0] = Color(red: 10, green: 20, blue: 30, alpha: 0)
    let copy = PremultipliedImage(changed)

    withExtendedLifetime((image, copy)) {
      XCTAssertEqual(image.byteCount, 0)
      XCTAssertEqual(copy.byteCount, 9 * 5 * 4)
      XCTAssertEqual(copy.pixels[0], 0)
      for index in 0..<45 {
        let pixel = PremultipliedPixel(opaque[index % 9, index / 9])
        XCTAssertEqual(image.pixels[index], pixel.bits)
        if index > 0 { XCTAssertEqual(copy.pixels[index], pixel.bits) }
      }
    }
  }

  func testSecondPlayGivesTheSameBytes() throws {
    let image = noise(33, 21, opaque: false, seed: 11)
    var recorder = DisplayListRecorder(size: CGSize(width: 20, height: 20), scale: 1)
    recorder.draw(image, in: CGRect(1.3, 2.1, 15, 12))
    let list = recorder.finish()
    let player = DisplayListPlayer()

    let first = try player.play(list)

    XCTAssertEqual(try player.play(list), first)
    XCTAssertEqual(played(list), first)
  }

  func testShrunkRowsAreTheWeightedMeansToTheBit() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var sums = SharedBuffer<UInt32>(count: 0, filledWith: 0)
    for round in 0..<200 {
      let (width, height) = (
        Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
      )
      let image = PremultipliedImage(noise(width, height, opaque: round % 2 == 0, seed: seed &+ 1))
      let across = ImageFilter(
        range: 2..<9, step: .random(in: -6...6, using: &random),
        offset: .random(in: -9...20, using: &random), count: width)
      let down = ImageFilter(
        range: 3..<5, step: .random(in: -6...6, using: &random),
        offset: .random(in: -9...20, using: &random), count: height)
      var pixels = [UInt32](repeating: 0, count: 5)

      image.writeRow(4, columns: 3..<8, across: across, down: down, sums: &sums, into: &pixels)

      let expected = (3..<8).map { mean(image, across, $0, down, 4) }
      XCTAssertEqual(pixels, expected, "round \(round), seed \(seed)")
    }
  }

  /// The weighted mean of a rectangle of pixels, in the arithmetic of one number after the other.
  private func mean(
    _ image: PremultipliedImage, _ across: ImageFilter, _ column: Int, _ down: ImageFilter,
    _ row: Int
  ) -> UInt32 {
    let (x, y) = (
      across.taps[column - across.range.lowerBound], down.taps[row - down.range.lowerBound]
    )
    var bits: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      var sum: UInt64 = 0
      for j in 0..<Int(y.count) {
        for i in 0..<Int(x.count) {
          let pixel = image.pixels[(Int(y.first) + j) * image.width + Int(x.first) + i]
          let weight =
            UInt64(across.weights[Int(x.weights) + i]) * UInt64(down.weights[Int(y.weights) + j])
          sum += UInt64(pixel >> shift & 0xFF) * weight
        }
      }
      let mean = Double(sum) * (x.inverse_total * y.inverse_total) + 0.5
      bits |= UInt32(min(255, mean)) << shift
    }
    return bits
  }

  func testWhatAnImageWasReducedToIsKeptAndMoreThanTheLimitIsNot() {
    var images = ImageCache()
    let axis = ImageReduction.Axis(range: 0..<3, step: 3, offset: 0)
    let reduction = ImageReduction(across: axis, down: axis)
    let small = noise(9, 9, opaque: false, seed: 4)

    let first = images.reduced(small, by: reduction)
    images.trim()

    XCTAssertNotNil(first)
    XCTAssertTrue(images.reduced(small, by: reduction) === first)
    var other = small
    other[0, 0] = .white
    XCTAssertFalse(images.reduced(other, by: reduction) === first)

    // As much as is kept: what comes later is drawn without.
    let large = Bitmap(width: 4096, height: ImageCache.byteLimit / 4 / 4096, color: .black)
    XCTAssertNotNil(images.reduced(large, by: reduction))
    XCTAssertNil(images.reduced(noise(8, 8, opaque: true, seed: 5), by: reduction))
    XCTAssertNotNil(images.reduced(large, by: reduction))
    images.trim()
    XCTAssertNotNil(images.reduced(noise(8, 8, opaque: true, seed: 5), by: reduction))
  }

  func testReducedImagesGiveTheSameBytesInALaterPlay() throws {
    let image = noise(64, 48, opaque: false, seed: 6)
    for transform in [CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.3)] {
      var recorder = DisplayListRecorder(size: CGSize(width: 30, height: 30), scale: 1)
      recorder.concatenate(transform)
      for x in [1.0, 1.5, 6] { recorder.draw(image, in: CGRect(x, 3.2, 20, 12)) }
      let list = recorder.finish()
      let player = DisplayListPlayer()

      let first = try player.play(list)

      XCTAssertEqual(try player.play(list), first)
      XCTAssertEqual(played(list), first)
    }
  }

  func testLevelRowsAreInterpolatedAsTheFormulaSays() {
    let seed = SeededRandom.seed()
    var random = SeededRandom(seed: seed)
    var memory = SharedBuffer<UInt32>(count: 0, filledWith: 0)
    for round in 0..<300 {
      let (width, height) = (
        Int.random(in: 1...12, using: &random), Int.random(in: 1...5, using: &random)
      )
      let image = PremultipliedImage(noise(width, height, opaque: false, seed: seed &+ 1))
      let sampler = ImageSampler(
        inverse: CGAffineTransform(
          a: .random(in: -2...2, using: &random), b: 0, c: 0,
          d: .random(in: -2...2, using: &random), tx: .random(in: -20...20, using: &random),
          ty: .random(in: -9...9, using: &random)))
      let (row, first) = (
        Int.random(in: -3...9, using: &random), Int.random(in: -9...9, using: &random)
      )
      let count = Int.random(in: 1...40, using: &random)
      var pixels = [UInt32](repeating: 0, count: count)

      sampler.writeLinear(
        image, row: row, columns: first..<first + count, memory: &memory, into: &pixels)

      let expected = (first..<first + count).map { formula(image, sampler.inverse, $0, row) }
      XCTAssertEqual(pixels, expected, "round \(round), seed \(seed)")
    }
  }

  /// The middle of a pixel between the middles of the four nearest, to 1/256 of a pixel.
  private func formula(
    _ image: PremultipliedImage, _ inverse: CGAffineTransform, _ column: Int, _ row: Int
  ) -> UInt32 {
    func fixed(_ value: Double) -> Int64 {
      Int64((value * 4_294_967_296).rounded(.toNearestOrEven))
    }
    let middle = CGPoint(x: 0.5, y: CGFloat(row) + 0.5).applying(inverse)
    let x = (fixed(middle.x) + Int64(column) * fixed(inverse.a) - 0x7f80_0000) >> 24
    let y = (fixed(middle.y) - 0x7f80_0000) >> 24
    func pixel(_ x: Int64, _ y: Int64) -> UInt32 {
      image.pixels[
        Int(max(0, min(y, Int64(image.height) - 1))) * image.width
          + Int(max(0, min(x, Int64(image.width) - 1)))]
    }
    let (right, lower) = (x & 255, y & 255)
    var result: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) {
      func channel(_ dx: Int64, _ dy: Int64) -> Int64 {
        Int64(pixel(x >> 8 + dx, y >> 8 + dy) >> UInt32(shift) & 255)
      }
      let upperSum = channel(0, 0) * (256 - right) + channel(1, 0) * right
      let lowerSum = channel(0, 1) * (256 - right) + channel(1, 1) * right
      let sum = upperSum * (256 - lower) + lowerSum * lower
      result |= UInt32((sum + 0x8000) >> 16) << UInt32(shift)
    }
    return result
  }
}
