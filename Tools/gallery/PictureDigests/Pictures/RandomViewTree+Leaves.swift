// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import RasterScenes

extension RandomViewTree {
  /// A view that has no others in it.
  mutating func leaf(size: CGSize) -> UIView {
    switch Int.random(in: 0...13, using: &random) {
    case 0...3: return label()
    case 4: return button()
    case 5: return symbol()
    case 6: return picture()
    case 7: return control()
    case 8: return segments()
    case 9: return field()
    case 10: return gradient(size: size)
    case 11: return shape(size: size)
    default: return UIView(frame: CGRect(origin: .zero, size: size))
    }
  }

  private mutating func words() -> String {
    let words = [
      "Hamburgefonstiv", "0123", "Grüße", "Ångström", "κείμενα", "Привет", "fi ff", "½", "→",
      "AVAT",
      "To", "(x)", "a", "e\u{301}", "“Quote”", "1,234.5",
    ]
    return (0..<Int.random(in: 1...5, using: &random)).map { _ in one(of: words) }
      .joined(separator: chance(0.1) ? "\n" : " ")
  }

  private mutating func font() -> UIFont {
    let weights: [UIFont.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy]
    return .systemFont(ofSize: edge(7...26), weight: one(of: weights))
  }

  private mutating func label() -> UIView {
    let label = UILabel()
    let modes: [NSLineBreakMode] = [
      .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead, .byWordWrapping, .byClipping,
    ]
    let alignments: [NSTextAlignment] = [.natural, .center, .right, .left, .justified]
    (label.text, label.font) = (words(), font())
    label.textColor = color()
    label.numberOfLines = Int.random(in: 0...3, using: &random)
    (label.lineBreakMode, label.textAlignment) = (one(of: modes), one(of: alignments))
    label.adjustsFontSizeToFitWidth = chance(0.1)
    return label
  }

  private mutating func button() -> UIView {
    var configuration = one(
      of: [
        UIButton.Configuration.plain(), .filled(), .tinted(), .gray(), .bordered(),
      ])
    configuration.title = words()
    if chance(0.3) { configuration.image = UIImage(systemName: symbolName()) }
    let button = UIButton(configuration: configuration)
    button.isEnabled = chance(0.8)
    return button
  }

  private mutating func symbolName() -> String {
    one(of: ["star.fill", "heart", "gear", "chevron.right", "trash", "plus", "magnifyingglass"])
  }

  private mutating func symbol() -> UIView {
    let view = UIImageView(image: UIImage(systemName: symbolName()))
    view.contentMode = one(of: [.scaleToFill, .scaleAspectFit, .center, .bottomRight])
    return view
  }

  private mutating func picture() -> UIView {
    let size = CGSize(width: whole(1...24), height: whole(1...24))
    let (first, second, third) = (color(), color(), number(0...24))
    let image = UIGraphicsImageRenderer(size: size).image { context in
      first.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      second.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: third, height: 9)).fill()
    }
    let view = UIImageView(image: image)
    view.contentMode = one(of: [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center])
    view.clipsToBounds = chance(0.7)
    return view
  }

  private mutating func control() -> UIView {
    switch Int.random(in: 0...4, using: &random) {
    case 0:
      let view = UISwitch()
      view.isOn = chance(0.5)
      return view
    case 1:
      let view = UISlider()
      view.value = Float(number(0...1))
      return view
    case 2:
      let view = UIProgressView()
      view.progress = Float(number(0...1))
      return view
    case 3:
      let view = UIPageControl()
      (view.numberOfPages, view.currentPage) = (5, Int.random(in: 0...4, using: &random))
      view.backgroundColor = .gray
      return view
    default: return UIStepper()
    }
  }

  private mutating func segments() -> UIView {
    let view = UISegmentedControl(items: ["One", "Zwei", "Τρία"])
    view.selectedSegmentIndex = Int.random(in: 0...2, using: &random)
    return view
  }

  private mutating func field() -> UIView {
    let view = UITextField()
    view.borderStyle = one(of: [.none, .line, .roundedRect])
    (view.placeholder, view.font) = (words(), font())
    if chance(0.5) { view.text = words() }
    return view
  }

  private mutating func gradient(size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.type = one(of: [.axial, .radial, .conic])
    layer.colors = [color().cgColor, color().cgColor, color().cgColor]
    layer.startPoint = random.point(1)
    layer.endPoint = random.point(1)
    view.layer.addSublayer(layer)
    return view
  }

  private mutating func shape(size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    let (layer, path) = (CAShapeLayer(), UIBezierPath())
    path.move(to: random.point(60, margin: 8))
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let end = random.point(60, margin: 8)
      if chance(0.5) {
        path.addLine(to: end)
      } else {
        path.addCurve(to: end, controlPoint1: random.point(60), controlPoint2: random.point(60))
      }
    }
    layer.path = path.cgPath
    layer.fillColor = chance(0.6) ? color().cgColor : nil
    layer.strokeColor = color().cgColor
    layer.lineWidth = edge(0.3...7)
    layer.lineCap = one(of: [.butt, .round, .square])
    layer.lineJoin = one(of: [.miter, .round, .bevel])
    layer.lineDashPattern = chance(0.3) ? [4, 3] : nil
    view.layer.addSublayer(layer)
    return view
  }
}
