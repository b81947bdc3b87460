// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport
import Testing

@testable import GIFCodec

struct GIFTests {
  private static let colors: [[UInt8]] = [[255, 0, 0], [0, 0, 255], [0, 255, 0], [0, 0, 0]]

  /// The frames' pixels by the first letters of their colors.
  private func pictures(_ bytes: [UInt8]) throws -> [[String]] {
    var canvas = GIF.Canvas(try GIF(bytes))
    var pictures: [[String]] = []
    while let bitmap = canvas.next() {
      pictures.append(
        (0..<bitmap.height).map { y in
          String(
            (0..<bitmap.width).map { x -> Character in
              let color = bitmap[x, y]
              guard color.alpha == 255 else { return color == .clear ? "." : "?" }
              switch (color.red, color.green, color.blue) {
              case (255, 0, 0): return "r"
              case (0, 0, 255): return "b"
              case (0, 255, 0): return "g"
              default: return "?"
              }
            })
        })
    }
    return pictures
  }

  /// Written by Pillow 9.4, which also says what is seen.
  @Test func aFileOfAnotherProgram() throws {
    let text =
      "R0lGODlhDQAJAIEAAAAAAAAA//8AAAAAACH/C05FVFNDQVBFMi4wAwEDAAAh+QQJBQAAACwAAAAADQAJAAAINgAF"
      + "BBgokODAAAIBABAAIMBChQgbPmzIUGHFiBYVLnQ4cWNGhwURHgxZcCJGkxU7JlTJkSHIgAAh+QQJCgAAACwAAAAA"
      + "DQAJAIEAAAAA/wD/AAAAAP8IOwABCBQgEICAAAgPDgQwwCDCAQcDGGxokGGAiBAFZgRwEeFFhhUZRuy4cKDHiCEz"
      + "JjwJkqBIliUnrgwIACH5BAkCAAAALAAAAAANAAkAgQAAAP8AAAAA/wAAAAgwAAEACCBwYEGCAgkKMAhAAEKGEAMs"
      + "NLgQocODGBNOVBgxI8OLCT1KDFlRIMiICwMCADs="
    let bytes = try [UInt8](#require(Data(base64Encoded: text)))
    let file = try GIF(bytes)
    #expect(file.width == 13)
    #expect(file.height == 9)
    #expect(file.loopCount == 3)
    #expect(file.frames.map(\.delay) == [5, 10, 2])
    let pictures = try pictures(bytes)
    #expect(pictures.count == 3)
    #expect(
      pictures[1] == [
        "...r...rgggrg",
        "..r.b.rggbrgg",
        ".rb..r.bgrggb",
        "r..br..grgggr",
        ".b.r..brgggrg",
        "..r...rgggrgg",
        ".r..br.ggrggg",
        "r.b.r..brgggr",
        "...r...rbggrg",
      ])
  }

  /// A red picture of 3 by 2 pixels, a blue frame at its right, and a green one at its bottom.
  private func threeFrames(disposal: Int) -> [UInt8] {
    var writer = GIFWriter(width: 3, height: 2, colors: GIFTests.colors, loopCount: 0)
    writer.append(.init(width: 3, pixels: [0, 0, 0, 0, 0, 0]))
    var frame = GIFWriter.Frame(width: 2, pixels: [1, 1])
    (frame.x, frame.disposal) = (1, disposal)
    writer.append(frame)
    frame = GIFWriter.Frame(width: 2, pixels: [3, 2])
    (frame.y, frame.transparentIndex) = (1, 3)
    writer.append(frame)
    return writer.file
  }

  @Test(arguments: [
    (1, ["rbb", "rgr"]), (2, ["r..", "rgr"]), (3, ["rrr", "rgr"]),
  ])
  func whatBecomesOfAFrame(_ disposal: Int, _ last: [String]) throws {
    let bytes = threeFrames(disposal: disposal)
    #expect(try pictures(bytes) == [["rrr", "rrr"], ["rbb", "rrr"], last])
    #expect(try GIF(bytes).loopCount == 0)
  }

  @Test func aFrameBeyondThePictureIsCut() throws {
    var writer = GIFWriter(width: 2, height: 2, colors: GIFTests.colors)
    var frame = GIFWriter.Frame(width: 3, pixels: [1, 1, 1, 1, 1, 1, 1, 1, 1])
    (frame.x, frame.y, frame.disposal) = (1, 1, 2)
    writer.append(frame)
    for (x, y) in [(5, 0), (0, 5)] {
      (frame.x, frame.y) = (x, y)
      writer.append(frame)
    }
    frame = GIFWriter.Frame(width: 1, pixels: [0])
    writer.append(frame)
    #expect(
      try pictures(writer.file) == [["..", ".b"], ["..", ".."], ["..", ".."], ["r.", ".."]])
    #expect(try GIF(writer.file).loopCount == nil)
  }

  @Test(arguments: 0..<24)
  func picturesAreReadAsTheyWereWritten(_ round: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...120, using: &random)
    let height = Int.random(in: 1...120, using: &random)
    let count = 1 << Int.random(in: 1...8, using: &random)
    let colors = (0..<count).map { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    // Few runs make many words, long ones long words.
    let longest = [1, 3, 4000].randomElement(using: &random)!
    var pixels: [UInt8] = []
    while pixels.count < width * height {
      let index = UInt8(Int.random(in: 0..<count, using: &random))
      let run = Int.random(in: 1...longest, using: &random)
      pixels += [UInt8](repeating: index, count: min(run, width * height - pixels.count))
    }
    var frame = GIFWriter.Frame(width: width, pixels: pixels)
    frame.isInterlaced = Bool.random(using: &random)
    var writer = GIFWriter(width: width, height: height, colors: colors)
    writer.append(frame)
    var canvas = GIF.Canvas(try GIF(writer.file))
    let expected: [UInt8] = pixels.flatMap { pixel -> [UInt8] in colors[Int(pixel)] + [255] }
    #expect(
      canvas.next() == Bitmap(width: width, height: height, bytes: expected),
      "seed \(seed), \(width)x\(height), \(count) colors, runs of \(longest)")
    #expect(canvas.next() == nil)
  }

  @Test func aFileThatEndsEarlyHasItsWholeFrames() throws {
    let bytes = threeFrames(disposal: 1)
    let whole = try pictures(bytes)
    var counts: Set<Int> = []
    for count in 0..<bytes.count {
      do {
        let pictures = try pictures(Array(bytes.prefix(count)))
        #expect(pictures[...] == whole.prefix(pictures.count))
        counts.insert(pictures.count)
      } catch let error as GIF.Error {
        #expect(error == (count < 6 ? .notGIF : .truncated(byteCount: count)))
      }
    }
    #expect(counts == [1, 2, 3])
  }

  @Test func damagedBytesAreReadOrRefused() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let bytes = threeFrames(disposal: 3)
    var readCount = 0
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 6..<bytes.count, using: &random)
        damaged[place] = .random(in: 0...255, using: &random)
      }
      guard let file = try? GIF(damaged), file.width * file.height < 1_000_000 else { continue }
      var canvas = GIF.Canvas(file)
      while let picture = canvas.next() { readCount += picture.width }
    }
    #expect(readCount > 0, "seed \(seed)")
  }

  @Test func errorsSayWhatHappened() {
    #expect(throws: GIF.Error.notGIF) { try GIF(Array("PNG".utf8)) }
    #expect(throws: GIF.Error.tooLarge(width: 20_000, height: 20_000)) {
      var writer = GIFWriter(width: 20_000, height: 20_000, colors: GIFTests.colors)
      writer.append(.init(width: 1, pixels: [0]))
      _ = try GIF(writer.file)
    }
    #expect(throws: GIF.Error.empty(width: 3, height: 2)) {
      try GIF(GIFWriter(width: 3, height: 2, colors: GIFTests.colors).file)
    }
    var bytes = GIFWriter(width: 3, height: 2, colors: GIFTests.colors).file
    bytes[bytes.count - 1] = 7
    #expect(throws: GIF.Error.damaged(offset: bytes.count - 1, byte: 7)) { try GIF(bytes) }
    #expect("\(GIF.Error.truncated(byteCount: 9))".contains("ends after 9 bytes"))
  }
}
