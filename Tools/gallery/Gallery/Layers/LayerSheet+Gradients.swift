// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension LayerSheet {
  /// Axial, radial and conic gradients.
  static let gradients = LayerSheet(name: "gradients") {
    [
      [
        gradient("axial, downwards") { _ in },
        gradient("to the right") {
          $0.startPoint = CGPoint(x: 0, y: 0.5)
          $0.endPoint = CGPoint(x: 1, y: 0.5)
        },
        gradient("diagonal") {
          $0.startPoint = .zero
          $0.endPoint = CGPoint(x: 1, y: 1)
        },
        gradient("a part of it") {
          $0.startPoint = CGPoint(x: 0.5, y: 0.4)
          $0.endPoint = CGPoint(x: 0.5, y: 0.6)
        },
      ],
      [
        gradient("three colors") { $0.colors = rainbow },
        gradient("at 0, 0.2, 1") {
          $0.colors = rainbow
          $0.locations = [0, 0.2, 1]
        },
        gradient("a hard edge") { $0.locations = [0.5, 0.5] },
        gradient("to clear") {
          $0.colors = [UIColor.systemRed.cgColor, UIColor.systemRed.withAlphaComponent(0).cgColor]
        },
      ],
      [
        gradient("radial") { makeRadial($0) },
        gradient("radial, an ellipse") {
          makeRadial($0)
          $0.endPoint = CGPoint(x: 1, y: 0.75)
        },
        gradient("radial, from a corner") {
          makeRadial($0)
          $0.startPoint = .zero
          $0.endPoint = CGPoint(x: 1, y: 1)
        },
        gradient("radial, three") {
          makeRadial($0)
          $0.colors = rainbow
        },
      ],
      [
        gradient("conic, from the top") { makeConic($0) },
        gradient("conic, from the right") {
          makeConic($0)
          $0.endPoint = CGPoint(x: 1, y: 0.5)
        },
        gradient("conic, closed") {
          makeConic($0)
          $0.colors = rainbow + [rainbow[0]]
        },
        gradient("rounded") {
          $0.cornerRadius = 20
          $0.borderWidth = 3
        },
      ],
    ]
  }

  private static var rainbow: [CGColor] {
    [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]
  }

  private static func gradient(
    _ caption: String, _ change: (CAGradientLayer) -> Void
  ) -> Sample {
    Sample(caption) { view in
      view.backgroundColor = nil
      let layer = CAGradientLayer()
      layer.frame = view.bounds
      layer.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
      change(layer)
      view.layer.addSublayer(layer)
    }
  }

  private static func makeRadial(_ layer: CAGradientLayer) {
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
  }

  private static func makeConic(_ layer: CAGradientLayer) {
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
  }
}
