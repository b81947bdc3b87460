// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  private static let names = [
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.forward",
    "chevron.up.chevron.down", "arrow.left", "arrow.right", "arrow.up", "arrow.down",
    "arrow.up.right", "arrow.up.arrow.down", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.triangle.2.circlepath", "xmark", "plus", "minus", "checkmark", "equal", "info",
    "exclamationmark", "questionmark", "ellipsis", "line.3.horizontal",
    "line.3.horizontal.decrease", "list.bullet", "slider.horizontal.3", "circle", "square",
    "rectangle", "triangle", "exclamationmark.triangle", "star", "heart", "bolt", "play", "pause",
    "stop", "forward", "backward", "square.grid.2x2", "moon", "cloud", "sun.max", "person",
    "person.2", "magnifyingglass", "trash", "house", "bell", "bookmark", "flag", "tag", "folder",
    "doc", "envelope", "creditcard", "calendar", "clock", "photo", "camera", "gear",
    "square.and.arrow.up", "square.and.arrow.down", "pencil", "square.and.pencil", "lock",
    "lock.open", "eye", "eye.slash", "phone", "mic", "location", "paperplane", "mappin", "link",
    "cart", "bag", "gift", "globe", "wifi", "book", "message", "bubble.right", "no.drawing",
    "xmark.circle", "plus.circle.fill", "chevron.right.square", "person.circle", "bell.slash",
  ]

  /// Symbols, plain and filled, and one at different weights, scales and colors.
  static let symbols = ControlSheet(name: "symbols") {
    let rows = UIStackView(
      arrangedSubviews: stride(from: 0, to: names.count, by: 13).flatMap { start in
        ["", ".fill"].map { suffix in
          row(
            names[start..<min(start + 13, names.count)].map {
              UIImage(systemName: $0 + suffix, withConfiguration: body)
            })
        }
      } + [weights, scales, colored])
    rows.axis = .vertical
    rows.alignment = .leading
    rows.spacing = 4
    rows.frame.size = rows.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return rows
  }

  private static var body: UIImage.SymbolConfiguration { .init(textStyle: .body) }

  private static func row(_ images: [UIImage?]) -> UIView {
    let row = UIStackView(
      arrangedSubviews: images.map { image in
        let view = UIImageView(image: image)
        view.contentMode = .center
        view.widthAnchor.constraint(equalToConstant: 44).isActive = true
        return view
      })
    row.alignment = .center
    return row
  }

  private static var weights: UIView {
    row(
      (1...9).map { weight in
        UIImage(
          systemName: "star.circle",
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: 24, weight: UIImage.SymbolWeight(rawValue: weight) ?? .regular))
      })
  }

  private static var scales: UIView {
    row(
      [.small, .medium, .large].map { scale in
        UIImage(
          systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(scale: scale))
      })
  }

  private static var colored: UIView {
    let colors: [UIImage.SymbolConfiguration] = [
      .init(hierarchicalColor: .systemIndigo), .init(paletteColors: [.white, .systemRed]),
      .preferringMonochrome(),
    ]
    return row(
      colors.flatMap { color in
        ["xmark.circle.fill", "bell.circle"].map {
          UIImage(
            systemName: $0,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 28).applying(color))
        }
      })
  }
}
