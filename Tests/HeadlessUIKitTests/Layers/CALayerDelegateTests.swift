// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import XCTest

@testable import HeadlessUIKit

final class CALayerDelegateTests: XCTestCase {
  private final class Delegate: NSObject, CALayerDelegate {
    var layouts = 0

    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    func layoutSublayers(of layer: CALayer) { layouts += 1 }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      event == "position" ? CABasicAnimation(keyPath: "position") : nil
    }
  }

  func testALayersDelegateDrawsAndLaysOut() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    let layer = CALayer()
    let delegate = Delegate()
    layer.frame = view.bounds
    layer.delegate = delegate
    view.layer.addSublayer(layer)

    let pixels = try view.displayList(scale: 1).pixels()

    XCTAssertEqual(pixels[1, 0], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(pixels[2, 0].alpha, 0)
    XCTAssertEqual(pixels[0, 1].alpha, 0)
    XCTAssertEqual(delegate.layouts, 1)
    XCTAssertNotNil(layer.action(forKey: "position"))
    XCTAssertNil(layer.action(forKey: "bounds"))
  }

  /// Gives its layer a picture of one pixel.
  private final class Shown: UIView {
    var color = UIColor.red
    var count = 0
    override func display(_ layer: CALayer) {
      count += 1
      layer.contents = UIImage.pixel(color).cgImage
    }
  }

  private final class OwnLayer: CALayer {
    override func display() { contents = UIImage.pixel(.blue).cgImage }
  }

  func testALayerIsGivenItsContentsWhereThatWasAskedFor() throws {
    let view = Shown(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    let layer = OwnLayer()
    layer.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
    view.layer.addSublayer(layer)
    XCTAssertEqual(try view.displayList(scale: 1).pixels()[0, 0].alpha, 0)
    XCTAssertEqual(view.count, 0)

    view.setNeedsDisplay()
    layer.setNeedsDisplay()
    XCTAssertTrue(view.layer.needsDisplay())
    let pixels = try view.displayList(scale: 1).pixels()
    XCTAssertEqual(pixels[0, 0], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(pixels[1, 0], Color(red: 0, green: 0, blue: 255))
    XCTAssertFalse(view.layer.needsDisplay())
    _ = try view.displayList(scale: 1).pixels()
    XCTAssertEqual(view.count, 1)

    view.color = .green
    view.layer.setNeedsDisplay()
    view.layer.displayIfNeeded()
    XCTAssertEqual(view.count, 2)
    view.layer.displayIfNeeded()
    XCTAssertEqual(view.count, 2)
    XCTAssertEqual(
      try view.displayList(scale: 1).pixels()[0, 0], Color(red: 0, green: 255, blue: 0))

    view.contentMode = .redraw
    view.layer.displayIfNeeded()
    view.frame.size.width = 4
    XCTAssertTrue(view.layer.needsDisplay())
  }

  /// Libraries show frames of a film so: the frame takes the place of the picture.
  func testWhatAnImageViewsLayerIsGivenTakesThePicturesPlace() throws {
    let view = UIImageView(image: .pixel(UIColor.red.withAlphaComponent(0.5)))
    view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.layer.contents = UIImage.pixel(UIColor.blue.withAlphaComponent(0.5)).cgImage

    let pixel = try view.displayList(scale: 1).pixels()[0, 0]

    XCTAssertEqual(pixel, Color(red: 0, green: 0, blue: 255, alpha: 128))
  }

  func testAViewIsTheDelegateOfItsLayer() {
    let view = UIView()

    XCTAssertTrue(view.layer.delegate === view)
    XCTAssertNil(CALayer().delegate)
  }

  func testAPathTellsItsParts() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var xs: [CGFloat] = []

    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [.addQuadCurveToPoint: 2, .addCurveToPoint: 3]
      let count = element.pointee.type == .closeSubpath ? 0 : counts[element.pointee.type] ?? 1
      types.append(element.pointee.type)
      xs += (0..<count).map { element.pointee.points[$0].x }
    }

    XCTAssertEqual(
      types,
      [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    XCTAssertEqual(xs, [1, 3, 5, 7, 9, 11, 13])
  }

  func testTheKeyboardsGuideMayLeaveOutTheSafeArea() {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      XCTAssertEqual(
        view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 166, width: 100, height: 34))
      view.keyboardLayoutGuide.usesBottomSafeArea = false
      XCTAssertEqual(
        view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 200, width: 100, height: 0))
    }
  }

  func testWhatIsPushedSaysThatItStays() {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      let view = UIView()
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 3, dy: 4)
      XCTAssertEqual(push.magnitude, 5, accuracy: 1e-9)
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UICollisionBehavior(items: [view]))
      XCTAssertEqual(issues.messages, [])
      animator.addBehavior(push)
    }
    XCTAssertEqual(issues.all.map(\.kind), [.notDrawn])
  }
}

extension UIImage {
  fileprivate static func pixel(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
