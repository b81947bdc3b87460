// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension LayerSheet {
  /// Transforms about anchor points.
  static let transforms = LayerSheet(name: "transforms") {
    let transforms: [[(String, CGAffineTransform)]] = [
      [
        ("turned by 30 degrees", CGAffineTransform(rotationAngle: .pi / 6)),
        ("turned by 90 degrees", CGAffineTransform(rotationAngle: .pi / 2)),
        ("0.6 as large", CGAffineTransform(scaleX: 0.6, y: 0.6)),
        ("mirrored", CGAffineTransform(scaleX: -1, y: 1)),
      ],
      [
        ("1.4 x 0.7", CGAffineTransform(scaleX: 1.4, y: 0.7)),
        ("moved by 8, -8", CGAffineTransform(translationX: 8, y: -8)),
        ("slanted", CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 0, ty: 0)),
        (
          "turned, then moved",
          CGAffineTransform(rotationAngle: .pi / 6)
            .concatenating(CGAffineTransform(translationX: 10, y: 0))
        ),
      ],
    ]
    return transforms.map { row in
      row.map { caption, transform in
        Sample(caption) {
          addCard(to: $0)
          $0.transform = transform
        }
      }
    } + [
      [(0.0, 0.0), (1, 1), (0.5, 0), (0.5, 1)].map { x, y in
        Sample("about \(x), \(y)") {
          let inner = UIView(frame: $0.bounds)
          $0.backgroundColor = .systemGray5
          addCard(to: inner)
          inner.layer.anchorPoint = CGPoint(x: x, y: y)
          inner.layer.position = CGPoint(x: 64 * x, y: 64 * y)
          inner.transform = CGAffineTransform(rotationAngle: .pi / 9).scaledBy(x: 0.8, y: 0.8)
          $0.addSubview(inner)
        }
      }
    ]
  }

  /// What lies above what, and how groups fade.
  static let composition = LayerSheet(name: "composition") {
    [
      [
        Sample("alpha 1") { addOverlap(to: $0) },
        Sample("alpha 0.5 as one") {
          addOverlap(to: $0)
          $0.alpha = 0.5
        },
        Sample("0.5 one by one") {
          addOverlap(to: $0)
          $0.alpha = 0.5
          $0.layer.allowsGroupOpacity = false
        },
        Sample("each 0.5") { view in
          addOverlap(to: view)
          for subview in view.subviews { subview.alpha = 0.5 }
        },
      ],
      [
        Sample("order of subviews") { addOverlap(to: $0) },
        Sample("zPosition 1 is above") {
          addOverlap(to: $0)
          $0.subviews[0].layer.zPosition = 1
        },
        Sample("a layer between") {
          addOverlap(to: $0)
          let layer = CALayer()
          layer.frame = CGRect(x: 16, y: 16, width: 32, height: 32)
          layer.backgroundColor = UIColor.systemGreen.cgColor
          $0.layer.insertSublayer(layer, at: 1)
        },
        Sample("a hidden one") {
          addOverlap(to: $0)
          $0.subviews[1].isHidden = true
        },
      ],
      [
        Sample("bounds.origin 12, 12") {
          addOverlap(to: $0)
          $0.bounds.origin = CGPoint(x: 12, y: 12)
        },
        Sample("the same, cut") {
          addOverlap(to: $0)
          $0.bounds.origin = CGPoint(x: 12, y: 12)
          $0.clipsToBounds = true
        },
        Sample("content, then border") {
          addOverlap(to: $0)
          $0.layer.borderWidth = 5
          $0.layer.cornerRadius = 14
        },
        Sample("cut in cut") {
          $0.clipsToBounds = true
          $0.layer.cornerRadius = 32
          let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
          inner.backgroundColor = .systemOrange
          inner.clipsToBounds = true
          inner.layer.cornerRadius = 12
          addStripe(to: inner)
          inner.subviews[0].backgroundColor = .systemRed
          $0.addSubview(inner)
        },
      ],
    ]
  }

  /// A mark at the upper left, so that turns and mirrors show.
  private static func addCard(to view: UIView) {
    view.backgroundColor = .systemTeal
    let mark = UIView(frame: CGRect(x: 6, y: 6, width: 24, height: 12))
    mark.backgroundColor = .systemRed
    view.addSubview(mark)
  }

  /// Two squares, the second above the first.
  private static func addOverlap(to view: UIView) {
    view.backgroundColor = .systemGray5
    for (x, color) in [(4.0, UIColor.systemRed), (24, .systemBlue)] {
      let square = UIView(frame: CGRect(x: x, y: x, width: 36, height: 36))
      square.backgroundColor = color
      view.addSubview(square)
    }
  }
}
