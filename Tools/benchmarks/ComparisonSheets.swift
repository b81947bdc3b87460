// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import RasterScenes
import Rasterizer

/// Magnified parts of scenes as we and others draw them, side by side, for the eye: edges, thin
/// strokes, shadows and gradients. Where the exact picture is known, it stands first, and the
/// errors stand below.
struct ComparisonSheets {
  /// A part of a scene.
  fileprivate struct Part {
    var scene: String
    var left: Int
    var top: Int
    var width = 36
    var height = 28
    /// What the distance of a channel from the middle of the part's range is multiplied with, so
    /// that small steps show.
    var contrast = 1
  }

  fileprivate static let sheets: [(name: String, parts: [Part])] = [
    (
      "edges",
      [
        Part(scene: "q_triangles", left: 14, top: 20), Part(scene: "q_circles", left: 26, top: 38),
        Part(scene: "q_circles", left: 118, top: 28), Part(scene: "q_glyphs", left: 20, top: 24),
      ]
    ),
    (
      "thin-strokes",
      [
        Part(scene: "q_slivers", left: 20, top: 20), Part(scene: "q_slivers", left: 180, top: 150),
        Part(scene: "s5@1x", left: 8, top: 8), Part(scene: "s5@1x", left: 60, top: 300),
      ]
    ),
    (
      "shadows",
      [
        Part(scene: "q_shadow", left: 70, top: 96, width: 54, height: 42),
        Part(scene: "q_shadow", left: 66, top: 180, contrast: 4),
        Part(scene: "s3@1x", left: 2, top: 455, contrast: 6),
      ]
    ),
    (
      "gradients",
      [
        Part(scene: "s3@1x", left: 0, top: 0, contrast: 4),
        Part(scene: "s3@1x", left: 180, top: 100, contrast: 4),
        Part(scene: "s3@1x", left: 140, top: 186),
      ]
    ),
  ]

  private static let magnification = 8
  private static let gap: CGFloat = 12
  /// What errors are multiplied with.
  private static let errorScale = 16.0

  private let options: Options
  private let resources: SceneResources

  init(_ options: Options) throws {
    self.options = options
    resources = try SceneResources(folder: URL(fileURLWithPath: options.folder))
  }

  /// Writes one PNG for each family into `folder`.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, parts) in Self.sheets {
      let file = folder.appendingPathComponent("\(name).peers.8x.png")
      try Data(PNG.encode(sheet(parts))).write(to: file, options: .atomic)
      print(file.path)
    }
  }

  private func sheet(_ parts: [Part]) throws -> Bitmap {
    let view = UIView()
    view.backgroundColor = .systemGray6
    var environment = RenderingEnvironment.current
    environment.displayScale = 1
    return try RenderingEnvironment.$current.withValue(environment) {
      var y = Self.gap
      for part in parts { y = try add(part, to: view, y: y) + Self.gap }
      view.frame.size.height = y
      return try DisplayListPlayer().play(view.displayList(scale: 1))
    }
  }

  /// Adds what all draw, the errors below it, and returns where that ends.
  private func add(_ part: Part, to view: UIView, y: CGFloat) throws -> CGFloat {
    let file = URL(fileURLWithPath: options.folder).appendingPathComponent(part.scene + ".json")
    let list = try SceneFile(contentsOf: file).displayList(resources).list
    let exact = part.scene.hasPrefix("q_") ? Accuracy.exact(list) : nil
    var pictures: [(name: String, bitmap: Bitmap)] = []
    if let exact {
      pictures.append(("exact", Bitmap(gray: exact, width: list.width, height: list.height)))
    }
    pictures.append(("ours", try DisplayListPlayer().play(list)))
    for peer in options.peers {
      if let bitmap = peer.draw(file) { pictures.append((peer.name, bitmap)) }
    }
    var (x, bottom) = (Self.gap, y)
    for (name, bitmap) in pictures {
      let top = add("\(part.scene): \(name)", to: view, x, y)
      let seen = part.cut(bitmap).magnified(Self.magnification)
      var end = add(seen, to: view, x, top)
      if let exact, name != "exact" {
        let error = Bitmap(errorsOf: bitmap, exact, scale: Self.errorScale)
        let plain = Part(
          scene: part.scene, left: part.left, top: part.top, width: part.width,
          height: part.height)
        end = add(plain.cut(error).magnified(Self.magnification), to: view, x, end + 4)
      }
      x += CGFloat(seen.width) + Self.gap
      bottom = max(bottom, end)
    }
    view.frame.size.width = max(view.frame.width, x)
    return bottom
  }

  private func add(_ text: String, to view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.sizeToFit()
    label.frame.origin = CGPoint(x: x, y: y)
    view.addSubview(label)
    return label.frame.maxY.rounded(.up) + 2
  }

  private func add(_ bitmap: Bitmap, to view: UIView, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let picture = UIImageView(image: UIImage(bitmap: bitmap))
    picture.frame.origin = CGPoint(x: x, y: y)
    view.addSubview(picture)
    return picture.frame.maxY
  }
}

extension ComparisonSheets.Part {
  /// The part of `bitmap`, with the contrast.
  fileprivate func cut(_ bitmap: Bitmap) -> Bitmap {
    var cut = bitmap.cropped(columns: left..<left + width, rows: top..<top + height)
    guard contrast > 1 else { return cut }
    for channel in 0..<3 {
      let values = stride(from: channel, to: cut.bytes.count, by: 4).map { Int(cut.bytes[$0]) }
      let middle = ((values.min() ?? 0) + (values.max() ?? 0)) / 2
      cut.withUnsafeMutableBytes { bytes in
        for index in stride(from: channel, to: bytes.count, by: 4) {
          bytes[index] = UInt8(
            max(0, min(255, 128 + (Int(bytes[index]) - middle) * contrast)))
        }
      }
    }
    return cut
  }
}

extension Bitmap {
  /// Gray pixels, each value rounded to nearest.
  fileprivate init(gray values: [Double], width: Int, height: Int) {
    self.init(
      width: width, height: height,
      bytes: values.flatMap { value -> [UInt8] in
        let gray = UInt8(max(0, min(255, value.rounded())))
        return [gray, gray, gray, 255]
      })
  }

  /// White where the red channel is exact, darker the more it is off.
  fileprivate init(errorsOf bitmap: Bitmap, _ exact: [Double], scale: Double) {
    let errors = exact.enumerated().map { index, value in
      255 - abs(Double(bitmap.bytes[index * 4]) - value) * scale
    }
    self.init(gray: errors, width: bitmap.width, height: bitmap.height)
  }

  /// Each pixel as a square.
  fileprivate func magnified(_ factor: Int) -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.bytes.count * factor * factor)
    for y in 0..<height {
      var row: [UInt8] = []
      for x in 0..<width {
        let pixel = self.bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]
        for _ in 0..<factor { row.append(contentsOf: pixel) }
      }
      for _ in 0..<factor { bytes.append(contentsOf: row) }
    }
    return Bitmap(width: width * factor, height: height * factor, bytes: bytes)
  }
}
