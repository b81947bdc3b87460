// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import XCTest

final class SnapshotScopeXCTests: CapturingTestCase, @unchecked Sendable {
  private var current: SnapshotSettings { SnapshotConfiguration.current.settings }

  func testAScopeChangesWhatItNamesAndInnerScopesInheritTheRest() {
    withSnapshotConfiguration(
      .record(.failed), .scale(3), .textRendering(.blocks), .artifacts("/a")
    ) {
      withSnapshotConfiguration(.record(.never), .userInterfaceStyle(.dark)) {
        XCTAssertEqual(current.record, .never)
        XCTAssertEqual(current.scale, 3)
        XCTAssertEqual(current.userInterfaceStyle, .dark)
        XCTAssertEqual(current.artifacts, "/a")
        XCTAssertEqual(current.textRendering, .blocks)
      }
      XCTAssertEqual(current.record, .failed)
      XCTAssertNil(current.userInterfaceStyle)
    }
    XCTAssertNil(current.record)
    XCTAssertNil(current.textRendering)
    XCTAssertEqual(SnapshotConfiguration.current.scale, 2)
    XCTAssertEqual(SnapshotConfiguration.current.strategy.description, "exact")
  }

  func testAnAsynchronousScopeReachesChildTasks() async throws {
    let seen = try await withSnapshotConfiguration(
      .scale(3), .strategy(.channelTolerance(max: 2))
    ) {
      try await Task.sleep(nanoseconds: 1)
      async let child = SnapshotConfiguration.current
      return await child
    }

    XCTAssertEqual(seen.scale, 3)
    XCTAssertEqual(seen.strategy.description, "channel tolerance 2")
  }

  /// The name and the pixels of each picture that `check` records.
  private func pictures(_ check: () -> Void) throws -> [String] {
    let package = try TestPackage()
    _ = failures { package.run { check() } }
    return try package.references().map { path in
      let picture = try XCTUnwrap(StoredReference.read("\(package.folder)/Snapshots/\(path)"))
      let parts = path.split(separator: ".").dropFirst().dropLast()
      let size = "\(picture.bitmap.width)x\(picture.bitmap.height)"
      return (parts + [Substring(size)]).joined(separator: " ")
    }
  }

  private func check(
    _ name: String, size: SnapshotSize? = nil, _ settings: SnapshotSettings = SnapshotSettings()
  ) {
    assertSnapshot(of: UIView(), named: name, size: size, settings, testName: "test()")
  }

  func testAnAssertionPrecedesItsScope() throws {
    let pictures = try pictures {
      withSnapshotConfiguration(.size(.fixed(4, 3)), .scale(1), .variant("scope")) {
        check("inherits")
        check("precedes", size: .fixed(5, 2), SnapshotSettings(.scale(3), .variant("own")))
      }
    }

    XCTAssertEqual(pictures, ["inherits scope 4x3", "precedes own 15x6"])
  }

  func testADeviceStandsBetweenAnAssertionAndItsScope() throws {
    let watch = SnapshotDevice(name: "watch", size: CGSize(width: 9, height: 7), scale: 3)
    let pictures = try pictures {
      withSnapshotConfiguration(.size(.fixed(4, 3)), .scale(1), .traits(.device(watch))) {
        check("device")
        check("own", size: .fixed(5, 2), .scale(2))
      }
      withSnapshotConfiguration(.size(.fixed(4, 3)), .traits(.device(watch))) {
        check("unscaled")
      }
    }

    XCTAssertEqual(pictures, ["device watch 9x7", "own watch 10x4", "unscaled watch 27x21"])
  }

  func testTheStyleOfTraitsPrecedesASetting() throws {
    var styles: [UIUserInterfaceStyle] = []
    _ = try pictures {
      assertSnapshot(
        of: {
          styles.append(UITraitCollection.current.userInterfaceStyle)
          return UIView()
        }(), size: .fixed(1, 1), .userInterfaceStyle(.dark), .traits(SnapshotTraits(), .light))
    }

    // Each is made again once it has no reference, to be described.
    XCTAssertEqual(Set(styles), [.dark, .light])
  }

  func testAnAssertionsOwnSettingsAreNotOnlyThoseOfPictures() throws {
    let package = try TestPackage()
    let folder = package.folder + "/Elsewhere"

    let failures = failures {
      package.run {
        assertSnapshot(
          of: UIView(), size: .fixed(2, 2), .record(.never), .artifacts(folder))
      }
    }

    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(package.references(), [])
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder))
  }
}
