// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension ProbedClass {
  /// Layers, as sublayers of a view.
  static var layers: [ProbedClass] {
    [
      layer, shapeLayer, gradientLayer, textLayer, transformLayer, emitterLayer, replicatorLayer,
      scrollLayer, tiledLayer,
    ]
  }

  /// - Parameter make: Makes the layer, which is put at (10, 10), 60 x 30 points large.
  static func layer<Layer: CALayer>(
    _ type: Layer.Type, inert: String, make: @escaping () -> Layer = { Layer() },
    _ probes: [Probe<Layer>]
  ) -> ProbedClass {
    var probed = ProbedClass(
      UIView.self, inert: inert,
      make: {
        let view = UIView()
        let layer = make()
        layer.frame = CGRect(x: 10, y: 10, width: 60, height: 30)
        view.layer.addSublayer(layer)
        return view
      },
      probes.map { probe in
        func run(_ body: (Layer) -> Void, _ view: UIView) {
          if let layer = view.layer.sublayers?[0] as? Layer { body(layer) }
        }
        return Probe(
          probe.property, probe.words, given: { run(probe.given, $0) },
          { run(probe.change, $0) })
      })
    probed.name = "\(type)"
    return probed
  }

  private static let red = UIColor.red.cgColor

  private static var layer: ProbedClass {
    layer(
      CALayer.self,
      inert: "isOpaque shouldRasterize rasterizationScale drawsAsynchronously "
        + "needsDisplayOnBoundsChange actions name minificationFilter "
        + "minificationFilterBias delegate anchorPointZ "
        + "isDoubleSided isGeometryFlipped contentsFormat compositingFilter filters "
        + "backgroundFilters allowsEdgeAntialiasing edgeAntialiasingMask "
        + "wantsExtendedDynamicRangeContent",
      make: {
        let layer = CALayer()
        layer.backgroundColor = UIColor.yellow.cgColor
        layer.cornerRadius = 10
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 5, width: 20, height: 40)
        inner.backgroundColor = UIColor.green.cgColor
        layer.addSublayer(inner)
        return layer
      },
      [
        Probe("bounds", "size 60x30 became 40x30") { $0.bounds.size.width = 40 },
        Probe("position", "moved 4 pt right") { $0.position.x += 4 },
        Probe("anchorPoint", "moved") { $0.anchorPoint = .zero },
        Probe("frame", "moved 4 pt right") { $0.frame.origin.x += 4 },
        Probe("transform", "affine transform") {
          $0.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        },
        Probe("sublayerTransform", "sublayer transform") {
          $0.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
        },
        Probe("zPosition", "z position", given: { addNeighbor(over: $0) }) { $0.zPosition = 1 },
        Probe("cornerRadius", "corner radius 10 became 4") { $0.cornerRadius = 4 },
        Probe("maskedCorners", "masked corners the default became topLeft") {
          $0.maskedCorners = .layerMinXMinYCorner
        },
        Probe("cornerCurve", "corner curve the default became continuous") {
          $0.cornerCurve = .continuous
        },
        Probe("borderWidth", "border") { $0.borderWidth = 2 },
        Probe("borderColor", "border", given: { $0.borderWidth = 2 }) { $0.borderColor = red },
        Probe("backgroundColor", "background color") { $0.backgroundColor = red },
        Probe("masksToBounds", "clipping") { $0.masksToBounds = true },
        Probe("mask", "mask") { $0.mask = smallMask(side: 10) },
        Probe("mask.frame", "mask", given: { $0.mask = smallMask(side: 10) }) {
          $0.mask = smallMask(side: 12)
        },
        Probe("opacity", "alpha") { $0.opacity = 0.5 },
        Probe("allowsGroupOpacity", "allows group opacity", given: { $0.opacity = 0.5 }) {
          $0.allowsGroupOpacity = false
        },
        Probe("isHidden", "was hidden") { $0.isHidden = true },
        Probe("shadowColor", "shadow", given: { $0.shadowOpacity = 1 }) { $0.shadowColor = red },
        Probe("shadowOpacity", "shadow") { $0.shadowOpacity = 1 },
        Probe("shadowOffset", "shadow", given: { $0.shadowOpacity = 1 }) {
          $0.shadowOffset.height = 5
        },
        Probe("shadowRadius", "shadow", given: { $0.shadowOpacity = 1 }) { $0.shadowRadius = 6 },
        Probe("shadowPath", "shadow path", given: { $0.shadowOpacity = 1 }) {
          $0.shadowPath = CGPath(
            rect: CGRect(x: 0, y: 0, width: 60, height: 40), transform: nil)
        },
        Probe("contents", "contents") { $0.contents = picture },
        Probe("contentsGravity", "contents gravity", given: { $0.contents = picture }) {
          $0.contentsGravity = .center
        },
        Probe(
          "contentsScale", "contents scale",
          given: {
            $0.contents = picture
            $0.contentsGravity = .center
          }, { $0.contentsScale = 2 }),
        Probe("contentsRect", "contents rect", given: { $0.contents = picture }) {
          $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        },
        Probe("contentsCenter", "contents center", given: { $0.contents = picture }) {
          $0.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.1, height: 1)
        },
        Probe("magnificationFilter", "magnification filter", given: { $0.contents = picture }) {
          $0.magnificationFilter = .nearest
        },
        Probe("sublayers", "was removed") { $0.sublayers = nil },
      ])
  }

  private static func smallMask(side: CGFloat) -> CALayer {
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: side, height: side)
    mask.backgroundColor = UIColor.black.cgColor
    return mask
  }

  private static func addNeighbor(over layer: CALayer) {
    let neighbor = CALayer()
    neighbor.frame = layer.frame
    neighbor.backgroundColor = red
    layer.superlayer?.addSublayer(neighbor)
  }

  /// Black at the left, white at the right.
  private static var picture: CGImage? {
    UIImage(
      bitmap: Bitmap(
        width: 4, height: 1,
        bytes: [0, 0, 0, 255, 60, 60, 60, 255, 120, 120, 120, 255, 255, 255, 255, 255])
    ).cgImage
  }

  private static var shapeLayer: ProbedClass {
    layer(
      CAShapeLayer.self, inert: "",
      make: {
        let layer = CAShapeLayer()
        layer.path = star
        layer.strokeColor = UIColor.blue.cgColor
        layer.lineWidth = 4
        return layer
      },
      [
        Probe("path", "path 5 2 40 20 became") {
          $0.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
        },
        Probe("path.elements", "path elements") {
          $0.path = CGPath(rect: CGRect(x: 5, y: 2, width: 40, height: 20), transform: nil)
        },
        Probe("fillColor", "fill") { $0.fillColor = red },
        Probe("fillRule", "fill rule the default became even-odd") { $0.fillRule = .evenOdd },
        Probe("strokeColor", "stroke") { $0.strokeColor = red },
        Probe("strokeStart", "stroke") { $0.strokeStart = 0.5 },
        Probe("strokeEnd", "stroke") { $0.strokeEnd = 0.5 },
        Probe("lineWidth", "stroke") { $0.lineWidth = 2 },
        Probe("miterLimit", "miter limit") { $0.miterLimit = 1 },
        Probe("lineCap", "line cap the default became round") { $0.lineCap = .round },
        Probe("lineJoin", "line join the default became round") { $0.lineJoin = .round },
        Probe("lineDashPattern", "line dash pattern") { $0.lineDashPattern = [4, 4] },
        Probe("lineDashPhase", "line dash phase", given: { $0.lineDashPattern = [4, 4] }) {
          $0.lineDashPhase = 2
        },
      ])
  }

  /// An open line that crosses itself.
  private static var star: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 2))
    for (x, y) in [(45, 2), (45, 22), (15, 22), (5, 12), (30, 2), (5, 22), (25, 8), (40, 16)] {
      path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }

  private static var gradientLayer: ProbedClass {
    layer(
      CAGradientLayer.self, inert: "",
      make: {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        return layer
      },
      [
        Probe("colors", "gradient's colors") { $0.colors = [red, UIColor.green.cgColor] },
        Probe("locations", "locations the default became 0.5 1") { $0.locations = [0.5, 1] },
        Probe("startPoint", "start point") { $0.startPoint = CGPoint(x: 0, y: 0.5) },
        Probe("endPoint", "end point") { $0.endPoint = CGPoint(x: 1, y: 0.5) },
        Probe("type", "gradient type the default became radial") { $0.type = .radial },
      ])
  }

  private static var emitterLayer: ProbedClass {
    layer(
      CAEmitterLayer.self,
      inert: "birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape "
        + "emitterSize emitterZPosition lifetime preservesDepth renderMode scale seed spin velocity",
      [])
  }

  private static var replicatorLayer: ProbedClass {
    layer(
      CAReplicatorLayer.self,
      inert: "preservesDepth instanceDelay instanceColor instanceRedOffset instanceGreenOffset "
        + "instanceBlueOffset",
      make: {
        let (layer, mark) = (CAReplicatorLayer(), CALayer())
        mark.frame = CGRect(x: 2, y: 2, width: 6, height: 6)
        mark.backgroundColor = UIColor.black.cgColor
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
        layer.addSublayer(mark)
        return layer
      },
      [
        Probe("instanceCount", "copies 3 became 2") { $0.instanceCount = 2 },
        Probe("instanceTransform", "copy transform") {
          $0.instanceTransform = CATransform3DMakeTranslation(4, 4, 0)
        },
        Probe("instanceAlphaOffset", "copy opacities") { $0.instanceAlphaOffset = -0.25 },
      ])
  }

  private static var transformLayer: ProbedClass {
    layer(CATransformLayer.self, inert: "backgroundColor", [])
  }

  private static var scrollLayer: ProbedClass {
    layer(CAScrollLayer.self, inert: "scrollMode", [])
  }

  private static var tiledLayer: ProbedClass {
    layer(CATiledLayer.self, inert: "levelsOfDetail levelsOfDetailBias tileSize", [])
  }

  private static var textLayer: ProbedClass {
    layer(
      CATextLayer.self, inert: "allowsFontSubpixelQuantization",
      make: {
        let layer = CATextLayer()
        layer.string = "Milk and honey"
        layer.fontSize = 12
        layer.foregroundColor = UIColor.black.cgColor
        return layer
      },
      [
        Probe("string", "text") { $0.string = "Bread" },
        Probe("font", "font") { $0.font = UIFont.boldSystemFont(ofSize: 12) },
        Probe("fontSize", "font size") { $0.fontSize = 10 },
        Probe("foregroundColor", "text color") { $0.foregroundColor = red },
        Probe("isWrapped", "wrapped") { $0.isWrapped = true },
        Probe("truncationMode", "truncation mode") { $0.truncationMode = .end },
        Probe("alignmentMode", "alignment mode") { $0.alignmentMode = .center },
      ])
  }
}
