// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import SnapshotVerification
import TextLayout

/// Reference, actual and difference of one snapshot in one picture, with captions: what every
/// viewer of CI artifacts can show.
///
///     ProfileViewTests/testEveryState.adult: differing
///     reference         actual            difference
///     +-----------+     +-----------+     +-----------+
///     |           |     |           |     |           |
///     +-----------+     +-----------+     +-----------+
///
/// Pictures keep their pixels. Those that are more than twice as wide as high stand below each
/// other.
struct TriptychPicture {
  private let entry: SnapshotRun.Entry
  private let panels: [Panel]

  private struct Panel {
    let caption: String
    let bitmap: Bitmap
  }

  private static let margin = 16
  private static let lineHeight = 28
  private static let fontSize: CGFloat = 18
  /// Room for a caption below which a narrow picture would cut it.
  private static let minimumWidth = 220

  /// Reads the pictures of an entry; nil where none was written.
  init?(_ entry: SnapshotRun.Entry) throws(FinishedRun.Error) {
    self.entry = entry
    var panels: [Panel] = []
    for (caption, path) in [
      ("reference", entry.artifacts.reference), ("actual", entry.artifacts.actual),
      ("difference", entry.artifacts.difference),
    ] {
      guard let path else { continue }
      let bitmap = try Self.bitmap(path)
      panels.append(
        Panel(caption: "\(caption)  \(bitmap.width)x\(bitmap.height)", bitmap: bitmap))
    }
    guard !panels.isEmpty else { return nil }
    self.panels = panels
  }

  private static func bitmap(_ path: String) throws(FinishedRun.Error) -> Bitmap {
    do throws(FinishedRun.Error) {
      return try PictureFile(bytes: try PictureFile.read(path), path: path).bitmap
    } catch {
      throw .unusablePicture(path: path, reason: error.reason)
    }
  }

  /// The picture as a PNG file.
  ///
  /// A title with letters that no font here has is written with their numbers, and where there is
  /// no font at all the captions are left out: the pictures matter more.
  ///
  /// - Parameter package: The package's folder, whose own fonts come first.
  func png(package: String) throws(FinishedRun.Error) -> [UInt8] {
    let renderer = SnapshotRenderer(
      scale: 1, fonts: .package(at: URL(fileURLWithPath: package)))
    let title = TerminalText.escaped("\(SnapshotTitle(entry).full): \(entry.outcome.word)")
    var reason = ""
    for title in [title, Self.ascii(title), nil] {
      do {
        let rendered = try renderer.render(.view { view(title) }, size: size, detail: .picture)
        return try PNG.encode(rendered.bitmap)
      } catch {
        reason = "\(error)"
      }
    }
    throw .undrawablePicture(snapshot: SnapshotTitle(entry).full, reason: reason)
  }

  private static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  // MARK: Layout, in pixels

  private var isStacked: Bool {
    panels.allSatisfy { $0.bitmap.width > 2 * $0.bitmap.height }
  }

  private func width(_ panel: Panel) -> Int { max(panel.bitmap.width, Self.minimumWidth) }

  /// The top left corner of each panel's caption.
  private var origins: [(x: Int, y: Int)] {
    var (x, y) = (Self.margin, Self.margin + Self.lineHeight)
    return panels.map { panel in
      defer {
        if isStacked {
          y += Self.lineHeight + panel.bitmap.height + Self.margin
        } else {
          x += width(panel) + Self.margin
        }
      }
      return (x, y)
    }
  }

  private var size: CGSize {
    let ends = zip(origins, panels).map { origin, panel in
      (
        x: origin.x + width(panel), y: origin.y + Self.lineHeight + panel.bitmap.height
      )
    }
    let (x, y) = (ends.map(\.x).max() ?? 0, ends.map(\.y).max() ?? 0)
    return CGSize(width: CGFloat(x + Self.margin), height: CGFloat(y + Self.margin))
  }

  /// - Parameter title: The text above the panels; nil for a picture without any text.
  private func view(_ title: String?) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = UIColor(white: 0.93, alpha: 1)
    if let title {
      let width = Int(size.width) - 2 * Self.margin
      view.addSubview(label(title, x: Self.margin, y: Self.margin / 2, width, .semibold))
    }
    for (origin, panel) in zip(origins, panels) {
      if title != nil {
        view.addSubview(label(panel.caption, x: origin.x, y: origin.y, width(panel), .regular))
      }
      let picture = UIImageView(image: UIImage(bitmap: panel.bitmap, scale: 1))
      picture.frame = CGRect(
        x: origin.x, y: origin.y + Self.lineHeight, width: panel.bitmap.width,
        height: panel.bitmap.height)
      let edge = UIView(frame: picture.frame.insetBy(dx: -1, dy: -1))
      edge.backgroundColor = UIColor(white: 0.75, alpha: 1)
      // What is transparent in a picture is seen on white.
      let backdrop = UIView(frame: picture.frame)
      backdrop.backgroundColor = .white
      for part in [edge, backdrop, picture] { view.addSubview(part) }
    }
    return view
  }

  private func label(
    _ text: String, x: Int, y: Int, _ width: Int, _ weight: UIFont.Weight
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: Self.lineHeight))
    label.font = .systemFont(ofSize: Self.fontSize, weight: weight)
    label.textColor = UIColor(white: 0.15, alpha: 1)
    label.lineBreakMode = .byTruncatingMiddle
    label.text = text
    return label
  }
}
