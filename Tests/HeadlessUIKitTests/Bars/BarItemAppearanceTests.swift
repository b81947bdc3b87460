// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// What the looks of bars say about their buttons and items.
final class BarItemAppearanceTests: XCTestCase {
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) + [$0].compactMap { $0 as? UILabel } }
  }

  private func pictures(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { pictures(in: $0) + [$0].compactMap { $0 as? UIImageView } }
  }

  private func color(of label: UILabel?) -> UIColor? {
    label?.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
  }

  func testItemsOfATabBar() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .brown
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.purple
    ]
    appearance.stackedLayoutAppearance.selected.iconColor = .green
    bar.standardAppearance = UITabBarAppearance(barAppearance: appearance)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    bar.items = [
      UITabBarItem(title: "One", image: image, tag: 0),
      UITabBarItem(title: "Two", image: image, tag: 1),
    ]
    bar.selectedItem = bar.items?.first
    bar.layoutIfNeeded()

    let shown = pictures(in: bar).filter { $0.image != nil }.map(\.tintColor)
    XCTAssertEqual(shown, [.green, .brown])
    XCTAssertEqual(color(of: labels(in: bar).first { $0.text == "Two" }), .purple)
  }

  func testButtonsOfANavigationBar() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Pets")
    item.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    bar.items = [item]
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()

    XCTAssertEqual(color(of: labels(in: bar).first { $0.text == "Edit" }), .purple)
    XCTAssertEqual(color(of: labels(in: bar).first { $0.text == "Save" }), .brown)
  }

  func testAPictureFillsABar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    bar.standardAppearance.backgroundImage = image
    bar.layoutIfNeeded()

    let picture = pictures(in: bar).first { $0.image === image }
    XCTAssertEqual(picture?.superview?.bounds, picture?.frame)
  }

  /// The initializers that a look has on iOS are those that it is made of.
  private final class LeagueLook: UINavigationBarAppearance {
    required init(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }
    override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
    override init(idiom: UIUserInterfaceIdiom) {
      super.init(idiom: idiom)
      setUp()
    }
    private func setUp() { backgroundColor = .systemPink }
  }

  func testALookOfAnAppsOwnIsMadeAsOnIOS() {
    XCTAssertEqual(LeagueLook().backgroundColor, .systemPink)
    XCTAssertEqual(LeagueLook(idiom: .phone).backgroundColor, .systemPink)
    let bar = UINavigationBar()
    bar.standardAppearance = LeagueLook()
    XCTAssertEqual(bar.standardAppearance.backgroundColor, .systemPink)
    XCTAssertNotNil(UITabBarAppearance(idiom: .pad).shadowColor)
  }

  func testSymbolsInBarsDoNotFollowTheContentSize() {
    func picture(_ size: UIContentSizeCategory) -> Bitmap {
      var environment = RenderingEnvironment.current
      environment.preferredContentSizeCategory = size
      return RenderingEnvironment.$current.withValue(environment) {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        toolbar.items = [
          UIBarButtonItem(
            image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
        ]
        toolbar.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: toolbar.bounds.size, format: format)
          .image { toolbar.layer.render(in: $0.cgContext) }.bitmap
      }
    }
    XCTAssertEqual(picture(.accessibilityExtraExtraLarge), picture(.large))
  }

  func testACopyOfALookIsOneOfItsOwn() {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy: UINavigationBarAppearance = look.copy()
    copy.backgroundColor = .blue
    XCTAssertNotEqual(look.backgroundColor, .blue)
    XCTAssertEqual(copy.titleTextAttributes[.foregroundColor] as? UIColor, .red)
  }
}
