// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Layers that belong to no view, and shadows.
final class SceneLayerTests: VerifierTestCase {
  /// A card with a gradient, a ring and a shadow.
  private final class LayeredView: UIView {
    let gradient = CAGradientLayer()
    let ring = CAShapeLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .white
      gradient.name = "fade"
      gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      ring.frame = CGRect(x: 20, y: 15, width: 10, height: 10)
      ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      ring.fillColor = nil
      ring.strokeColor = UIColor.black.cgColor
      layer.addSublayer(gradient)
      layer.addSublayer(ring)
      let box = UIView(frame: CGRect(x: 5, y: 15, width: 8, height: 8))
      box.backgroundColor = .green
      box.layer.shadowOpacity = 0.5
      addSubview(box)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func request(_ change: @escaping (LayeredView) -> Void = { _ in }) -> SnapshotRequest {
    var request = request(color: .black)
    request.subject = .view({ LayeredView() }, apply: change)
    request.size = CGSize(width: 40, height: 30)
    return request
  }

  func testTheSceneTellsLayersAndShadows() throws {
    let rendered = try SnapshotRenderer(scale: 1).render(
      .view({ LayeredView() }), size: CGSize(width: 40, height: 30))

    XCTAssertEqual(
      rendered.description?.scene.text,
      """
      LayeredView 0 0 40 30 background=#FFFFFF
        CAGradientLayer "fade" 0 0 40 10 colors="#FF0000 #0000FF"
        CAShapeLayer 20 15 10 10 shape="0 0 10 10" stroke="1 #000000" pathElements=f6041338cb7f8abe
        UIView 5 15 8 8 background=#00FF00 shadow="#000000 0.5 offset 0 -3 radius 3"

      """)
    XCTAssertEqual(
      SceneNode(text: rendered.description?.scene.text ?? ""), rendered.description?.scene)
  }

  func testChangesOfLayersAreExplained() {
    recordReference(request())

    XCTAssertEqual(
      verify(request { $0.gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor] })
        .explanation?.parts.map(\.cause.headline),
      [
        "CAGradientLayer \"fade\": gradient's colors #FF0000 #0000FF became #FF0000 #00FF00"
      ])
    XCTAssertEqual(
      verify(request { $0.ring.lineWidth = 2 }).explanation?.parts.map(\.cause.headline),
      ["CAShapeLayer at (20, 15): stroke 1 #000000 became 2 #000000"])
    XCTAssertEqual(
      verify(request { $0.subviews[0].layer.shadowRadius = 1 }).explanation?.parts
        .map(\.cause.headline),
      [
        "UIView at (5, 15): shadow #000000 0.5 offset 0 -3 radius 3 became #000000 0.5 offset 0 "
          + "-3 radius 1"
      ])
    XCTAssertEqual(
      verify(request { $0.ring.removeFromSuperlayer() }).explanation?.parts.map(\.cause.headline),
      ["CAShapeLayer at (20, 15): was removed"])
  }

  func testAReferenceThatTellsNoLayersBlamesNone() throws {
    recordReference(request())
    let reference = try XCTUnwrap(try StoredReference.read(referencePath))
    var metadata = try XCTUnwrap(reference.metadata)
    metadata.sceneVersion = nil
    metadata.scene = """
      LayeredView 0 0 40 30 background=#FFFFFF
        UIView 5 15 8 8 background=#00FF00

      """
    _ = try StoredReference.write(reference.bitmap, metadata: metadata, to: referencePath)

    XCTAssertEqual(
      verify(request { $0.subviews[0].backgroundColor = .red }).explanation?.parts
        .map(\.cause.headline),
      ["UIView at (5, 15): background color #00FF00 became #FF0000"])
  }
}
