// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer
import TextLayout

/// Labels in Inter at 17 points and 2 pixels per point, black on white, as the peer draws them.
struct TextWorkload {
  private static let label = CGSize(width: 500, height: 24)
  private static let screen = CGSize(width: 500, height: 840)
  private static let screenLines = 34

  private let lines: [String]
  private let style: TextStyle
  private let player = DisplayListPlayer()

  init(lines: [String]) throws {
    self.lines = lines
    style = TextStyle(face: try FontLibrary.system.face(family: "Inter"), pointSize: 17)
  }

  /// Lines of 60 characters, each different, from words of a fixed list.
  static func lines(count: Int) -> [String] {
    let words = [
      "account", "Balance", "of", "the", "Transfer", "to", "savings", "yesterday", "12:45", "Edit",
      "profile", "Notifications", "and", "privacy", "settings", "AVATAR", "quick", "brown", "fox",
      "jumps", "over", "lazy", "dog", "We", "Total", "$1,024.99", "pending", "for", "review,",
    ]
    var state: UInt64 = 1
    return (0..<count).map { _ in
      var line = ""
      while line.utf8.count < 60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        line += (line.isEmpty ? "" : " ") + words[Int(state >> 33) % words.count]
      }
      return String(line.prefix(60))
    }
  }

  func measure(budget: Double) throws -> TextComparison.Times {
    TextComparison.Times(
      label: try median(budget) { _ = try draw([lines[$0 % lines.count]], Self.label) },
      sameLabel: try median(budget) { _ in _ = try draw([lines[0]], Self.label) },
      screen: try median(budget) { _ in _ = try drawScreen() },
      emptyScreen: try median(budget) { _ in _ = try draw([], Self.screen) })
  }

  /// Writes the screen as a PPM file.
  func writePicture(to url: URL) throws {
    let bitmap = try drawScreen()
    var data = Data("P6 \(bitmap.width) \(bitmap.height) 255\n".utf8)
    for pixel in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      data.append(contentsOf: bitmap.bytes[pixel..<pixel + 3])
    }
    try data.write(to: url)
  }

  private func drawScreen() throws -> Bitmap {
    try draw(Array(lines[..<Self.screenLines]), Self.screen)
  }

  private func draw(_ lines: [String], _ size: CGSize) throws -> Bitmap {
    var recorder = DisplayListRecorder(size: size, scale: 2)
    recorder.fill(Path(rect: CGRect(origin: .zero, size: size)), with: .color(.white))
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .truncateTail
    for (index, text) in lines.enumerated() {
      let block = TextBlock(
        [TextSpan(text, style: style)], width: size.width, maximumLines: 1, paragraph: paragraph,
        pixelGrid: PixelGrid(scale: 2))
      for line in block.lines {
        for run in line.runs {
          let origin = CGPoint(x: run.x, y: CGFloat(index) * 24 + line.baseline)
          recorder.draw(run.glyphs, at: origin, with: .color(.black))
        }
      }
    }
    return try player.play(recorder.finish())
  }

  /// The middle time of about `budget` milliseconds, in microseconds.
  private func median(_ budget: Double, _ body: (Int) throws -> Void) throws -> Double {
    for index in 0..<20 { try body(index) }
    var times: [Double] = []
    var total = 0.0
    while times.count < 9 || (total < budget * 1000 && times.count < 200_000) {
      let start = DispatchTime.now().uptimeNanoseconds
      try body(20 + times.count)
      let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1000
      times.append(time)
      total += time
    }
    return times.sorted()[times.count / 2]
  }
}
