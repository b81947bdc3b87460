// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import XCTest

final class AssertSnapshotXCTests: CapturingTestCase, @unchecked Sendable {
  private func fileNames(_ package: TestPackage) -> [String] {
    package.references().map { ($0 as NSString).lastPathComponent }
  }

  func testAViewIsComparedUnderItsName() throws {
    let package = try TestPackage()
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 3))
    view.backgroundColor = .red
    let check = {
      assertSnapshot(of: view)
      assertSnapshot(of: view, named: "large", size: .fixed(8, 6), .variant("a"))
    }

    let first = failures { package.run { check() } }
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 3)
    let second = failures { package.run { check() } }

    XCTAssertEqual(first.count, 2)
    XCTAssertEqual(second, [])
    XCTAssertEqual(
      fileNames(package),
      ["testAViewIsComparedUnderItsName.large.a.png", "testAViewIsComparedUnderItsName.png"])
  }

  func testAViewOfAStateIsPreparedByItsHost() throws {
    let package = try TestPackage()
    let check = {
      assertSnapshot(
        of: {
          let view = LampView()
          view.viewModel = LampModel(color: .green)
          return view
        }(), size: .fixed(4, 3))
    }

    _ = failures { package.run { check() } }

    XCTAssertEqual(failures { package.run { check() } }, [])
  }

  func testAppearancesThatASuiteSetsAreInItsPicturesUntilItTakesThemBack() throws {
    let package = try TestPackage()
    func check() -> [CapturedFailure] {
      failures {
        package.run {
          let screen = UIViewController()
          let toggle = UISwitch()
          toggle.isOn = true
          screen.view.addSubview(toggle)
          assertSnapshot(of: screen, named: "toggle", size: .fixed(60, 40))
        }
      }
    }

    UISwitch.appearance().onTintColor = .red
    defer { UIApplication.shared.removeAppearances() }
    _ = check()
    XCTAssertEqual(check(), [])
    UIApplication.shared.removeAppearances()

    let failure = try XCTUnwrap(check().first)
    XCTAssertTrue(failure.message.contains("differ"), failure.message)
  }

  func testAControllerIsComparedAndLeavesItsWindow() throws {
    final class Screen: UIViewController {
      override func viewWillAppear(_ animated: Bool) { view.backgroundColor = .blue }
    }
    let package = try TestPackage()
    let screen = Screen()

    let failures = failures {
      package.run {
        assertSnapshot(of: screen, named: "blue", size: .fixed(4, 3))
      }
    }

    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(fileNames(package), ["testAControllerIsComparedAndLeavesItsWindow.blue.png"])
    XCTAssertEqual(
      try package.metadata(package.references()[0])?.viewType, "AssertSnapshotXCTests.Screen")
    XCTAssertNil(screen.view.window)
  }

  func testAnErrorWhileTheViewIsMadeIsAFailure() throws {
    struct NoData: Error {}
    func load() throws -> UIView { throw NoData() }
    let package = try TestPackage()

    let failures = try failures { try package.run { assertSnapshot(of: try load()) } }

    XCTAssertEqual(
      failures.map(\.message),
      [
        "AssertSnapshotXCTests/testAnErrorWhileTheViewIsMadeIsAFailure: The view could not be made: "
          + "NoData()"
      ])
  }
}
