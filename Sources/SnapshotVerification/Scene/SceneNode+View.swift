// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import ImageComparison

extension SceneNode {
  /// Describes a laid-out view and its subviews, under the current traits.
  init(_ view: UIView) {
    self.init(root: view, depth: 0)
  }

  static let viewDepthLimit = 999

  private init(root view: UIView, depth: Int) {
    self.init(
      type: String(describing: Swift.type(of: view)),
      identifier: view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 },
      frame: SceneFrame(view.frame), properties: SceneNode.properties(of: view))
    // A root lies where the picture begins, wherever its parent has put it.
    if depth == 0 { frame = SceneFrame(CGRect(origin: .zero, size: view.bounds.size)) }
    guard !view.isHidden, depth < Self.viewDepthLimit else { return }
    children = SceneNode.layers(
      of: view.layer, without: Set(view.subviews.map { ObjectIdentifier($0.layer) }),
      traits: view.traitCollection, depth: depth + 1)
    children += SceneNode.subviews(of: view).map { SceneNode(root: $0, depth: depth + 1) }
  }

  /// The subviews from the lowest on; those that a stack arranges in its order, since that is what is
  /// seen: moving one along does not change its place among the subviews.
  private static func subviews(of view: UIView) -> [UIView] {
    guard let stack = view as? UIStackView else { return view.subviews }
    var arranged = stack.arrangedSubviews[...]
    let known = Set(arranged.map { ObjectIdentifier($0) })
    return stack.subviews.map { subview in
      known.contains(ObjectIdentifier(subview)) ? arranged.popFirst() ?? subview : subview
    }
  }

  private static func properties(of view: UIView) -> [SceneProperty] {
    var properties = ScenePropertyList(traits: view.traitCollection)
    properties.addGeneral(view)
    // Nothing of it is seen.
    guard !view.isHidden else { return properties.sorted }
    switch view {
    case let label as UILabel: properties.add(label)
    case let imageView as UIImageView: properties.add(imageView)
    case let stack as UIStackView: properties.add(stack)
    case let control as UIControl: properties.add(control)
    case let scrollView as UIScrollView: properties.add(scrollView)
    default: break
    }
    return properties.sorted
  }
}

/// The properties of a view or a layer whose values are not the defaults.
struct ScenePropertyList {
  private var list: [SceneProperty] = []
  private let traits: UITraitCollection

  init(traits: UITraitCollection) { self.traits = traits }

  /// In the order of the names.
  var sorted: [SceneProperty] {
    SceneProperty.Name.allCases.compactMap { name in list.first { $0.name == name } }
  }

  mutating func add(_ name: SceneProperty.Name, _ value: String?) {
    if let value { list.append(SceneProperty(name, value)) }
  }

  mutating func addGeneral(_ view: UIView) {
    add(.hidden, view.isHidden ? "yes" : nil)
    guard !view.isHidden else { return }
    add(.background, view.backgroundColor.map(hex))
    addLook(of: view.layer)
    add(.alpha, view.alpha != 1 ? number(view.alpha) : nil)
    add(.clips, view.clipsToBounds ? "yes" : nil)
    add(.transform, view.transform.isIdentity ? nil : "\(view.transform)")
  }

  mutating func add(_ label: UILabel) {
    add(.text, label.text)
    guard label.text?.isEmpty == false else { return }
    add(.font, "\(label.font.fontName) \(number(label.font.pointSize))")
    add(.color, hex(label.textColor))
    add(.lines, label.numberOfLines == 1 ? nil : "\(label.numberOfLines)")
    add(.alignment, label.textAlignment == .natural ? nil : "\(label.textAlignment)")
    add(.state, label.isHighlighted ? "highlighted" : nil)
  }

  mutating func add(_ view: UIImageView) {
    let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image
    guard let image else { return }
    add(
      .image,
      "\(number(image.size.width))x\(number(image.size.height)) \(digest(image.bitmap))")
    add(.tint, image.renderingMode == .alwaysTemplate ? hex(view.tintColor) : nil)
    add(.alignment, view.contentMode == .scaleToFill ? nil : "\(view.contentMode)")
  }

  mutating func add(_ stack: UIStackView) {
    add(.spacing, stack.spacing == 0 ? nil : number(stack.spacing))
    add(.axis, stack.axis == .horizontal ? nil : "vertical")
    add(.distribution, stack.distribution == .fill ? nil : "\(stack.distribution)")
    add(.alignment, stack.alignment == .fill ? nil : "\(stack.alignment)")
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.directionalLayoutMargins
      add(
        .margins,
        [margins.top, margins.leading, margins.bottom, margins.trailing].map(number)
          .joined(separator: " "))
    }
  }

  mutating func add(_ control: UIControl) {
    let states: [(String, Bool)] = [
      ("disabled", !control.isEnabled), ("selected", control.isSelected),
      ("highlighted", control.isHighlighted),
    ]
    let names = states.filter(\.1).map(\.0)
    add(.state, names.isEmpty ? nil : names.joined(separator: " "))
    add(.tint, hex(control.tintColor))
  }

  mutating func add(_ view: UIScrollView) {
    let offset = view.contentOffset
    add(.content, offset == .zero ? nil : "\(number(offset.x)) \(number(offset.y))")
  }

  /// Eight digits that tell pictures apart.
  private func digest(_ bitmap: Bitmap) -> String {
    let digits = String(UInt32(truncatingIfNeeded: bitmap.fingerprint), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// What a layer without a view paints.
  mutating func add(_ layer: CALayer) {
    add(.background, layer.backgroundColor.map { hex(UIColor(cgColor: $0)) })
    addLook(of: layer)
    add(.alpha, layer.opacity != 1 ? number(CGFloat(layer.opacity)) : nil)
    add(.clips, layer.masksToBounds ? "yes" : nil)
  }

  /// What every layer may paint around its content.
  private mutating func addLook(of layer: CALayer) {
    if layer.borderWidth > 0, let color = layer.borderColor {
      add(.border, "\(number(layer.borderWidth)) \(hex(UIColor(cgColor: color)))")
    }
    add(.corner, layer.cornerRadius > 0 ? number(layer.cornerRadius) : nil)
    if layer.shadowOpacity > 0, !layer.masksToBounds {
      let color = layer.shadowColor.map { hex(UIColor(cgColor: $0)) } ?? "none"
      let offset = layer.shadowOffset
      add(
        .shadow,
        "\(color) \(number(CGFloat(layer.shadowOpacity))) offset \(number(offset.width)) "
          + "\(number(offset.height)) radius \(number(layer.shadowRadius))")
    }
    if let shape = layer as? CAShapeLayer { addShape(shape) }
    if let gradient = layer as? CAGradientLayer { addGradient(gradient) }
  }

  private mutating func addShape(_ shape: CAShapeLayer) {
    guard let path = shape.path else { return }
    add(.shape, SceneFrame(path.boundingBoxOfPath).description)
    add(.fill, shape.fillColor.map { hex(UIColor(cgColor: $0)) })
    guard let color = shape.strokeColor else { return }
    let part =
      shape.strokeStart == 0 && shape.strokeEnd == 1
      ? "" : " from \(number(shape.strokeStart)) to \(number(shape.strokeEnd))"
    add(.stroke, "\(number(shape.lineWidth)) \(hex(UIColor(cgColor: color)))\(part)")
  }

  private mutating func addGradient(_ gradient: CAGradientLayer) {
    let colors = (gradient.colors ?? []).map { color in
      (color as? CGColor).map { hex(UIColor(cgColor: $0)) } ?? "\(color)"
    }
    add(.colors, colors.isEmpty ? nil : colors.joined(separator: " "))
  }

  /// The color as it is drawn: `#RRGGBB`, with alpha where it is not opaque.
  private func hex(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func channel(_ value: CGFloat) -> UInt8 { UInt8((max(0, min(1, value)) * 255).rounded()) }
    return
      "\(Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha)))"
  }
}
