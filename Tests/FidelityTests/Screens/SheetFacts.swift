// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Cards of sheets: a view dump of a phone with a button, and what kern0x1b read of and recorded
/// with UIKit of iOS 16.0 and 18.0.
enum SheetFacts {
  private static let dump = Fact.Source.published("a view dump of Apple ID's sheet, 375 x 667")
  private static let reading = Fact.Source.published(
    "kern0x1b, UISheetPresentationController, iOS 16.0 and 18.0")

  static func all() throws -> [Fact] {
    let button = Phone(size: CGSize(width: 375, height: 667), top: 20, bottom: 0, scale: 2)
    let small = Phone(size: CGSize(width: 320, height: 480), top: 20, bottom: 0, scale: 2)
    let (sign, large) = (try card(button), try card(small))
    let (medium, high) = (try card(small, .medium()), try card(button, .medium()))
    let back = try screen(small)
    let modern = try card(.iPhone15, .medium())
    return Fact.frame("a card", dump, CGRect(x: 0, y: 40, width: 375, height: 627)) { sign }
      + Fact.frame("a small card", reading, CGRect(x: 0, y: 40, width: 320, height: 440)) { large }
      + [
        Fact("a medium card of a screen of 480 begins", reading, 202.8) { medium.minY },
        Fact("a medium card of 667 is high", reading, 0.56 * 627) { high.height },
        Fact("a medium card of 852 is high", reading, 34 + 0.56 * (852 - 69 - 34)) {
          modern.height
        },
        Fact("what moved back begins at x", reading, 16) {
          back.ink(in: CGRect(x: 0, y: 38.5, width: 160, height: 1), threshold: 10).minX
        },
        Fact("what moved back begins at y", reading, 30) {
          back.ink(in: CGRect(x: 150, y: 0, width: 20, height: 40), threshold: 10).minY
        },
        Fact("what moved back is lightened in the dark: red", reading, 20, within: 1) {
          back.color(x: 160, y: 35)[0]
        },
        Fact("what moved back is lightened in the dark: blue", reading, 21, within: 1) {
          back.color(x: 160, y: 35)[2]
        },
      ]
  }

  private static func present(
    on window: UIWindow, _ detent: UISheetPresentationController.Detent
  ) {
    let (root, card) = (UIViewController(), UIViewController())
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    card.sheetPresentationController?.detents = [detent]
    root.present(card, animated: false)
  }

  private static func card(
    _ phone: Phone, _ detent: UISheetPresentationController.Detent = .large()
  ) throws -> CGRect {
    try phone.drawn {
      present(on: $0, detent)
    } measure: { window in
      window.rootViewController?.presentedViewController?.view.frame ?? .null
    }.value
  }

  private static func screen(_ phone: Phone) throws -> Drawn {
    var environment = RenderingEnvironment.current
    environment.userInterfaceStyle = .dark
    return try RenderingEnvironment.$current.withValue(environment) {
      try phone.drawn { present(on: $0, .large()) }
    }
  }
}
