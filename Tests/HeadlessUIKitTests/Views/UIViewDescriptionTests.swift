// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewDescriptionTests: XCTestCase {
  func testTheViewTreeSaysTheState() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.backgroundColor = .white
    let child = UIView(frame: CGRect(x: 8, y: 8.5, width: 20, height: 20))
    child.isHidden = true
    child.alpha = 0.3
    child.tag = 4
    child.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    root.addSubview(child)

    XCTAssertEqual(
      root.viewTree(),
      """
      <UIView; frame = (0 0; 100 50); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <UIView; frame = (8 8.5; 20 20); alpha = 0.3; hidden = YES; autoresize = W+BM; tag = 4>

      """)
  }

  func testTheViewTreeSaysColorsAsTheyAreDrawn() {
    let view = UIView()
    view.backgroundColor = .label
    let light = view.viewTree()
    view.overrideUserInterfaceStyle = .dark
    let dark = view.viewTree()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }

    let space = "backgroundColor = UIExtendedSRGBColorSpace"
    XCTAssertTrue(light.contains("\(space) 0 0 0 1 (label"), light)
    XCTAssertTrue(dark.contains("\(space) 1 1 1 1 (label"), dark)
    XCTAssertTrue(view.viewTree().contains("\(space) 1 0 0 1>"), view.viewTree())
  }

  private final class Badge: UIImageView {}

  /// Orders and spellings are those that published projects keep of iOS 12 to 18.
  func testTheDescriptionIsTheOneOfTheSystem() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.backgroundColor = .systemGroupedBackground
    let label = UILabel(frame: CGRect(x: 16, y: 60.0 / 7, width: 120, height: 61.0 / 3))
    label.text = "Save"
    label.clipsToBounds = true
    label.alpha = 0.5
    label.isHidden = true
    label.tag = 4
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    label.addGestureRecognizer(UITapGestureRecognizer())
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
    let badge = Badge(image: renderer.image { _ in })
    badge.transform = CGAffineTransform(scaleX: 0.5, y: 1 / 3)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    scroll.contentSize = CGSize(width: 10, height: 100.0 / 3)
    scroll.contentOffset.y = 8
    for view in [label, badge, scroll] { root.addSubview(view) }

    XCTAssertEqual(
      root.recursiveDescription(),
      """
      <UIView; frame = (0 0; 100 50); backgroundColor = <UIDynamicSystemColor; name = \
      systemGroupedBackgroundColor>; layer = <CALayer>>
         | <UILabel; frame = (16 8.57143; 120 20.3333); text = 'Save'; clipsToBounds = YES; \
      hidden = YES; alpha = 0.5; autoresize = W+BM; userInteractionEnabled = NO; tag = 4; \
      gestureRecognizers = <NSArray>; backgroundColor = UIExtendedGrayColorSpace 0 0; \
      layer = <_UILabelLayer>>
         | <HeadlessUIKitTests.UIViewDescriptionTests.Badge; baseClass = UIImageView; frame = \
      (10 13.3333; 20 13.3333); transform = [0.5, 0, 0, 0.33333333333333331, 0, 0]; opaque = NO; \
      userInteractionEnabled = NO; image = <UIImage CGImage anonymous; (40 40)@3>; \
      layer = <CALayer>>
         | <UIScrollView; frame = (0 0; 10 20); clipsToBounds = YES; gestureRecognizers = \
      <NSArray>; layer = <CALayer>; contentOffset: {0, 8}; contentSize: {10, \
      33.333333333333336}; adjustedContentInset: {0, 0, 0, 0}>

      """)
  }

  private final class Named: UIView {
    override var description: String { "<Named; \(super.description.dropFirst())" }
  }

  /// As iOS asks each view for its description.
  func testAClassSaysInTheTreeWhatItSaysOfItself() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let named = Named(frame: CGRect(x: 8, y: 8, width: 20, height: 20))
    named.addSubview(UIView())
    root.addSubview(named)

    XCTAssertEqual(
      root.recursiveDescription(),
      """
      <UIView; frame = (0 0; 100 50); layer = <CALayer>>
         | <Named; Named; frame = (8 8; 20 20)>
         |    | <UIView; frame = (0 0; 0 0); layer = <CALayer>>

      """)
  }
}
