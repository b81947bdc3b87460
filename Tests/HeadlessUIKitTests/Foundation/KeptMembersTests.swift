// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import HeadlessUIKit

/// Members that are kept and change no pixel, or say that they do not.
final class KeptMembersTests: XCTestCase {
  private func notDrawn(_ actions: () -> Void) -> [String] {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: actions)
    XCTAssertEqual(Set(issues.all.map(\.kind)).subtracting([.notDrawn]), [])
    return issues.messages
  }

  func testWhatIsKeptIsOfOneObjectAndOneName() {
    let (one, other) = (UITextField(), UITextField())
    one.allowsEditingTextAttributes = true
    one.interactionState = "state"

    XCTAssertTrue(one.allowsEditingTextAttributes)
    XCTAssertEqual(one.interactionState as? String, "state")
    XCTAssertFalse(other.allowsEditingTextAttributes)
    XCTAssertNil(other.interactionState)
    XCTAssertEqual(one.writingToolsBehavior, .default)
    one.interactionState = nil
    XCTAssertNil(one.interactionState)
  }

  func testWhatWouldBeDrawnIsReportedAndDefaultsAreNot() {
    let image = UIImage(systemName: "star")
    XCTAssertEqual(
      notDrawn {
        let pages = UIPageControl()
        pages.allowsContinuousInteraction = false
        UISegmentedControl(items: ["A"]).setContentOffset(.zero, forSegmentAt: 0)
        CALayer().compositingFilter = nil
      }, [])
    XCTAssertEqual(
      notDrawn {
        UIStepper().setDividerImage(
          image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        UIProgressView().trackImage = image
        UISlider().setMinimumTrackImage(image, for: .normal)
        CALayer().compositingFilter = "multiplyBlendMode"
      },
      [
        "UIStepper: its line is the system's",
        "UIProgressView.trackImage: the bar keeps its own look",
        "UISlider.setMinimumTrackImage(_:for:): the track keeps its own look",
        "CALayer.compositingFilter: the layer covers what lies below it",
      ])
  }

  func testWhatIsOfLaterSystemsIsKeptOrReported() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(10), heightDimension: .absolute(10)), subitems: []))
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    XCTAssertEqual(section.orthogonalScrollingProperties.decelerationRate, .fast)
    let toggle = UISwitch()
    toggle.preferredStyle = .checkbox
    XCTAssertEqual(toggle.preferredStyle, .checkbox)
    XCTAssertEqual(toggle.style, .sliding)

    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    XCTAssertEqual(
      notDrawn {
        item.addSymbolEffect(.bounce)
        UITableView().fillerRowHeight = 0
        UISearchController().searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "a")]
      }, [])
    XCTAssertEqual(
      notDrawn {
        item.addSymbolEffect(.disappear)
        UITableView().fillerRowHeight = 44
        let search = UISearchController()
        search.isActive = true
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "a")]
      },
      [
        "UIBarButtonItem.addSymbolEffect: symbols neither disappear nor are they scaled",
        "UITableView.fillerRowHeight: there are no lines below the last row",
        "UISearchController.searchSuggestions: no list of suggestions lies below the field",
      ])
  }

  func testScopesShowWhenTheAppSaysSo() {
    let search = UISearchController()
    search.searchBar.scopeButtonTitles = ["A", "B"]
    search.scopeBarActivation = .manual
    search.isActive = true
    XCTAssertFalse(search.searchBar.showsScopeBar)
    search.isActive = false
    search.scopeBarActivation = .onSearchActivation
    search.isActive = true
    XCTAssertTrue(search.searchBar.showsScopeBar)
  }

  func testPicturesAreKeptByState() {
    let image = UIImage(systemName: "star")
    let slider = UISlider()
    _ = notDrawn { slider.setMinimumTrackImage(image, for: .normal) }

    XCTAssertTrue(slider.minimumTrackImage(for: .highlighted) === image)
    XCTAssertTrue(slider.currentMinimumTrackImage === image)
    XCTAssertNil(slider.maximumTrackImage(for: .normal))
  }

  func testAControllersScrollViewsAreKeptByEdge() {
    let controller = UIViewController()
    let (top, all) = (UIScrollView(), UIScrollView())
    controller.setContentScrollView(all)
    controller.setContentScrollView(top, for: .top)

    XCTAssertTrue(controller.contentScrollView(for: .top) === top)
    XCTAssertTrue(controller.contentScrollView(for: .bottom) === all)
  }

  /// A container tells the scroll view of the screen in it.
  func testAControllersScrollViewIsItsClasssToTell() {
    final class Container: UIViewController {
      let list = UIScrollView()
      override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { list }
    }
    let container = Container()

    XCTAssertTrue(container.contentScrollView(for: .top) === container.list)
  }

  func testActivitiesThatNobodyKeepsAreTakenBackAtOnce() {
    let done = expectation(description: "taken back")
    done.expectedFulfillmentCount = 2
    NSUserActivity.deleteAllSavedUserActivities { done.fulfill() }
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["pet"]) { done.fulfill() }

    wait(for: [done], timeout: 0)
  }

  func testAHiddenTabBarLeavesItsPlaceToThePart() {
    let part = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [part]
    tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    tabs.view.layoutIfNeeded()
    XCTAssertEqual(part.view.safeAreaInsets.bottom, 49)

    tabs.isTabBarHidden = true
    tabs.view.layoutIfNeeded()

    XCTAssertTrue(tabs.tabBar.isHidden)
    XCTAssertEqual(part.view.safeAreaInsets.bottom, 0)
  }

  func testAnchorPointsAndAlignmentsAreThoseOfLayersAndText() {
    let button = UIButton()
    button.contentHorizontalAlignment = .trailing
    button.semanticContentAttribute = .forceRightToLeft
    button.anchorPoint = CGPoint(x: 0, y: 1)

    XCTAssertEqual(button.effectiveContentHorizontalAlignment, .left)
    XCTAssertEqual(button.layer.anchorPoint, CGPoint(x: 0, y: 1))
    let spring = CASpringAnimation(keyPath: "position")
    spring.damping = 10
    spring.mass = 1
    XCTAssertEqual(spring.settlingDuration, 1.38155, accuracy: 1e-5)
  }

  func testTrackingIsAddedAfterEachCharacterUnlessKerningIs() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      NSAttributedString(string: "AAAA", attributes: attributes).size().width
    }
    let plain = width([:])

    XCTAssertEqual(width([.tracking: 3]), width([.kern: 3]), accuracy: 0.01)
    XCTAssertEqual(width([.tracking: 3, .kern: 1]), width([.kern: 1]), accuracy: 0.01)
    XCTAssertEqual(width([.tracking: 0]), plain, accuracy: 0.01)
    XCTAssertGreaterThan(width([.tracking: 3]), plain + 8)
  }

  func testAnAnimatedPictureIsItsFirst() {
    let images = [8, 16].map { UIImage(systemName: "\($0).circle") }.compactMap(\.self)
    let image = UIImage.animatedImage(with: images, duration: 2)

    XCTAssertEqual(image, images.first)
    XCTAssertEqual(image?.images?.count, 2)
    XCTAssertEqual(image?.duration, 2)
    XCTAssertNil(images[0].images)
    XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    XCTAssertNil(UIImage.animatedImageNamed("nothing of that name", duration: 1))
  }

  func testOtherWidthsOfTheSystemFontAreReported() {
    XCTAssertEqual(
      notDrawn { _ = UIFont.systemFont(ofSize: 12, weight: .bold, width: .standard) }, [])
    XCTAssertEqual(
      notDrawn { _ = UIFont.systemFont(ofSize: 12, weight: .bold, width: .expanded) },
      ["UIFont.systemFont(ofSize:weight:width:): letters are as wide as usual"])
  }
}
