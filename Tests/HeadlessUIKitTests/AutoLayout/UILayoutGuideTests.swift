// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// The guides that every view has.
final class UILayoutGuideTests: XCTestCase {
  private func environment(_ safeArea: UIEdgeInsets) -> RenderingEnvironment {
    var environment = RenderingEnvironment()
    environment.safeAreaInsets = safeArea
    return environment
  }

  /// The frame of a view with its edges at those of a guide.
  private func frame(
    in guide: (UIView) -> UILayoutGuide, width: CGFloat = 300, height: CGFloat = 400,
    _ change: (UIView) -> Void = { _ in }
  ) -> CGRect {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let view = UIView.placed()
    root.addSubview(view)
    let guide = guide(root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    change(root)
    root.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, view.frame)
    return view.frame
  }

  func testMarginsAndSafeAreaAddUp() {
    let safeArea = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    RenderingEnvironment.$current.withValue(environment(safeArea)) {
      XCTAssertEqual(
        frame(in: \.safeAreaLayoutGuide), CGRect(x: 0, y: 40, width: 300, height: 340))
      XCTAssertEqual(
        frame(in: \.layoutMarginsGuide), CGRect(x: 8, y: 48, width: 284, height: 324))
      XCTAssertEqual(
        frame(in: \.layoutMarginsGuide) { $0.insetsLayoutMarginsFromSafeArea = false },
        CGRect(x: 8, y: 8, width: 284, height: 384))
    }
  }

  func testMarginsFollowTheDirectionOfText() {
    let frame = frame(in: \.layoutMarginsGuide) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
    }

    XCTAssertEqual(frame, CGRect(x: 4, y: 1, width: 294, height: 396))
  }

  func testReadableContentIsNoWiderThanItCanBeRead() {
    XCTAssertEqual(frame(in: \.readableContentGuide).width, 284)
    let wide = frame(in: \.readableContentGuide, width: 1000)
    XCTAssertEqual(wide.width, 672)
    XCTAssertEqual(wide.midX, 500)
  }

  func testTheKeyboardCoversWhatTheSafeAreaLeavesOut() {
    RenderingEnvironment.$current.withValue(
      environment(UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    ) {
      XCTAssertEqual(
        frame(in: \.keyboardLayoutGuide), CGRect(x: 0, y: 366, width: 300, height: 34))
      XCTAssertEqual(
        frame(in: \.keyboardLayoutGuide) { $0.frame.size.height = 500 },
        CGRect(x: 0, y: 466, width: 300, height: 34))
    }
  }

  func testTheKeyboardGuideOfAPlacedViewFollowsIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (panel, field) = (UIView.placed(), SizedView(10, 10))
    root.addSubview(panel)
    panel.addSubview(field)
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.heightAnchor.constraint(equalToConstant: 100),
      field.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertEqual(field.frame.maxY, 100)
  }

  func testARemovedGuideLosesItsConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    XCTAssertEqual(root.layoutGuides, [guide])

    root.removeLayoutGuide(guide)

    XCTAssertFalse(width.isActive)
    XCTAssertNil(guide.owningView)
    XCTAssertEqual(root.layoutGuides, [])
  }
}
