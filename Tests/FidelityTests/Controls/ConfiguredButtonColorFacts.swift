// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The backgrounds of configured buttons in the dark, on cells of a grouped table: Apple's
/// UIKitCatalog on an iPhone 11 with iOS 16.2. The screenshot's colors went through the profile of
/// a display: the system's red is (254, 66, 60) in it.
enum ConfiguredButtonColorFacts {
  private static let source = Fact.Source.picture(
    "pystaUIKitCatalogChallenge, 1-1-1_Buttons.png, iOS 16.2, dark")

  static func all() throws -> [Fact] {
    var tinted = UIButton.Configuration.tinted()
    tinted.baseBackgroundColor = .systemRed
    return try facts("gray", .gray(), (57, 57, 61)) + facts("tinted red", tinted, (73, 36, 36))
  }

  private static func facts(
    _ name: String, _ configuration: UIButton.Configuration,
    _ color: (red: CGFloat, green: CGFloat, blue: CGFloat)
  ) throws -> [Fact] {
    var environment = RenderingEnvironment.current
    environment.userInterfaceStyle = .dark
    return try RenderingEnvironment.$current.withValue(environment) {
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 80, height: 34)
      let cell = UIView(frame: button.frame)
      cell.backgroundColor = .secondarySystemGroupedBackground
      cell.addSubview(button)
      let found = try Drawn(cell, scale: 2).color(x: 40, y: 17)
      return zip(["red", "green", "blue"], [color.red, color.green, color.blue]).enumerated().map {
        index, part in
        Fact("a \(name) background: \(part.0)", source, part.1, within: 1.5) { found[index] }
      }
    }
  }
}
