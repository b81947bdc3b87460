// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import SnapshotVerification

final class AccessibilityBadgePlacesTests: XCTestCase {
  private func places(_ elements: [CGRect]) -> [CGPoint] {
    var places = AccessibilityBadgePlaces(
      elements: elements, size: CGSize(width: 100, height: 100))
    return elements.indices.map {
      places.place(CGSize(width: 10, height: 10), at: $0).origin
    }
  }

  func testANumberStandsLeftOfItsElement() {
    XCTAssertEqual(
      places([CGRect(x: 20, y: 30, width: 40, height: 20)]), [CGPoint(x: 10, y: 30)])
  }

  func testWhereAnotherElementIsItStandsAbove() {
    XCTAssertEqual(
      places([
        CGRect(x: 20, y: 30, width: 20, height: 20), CGRect(x: 40, y: 30, width: 20, height: 20),
      ]), [CGPoint(x: 10, y: 30), CGPoint(x: 40, y: 20)])
  }

  func testWhereThereIsNoRoomItStandsInTheCorner() {
    XCTAssertEqual(
      places([
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 20),
      ]), [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20)])
  }

  func testNumbersOfOnePlaceStandApart() {
    let element = CGRect(x: 20, y: 30, width: 40, height: 20)

    XCTAssertEqual(Set(places([element, element]).map { "\($0)" }).count, 2)
  }

  func testANumberStaysInThePicture() {
    XCTAssertEqual(
      places([CGRect(x: -50, y: 200, width: 20, height: 20)]), [CGPoint(x: 0, y: 90)])
  }
}
