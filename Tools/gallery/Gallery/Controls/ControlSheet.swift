// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import Rasterizer

/// A control for the eye: light and dark, from left to right and from right to left, at three sizes
/// of text. It has no references.
struct ControlSheet {
  /// The file's name.
  var name: String
  /// Makes the samples, with the frame that they need.
  var makeView: @Sendable () -> UIView

  static let all: [ControlSheet] = [
    .buttons, .plainButtons, .fields, .segments, .values, .colors, .progress, .cells, .editedCells,
    .plainTable, .groupedTable, .flowLayout, .navigationBars, .tabBars, .toolbars, .alerts,
    .actionSheets, .stacks, .popovers, .customPresentations, .appearances, .symbols, .pickers,
    .months, .searches, .cards,
  ]

  private static let categories: [UIContentSizeCategory] = [
    .small, .large, .accessibilityLarge,
  ]

  /// Writes the sheet as a PNG into `folder`.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name + ".png")
    try Data(PNG.encode(bitmap())).write(to: file, options: .atomic)
  }

  /// Draws the samples at 2x under each combination: a row for each look, a column for each size.
  func bitmap() throws -> Bitmap {
    let looks: [(UIUserInterfaceStyle, UIUserInterfaceLayoutDirection)] = [
      (.light, .leftToRight), (.light, .rightToLeft), (.dark, .leftToRight), (.dark, .rightToLeft),
    ]
    return try Mosaic(
      rows: looks.map { style, direction in
        try Self.categories.map { try sample(style, direction, $0) }
      }
    ).bitmap()
  }

  private func sample(
    _ style: UIUserInterfaceStyle, _ direction: UIUserInterfaceLayoutDirection,
    _ category: UIContentSizeCategory
  ) throws -> Bitmap {
    var environment = RenderingEnvironment.current
    environment.displayScale = 2
    environment.userInterfaceStyle = style
    environment.layoutDirection = direction
    environment.preferredContentSizeCategory = category
    return try RenderingEnvironment.$current.withValue(environment) {
      let view = makeView()
      view.layoutIfNeeded()
      return try DisplayListPlayer().play(view.displayList(scale: 2))
    }
  }

  /// Views below one another, each as large as it wants to be unless it has a size.
  static func column(_ views: [UIView], width: CGFloat = 300) -> UIView {
    let column = UIView()
    column.backgroundColor = .systemBackground
    var y: CGFloat = 12
    for view in views {
      if view.frame.size == .zero { view.sizeToFit() }
      view.frame.origin = CGPoint(x: 16, y: y)
      column.addSubview(view)
      y = view.frame.maxY + 12
    }
    column.frame.size = CGSize(width: width, height: y)
    return column
  }
}
