// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What is said about constraints that cannot all hold.
final class LayoutConflictTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func messages(_ body: () -> Void) -> [String] {
    let issues = RenderingIssues()
    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      body()
      root.layoutIfNeeded()
    }
    return issues.messages
  }

  func testAViewThatStillFollowsItsMaskIsNamed() {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.accessibilityIdentifier = "card"
    root.addSubview(view)

    let messages = messages {
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16).isActive = true
    }

    XCTAssertEqual(
      messages,
      [
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint UIView'card'.right == UIView.right - 16   (active)>",
            "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- UIView'card'.minX == 10   (active)>",
            "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- UIView'card'.width == 50   (active)>",
            "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 100   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint UIView'card'.right == UIView.right - 16   (active)>
        """
      ])
    XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 50, height: 50))
  }

  /// So it is in recorded pictures of natura-cosmeticos/natds-ios: an icon that is hidden, a drawer's
  /// title, a check box that is centered.
  func testTheConstraintThatWasActivatedLastHolds() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)

    let messages = messages {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
      ])
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    }

    XCTAssertEqual(view.frame, CGRect(x: 8, y: 0, width: 10, height: 10))
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages[0].hasSuffix(
        "breaking constraint\n"
          + "<NSLayoutConstraint H:|-(24)-[UIView]   (active, names: '|':UIView )>"),
      messages[0])
  }

  func testTheSizeOfARootThatConstraintsPlaceIsEncapsulated() {
    root.translatesAutoresizingMaskIntoConstraints = false
    let messages = messages { root.heightAnchor.constraint(equalToConstant: 30).isActive = true }

    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(
      messages[0].contains(
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' UIView.height == 200   (active)>"),
      messages[0])
  }

  /// A length is never negative. What would make it so is broken, the last of what must hold: here
  /// that the last view resists being compressed, as iOS 15 shows a field of 48 points whose title
  /// is empty and whose hint has no room.
  func testWithoutRoomAViewIsCompressedRatherThanAnotherNegative() {
    let (title, field, hint) = (SizedView(0, 0), SizedView(40, 30), SizedView(40, 14))
    root.frame.size.height = 40
    hint.setContentCompressionResistancePriority(.required, for: .vertical)
    for view in [title, field, hint] { root.addSubview(view) }

    let messages = messages {
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: root.topAnchor),
        field.heightAnchor.constraint(equalToConstant: 30),
        hint.topAnchor.constraint(equalTo: field.bottomAnchor),
        hint.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 3),
      ])
    }

    XCTAssertEqual(field.frame.minY, 3)
    XCTAssertEqual(title.frame.height, 0)
    XCTAssertEqual(hint.frame.minY, 33)
    XCTAssertEqual(hint.frame.height, 7)
    XCTAssertEqual(messages.count, 1)
  }

  func testOfMarginsWithoutRoomTheFirstIsBroken() {
    let view = SizedView(40, 10)
    root.frame.size.width = 20
    root.addSubview(view)

    let messages = messages {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -15),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }

    XCTAssertEqual(view.frame, CGRect(x: -35, y: 0, width: 40, height: 10))
    XCTAssertEqual(messages.count, 1)
    XCTAssert(
      messages.first?.contains("breaking constraint\n<NSLayoutConstraint H:|-(15)-[") == true,
      "\(messages)")
  }

  func testAConflictAcrossManyViewsNamesThoseOfItsChain() {
    var views: [UIView] = []
    let messages = messages {
      for index in 0..<300 {
        let view = SizedView(1, 1)
        view.accessibilityIdentifier = "\(index)"
        root.addSubview(view)
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(index)),
          view.topAnchor.constraint(
            equalTo: views.last?.bottomAnchor ?? root.topAnchor, constant: 1),
          view.heightAnchor.constraint(equalToConstant: 2),
        ])
        views.append(view)
      }
      views[2].bottomAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
    }

    XCTAssertEqual(
      messages.first?.split(separator: "\n").filter { $0.hasPrefix("    ") }.map(String.init),
      [
        "    \"<NSLayoutConstraint V:|-(1)-[SizedView'0']   (active, names: '|':UIView )>\",",
        "    \"<NSLayoutConstraint SizedView'0'.height == 2   (active)>\",",
        "    \"<NSLayoutConstraint V:[SizedView'0']-(1)-[SizedView'1']   (active)>\",",
        "    \"<NSLayoutConstraint SizedView'1'.height == 2   (active)>\",",
        "    \"<NSLayoutConstraint V:[SizedView'1']-(1)-[SizedView'2']   (active)>\",",
        "    \"<NSLayoutConstraint SizedView'2'.height == 2   (active)>\",",
        "    \"<NSLayoutConstraint SizedView'2'.bottom == UIView.top + 8   (active)>\"",
      ])
    XCTAssertEqual(views[2].frame.maxY, 8)
  }

  func testAnOptionalConstraintGivesWayWithoutAWord() {
    let view = UIView.placed()
    root.addSubview(view)
    let messages = messages {
      let wide = view.widthAnchor.constraint(equalToConstant: 80)
      wide.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 30), wide])
    }

    XCTAssertEqual(messages, [])
    XCTAssertEqual(view.frame.width, 30)
  }

  func testWhatCanNeverHoldIsBrokenAndTheRestIsLaidOut() {
    let view = UIView.placed()
    root.addSubview(view)
    let messages = messages {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 1),
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }

    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].contains("UIView.width == UIView.width + 1"), messages[0])
    XCTAssertEqual(view.frame.size, CGSize(width: 30, height: 20))
  }

  func testDistancesFromThePlaceBeforeAreDescribedInTheVisualFormat() {
    let label = UILabel()
    let badge = UIView()
    badge.accessibilityIdentifier = "badge"
    root.addSubview(label)
    root.addSubview(badge)
    let weak = root.bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: 8)
    weak.priority = UILayoutPriority(750)
    weak.identifier = "lower edge"
    let constraints = [
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: -4),
      weak,
      label.topAnchor.constraint(equalTo: root.topAnchor),
      // These are not: the place behind comes first, a side, a guide, a factor.
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 2),
      NSLayoutConstraint(
        item: label, attribute: .top, relatedBy: .equal, toItem: badge, attribute: .bottom,
        multiplier: 2, constant: 0),
    ]

    XCTAssertEqual(
      constraints.map(\.description),
      [
        "<NSLayoutConstraint H:|-(8)-[UILabel]   (inactive, names: '|':UIView )>",
        "<NSLayoutConstraint H:[UILabel]-(>=-4)-[UIView'badge']   (inactive)>",
        "<NSLayoutConstraint 'lower edge' V:[UIView'badge']-(8@750)-|   (inactive, names: "
          + "'|':UIView )>",
        "<NSLayoutConstraint V:|-(0)-[UILabel]   (inactive, names: '|':UIView )>",
        "<NSLayoutConstraint UILabel.trailing == UIView.trailing - 8   (inactive)>",
        "<NSLayoutConstraint UILabel.left == UIView.left   (inactive)>",
        "<NSLayoutConstraint UILabel.top == UILayoutGuide'UIViewSafeAreaLayoutGuide'.top + 2   "
          + "(inactive)>",
        "<NSLayoutConstraint UILabel.top == 2*UIView'badge'.bottom   (inactive)>",
      ])
  }

  /// A recorded picture of qweqrty/WrapKit: an image that is pinned to all edges fills its card.
  func testConstraintsOfTheOuterViewHoldBeforeThoseThatAViewHoldsItself() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)

    let messages = messages {
      for constraint in [
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ] { constraint.isActive = true }
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 18).isActive = true
    }

    XCTAssertEqual(view.frame, root.bounds)
    XCTAssertEqual(messages.count, 2)
  }
}
