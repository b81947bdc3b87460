// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The examples of Geometry.
private final class GeometryExamples: ExampleScreen {
  func edgeInsets(bounds: CGRect) {
    let content = bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    _ = content
  }
}

/// The examples of Gestures.
private final class GesturesExamples: ExampleScreen {
  func contextMenuInteraction(card: UIView) {
    card.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func gestureRecognizer(badge: BadgeView) {
    let tap = UITapGestureRecognizer(target: self, action: Selector(BadgeView.didTap))
    badge.addGestureRecognizer(tap)
    tap.recognize()
  }

  func hoverStyle(card: UIView) {
    card.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 12))
  }

  func interaction(view: UIView) {
    view.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func pointerInteraction(card: UIView) {
    card.addInteraction(UIPointerInteraction(delegate: nil))
  }
}

/// The examples of Images.
private final class ImagesExamples: ExampleScreen {
  func image(image: UIImage, layer: CALayer) {
    layer.contents = image.cgImage
  }

  func image() {
    let image = UIImage(contentsOfFile: "badge@2x.png")  // scale 2: half as many points as pixels
    _ = image
  }

  func imageAsset(sun: UIImage, moon: UIImage, imageView: UIImageView) {
    let asset = UIImageAsset()
    asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
    imageView.image = asset.image(with: .current)
  }

  func imageView() {
    let avatar = UIImageView(image: UIImage(contentsOfFile: "avatar@2x.png"))
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
  }
}

final class Dots: NSObject, CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fillEllipse(in: layer.bounds) }
}

/// The examples of Layers.
private final class LayersExamples: ExampleScreen {
  func basicAnimation(ring: CAShapeLayer) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 0.75
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    ring.add(animation, forKey: "progress")  // 0.75 is drawn
  }

  func mediaTimingFunction(animation: CABasicAnimation) {
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
  }

  func transaction(layer: CALayer) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { print("done") }
    layer.opacity = 0.5
    CATransaction.commit()
  }

  func gradientLayer(view: UIView) {
    let shade = CAGradientLayer()
    shade.frame = view.bounds
    shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    shade.locations = [0.5, 1]
    view.layer.addSublayer(shade)
  }

  func replicatorLayer(mark: CALayer) {
    let dial = CAReplicatorLayer()
    dial.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    dial.instanceCount = 12
    dial.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    dial.addSublayer(mark)
  }

  func textLayer() {
    let title = CATextLayer()
    title.string = "Milk"
    title.font = UIFont.boldSystemFont(ofSize: 17)
    title.fontSize = 17
    title.foregroundColor = UIColor.label.cgColor
    title.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
  }

  func valueFunction() {
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    turn.toValue = CGFloat.pi / 2
  }

  func layer(view: UIView) {
    let dot = CALayer()
    dot.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
    dot.backgroundColor = UIColor.red.cgColor
    dot.cornerRadius = 4
    view.layer.addSublayer(dot)
  }

  func shapeLayer(view: UIView) {
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 40, height: 40)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 4
    ring.strokeEnd = 0.75
    view.layer.addSublayer(ring)
  }
}

/// The examples of Lists.
private final class ListsExamples: ExampleScreen {
  func diffableDataSourceSnapshot(dataSource: UITableViewDiffableDataSource<Int, String>) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Momo", "Luna"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
