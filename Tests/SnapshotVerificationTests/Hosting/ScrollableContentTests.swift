// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class ScrollableContentTests: XCTestCase {
  /// A screen with a scroll view whose content is placed by constraints.
  private final class FormView: UIView {
    let scrollView = UIScrollView()
    let field = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(scrollView)
      scrollView.addSubview(field)
      for view in [scrollView, field] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
        field.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 4),
        field.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        field.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -4),
        field.widthAnchor.constraint(equalTo: widthAnchor),
        field.heightAnchor.constraint(equalToConstant: 200),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let size = CGSize(width: 40, height: 60)

  private func subject(
    _ names: @escaping (FormView) -> [String: UIScrollView] = { ["form": $0.scrollView] }
  ) -> SnapshotSubject {
    .view(
      { FormView() },
      context: SnapshotContext(scrollViewsToTest: { view, _ in names(view) }))
  }

  func testConstrainedContentIsShownWhole() throws {
    let subject = subject()
    let contents = try XCTUnwrap(subject.contents)
    var frames: [CGRect] = []

    try subject.host(size) { _ in }
    try contents.host(size, "form") { hosted in
      _ = hosted.view.displayList(scale: 1)
      frames = [hosted.view.bounds] + hosted.view.subviews.map(\.frame)
    }

    XCTAssertEqual(
      frames,
      [
        CGRect(x: 0, y: 0, width: 40, height: 208), CGRect(x: 0, y: 4, width: 40, height: 200),
      ])
  }

  func testInsetsBelongToTheContentAndItIsShownFromItsBeginning() {
    let scrollView = UIScrollView(frame: CGRect(x: 5, y: 5, width: 40, height: 60))
    scrollView.contentSize = CGSize(width: 90, height: 100)
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scrollView.contentOffset = CGPoint(x: 30, y: 40)

    scrollView.expandToContent()

    XCTAssertEqual(scrollView.bounds, CGRect(x: -2, y: -1, width: 96, height: 104))
  }

  func testAScrollViewWithLittleContentKeepsItsSize() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    scrollView.contentSize = CGSize(width: 10, height: 100)

    scrollView.expandToContent()

    XCTAssertEqual(scrollView.bounds, CGRect(x: 0, y: 0, width: 40, height: 100))
  }

  func testNamesComeSortedWhateverTheOrderOfTheDictionary() throws {
    let subject = subject { view in
      Dictionary(uniqueKeysWithValues: ["b", "c", "a"].map { ($0, view.scrollView) })
    }
    try subject.host(size) { _ in }

    XCTAssertEqual(subject.contents?.found.names, ["a", "b", "c"])
  }

  func testAScrollViewThatIsGoneTheSecondTimeIsAnError() throws {
    let contents = try XCTUnwrap(subject { _ in [:] }.contents)

    XCTAssertThrowsError(try contents.host(size, "form") { _ in }) { error in
      XCTAssertEqual(
        "\(error)",
        "`scrollViewsToTest` returned a scroll view \"form\" for the first picture and none for "
          + "the picture of its content, but nothing. Return the same ones each time.")
    }
  }
}
