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

  private static func large() throws -> Drawn {
    try Phone.iPhone16Pro.drawn { window in
      window.backgroundColor = .white
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.frame = CGRect(x: 100, y: 100, width: 37, height: 37)
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
    let search = Fact.Source.picture("stream-chat-swift, ChatMessageSearchVC_Tests, iOS 26.2")
    let large = try large()
    let across = large.ink(in: CGRect(x: 95, y: 95, width: 50, height: 50), threshold: 12)
    let spoke = large.ink(in: CGRect(x: 118.2, y: 95, width: 0.6, height: 23), threshold: 12)
    return [
      Fact("a large wheel is wide", search, 34.667, within: 0.68) { across.width },
      Fact("a large wheel's spoke is long", search, 12.15, within: 0.5) { spoke.height },
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
