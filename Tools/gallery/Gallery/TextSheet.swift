// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import SnapshotVerification

/// A sheet of labels for the eye: scripts, weights, alignments, truncation and attributes, light
/// and dark at 1x, 2x and 3x. It has no references.
struct TextSheet {
  static let column: CGFloat = 330
  private static let margin: CGFloat = 16

  /// Writes a PNG for each style and scale into `folder`, and prints which fonts are not installed.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let missing = TextSamples.missingFonts
    if !missing.isEmpty {
      print(
        "Text: left out for want of \(missing.joined(separator: ", ")); "
          + "`apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji` brings them")
    }
    for style in [UIUserInterfaceStyle.light, .dark] {
      for scale in GalleryPage.scales {
        let name = "text.\(style == .dark ? "dark" : "light").\(scale)x.png"
        try Data(PNG.encode(bitmap(style, scale: scale))).write(
          to: folder.appendingPathComponent(name), options: .atomic)
      }
    }
  }

  /// Draws the sheet. What it reports, such as a character without a glyph, is an error.
  func bitmap(_ style: UIUserInterfaceStyle, scale: Int) throws -> Bitmap {
    try SnapshotRenderer(scale: CGFloat(scale), userInterfaceStyle: style)
      .render(.view({ Self.makeView() }), size: nil).bitmap
  }

  private static func makeView() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let columns: [[(title: String, labels: [UILabel])]] = [
      [("Scripts", TextSamples.scripts), ("Weights", TextSamples.weights)],
      [("Alignments", TextSamples.alignments), ("Truncation", TextSamples.truncations)],
      [("Attributes", TextSamples.attributes), ("Sizes", TextSamples.sizes)],
    ]
    var bottom: CGFloat = 0
    for (index, sections) in columns.enumerated() {
      var y = margin
      for (title, labels) in sections {
        let heading = UILabel()
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.textColor = .secondaryLabel
        for label in [heading] + labels {
          let size = label.sizeThatFits(CGSize(width: column, height: 0))
          let width = label.numberOfLines == 1 && label.frame.width == 0 ? size.width : column
          label.frame = CGRect(
            x: margin + CGFloat(index) * (column + margin * 2), y: y,
            width: label.frame.width > 0 ? label.frame.width : width, height: size.height)
          view.addSubview(label)
          y = label.frame.maxY + 6
        }
        y += margin
      }
      bottom = max(bottom, y)
    }
    view.frame.size = CGSize(width: (column + margin * 2) * CGFloat(columns.count), height: bottom)
    return view
  }
}
