// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension LayerSheet {
  /// The thirteen content modes of an image view, and how images are tinted.
  static let contentModes = LayerSheet(name: "content-modes") {
    let modes: [[(String, UIView.ContentMode)]] = [
      [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
        ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
      ],
      [("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right)],
      [
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
        ("bottomRight", .bottomRight),
      ],
    ]
    return modes.map { row in
      row.map { name, mode in imageSample(name) { $0.contentMode = mode } }
    } + [
      [
        imageSample("template") { $0.image = $0.image?.withRenderingMode(.alwaysTemplate) },
        imageSample("template, tinted") {
          $0.image = $0.image?.withRenderingMode(.alwaysTemplate)
          $0.tintColor = .systemPink
        },
        imageSample("fill, cut") {
          $0.contentMode = .scaleAspectFill
          $0.clipsToBounds = true
        },
        imageSample("fill, round, cut") {
          $0.contentMode = .scaleAspectFill
          $0.layer.cornerRadius = 32
          $0.clipsToBounds = true
        },
      ]
    ]
  }

  private static func imageSample(
    _ caption: String, _ change: (UIImageView) -> Void
  ) -> Sample {
    Sample(caption) { view in
      view.backgroundColor = .systemGray5
      let image = UIImageView(image: picture)
      image.frame = view.bounds
      change(image)
      view.addSubview(image)
    }
  }
}
