// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension LayerSheet {
  /// Rounded corners: radii, single corners, both curves, and what they cut.
  static let corners = LayerSheet(name: "corners") {
    [
      [4, 16, 32, 48].map { radius in
        Sample("radius \(radius)") { $0.layer.cornerRadius = CGFloat(radius) }
      },
      [CALayerCornerCurve.circular, .continuous].flatMap { curve in
        [12, 20].map { radius in
          Sample("\(curve.rawValue) \(radius)") {
            $0.layer.cornerRadius = CGFloat(radius)
            $0.layer.cornerCurve = curve
          }
        }
      },
      [
        ("top", [.layerMinXMinYCorner, .layerMaxXMinYCorner]),
        ("left", [.layerMinXMinYCorner, .layerMinXMaxYCorner]),
        ("bottom right", [.layerMaxXMaxYCorner]),
        ("diagonal", [.layerMinXMinYCorner, .layerMaxXMaxYCorner] as CACornerMask),
      ].map { name, corners in
        Sample(name) {
          $0.layer.cornerRadius = 20
          $0.layer.maskedCorners = corners
        }
      },
      [
        Sample("subview sticks out") {
          $0.layer.cornerRadius = 20
          addStripe(to: $0)
        },
        Sample("masksToBounds") {
          $0.layer.cornerRadius = 20
          $0.clipsToBounds = true
          addStripe(to: $0)
        },
        Sample("masks two corners") {
          $0.layer.cornerRadius = 20
          $0.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
          $0.clipsToBounds = true
          addStripe(to: $0)
        },
        Sample("no background") {
          $0.backgroundColor = nil
          $0.layer.cornerRadius = 20
          $0.clipsToBounds = true
          addStripe(to: $0)
        },
      ],
    ]
  }

  /// Borders inside of the edges, above what is in the layer.
  static let borders = LayerSheet(name: "borders") {
    [
      [0.5, 1, 4, 12].map { width in
        Sample("width \(width)") { $0.layer.borderWidth = width }
      },
      [4, 12, 20, 32].map { radius in
        Sample("6, radius \(radius)") {
          $0.layer.borderWidth = 6
          $0.layer.borderColor = UIColor.systemIndigo.cgColor
          $0.layer.cornerRadius = CGFloat(radius)
        }
      },
      [
        Sample("above its subview") {
          $0.layer.borderWidth = 6
          addStripe(to: $0)
        },
        Sample("translucent") {
          $0.layer.borderWidth = 12
          $0.layer.borderColor = UIColor.systemRed.withAlphaComponent(0.5).cgColor
          $0.layer.cornerRadius = 16
        },
        Sample("continuous") {
          $0.layer.borderWidth = 4
          $0.layer.cornerRadius = 20
          $0.layer.cornerCurve = .continuous
        },
        Sample("three corners") {
          $0.backgroundColor = nil
          $0.layer.borderWidth = 4
          $0.layer.borderColor = UIColor.systemRed.cgColor
          $0.layer.cornerRadius = 20
          $0.layer.maskedCorners.remove(.layerMaxXMaxYCorner)
        },
      ],
    ]
  }

  /// Shadows of backgrounds, of contents and of paths.
  static let shadows = LayerSheet(name: "shadows") {
    [
      [0, 3, 8, 16].map { radius in
        Sample("radius \(radius)") { addShadow(to: $0, radius: CGFloat(radius)) }
      },
      [(0, 0), (8, 0), (0, -8), (-6, 6)].map { x, y in
        Sample("offset \(x), \(y)") {
          addShadow(to: $0, radius: 4)
          $0.layer.shadowOffset = CGSize(width: x, height: y)
        }
      },
      [0.1, 0.3, 1].map { opacity in
        Sample("opacity \(opacity)") {
          addShadow(to: $0, radius: 6)
          $0.layer.shadowOpacity = Float(opacity)
        }
      } + [
        Sample("colored") {
          addShadow(to: $0, radius: 6)
          $0.layer.shadowColor = UIColor.systemPink.cgColor
          $0.layer.shadowOpacity = 1
        }
      ],
      [
        Sample("of a path") {
          addShadow(to: $0, radius: 4)
          $0.layer.shadowPath =
            UIBezierPath(ovalIn: CGRect(x: -6, y: 44, width: 76, height: 28)).cgPath
        },
        Sample("of what is in it") {
          addShadow(to: $0, radius: 4)
          $0.backgroundColor = nil
          addStripe(to: $0)
        },
        Sample("round") {
          addShadow(to: $0, radius: 6)
          $0.layer.cornerRadius = 32
        },
        Sample("masksToBounds: none") {
          addShadow(to: $0, radius: 6)
          $0.clipsToBounds = true
        },
      ],
      [
        Sample("of a translucent one") {
          addShadow(to: $0, radius: 4)
          $0.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.5)
        },
        Sample("with group opacity") {
          addShadow(to: $0, radius: 4)
          $0.alpha = 0.4
        },
        Sample("of letters") {
          addShadow(to: $0, radius: 2)
          $0.backgroundColor = nil
          let label = UILabel(frame: $0.bounds)
          label.text = "Ag"
          label.font = .boldSystemFont(ofSize: 44)
          $0.addSubview(label)
        },
        Sample("turned") {
          addShadow(to: $0, radius: 4)
          $0.transform = CGAffineTransform(rotationAngle: .pi / 6)
        },
      ],
    ]
  }

  /// A stripe that sticks out at the right.
  static func addStripe(to view: UIView) {
    let stripe = UIView(frame: CGRect(x: -4, y: 24, width: 80, height: 14))
    stripe.backgroundColor = .systemOrange
    view.addSubview(stripe)
  }

  private static func addShadow(to view: UIView, radius: CGFloat) {
    view.layer.shadowColor = UIColor.label.cgColor
    view.layer.shadowOpacity = 0.6
    view.layer.shadowOffset = CGSize(width: 0, height: 3)
    view.layer.shadowRadius = radius
  }
}
