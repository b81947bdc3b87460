// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The places of elements over a view: a tinted outline with a number, and a target where it is
/// pressed.
final class AccessibilityMarkersView: UIView {
  private static let fillAlpha: CGFloat = 0.22
  private static let lineWidth: CGFloat = 1.5

  init(_ elements: [SpokenElement], size: CGSize, style: AccessibilityPictureStyle) {
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    clipsToBounds = true
    semanticContentAttribute = .forceLeftToRight
    for (index, element) in elements.enumerated() {
      addOutline(of: element, color: style.color(index))
    }
    // Above all outlines, so that none hides a number.
    var places = AccessibilityBadgePlaces(
      elements: elements.map { outline(of: $0).bounds }, size: size)
    for (index, element) in elements.enumerated() {
      let badge = AccessibilityBadge(index + 1, color: style.color(index), isSmall: true)
      badge.frame = places.place(badge.bounds.size, at: index)
      addSubview(badge)
      if style.showsActivationPoint(of: element) {
        addSubview(
          ActivationPointView(at: element.activationPoint, color: style.color(index)))
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addOutline(of element: SpokenElement, color: UIColor) {
    let shape = CAShapeLayer()
    shape.frame = bounds
    shape.path = outline(of: element).cgPath
    shape.fillColor = color.withAlphaComponent(Self.fillAlpha).cgColor
    shape.strokeColor = color.cgColor
    shape.lineWidth = Self.lineWidth
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }

  /// The outline of a frame is drawn inside of it, so that frames side by side stay apart.
  private func outline(of element: SpokenElement) -> UIBezierPath {
    if let path = element.path {
      let outline = UIBezierPath()
      outline.path = path
      return outline
    }
    let inset = min(Self.lineWidth / 2, element.frame.width / 2, element.frame.height / 2)
    let frame = element.frame.insetBy(dx: inset, dy: inset)
    return UIBezierPath(roundedRect: frame, cornerRadius: min(3, frame.height / 2, frame.width / 2))
  }
}

/// A number on its color.
final class AccessibilityBadge: UIView {
  private let label = UILabel()

  init(_ number: Int, color: UIColor, isSmall: Bool) {
    super.init(frame: .zero)
    let height: CGFloat = isSmall ? 13 : 18
    label.text = "\(number)"
    label.font = .systemFont(ofSize: isSmall ? 9 : 11, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    backgroundColor = color
    layer.cornerRadius = isSmall ? 3 : 5
    let width = label.intrinsicContentSize.width.rounded(.up)
    bounds.size = CGSize(width: max(height, width + (isSmall ? 5 : 8)), height: height)
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A target: a ring with a dot, in its color on white, to be seen on everything.
private final class ActivationPointView: UIView {
  private static let side: CGFloat = 16

  init(at point: CGPoint, color: UIColor) {
    super.init(
      frame: CGRect(
        x: point.x - Self.side / 2, y: point.y - Self.side / 2, width: Self.side,
        height: Self.side))
    isOpaque = false
    for (inset, width) in [(2.0, 4.0), (2.0, 2.0)] {
      let ring = CAShapeLayer()
      ring.frame = bounds
      ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset)).cgPath
      ring.fillColor = width > 2 ? UIColor.white.withAlphaComponent(0.6).cgColor : nil
      ring.strokeColor = width > 2 ? UIColor.white.cgColor : color.cgColor
      ring.lineWidth = width
      layer.addSublayer(ring)
    }
    let dot = UIView(frame: bounds.insetBy(dx: 6, dy: 6))
    dot.backgroundColor = color
    dot.layer.cornerRadius = dot.bounds.width / 2
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }
}
