// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import ViewModelOwnership
import XCTest

/// What `states:` and `size:` take.
final class StatesAndSizesXCTests: CapturingTestCase, @unchecked Sendable {
  private enum Mode: CaseIterable { case off, on }

  /// A view that shows an enum.
  private final class ModeView: UIView, ReusableViewModelOwner {
    func didSetViewModel(_ mode: Mode, disposeBag: ViewModelOwnerDisposeBag) {
      backgroundColor = mode == .on ? .yellow : .black
    }
    func prepareForReuse() {}
  }

  /// The headlines of what `check` records, and each picture's size, in the order of the states.
  private func recorded(_ check: () -> Void) throws -> [String] {
    let package = try TestPackage()
    let failures = failures { package.run { check() } }
    XCTAssertEqual(self.failures { package.run { check() } }, [])
    let sizes = try package.references().map { path in
      let picture = try XCTUnwrap(StoredReference.read("\(package.folder)/Snapshots/\(path)"))
      return "\(path.split(separator: ".")[1]) \(picture.bitmap.width)x\(picture.bitmap.height)"
    }
    let states = failures.compactMap { failure in
      failure.message.firstMatch(of: /state "([^"]*)"/).map { String($0.output.1) }
    }
    return states + sizes
  }

  func testADictionaryIsTakenInTheOrderOfItsNames() throws {
    let lamps = ["on": LampModel(color: .yellow), "off": LampModel(color: .black)]

    XCTAssertEqual(
      try recorded { assertSnapshots(of: LampView.self, states: lamps, size: .fixed(4, 3)) },
      ["off", "on", "off 8x6", "on 8x6"])
  }

  func testADictionaryIsTakenWithApplyAndForControllers() throws {
    let colors = ["on": UIColor.yellow, "off": UIColor.black]

    XCTAssertEqual(
      try recorded {
        assertSnapshots(
          of: UIViewController.self, states: colors, size: .fixed(4, 3),
          apply: { $0.view.backgroundColor = $1 })
      }, ["off", "on", "off 8x6", "on 8x6"])
  }

  func testCasesAreTakenWhereTheViewOrApplyShowsThem() throws {
    XCTAssertEqual(
      try recorded { assertSnapshots(of: ModeView.self, states: .allCases, size: .fixed(4, 3)) },
      ["off", "on", "off 8x6", "on 8x6"])
    XCTAssertEqual(
      try recorded {
        assertSnapshots(
          of: LampView.self,
          states: .allCases(of: Mode.self) { LampModel(color: $0 == .on ? .yellow : .black) },
          size: .fixed(4, 3))
      }, ["off", "on", "off 8x6", "on 8x6"])
  }

  func testAMatrixIsTaken() throws {
    let matrix = StateMatrix(StateAxis("mode", .everyCase, of: Mode.self)) {
      LampModel(color: $0 == .on ? .yellow : .black)
    }
    let states = try matrix.states()

    XCTAssertEqual(
      try recorded { assertSnapshots(of: LampView.self, states: states, size: .fixed(4, 3)) }.count,
      4)
  }

  func testASizeFitsEachState() throws {
    func check(_ size: SnapshotSize) throws -> [String] {
      try recorded {
        assertSnapshots(
          of: UIView.self, states: ["low": CGFloat(2), "high": CGFloat(5)], size: size,
          apply: { view, height in
            let box = UIView()
            box.backgroundColor = .red
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
              box.leftAnchor.constraint(equalTo: view.leftAnchor),
              box.rightAnchor.constraint(equalTo: view.rightAnchor),
              box.topAnchor.constraint(equalTo: view.topAnchor),
              box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
              box.widthAnchor.constraint(greaterThanOrEqualToConstant: 3),
              box.heightAnchor.constraint(equalToConstant: height),
            ])
          })
      }
    }

    XCTAssertEqual(try check(.width(7)), ["low", "high", "high 14x10", "low 14x4"])
    XCTAssertEqual(try check(.fitting), ["low", "high", "high 6x10", "low 6x4"])
  }

  func testAPictureWithoutASizeSaysWhatToWrite() throws {
    let package = try TestPackage()

    let failures = failures { package.run { assertSnapshot(of: LampView()) } }

    XCTAssertEqual(failures.count, 1)
    let message = try XCTUnwrap(failures.first?.message)
    XCTAssert(message.contains("Pass `size:`, such as `size: .fixed(320, 88)`"), message)
    XCTAssertEqual(package.references(), [])
  }

  func testAControllerWithoutASizeIsAsLargeAsTheScopesScreen() throws {
    XCTAssertEqual(
      try recorded {
        withSnapshotConfiguration(.scale(1)) {
          assertSnapshots(
            of: UIViewController.self, states: ["red": { $0.view.backgroundColor = .red }])
        }
      }, ["red", "red 390x844"])
  }
}
