// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class LayerShadowTests: XCTestCase {
  private func card() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    view.layer.shadowRadius = 4
    return view
  }

  func testRoundedBackgroundCastsTheShadow() {
    let view = card()
    view.backgroundColor = .white
    view.layer.cornerRadius = 5

    XCTAssertEqual(
      drawn(view),
      """
      shadow roundedRect(0 0; 20 20; 5) radius 4 offset 0,2 #00000080
      fill roundedRect(0 0; 20 20; 5) #FFFFFF
      """)
  }

  func testShadowPathCastsTheShadowInstead() {
    let view = card()
    view.backgroundColor = .white
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).cgPath

    XCTAssertEqual(
      drawn(view),
      "shadow rect(1 1; 2 2) radius 4 offset 0,2 #00000080\nfill rect(0 0; 20 20) #FFFFFF")
  }

  func testMaskingHidesTheShadow() {
    let view = card()
    view.backgroundColor = .white
    view.clipsToBounds = true

    XCTAssertEqual(drawn(view), "fill rect(0 0; 20 20) #FFFFFF")
  }

  func testWithoutBackgroundSublayersCastTheShadow() {
    let view = card()
    let child = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
    child.backgroundColor = .red
    view.addSubview(child)

    XCTAssertEqual(
      drawn(view),
      """
      shadow rect(2 3; 4 5) radius 4 offset 0,2 #00000080
      fill rect(0 0; 4 5) #FF0000 [1, 0, 0, 1, 2, 3]
      """)
  }

  func testTextCastsAShadowOfItsLetters() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.text = "i"
    label.layer.shadowOpacity = 1

    XCTAssertTrue(drawn(label).hasPrefix("shadow M"))
  }

  func testTranslucentBackgroundCastsAFainterShadow() {
    let view = card()
    view.backgroundColor = UIColor(white: 1, alpha: 0.5)

    XCTAssertTrue(drawn(view).hasPrefix("shadow rect(0 0; 20 20) radius 4 offset 0,2 #00000040"))
  }

  func testShadowFadesWithItsLayerAsOnePicture() {
    let view = card()
    view.backgroundColor = .white
    view.alpha = 0.5

    XCTAssertTrue(drawn(view).hasPrefix("group opacity 0.5\n  shadow"))
  }

  func testTranslucentContentsCastTheShadowOfWhatTheyShow() {
    let view = card()
    let child = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
    child.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    view.addSubview(child)

    XCTAssertEqual(
      drawn(view),
      """
      shadow of contents radius 4 offset 0,2 #00000080
        fill rect(0 0; 4 5) #FF000080 [1, 0, 0, 1, 2, 3]
      end
      fill rect(0 0; 4 5) #FF000080 [1, 0, 0, 1, 2, 3]
      """)
  }

  func testHolesInAPictureCastNoShadow() throws {
    var picture = Bitmap(width: 3, height: 1, color: .white)
    picture[1, 0] = .clear
    let view = UIImageView(image: UIImage(bitmap: picture))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 0, height: 1)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 2))
    host.addSubview(view)

    let bitmap = try pixels(host)

    XCTAssertEqual((0..<3).map { bitmap[$0, 1] }, [.black, .clear, .black])
  }

  func testBackgroundAndOverflowingContentsCastOneShadow() throws {
    let view = card()
    view.backgroundColor = UIColor(white: 1, alpha: 0.5)
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    child.backgroundColor = UIColor(white: 1, alpha: 0.5)
    view.addSubview(child)
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 0, height: 20)
    view.layer.shadowOpacity = 1
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    host.addSubview(view)

    let bitmap = try pixels(host)

    XCTAssertEqual([5, 15, 25].map { bitmap[$0, 30].alpha }, [128, 192, 128])
  }

  func testShadowPathMaySpreadBeyondTheBounds() throws {
    let view = card()
    view.backgroundColor = .white
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = .zero
    view.layer.shadowOpacity = 1
    view.layer.shadowPath = UIBezierPath(rect: view.bounds.insetBy(dx: -4, dy: -4)).cgPath
    view.frame.origin = CGPoint(x: 6, y: 6)
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
    host.addSubview(view)

    let bitmap = try pixels(host)

    XCTAssertEqual([1, 2, 5, 6].map { bitmap[$0, 16] }, [.clear, .black, .black, .white])
  }
}
