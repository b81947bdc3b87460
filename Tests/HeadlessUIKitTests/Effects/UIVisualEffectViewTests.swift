// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

final class UIVisualEffectViewTests: XCTestCase {
  /// A stage of 80 x 40 points, its left half black and its right half white.
  private func stage(_ parts: UIView...) -> UIView {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    stage.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    half.backgroundColor = .black
    stage.addSubview(half)
    for part in parts { stage.addSubview(part) }
    return stage
  }

  private func draw(_ view: UIView, scale: CGFloat = 1) throws -> Bitmap {
    try DisplayListPlayer().play(view.displayList(scale: scale))
  }

  private func blur(_ style: UIBlurEffect.Style = .light, height: CGFloat = 20)
    -> UIVisualEffectView
  {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: height)
    return view
  }

  func testWhatLiesBehindIsBlurredInTheBoundsOnly() throws {
    let picture = try draw(stage(blur()))

    let row = (0..<80).map { Int(picture[$0, 10].red) }
    XCTAssertEqual(row, row.sorted())
    XCTAssertGreaterThan(Set(row).count, 20)
    XCTAssertEqual((0..<80).map { picture[$0, 30].red }, (0..<80).map { $0 < 40 ? 0 : 255 })
  }

  func testStylesTintByTheSurroundings() throws {
    func middle(_ style: UIBlurEffect.Style, dark: Bool) throws -> Int {
      var environment = RenderingEnvironment.current
      environment.userInterfaceStyle = dark ? .dark : .light
      return try RenderingEnvironment.$current.withValue(environment) {
        Int(try draw(stage(blur(style)))[40, 10].red)
      }
    }
    XCTAssertGreaterThan(try middle(.systemMaterial, dark: false), 190)
    XCTAssertLessThan(try middle(.systemMaterial, dark: true), 80)
    XCTAssertEqual(
      try middle(.systemMaterialDark, dark: false), try middle(.systemMaterial, dark: true))
    XCTAssertLessThan(
      try middle(.systemUltraThinMaterial, dark: false),
      try middle(.systemThickMaterial, dark: false))
  }

  func testWhatLiesAboveAndInsideIsSharp() throws {
    let view = blur()
    let line = UIView(frame: CGRect(x: 20, y: 0, width: 1, height: 20))
    line.backgroundColor = .red
    view.contentView.addSubview(line)
    let above = UIView(frame: CGRect(x: 60, y: 0, width: 1, height: 40))
    above.backgroundColor = .blue
    let picture = try draw(stage(view, above))

    XCTAssertEqual(picture[20, 10], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(picture[60, 10], Color(red: 0, green: 0, blue: 255))
    XCTAssertLessThan(picture[59, 10].blue.magnitude, 255)
  }

  func testTheBlurIsCutAtRoundCornersAndFollowsClips() throws {
    let view = blur(.dark)
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
    let frame = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 40))
    frame.clipsToBounds = true
    view.frame.origin.x = -10
    frame.addSubview(view)
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    ground.backgroundColor = .white
    ground.addSubview(frame)
    let picture = try draw(ground)
    XCTAssertEqual(picture[5, 10], Color(red: 255, green: 255, blue: 255))
    XCTAssertLessThan(picture[20, 10].red, 128)
    XCTAssertEqual(picture[45, 10], Color(red: 255, green: 255, blue: 255))
  }

  func testTwoScalesAndTwoDrawingsAgree() throws {
    let view = stage(blur())
    XCTAssertEqual(try draw(view, scale: 2), try draw(view, scale: 2))
    XCTAssertEqual(
      Int(try draw(view, scale: 1)[30, 10].red), Int(try draw(view, scale: 3)[91, 31].red),
      accuracy: 6)
  }

  func testVibrantShapesTakeTheirColorFromTheBlur() throws {
    let effect = UIBlurEffect(style: .systemMaterialDark)
    let view = blur(.systemMaterialDark)
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
    vibrancy.frame = view.bounds
    let shape = UIView(frame: CGRect(x: 10, y: 5, width: 10, height: 10))
    shape.backgroundColor = .green
    vibrancy.contentView.addSubview(shape)
    view.contentView.addSubview(vibrancy)
    let picture = try draw(stage(view))

    let inside = picture[15, 10]
    XCTAssertEqual(inside.red, inside.green)
    XCTAssertGreaterThan(inside.red, 200)
    XCTAssertLessThan(picture[25, 10].red, 100)
  }

  func testWithoutAnEffectOnlyTheContentShows() throws {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    XCTAssertEqual(view.contentView.frame, view.bounds)
    XCTAssertEqual(try draw(stage(view)), try draw(stage()))
  }
}
