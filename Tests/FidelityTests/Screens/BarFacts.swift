// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Where bars lie on whole screens, and what stands in them.
enum BarFacts {
  static func all() throws -> [Fact] { try backs() + settings() }

  private static func pushed(_ first: String, _ second: String?, in window: UIWindow) {
    let controllers = [UIViewController(), UIViewController()]
    controllers[0].navigationItem.title = first
    controllers[1].navigationItem.title = second
    for controller in controllers { controller.view.backgroundColor = .white }
    let navigation = UINavigationController()
    navigation.setViewControllers(controllers, animated: false)
    window.rootViewController = navigation
  }

  // MARK: The button back

  private struct Back {
    let phone: Phone
    let source: Fact.Source
    let titles: (String, String?)
    let bar: ClosedRange<CGFloat>
    let chevron: CGFloat
    /// Where the title's ink begins, and how far ours may be off.
    let ink: CGFloat
    var accuracy: CGFloat = 0.68
  }

  private static func backs() throws -> [Fact] {
    let test = "AccessibilitySnapshot, testNavBarBackButtonTraitsWithTitles"
    let table = [
      Back(
        phone: .iPhone15, source: .picture("\(test), iOS 17.5"), titles: ("First", "Second"),
        bar: 53.667...97.667, chevron: 9.333, ink: 30.333),
      // The title is a point and a third nearer to the chevron on iOS 17, which ours follows.
      Back(
        phone: .iPhone16Pro, source: .picture("\(test), iOS 18.5"), titles: ("First", "Second"),
        bar: 56.333...100.333, chevron: 9.333, ink: 31.667, accuracy: 2),
      Back(
        phone: .proMax, source: .picture("passforios, img/screenshot2.png, iOS 16"),
        titles: ("Password Store", nil), bar: 53.667...97.667, chevron: 13.333, ink: 34.333),
    ]
    return try table.flatMap { try facts(of: $0) }
  }

  private static func facts(of back: Back) throws -> [Fact] {
    let (picture, bar) = try back.phone.drawn {
      pushed(back.titles.0, back.titles.1, in: $0)
    } measure: { window in
      (window.rootViewController as? UINavigationController)?.navigationBar.frame ?? .zero
    }
    let width = back.phone.size.width
    let y = back.bar.lowerBound + 4
    let chevron = picture.ink(in: CGRect(x: 4, y: y, width: 22, height: 36), threshold: 40)
    let title = picture.ink(in: CGRect(x: 26, y: y, width: 130, height: 36), threshold: 40)
    return [
      Fact("the bar begins at \(width)", back.source, back.bar.lowerBound) { bar.minY },
      Fact("the bar ends at \(width)", back.source, back.bar.upperBound) { bar.maxY },
      Fact("the chevron's ink begins at \(width)", back.source, back.chevron) { chevron.minX },
      Fact("the chevron's ink is below the bar's top at \(width)", back.source, 12.333) {
        chevron.minY - bar.minY
      },
      Fact("the chevron's ink is high at \(width)", back.source, 19, within: 0.34) {
        chevron.height
      },
      Fact("the title back begins at \(width)", back.source, back.ink, within: back.accuracy) {
        title.minX
      },
      Fact("the title back stands at \(width)", back.source, 28.333) { title.maxY - bar.minY },
    ]
  }

  // MARK: A large title above groups

  /// A grouped table of ownCloud on an iPhone 11.
  private static func settings() throws -> [Fact] {
    let source = Fact.Source.picture("ownCloud, 60_ios_settings_demo, iPhone 11")
    let rows = TitledRows(style: .grouped)
    rows.sections = [
      .init(header: "Security", rows: [("Theme", nil), ("Logging", nil)], footer: nil),
      .init(header: "More", rows: [("Theme", "Classic")], footer: nil),
    ]
    rows.title = "Settings"
    let (picture, top) = try Phone.iPhone11.drawn { window in
      let first = UIViewController()
      first.title = "ownCloud"
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(rows, animated: false)
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
    } measure: { _ in
      rows.groupTop(0)
    }
    let chevron = picture.ink(in: CGRect(x: 2, y: 52, width: 26, height: 38), threshold: 24)
    let large = picture.ink(in: CGRect(x: 16, y: 100, width: 94, height: 40), threshold: 24)
    let header = picture.ink(in: CGRect(x: 16, y: 170, width: 184, height: 28), threshold: 24)
    let text = picture.ink(in: CGRect(x: 16, y: 206, width: 100, height: 24), threshold: 24)
    let line = picture.ink(in: CGRect(x: 1, y: 198, width: 412, height: 2.5), threshold: 20)
    return [
      Fact("the chevron's ink begins at 414", source, 13) { chevron.minX },
      Fact("the chevron's ink begins below the bar's top at 414", source, 60.5) { chevron.minY },
      Fact("the large title's ink begins at 414", source, 21) { large.minX },
      Fact("the large title's baseline at 414", source, 128.5) { large.maxY },
      Fact("the first group's rows begin", source, 199.5) { top },
      Fact("the line above a group", source, 199.5) { line.minY },
      Fact("the line above a group is full", source, 0, within: 1) { line.minX },
      Fact("the header's ink begins at 414", source, 20.5, within: 0.5) { header.minX },
      Fact("the header's ink ends at 414", source, 82.5, within: 0.5) { header.maxX },
      Fact("the header's baseline at 414", source, 190) { header.maxY },
      Fact("the first row's text begins at 414", source, 20.5, within: 0.5) { text.minX },
      Fact("the first row's text ends at 414", source, 72.5, within: 0.5) { text.maxX },
    ]
  }
}
