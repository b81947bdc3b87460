// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension LayerSheet {
  /// Where a picture of 32 x 20 points goes in a layer of 64 x 64.
  static let contents = LayerSheet(name: "contents") {
    let gravities: [[CALayerContentsGravity]] = [
      [.resize, .resizeAspect, .resizeAspectFill, .center], [.top, .bottom, .left, .right],
      [.topLeft, .topRight, .bottomLeft, .bottomRight],
    ]
    return gravities.map { row in
      row.map { gravity in
        Sample(gravity.rawValue) {
          $0.layer.contents = picture.cgImage
          $0.layer.contentsScale = picture.scale
          $0.layer.contentsGravity = gravity
        }
      }
    } + [
      [
        Sample("masksToBounds") {
          $0.layer.contents = picture.cgImage
          $0.layer.contentsGravity = .resizeAspectFill
          $0.clipsToBounds = true
        },
        Sample("rounded, not cut") {
          $0.layer.contents = picture.cgImage
          $0.layer.cornerRadius = 20
        },
        Sample("lower right quarter") {
          $0.layer.contents = picture.cgImage
          $0.layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        },
        Sample("middle stretched") {
          $0.layer.contents = picture.cgImage
          $0.layer.contentsScale = picture.scale
          $0.layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        },
      ]
    ]
  }

  /// What shows of a layer: the opacity of its mask.
  static let masks = LayerSheet(name: "masks") {
    [
      [
        Sample("a disk") { view in
          let mask = CAShapeLayer()
          mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
          view.layer.mask = mask
          addStripe(to: view)
        },
        Sample("a gradient") { view in
          let mask = CAGradientLayer()
          mask.frame = view.bounds
          mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
          view.layer.mask = mask
          addStripe(to: view)
        },
        Sample("a smaller view") { view in
          let mask = UIView(frame: CGRect(x: 12, y: 12, width: 40, height: 40))
          mask.backgroundColor = .black
          mask.layer.cornerRadius = 10
          view.mask = mask
        },
        Sample("half opaque") { view in
          let mask = CALayer()
          mask.frame = view.bounds
          mask.backgroundColor = UIColor.black.cgColor
          mask.opacity = 0.5
          view.layer.mask = mask
        },
      ],
      [
        Sample("cuts the shadow") { view in
          let mask = CAShapeLayer()
          mask.path = UIBezierPath(rect: CGRect(x: -20, y: -20, width: 60, height: 110)).cgPath
          view.layer.mask = mask
          view.layer.shadowOpacity = 0.6
        },
        Sample("a hole, even-odd") { view in
          let path = UIBezierPath(rect: view.bounds)
          path.append(UIBezierPath(ovalIn: view.bounds.insetBy(dx: 14, dy: 14)))
          let mask = CAShapeLayer()
          mask.path = path.cgPath
          mask.fillRule = .evenOdd
          view.layer.mask = mask
        },
        Sample("letters") { view in
          let label = UILabel(frame: view.bounds)
          label.text = "Ag"
          label.font = .boldSystemFont(ofSize: 44)
          view.mask = label
        },
        Sample("a mask with a mask") { view in
          let (mask, inner) = (CALayer(), CAShapeLayer())
          mask.frame = view.bounds
          mask.backgroundColor = UIColor.black.cgColor
          inner.path =
            UIBezierPath(
              roundedRect: CGRect(x: 0, y: 0, width: 64, height: 40), cornerRadius: 16
            ).cgPath
          mask.mask = inner
          view.layer.mask = mask
        },
      ],
    ]
  }

  /// An arrow to the upper right on yellow.
  static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 32, height: 20)).image { context in
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 32, height: 20))
      UIColor.systemRed.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 4, y: 16))
      path.addLine(to: CGPoint(x: 28, y: 4))
      path.addLine(to: CGPoint(x: 18, y: 4))
      path.move(to: CGPoint(x: 28, y: 4))
      path.addLine(to: CGPoint(x: 25, y: 12))
      path.lineWidth = 2
      path.stroke()
    }
  }
}
