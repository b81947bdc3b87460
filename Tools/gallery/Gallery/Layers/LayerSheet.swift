// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import Rasterizer

/// A family of what layers can do, for the eye: light and dark, at 1x, 2x and 3x. It has no
/// references.
struct LayerSheet {
  /// One layer with what it shows.
  struct Sample {
    var caption: String
    var view: UIView

    /// A view of 64 x 64 points, changed.
    init(_ caption: String, size: CGSize = Sample.size, _ change: (UIView) -> Void) {
      self.caption = caption
      view = UIView(frame: CGRect(origin: .zero, size: size))
      view.backgroundColor = .systemTeal
      change(view)
    }

    static let size = CGSize(width: 64, height: 64)
  }

  /// The file's name.
  var name: String
  /// Makes the samples, row by row.
  var makeRows: @Sendable () -> [[Sample]]

  static let all: [LayerSheet] = [
    .corners, .borders, .shadows, .contents, .masks, .lines, .strokes, .gradients, .transforms,
    .composition, .contentModes,
  ]

  private static let cell = CGSize(width: 104, height: 112)
  private static let scales: [CGFloat] = [1, 2, 3]

  /// Writes the sheet as a PNG into `folder`.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rows = try [UIUserInterfaceStyle.light, .dark].map { style in
      try Self.scales.map { try picture(style, scale: $0) }
    }
    try Data(PNG.encode(Mosaic(rows: rows).bitmap())).write(
      to: folder.appendingPathComponent(name + ".png"), options: .atomic)
  }

  private func picture(_ style: UIUserInterfaceStyle, scale: CGFloat) throws -> Bitmap {
    var environment = RenderingEnvironment.current
    environment.displayScale = scale
    environment.userInterfaceStyle = style
    return try RenderingEnvironment.$current.withValue(environment) {
      let view = Self.grid(makeRows())
      view.layoutIfNeeded()
      return try DisplayListPlayer().play(view.displayList(scale: scale))
    }
  }

  private static func grid(_ rows: [[Sample]]) -> UIView {
    let grid = UIView()
    grid.backgroundColor = .systemBackground
    for (row, samples) in rows.enumerated() {
      for (column, sample) in samples.enumerated() {
        let origin = CGPoint(x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height)
        sample.view.center = CGPoint(x: origin.x + cell.width / 2, y: origin.y + 52)
        let caption = UILabel()
        caption.text = sample.caption
        caption.font = .systemFont(ofSize: 9)
        caption.textAlignment = .center
        caption.frame = CGRect(x: origin.x, y: origin.y + 96, width: cell.width, height: 12)
        grid.addSubview(sample.view)
        grid.addSubview(caption)
      }
    }
    grid.frame.size = CGSize(
      width: cell.width * CGFloat(rows.map(\.count).max() ?? 0),
      height: cell.height * CGFloat(rows.count))
    return grid
  }
}
