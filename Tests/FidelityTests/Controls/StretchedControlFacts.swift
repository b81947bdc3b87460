// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Controls that are larger than their content: segments that share a width, and fields around
/// their text.
enum StretchedControlFacts {
  static func all() throws -> [Fact] { try segments() + fields() }

  // MARK: Segments

  private static func control(_ frame: CGRect, _ titles: [String]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 11)], for: .normal)
    control.frame = frame
    return control
  }

  private static func segments() throws -> [Fact] {
    let memo = Fact.Source.picture("EngineerMemo, testTabBarController, iOS 17.2, 393 x 852")
    let adyen = Fact.Source.picture("adyen-ios, UPIComponentUITests, iOS 17.2")
    return try at(3) {
      let ground = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
      ground.backgroundColor = .white
      ground.addSubview(
        control(CGRect(x: 16, y: 20, width: 361, height: 40), ["A", "B", "C"]))
      ground.addSubview(control(CGRect(x: 8, y: 100, width: 369, height: 32), ["A", "B"]))
      let picture = try Drawn(ground, scale: 3)
      // A white pill stands out by the gray beside it.
      let pill = picture.ink(in: CGRect(x: 18.4, y: 33, width: 200, height: 0.4), threshold: 8)
      let wide = picture.ink(in: CGRect(x: 12, y: 109.4, width: 182, height: 0.3), threshold: 8)
      let line = picture.ink(in: CGRect(x: 200, y: 40, width: 80, height: 0.4), threshold: 30)
      let top = picture.ink(in: CGRect(x: 40, y: 22.1, width: 0.4, height: 40), threshold: 8)
      return [
        Fact("the first of three segments in 361 points ends its pill", memo, 133) { pill.minX },
        Fact("a line between the second and the third begins", memo, 256) { line.minX },
        Fact("that line ends", memo, 257) { line.maxX },
        Fact("a pill is as high as the control allows", memo, 58) { top.minY },
        Fact("the first of two segments in 369 points ends its pill", adyen, 190) { wide.minX },
      ]
    }
  }

  // MARK: Fields

  /// A field 24 points higher than its line, from 8 points on.
  private static func fields() throws -> [Fact] {
    let source = Fact.Source.picture("thumbprint-ios, TextInputTest, 3x")
    let sizes: [(size: CGFloat, baseline: CGFloat)] = [(14, 33.333), (16, 35.333), (35, 53.333)]
    return try at(3) {
      try sizes.map { size, baseline in
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        ground.backgroundColor = .white
        let field = UITextField()
        field.font = .systemFont(ofSize: size)
        field.text = "Me first!"
        field.translatesAutoresizingMaskIntoConstraints = false
        ground.addSubview(field)
        NSLayoutConstraint.activate([
          field.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 24),
          field.widthAnchor.constraint(equalToConstant: 327),
          field.topAnchor.constraint(equalTo: ground.topAnchor, constant: 8),
          field.heightAnchor.constraint(equalToConstant: size * 2444 / 2048 + 24),
        ])
        let picture = try Drawn(ground, scale: 3)
        let letter = picture.ink(
          in: CGRect(x: 20, y: 8, width: size * 0.8 + 4, height: 70), threshold: 128)
        return Fact("a field's text in \(size) points stands", source, baseline, within: 0.01) {
          letter.maxY
        }
      }
    }
  }
}
