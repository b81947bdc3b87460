// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Views that constraints tie to one another, and to nothing else along an axis.
final class OpenPlaceTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  /// The picture of a cell of devpass-tech/challenge-viewcode-finance, iOS 15: the icon is at the
  /// top, and the texts are below its edge.
  func testTheFirstViewIsAtTheTop() {
    let (icon, name, details) = (SizedView(48, 48), SizedView(30, 18), SizedView(107, 16))
    for view in [icon, name, details] { root.addSubview(view) }

    NSLayoutConstraint.activate([icon.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: icon.topAnchor, constant: 5),
      name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
    ])
    NSLayoutConstraint.activate([
      details.topAnchor.constraint(equalTo: name.bottomAnchor),
      details.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
    ])
    root.layoutIfNeeded()

    XCTAssertEqual(icon.frame, CGRect(x: 0, y: 0, width: 48, height: 48))
    XCTAssertEqual(name.frame, CGRect(x: 60, y: 5, width: 30, height: 18))
    XCTAssertEqual(details.frame, CGRect(x: 60, y: 23, width: 107, height: 16))
  }

  /// Also where its own constraint names it first.
  func testTheFirstViewIsAtTheTopWhicheverConstraintNamesIt() {
    let (upper, lower, least) = (SizedView(20, 10), SizedView(20, 10), SizedView(20, 10))
    for view in [upper, lower, least] { root.addSubview(view) }

    NSLayoutConstraint.activate([
      upper.bottomAnchor.constraint(equalTo: lower.topAnchor, constant: -8),
      lower.bottomAnchor.constraint(equalTo: least.topAnchor, constant: -8),
    ])
    root.layoutIfNeeded()

    XCTAssertEqual([upper, lower, least].map(\.frame.minY), [0, 18, 36])
  }
}
