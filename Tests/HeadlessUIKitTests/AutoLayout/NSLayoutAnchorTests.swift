// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSLayoutAnchorTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  /// The frame of a view of 20 x 10 points that one constraint places.
  private func frame(_ make: (UIView) -> [NSLayoutConstraint]) -> CGRect {
    let view = SizedView(20, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate(make(view))
    root.layoutIfNeeded()
    view.removeFromSuperview()
    return view.frame
  }

  func testEachAnchorOfAViewMeansItsPlace() {
    let cases: [(line: UInt, frame: CGRect, make: (UIView) -> NSLayoutConstraint)] = [
      (
        #line, CGRect(x: 3, y: 0, width: 20, height: 10),
        {
          $0.leftAnchor.constraint(equalTo: self.root.leftAnchor, constant: 3)
        }
      ),
      (
        #line, CGRect(x: 77, y: 0, width: 20, height: 10),
        {
          $0.rightAnchor.constraint(equalTo: self.root.rightAnchor, constant: -3)
        }
      ),
      (
        #line, CGRect(x: 50, y: 0, width: 20, height: 10),
        {
          $0.leadingAnchor.constraint(equalTo: self.root.centerXAnchor)
        }
      ),
      (
        #line, CGRect(x: 30, y: 0, width: 20, height: 10),
        {
          $0.trailingAnchor.constraint(equalTo: self.root.centerXAnchor)
        }
      ),
      (
        #line, CGRect(x: 40, y: 0, width: 20, height: 10),
        {
          $0.centerXAnchor.constraint(equalTo: self.root.centerXAnchor)
        }
      ),
      (
        #line, CGRect(x: 0, y: 7, width: 20, height: 10),
        {
          $0.topAnchor.constraint(equalTo: self.root.topAnchor, constant: 7)
        }
      ),
      (
        #line, CGRect(x: 0, y: 190, width: 20, height: 10),
        {
          $0.bottomAnchor.constraint(equalTo: self.root.bottomAnchor)
        }
      ),
      (
        #line, CGRect(x: 0, y: 95, width: 20, height: 10),
        {
          $0.centerYAnchor.constraint(equalTo: self.root.centerYAnchor)
        }
      ),
      (
        #line, CGRect(x: 0, y: 5, width: 20, height: 10),
        {
          $0.firstBaselineAnchor.constraint(equalTo: self.root.topAnchor, constant: 5)
        }
      ),
      (
        #line, CGRect(x: 0, y: 20, width: 20, height: 10),
        {
          $0.lastBaselineAnchor.constraint(equalTo: self.root.topAnchor, constant: 30)
        }
      ),
      (
        #line, CGRect(x: 0, y: 0, width: 51, height: 10),
        {
          $0.widthAnchor.constraint(equalTo: self.root.widthAnchor, multiplier: 0.5, constant: 1)
        }
      ),
      (
        #line, CGRect(x: 0, y: 0, width: 20, height: 60),
        {
          $0.heightAnchor.constraint(equalToConstant: 60)
        }
      ),
      (
        #line, CGRect(x: 0, y: 0, width: 20, height: 100),
        {
          $0.heightAnchor.constraint(equalTo: self.root.widthAnchor)
        }
      ),
    ]
    for (line, expected, make) in cases {
      XCTAssertEqual(frame { [make($0)] }, expected, line: line)
    }
  }

  func testRelationsHoldAsFarAsTheyMust() {
    let cases: [(line: UInt, width: CGFloat, make: (UIView) -> NSLayoutConstraint)] = [
      (#line, 20, { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 15) }),
      (#line, 25, { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 25) }),
      (#line, 15, { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 15) }),
      (#line, 20, { $0.widthAnchor.constraint(lessThanOrEqualToConstant: 25) }),
      (
        #line, 40,
        {
          $0.widthAnchor.constraint(
            greaterThanOrEqualTo: self.root.widthAnchor, multiplier: 0.5, constant: -10)
        }
      ),
      (
        #line, 12,
        {
          $0.widthAnchor.constraint(
            lessThanOrEqualTo: self.root.heightAnchor, multiplier: 0.05, constant: 2)
        }
      ),
      (#line, 100, { $0.widthAnchor.constraint(equalTo: self.root.widthAnchor) }),
      (#line, 90, { $0.widthAnchor.constraint(equalTo: self.root.widthAnchor, constant: -10) }),
      (
        #line, 110,
        {
          $0.widthAnchor.constraint(greaterThanOrEqualTo: self.root.widthAnchor, constant: 10)
        }
      ),
      (#line, 20, { $0.widthAnchor.constraint(lessThanOrEqualTo: self.root.widthAnchor) }),
    ]
    for (line, width, make) in cases {
      XCTAssertEqual(frame { [make($0)] }.width, width, line: line)
    }
  }

  func testTheInitializerAndTheAnchorsGiveTheSameConstraints() {
    let view = SizedView(20, 10)
    root.addSubview(view)
    let relations: [(NSLayoutConstraint.Relation, NSLayoutConstraint)] = [
      (.equal, view.leftAnchor.constraint(equalTo: root.rightAnchor, constant: 2)),
      (
        .lessThanOrEqual,
        view.leftAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: 2)
      ),
      (
        .greaterThanOrEqual,
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: 2)
      ),
    ]
    for (relation, constraint) in relations {
      let made = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: relation, toItem: root, attribute: .right,
        multiplier: 1, constant: 2)
      XCTAssertEqual(made.description, constraint.description)
      XCTAssertTrue(made.firstItem === view && made.secondItem === root)
      XCTAssertFalse(made.isActive)
    }
    let size = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 3, constant: 4)
    XCTAssertEqual(size.secondAttribute, .notAnAttribute)
    XCTAssertEqual(size.description, "<NSLayoutConstraint SizedView.width == 4   (inactive)>")
  }

  func testSystemSpacingIsEightPoints() {
    let other = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(other)
    let after = frame {
      [
        $0.leadingAnchor.constraint(
          equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 2),
        $0.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
      ]
    }
    XCTAssertEqual(after.origin, CGPoint(x: 56, y: 68))
    let atLeast = frame {
      [
        $0.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
        $0.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
      ]
    }
    XCTAssertEqual(atLeast.origin, CGPoint(x: 48, y: 68))
    let atMost = frame {
      let pulls = [
        $0.leadingAnchor.constraint(equalTo: self.root.trailingAnchor),
        $0.topAnchor.constraint(equalTo: self.root.bottomAnchor),
      ]
      for pull in pulls { pull.priority = .defaultLow }
      return pulls + [
        $0.leadingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
        $0.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 3),
      ]
    }
    XCTAssertEqual(atMost.origin, CGPoint(x: 48, y: 84))
  }

  func testDistancesAreLengths() {
    let (one, other) = (SizedView(20, 10), SizedView(20, 10))
    for view in [one, other] { root.addSubview(view) }
    let gap = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let margin = root.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
    let constraints = [
      margin.constraint(equalToConstant: 6),
      gap.constraint(equalTo: margin, multiplier: 3, constant: 1),
      root.topAnchor.anchorWithOffset(to: other.topAnchor).constraint(
        equalTo: other.heightAnchor, multiplier: 2),
    ]
    NSLayoutConstraint.activate(constraints)

    root.layoutIfNeeded()
    XCTAssertEqual(one.frame.minX, 6)
    XCTAssertEqual(other.frame.minX, 6 + 20 + 19)
    XCTAssertEqual(other.frame.minY, 20)
    XCTAssertEqual(
      constraints[0].description,
      "<NSLayoutConstraint (SizedView.leading - UIView.leading) == 6   (active)>")

    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    XCTAssertEqual(one.frame.maxX, 94)
    XCTAssertEqual(other.frame.maxX, 94 - 20 - 19)

    one.removeFromSuperview()
    XCTAssertEqual(constraints.map(\.isActive), [false, false, true])
  }

  func testAnchorsKnowTheirViewAndName() {
    XCTAssertTrue(root.leadingAnchor.item === root)
    XCTAssertEqual(root.leadingAnchor.name, "leading")
    XCTAssertEqual(root.heightAnchor.name, "height")
  }

  func testGuidesHaveTheSameAnchors() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    let cases: [(line: UInt, origin: CGPoint, make: (UIView) -> [NSLayoutConstraint])] = [
      (
        #line, CGPoint(x: 10, y: 20),
        {
          [
            $0.leftAnchor.constraint(equalTo: guide.leftAnchor),
            $0.topAnchor.constraint(equalTo: guide.topAnchor),
          ]
        }
      ),
      (
        #line, CGPoint(x: 50, y: 50),
        {
          [
            $0.rightAnchor.constraint(equalTo: guide.rightAnchor),
            $0.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          ]
        }
      ),
      (
        #line, CGPoint(x: 30, y: 35),
        {
          [
            $0.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            $0.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
          ]
        }
      ),
    ]
    for (line, origin, make) in cases { XCTAssertEqual(frame(make).origin, origin, line: line) }
    let size = frame {
      [
        $0.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
        $0.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ]
    }.size
    XCTAssertEqual(size, CGSize(width: 30, height: 40))
  }
}
