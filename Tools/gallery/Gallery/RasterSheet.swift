// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import PNGCodec
import RasterScenes
import Rasterizer

/// What the rasterizer paints, for the eye: small samples side by side, each drawn at one pixel per
/// point and shown eight times as large without smoothing, the scene of the tests with everything
/// in it, and the scenes of the benchmarks. It has no references.
///
/// The same parts beside other renderers: `Tools/benchmarks`, `--sheets`.
struct RasterSheet {
  /// One small picture.
  struct Sample {
    var size: CGSize
    var paint: (inout DisplayListRecorder) -> Void
  }

  private static let magnification: CGFloat = 8
  private static let gap: CGFloat = 2

  /// Writes a PNG for each family of samples into `folder`.
  ///
  /// - Parameter scenes: Where the benchmarks' scenes are; `nil` leaves them out.
  func write(to folder: URL, scenes: URL?) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, rows) in RasterSamples.families {
      try Data(PNG.encode(Self.sheet(rows))).write(
        to: folder.appendingPathComponent("\(name).8x.png"), options: .atomic)
    }
    try writeTortureScene(to: folder)
    if let scenes { try write(scenes, to: folder) }
  }

  private func writeTortureScene(to folder: URL) throws {
    let scene = try DisplayListPlayer().play(TortureScene.list)
    let wide = try DisplayListPlayer().play(TortureScene.wideList)
    let pictures = [
      ("torture", scene), ("torture.8x", try Self.magnified(scene)), ("torture-wide", wide),
    ]
    for (name, bitmap) in pictures {
      try Data(PNG.encode(bitmap)).write(
        to: folder.appendingPathComponent("\(name).png"), options: .atomic)
    }
  }

  /// The six scenes, at one and at three pixels per point.
  private func write(_ scenes: URL, to folder: URL) throws {
    let resources = try SceneResources(folder: scenes)
    let player = DisplayListPlayer()
    for name in (1...6).flatMap({ ["s\($0)@1x", "s\($0)@3x"] }) {
      let file = try SceneFile(contentsOf: scenes.appendingPathComponent(name + ".json"))
      try Data(PNG.encode(player.play(file.displayList(resources).list))).write(
        to: folder.appendingPathComponent("\(name).png"), options: .atomic)
    }
  }

  /// Draws rows of samples, then the whole magnified.
  private static func sheet(_ rows: [[Sample]]) throws -> Bitmap {
    let widths = rows.map { row in row.reduce(gap) { $0 + $1.size.width + gap } }
    let heights = rows.map { row in row.map(\.size.height).max() ?? 0 }
    let size = CGSize(
      width: widths.max() ?? 0, height: heights.reduce(gap) { $0 + $1 + gap })
    var recorder = DisplayListRecorder(size: size, scale: 1)
    recorder.fill(
      Path(rect: CGRect(origin: .zero, size: size)),
      with: .color(Color(red: 242, green: 242, blue: 247)))
    var y = gap
    for (row, height) in zip(rows, heights) {
      var x = gap
      for sample in row {
        recorder.withSavedState { recorder in
          recorder.concatenate(CGAffineTransform(translationX: x, y: y))
          recorder.clip(to: Path(rect: CGRect(origin: .zero, size: sample.size)))
          recorder.fill(
            Path(rect: CGRect(origin: .zero, size: sample.size)), with: .color(.white))
          sample.paint(&recorder)
        }
        x += sample.size.width + gap
      }
      y += height + gap
    }
    return try magnified(DisplayListPlayer().play(recorder.finish()))
  }

  private static func magnified(_ bitmap: Bitmap) throws -> Bitmap {
    let size = CGSize(
      width: CGFloat(bitmap.width) * magnification, height: CGFloat(bitmap.height) * magnification)
    var recorder = DisplayListRecorder(size: size, scale: 1)
    recorder.draw(bitmap, in: CGRect(origin: .zero, size: size), interpolation: .nearest)
    return try DisplayListPlayer().play(recorder.finish())
  }
}
