// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import XCTest

@testable import SnapshotVerification

/// A view that UIKit would end the process for fails its own snapshot, and no other.
final class BrokenViewTests: VerifierTestCase {
  private func failure(
    _ apply: @escaping (Patch) -> Void, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    var request = request()
    request.subject = .view({ Patch() }, apply: apply)
    let result = verify(request)
    XCTAssertEqual(result.outcome.runOutcome, .failed, file: file, line: line)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: referencePath), "nothing is recorded", file: file,
      line: line)
    return message(result)
  }

  private func check(
    _ text: String, file: StaticString = #filePath, line: UInt = #line,
    _ apply: @escaping (Patch) -> Void
  ) {
    let message = failure(apply, file: file, line: line)
    XCTAssert(
      message.hasPrefix("PatchTests/testPatch: The view could not be drawn as it is written:"),
      message, file: file, line: line)
    XCTAssert(message.contains(text), message, file: file, line: line)
  }

  func testFramesThatAreNotFinite() {
    check("CALayer position contains NaN: [nan 5] in <UIView") {
      $0.mark.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    }
    check("CALayer bounds contains an infinite number: [0 0; 10 inf]") {
      $0.mark.frame = CGRect(x: 0, y: 0, width: 10, height: CGFloat.infinity)
    }
    check("CALayer bounds contains NaN") { $0.mark.bounds.size.width = .nan }
    check("CALayer position contains NaN") { $0.mark.center.x = .nan }
    check("CALayer transform contains a number that is not finite") {
      $0.mark.transform = CGAffineTransform(scaleX: .infinity, y: 1)
    }
    check("CALayer cornerRadius contains NaN") { $0.mark.layer.cornerRadius = .nan }
    check("CALayer borderWidth contains an infinite number") {
      $0.mark.layer.borderWidth = .infinity
    }
    check("CALayer zPosition contains NaN") { $0.mark.layer.zPosition = .nan }
    check("CALayer anchorPoint contains NaN") { $0.mark.layer.anchorPoint.x = .nan }
  }

  func testAValueThatIsRefusedLeavesTheOldOne() {
    _ = failure { view in
      view.mark.frame.size.width = .nan
      view.mark.layer.cornerRadius = .nan
      XCTAssertEqual(view.mark.frame, CGRect(x: 2, y: 1, width: 3, height: 2))
      XCTAssertEqual(view.mark.layer.cornerRadius, 0)
    }
  }

  private func nest(_ count: Int, in view: UIView, _ join: (UIView, UIView) -> Void) {
    var view = view
    for _ in 0..<count {
      let child = UIView(frame: view.bounds)
      view.addSubview(child)
      join(view, child)
      view = child
    }
  }

  func testFiveHundredNestedLayers() {
    for count in [501, 5_000] {
      check("layers are nested more than 500 deep; make the tree flatter") {
        self.nest(count, in: $0) { _, _ in }
      }
    }
  }

  func testFiveHundredNestedViewsWithConstraints() {
    check("layers are nested more than 500 deep; make the tree flatter") {
      self.nest(600, in: $0) { view, child in
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          child.topAnchor.constraint(equalTo: view.topAnchor),
          child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
      }
    }
  }

  func testConstraintsThatSayNothing() {
    check("must be finite numbers: nan, 1") {
      $0.mark.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    }
    check("must be finite numbers: inf, 1") {
      let width = $0.mark.widthAnchor.constraint(equalToConstant: 5)
      width.isActive = true
      width.constant = .infinity
      XCTAssertEqual(width.constant, 5)
    }
    check("its items have no common ancestor") {
      let other = UIView()
      $0.mark.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    }
    check("Mutating a priority from required to not on an installed constraint") {
      let width = $0.mark.widthAnchor.constraint(equalToConstant: 5)
      width.isActive = true
      $0.layoutIfNeeded()
      width.priority = .defaultLow
      XCTAssertEqual(width.priority, .required)
    }
    check("a place cannot be compared with a number alone") {
      NSLayoutConstraint(
        item: $0.mark, attribute: .top, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 3
      ).isActive = true
    }
    check("cannot be compared") {
      NSLayoutConstraint(
        item: $0.mark, attribute: .top, relatedBy: .equal, toItem: $0, attribute: .left,
        multiplier: 1, constant: 3
      ).isActive = true
    }
  }

  /// UIKit logs it, breaks one of them and draws the view: it fails, with a picture to look at.
  func testConstraintsThatContradictEachOtherFailAndAreDrawn() {
    var request = request()
    request.subject = .view({ Patch() }) { patch in
      patch.mark.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        patch.mark.widthAnchor.constraint(equalToConstant: 5),
        patch.mark.widthAnchor.constraint(equalToConstant: 6),
      ])
    }
    XCTAssertEqual(verify(request).outcome.runOutcome, .recordedNew)

    let again = verify(request)

    XCTAssertEqual(again.outcome.runOutcome, .matched)
    XCTAssertTrue(again.isFailure)
    XCTAssert(
      message(again).contains("Unable to simultaneously satisfy constraints."), message(again))
    XCTAssert(message(again).contains("[brokenConstraints]"), message(again))
  }

  /// What is not drawn here fails its snapshot until the rules say that it may be missing.
  func testWhatIsNotDrawnFailsUnlessRulesSayOtherwise() {
    var request = request()
    request.subject = .view({ Patch() }) { patch in
      patch.mark.layer.transform.m34 = -1 / 500
      patch.mark.layer.transform = CATransform3DRotate(patch.mark.layer.transform, 1, 0, 1, 0)
    }
    XCTAssertEqual(verify(request).outcome.runOutcome, .recordedNew)

    let strict = verify(request)
    var accepting = configuration()
    accepting.settings.lints = .off.setting(.notDrawn, to: .note)
    accepting.claims = SnapshotClaims()
    let lenient = SnapshotVerifier(configuration: accepting).verify(request)

    XCTAssertTrue(strict.isFailure)
    XCTAssert(
      message(strict).contains("a transform with perspective, which is not drawn"), message(strict))
    XCTAssertFalse(lenient.isFailure)
    XCTAssertEqual(lenient.findings.map(\.kind), ["notDrawn"])
  }

  func testViewsAndLayersInThemselves() {
    check("a view cannot be added as a subview of itself") { $0.addSubview($0) }
    check("a view cannot be added to a view that it contains") { $0.mark.addSubview($0) }
    check("a layer cannot be added to itself") { $0.layer.addSublayer($0.layer) }
    check("a layer cannot be its own mask") { $0.layer.mask = $0.layer }
    check("a layer cannot be masked by one that it is in") { $0.mark.layer.mask = $0.layer }
  }

  func testTheOtherStatesOfABrokenViewAreDrawn() throws {
    let requests = ["broken", "fine"].map { state in
      var request = request()
      request.state = state
      request.subject = .view({ Patch() }) {
        if state == "broken" { $0.mark.frame.origin.x = .nan }
      }
      return request
    }

    let outcomes = SnapshotVerifier(configuration: configuration()).verify(requests)
      .map(\.outcome.runOutcome)

    XCTAssertEqual(outcomes, [.failed, .recordedNew])
  }
}
