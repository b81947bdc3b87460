// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// Colors are mixed apart from how opaque they are, as Core Graphics mixes them.
final class StraightGradientTests: XCTestCase {
  private func colors(_ colors: [UIColor], on ground: UIColor) -> [Color] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 101, height: 1))
    view.backgroundColor = ground
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(gradient)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      .image { view.layer.render(in: $0.cgContext) }.bitmap
    return (0..<101).map { picture[$0, 0] }
  }

  func testFromClearToWhiteItIsGray() {
    // Half way, gray of one half covers one half of white: 0.25 + 0.5.
    let middle = colors([.clear, .white], on: .white)[50]
    XCTAssertEqual(Int(middle.red), 191, accuracy: 2)
    XCTAssertEqual(middle.red, middle.blue)
  }

  func testEveryPlaceIsTheFormulas() {
    let (from, to) = (SIMD4(0.2, 0.9, 0.1, 0.1), SIMD4(1.0, 0, 0.4, 0.9))
    let drawn = colors(
      [from, to].map { UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }, on: .black)
    for (place, color) in drawn.enumerated() {
      let mixed = from + (to - from) * ((Double(place) + 0.5) / 101)
      for (channel, value) in [color.red, color.green, color.blue].enumerated() {
        XCTAssertEqual(
          Double(value), mixed[channel] * mixed[3] * 255, accuracy: 2, "\(place) \(channel)")
      }
    }
  }

  func testAColorThatOnlyFadesStaysItself() {
    let faded = colors([.white.withAlphaComponent(0), .white], on: .white)
    XCTAssertEqual(Set(faded), [.white])
  }

  func testCoreGraphicsGradientsAreTheSame() throws {
    let gradient = try XCTUnwrap(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.clear.cgColor, UIColor.white.cgColor] as CFArray,
        locations: nil))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 101, height: 1), format: format)
      .image {
        UIColor.white.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 101, height: 1))
        $0.cgContext.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
      }.bitmap
    XCTAssertEqual(Int(picture[50, 0].red), 191, accuracy: 2)
  }
}
