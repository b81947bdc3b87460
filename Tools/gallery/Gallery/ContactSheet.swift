// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import Graphics
import HeadlessUIKit
import SnapshotVerification

/// A view of all pictures of a page, pixel for pixel: a row per state, a column per scale; where
/// there is one scale, several states in a row. The toolkit draws it itself.
struct ContactSheet {
  let page: GalleryPage

  private static let margin: CGFloat = 24
  private static let captionHeight: CGFloat = 24
  private static let statesInARow = 4

  /// Draws the sheet at 1x, so that every pixel of a picture is one of the sheet.
  func bitmap() throws -> Bitmap {
    let view = RenderingEnvironment.$current.withValue(environment) { makeView() }
    return try SnapshotRenderer(scale: 1).render(.view({ view }), size: nil).bitmap
  }

  private var environment: RenderingEnvironment {
    var environment = RenderingEnvironment.current
    environment.displayScale = 1
    return environment
  }

  private func makeView() -> UIView {
    let sheet = UIView()
    sheet.backgroundColor = .systemGray6
    var y = Self.margin
    y = add(caption(page.example.name, bold: true), to: sheet, y: y) + 8
    let scales = page.example.scales.count
    let columns = scales > 1 ? scales : Self.statesInARow
    for rowStart in stride(from: 0, to: page.entries.count, by: columns) {
      let row = Array(page.entries[rowStart..<min(rowStart + columns, page.entries.count)])
      y = add(row, captions: scales > 1 ? 1 : row.count, to: sheet, y: y) + Self.margin / 2
    }
    let right = sheet.subviews.map(\.frame.maxX).max() ?? 0
    sheet.frame = CGRect(x: 0, y: 0, width: right + Self.margin, height: y + Self.margin / 2)
    return sheet
  }

  private func add(_ caption: UILabel, to sheet: UIView, y: CGFloat) -> CGFloat {
    caption.frame.origin = CGPoint(x: Self.margin, y: y)
    sheet.addSubview(caption)
    return y + Self.captionHeight
  }

  /// Adds pictures side by side, the first `captions` of them below their states' names.
  private func add(
    _ row: [GalleryPage.Entry], captions: Int, to sheet: UIView, y top: CGFloat
  ) -> CGFloat {
    var x = Self.margin
    let y = row.contains { $0.state != nil } ? top + Self.captionHeight : top
    var bottom = y
    for (index, entry) in row.enumerated() {
      if index < captions, let state = entry.state {
        let caption = caption(state, bold: false)
        caption.frame.origin = CGPoint(x: x, y: top)
        sheet.addSubview(caption)
      }
      guard let bitmap = entry.bitmap else { continue }
      let imageView = UIImageView(image: UIImage(bitmap: bitmap))
      imageView.frame.origin = CGPoint(x: x, y: y)
      sheet.addSubview(imageView)
      x = imageView.frame.maxX + Self.margin
      bottom = max(bottom, imageView.frame.maxY)
    }
    return bottom
  }

  private func caption(_ text: String, bold: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = bold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.sizeToFit()
    return label
  }
}
