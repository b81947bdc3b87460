// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class OverlayTests: XCTestCase {
  private func bitmap(
    _ size: CGSize, _ context: SnapshotContext<UIView>, state: String = ""
  ) throws -> Bitmap {
    let subject = SnapshotSubject.view(
      { UIView() }, state: state, context: context, apply: { $0.backgroundColor = .white })
    return try SnapshotRenderer(scale: 1).render(subject, size: size).bitmap
  }

  /// One letter a pixel: white, dark (one strip), black (two), gray.
  private func text(_ bitmap: Bitmap) -> String {
    (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        switch bitmap[x, y].red {
        case 255: "."
        case 102: "d"
        case 41: "D"
        case 128, 127: "k"
        default: "?"
        }
      }.joined()
    }.joined(separator: "\n")
  }

  func testTheSafeAreaIsDarkenedOnTheSidesItIsOn() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 1)
    let context = SnapshotContext<UIView>(safeAreaInsets: insets, renderSafeArea: true)

    XCTAssertEqual(
      try text(bitmap(CGSize(width: 6, height: 6), context)),
      """
      DDdddD
      dd...d
      dd...d
      dd...d
      DDdddD
      DDdddD
      """)
  }

  func testTheSafeAreaIsNotDrawnUnlessItIsAskedFor() throws {
    let context = SnapshotContext<UIView>(
      safeAreaInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))

    XCTAssertEqual(try text(bitmap(CGSize(width: 2, height: 2), context)), "..\n..")
  }

  func testTheKeyboardCoversTheSafeArea() throws {
    let context = SnapshotContext<UIView>(
      safeAreaInsets: UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0), renderSafeArea: true,
      keyboardVisibility: { $0 == "typing" ? .customHeight(2) : .hidden })

    XCTAssertEqual(
      try text(bitmap(CGSize(width: 2, height: 4), context, state: "typing")), "dd\n..\nkk\nkk")
    XCTAssertEqual(
      try text(bitmap(CGSize(width: 2, height: 4), context, state: "read")), "dd\n..\n..\ndd")
  }

  func testTheKeyboardIsAsHighAsOnADeviceOfThatSize() {
    let rows: [(CGSize, CGFloat, CGFloat)] = [
      (CGSize(width: 320, height: 568), 216, 171), (CGSize(width: 375, height: 667), 216, 171),
      (CGSize(width: 375, height: 668), 226, 162), (CGSize(width: 414, height: 736), 226, 162),
      (CGSize(width: 375, height: 737), 291, 171), (CGSize(width: 375, height: 812), 291, 171),
      (CGSize(width: 390, height: 844), 301, 171), (CGSize(width: 400, height: 1023), 301, 171),
      (CGSize(width: 768, height: 1024), 408, 320), (CGSize(width: 834, height: 1193), 408, 320),
      (CGSize(width: 834, height: 1194), 428, 340), (CGSize(width: 900, height: 1365), 428, 340),
      (CGSize(width: 1024, height: 1366), 498, 403),
    ]
    for (size, portrait, landscape) in rows {
      let turned = CGSize(width: size.height, height: size.width)
      XCTAssertEqual(SnapshotKeyboard.defaultHeight.height(on: size), portrait, "\(size)")
      XCTAssertEqual(SnapshotKeyboard.defaultHeight.height(on: turned), landscape, "\(turned)")
    }
    XCTAssertEqual(SnapshotKeyboard.hidden.height(on: CGSize(width: 320, height: 568)), 0)
    XCTAssertEqual(
      SnapshotKeyboard.customHeight(900).height(on: CGSize(width: 320, height: 568)), 568)
    XCTAssertEqual(SnapshotKeyboard.customHeight(-1).height(on: CGSize(width: 1, height: 1)), 0)
  }

  func testScrollViewsAreDrawnWithoutWhatCoversTheScreen() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    scrollView.backgroundColor = .white
    scrollView.contentSize = CGSize(width: 2, height: 4)
    let context = SnapshotContext<UIView>(
      safeAreaInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), renderSafeArea: true,
      keyboardVisibility: { _ in .customHeight(1) },
      scrollViewsToTest: { _, _ in ["list": scrollView] })
    let subject = SnapshotSubject.view({ scrollView as UIView }, context: context)
    let contents = try XCTUnwrap(subject.contents)
    var size: CGSize?

    try subject.host(CGSize(width: 2, height: 2)) { _ in }
    try contents.host(CGSize(width: 2, height: 2), "list") { size = $0.view.bounds.size }

    XCTAssertEqual(contents.found.names, ["list"])
    XCTAssertEqual(size, CGSize(width: 2, height: 4))
  }
}
