// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What an appearance proxy sets by methods: pictures of bars, of segments and of fields.
final class PicturesByAppearanceTests: BarTestCase {
  override func invokeTest() {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    environment.issues = RenderingIssues()
    RenderingEnvironment.$current.withValue(environment) { super.invokeTest() }
  }

  private func show(_ views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.isHidden = false
    for view in views { window.addSubview(view) }
    window.layoutIfNeeded()
    return window
  }

  func testBarsTakePicturesAndKeepTheirOwn() {
    let (picture, own) = (squareImage(4), squareImage(8))
    UINavigationBar.appearance().setBackgroundImage(picture, for: .default)
    UINavigationBar.appearance().setBackgroundImage(own, for: .any, barMetrics: .compact)
    UINavigationBar.appearance().shadowImage = UIImage()
    UINavigationBar.appearance().setTitleVerticalPositionAdjustment(3, for: .default)
    UIToolbar.appearance().setBackgroundImage(
      picture, forToolbarPosition: .any, barMetrics: .default)
    UIToolbar.appearance().setShadowImage(own, forToolbarPosition: .any)
    let (bar, other, tools) = (UINavigationBar(), UINavigationBar(), UIToolbar())
    other.setBackgroundImage(own, for: .default)
    other.setTitleVerticalPositionAdjustment(0, for: .default)

    let window = show(bar, other, tools)

    XCTAssertTrue(bar.backgroundImage(for: .default) === picture)
    XCTAssertTrue(bar.backgroundImage(for: .compact) === own)
    XCTAssertEqual(bar.shadowImage?.size, .zero)
    XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .default), 3)
    XCTAssertTrue(other.backgroundImage(for: .default) === own)
    XCTAssertEqual(other.titleVerticalPositionAdjustment(for: .default), 0)
    XCTAssertTrue(
      tools.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === picture)
    XCTAssertTrue(tools.shadowImage(forToolbarPosition: .any) === own)
    XCTAssertNotNil(window)
  }

  func testItemsOfBarsTakePictures() {
    let empty = UIImage()
    UIBarButtonItem.appearance().setBackgroundImage(empty, for: .normal, barMetrics: .default)
    UIBarButtonItem.appearance().setBackgroundImage(
      empty, for: .highlighted, style: .plain, barMetrics: .default)
    UIBarButtonItem.appearance().setBackButtonBackgroundImage(
      empty, for: .normal, barMetrics: .default)
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "Pets"))
    let button = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = button
    bar.items = [item]

    let window = show(bar)

    XCTAssertTrue(button.backgroundImage(for: .normal, barMetrics: .default) === empty)
    XCTAssertTrue(button.backgroundImage(for: .highlighted, barMetrics: .default) === empty)
    XCTAssertTrue(button.backButtonBackgroundImage(for: .normal, barMetrics: .default) === empty)
    XCTAssertNotNil(window)
  }

  func testSegmentsTakePicturesForEachOfTheirStates() {
    let (picture, own) = (squareImage(4), squareImage(8))
    let look = UISegmentedControl.appearance()
    look.setBackgroundImage(picture, for: .normal, barMetrics: .default)
    look.setBackgroundImage(own, for: .selected, barMetrics: .default)
    look.setDividerImage(
      picture, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    look.setContentPositionAdjustment(
      UIOffset(horizontal: 2, vertical: 0), forSegmentType: .left, barMetrics: .default)
    let (control, other) = (UISegmentedControl(items: ["A", "B"]), UISegmentedControl())
    other.setBackgroundImage(nil, for: .normal, barMetrics: .default)

    let window = show(control, other)

    XCTAssertTrue(control.backgroundImage(for: .normal, barMetrics: .default) === picture)
    XCTAssertTrue(control.backgroundImage(for: .selected, barMetrics: .default) === own)
    XCTAssertTrue(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        === picture)
    XCTAssertEqual(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal, 2)
    XCTAssertEqual(
      control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default), .zero)
    XCTAssertNil(other.backgroundImage(for: .normal, barMetrics: .default), "nil was set")
    XCTAssertNotNil(window)
  }

  func testSlidersAndSearchBarsTakePictures() {
    let picture = squareImage(4)
    UISlider.appearance().setMinimumTrackImage(picture, for: .normal)
    UISlider.appearance().setMaximumTrackImage(picture, for: .highlighted)
    UISearchBar.appearance().setSearchFieldBackgroundImage(picture, for: .normal)
    UISearchBar.appearance().setImage(picture, for: .search, state: .normal)
    let (slider, bar) = (UISlider(), UISearchBar())

    let window = show(slider, bar)

    XCTAssertTrue(slider.minimumTrackImage(for: .normal) === picture)
    XCTAssertTrue(slider.maximumTrackImage(for: .highlighted) === picture)
    XCTAssertTrue(bar.searchFieldBackgroundImage(for: .normal) === picture)
    XCTAssertTrue((bar.searchTextField.leftView as? UIImageView)?.image === picture)
    XCTAssertNotNil(window)
  }
}
