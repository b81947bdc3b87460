// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The wheel of a picture that shows something going on.
enum WheelFacts {
  /// The grays of the spokes, clockwise from the top, on white and on black.
  private static let grays: [(light: CGFloat, dark: CGFloat)] = [
    (223, 38), (223, 38), (223, 38), (206, 59), (189, 79), (172, 99), (156, 120), (223, 38),
  ]

  private static func drawn(_ style: UIUserInterfaceStyle) throws -> Drawn {
    try Phone.iPhone16Pro.drawn { window in
      window.overrideUserInterfaceStyle = style
      window.backgroundColor = .systemBackground
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
      wheel.startAnimating()
      window.addSubview(wheel)
    }
  }

  static func all() throws -> [Fact] {
    let source = Fact.Source.picture(
      "essential-feed-case-study, FEED_WITH_LOAD_MORE_INDICATOR, iOS 26")
    let (light, dark) = (try drawn(.light), try drawn(.dark))
    let steps: [(x: CGFloat, y: CGFloat)] = [
      (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0),
      (-0.707, -0.707),
    ]
    let top = light.ink(in: CGRect(x: 109, y: 98, width: 2, height: 11), threshold: 8)
    let left = light.ink(in: CGRect(x: 102, y: 107.4, width: 1, height: 5), threshold: 8)
    return [
      Fact("a spoke begins at the edge", source, 100) { top.minY },
      Fact("a spoke is long", source, 6.667) { top.height },
      Fact("a spoke is wide", source, 2.667) { left.height },
    ]
      + zip(grays, steps).enumerated().flatMap { index, pair in
        let (x, y) = (110 + 6.5 * pair.1.x - 0.1, 110 + 6.5 * pair.1.y - 0.1)
        return [
          Fact("the gray of spoke \(index)", source, pair.0.light, within: 1) {
            light.color(x: x, y: y)[0]
          },
          Fact("the gray of spoke \(index) in the dark", source, pair.0.dark, within: 1) {
            dark.color(x: x, y: y)[0]
          },
        ]
      }
  }
}
