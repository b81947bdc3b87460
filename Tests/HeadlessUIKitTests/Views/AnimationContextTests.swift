// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AnimationContextTests: XCTestCase {
  func testTablesAndCollectionsKnowWhereTheFocusGoes() {
    let row = IndexPath(row: 1, section: 0)

    let ofTable = UITableViewFocusUpdateContext(fromRowAt: nil, toRowAt: row)
    let ofCollection = UICollectionViewFocusUpdateContext(fromItemAt: row, toItemAt: nil)

    XCTAssertEqual(ofTable.nextFocusedIndexPath, row)
    XCTAssertEqual(ofCollection.previouslyFocusedIndexPath, row)
  }

  func testTheDurationIsKnownWhileChangesAreMade() {
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
    var seen: [TimeInterval] = []

    UIView.animate(withDuration: 0.3) {
      seen.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 0.1, delay: 1) { seen.append(UIView.inheritedAnimationDuration) }
      UIView.performWithoutAnimation {
        XCTAssertFalse(UIView.areAnimationsEnabled)
        seen.append(UIView.inheritedAnimationDuration)
      }
    }

    XCTAssertEqual(seen, [0.3, 0.1, 0])
    XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
    XCTAssertTrue(UIView.areAnimationsEnabled)
  }

  func testAnimationsAreTurnedOffForOneEnvironment() {
    var environment = RenderingEnvironment.current
    environment.application = UIApplication()
    let view = UIView()
    RenderingEnvironment.$current.withValue(environment) {
      UIView.setAnimationsEnabled(false)
      XCTAssertFalse(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) {
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        view.alpha = 0.5
      }
    }
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertTrue(UIView.areAnimationsEnabled)
  }

  func testTheFocusTellsWhereItGoes() {
    final class Card: UIView {
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        let isFocused = context.nextFocusedView === self
        coordinator.addCoordinatedAnimations { self.alpha = isFocused ? 1 : 0.5 }
      }
    }
    let (card, other) = (Card(), UIView())
    card.didUpdateFocus(
      in: UIFocusUpdateContext(from: card, to: other), with: UIFocusAnimationCoordinator())
    XCTAssertEqual(card.alpha, 0.5)
    XCTAssertTrue(card.shouldUpdateFocus(in: UIFocusUpdateContext(from: nil, to: card)))
    XCTAssertFalse(other.canBecomeFocused)
  }
}
