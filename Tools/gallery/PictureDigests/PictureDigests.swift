// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import ExampleViews
import Foundation
import Graphics
import PNGCodec
import RasterScenes
import Rasterizer
import SnapshotVerification
import TextLayout

/// Draws what the table of digests has: the scenes of the rasterizer, every state of the example
/// views at their scales, 2,000 random lists and 2,000 random view trees.
package struct PictureDigests {
  /// A row of the table that is still to be drawn: its pictures make one digest.
  package struct Series: Sendable {
    package var name: String
    /// How many pictures.
    package var count: Int
    /// The digest of one of the pictures.
    var picture: @Sendable (_ index: Int) throws -> UInt64

    /// The digests of each picture.
    package func each() throws -> [(name: String, digest: String)] {
      try (0..<count).map { ("\(name)+\($0)", PictureDigests.hexadecimal(try picture($0))) }
    }
  }

  /// How many random pictures of a kind there are, and how many share a row.
  static let (count, batch) = (2000, 100)

  /// All rows, in the order of the table.
  package static var all: [Series] { scenes + lists + trees + views }

  /// Draws everything, on several threads at once where that is wanted.
  package static func table(version: Int, threads: Int = 1) throws -> PictureDigestTable {
    let all = all
    let digests = Results(count: all.count)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for index in stride(from: thread, to: all.count, by: threads) {
        digests.set(index, Result { try digest(of: all[index]) })
      }
    }
    let rows = try zip(all, digests.all()).map {
      PictureDigestTable.Row(name: $0.name, digest: try $1.get())
    }
    return PictureDigestTable(version: version, fonts: try fonts(), rows: rows)
  }

  private static func digest(of series: Series) throws -> String {
    hexadecimal(combined(try (0..<series.count).map(series.picture)))
  }

  private static var scenes: [Series] {
    [
      Series(name: "scenes/torture", count: 1) { _ in try digest(of: TortureScene.list) },
      Series(name: "scenes/wide", count: 1) { _ in try digest(of: TortureScene.wideList) },
    ]
  }

  private static var lists: [Series] {
    batches("lists") { seed in
      try digest(of: RandomDisplayList.make(seed: UInt64(seed), face: .blocks))
    }
  }

  private static var trees: [Series] {
    batches("trees") { try digest(of: RandomViewTree.displayList(seed: $0)) }
  }

  private static var views: [Series] {
    Example.all.enumerated().flatMap { number, example in
      example.scales.map { scale in
        Series(name: "views/\(example.name)@\(scale)x", count: example.subjects.count) { index in
          // A fresh one: examples hold closures, which are nobody else's.
          let example = Example.all[number]
          let rendered = try SnapshotRenderer(scale: CGFloat(scale), fonts: .system)
            .render(example.subjects[index].subject, size: example.size, detail: .picture)
          return PNG.PixelDigest(rendered.bitmap).word
        }
      }
    }
  }

  private static func batches(
    _ kind: String, _ picture: @escaping @Sendable (_ seed: Int) throws -> UInt64
  ) -> [Series] {
    stride(from: 0, to: count, by: batch).map { start in
      Series(name: "\(kind)/\(start)", count: batch) { try picture(start + $0) }
    }
  }

  private static func digest(of list: DisplayList) throws -> UInt64 {
    PNG.PixelDigest(try DisplayListPlayer().play(list)).word
  }

  /// Of the files of the faces that the system font is made of.
  private static func fonts() throws -> String {
    let faces = [
      ("Inter", [300, 400, 500, 600, 700, 800]), ("Inter Display", [300, 400, 600, 700]),
    ]
    let texts = try faces.flatMap { family, weights in
      try weights.map { "\(FontIdentity(try FontLibrary.system.face(family: family, weight: $0)))" }
    }
    return hexadecimal(combined(texts.joined().utf8.map(UInt64.init)))
  }

  /// FNV-1a over the bytes of the words, the lowest first.
  static func combined(_ words: [UInt64]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in words {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        hash = (hash ^ (word >> shift & 0xff)) &* 0x100_0000_01b3
      }
    }
    return hash
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// What several threads have drawn.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<String, any Error>?]

  init(count: Int) { results = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ result: Result<String, any Error>) {
    lock.withLock { results[index] = result }
  }

  func all() -> [Result<String, any Error>] { lock.withLock { results.compactMap { $0 } } }
}
