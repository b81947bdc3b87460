// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import XCTest

final class AssertSnapshotsXCTests: CapturingTestCase, @unchecked Sendable {
  private let size = SnapshotSize.fixed(4, 3)
  private let folder = "HeadlessSnapshotsTests/AssertSnapshotsXCTests/"

  private func headlines(_ failures: [CapturedFailure]) -> [String] {
    failures.map { $0.message.prefix { $0 != "\n" }.description }
  }

  func testEveryStateIsRecordedThenComparedThenExplained() throws {
    let package = try TestPackage()
    var on = UIColor.yellow
    let line = #line + 2
    let check = { [size] in
      assertSnapshots(
        of: LampView.self,
        states: ["on": LampModel(color: on), "Off": LampModel(color: .black)], size: size)
    }

    let first = failures { package.run { check() } }
    let second = failures { package.run { check() } }
    on = .orange
    let third = failures { package.run { check() } }

    let name = "AssertSnapshotsXCTests/testEveryStateIsRecordedThenComparedThenExplained, state"
    XCTAssertEqual(
      headlines(first),
      [
        "\(name) \"on\": there was no reference; the picture was recorded.",
        "\(name) \"Off\": there was no reference; the picture was recorded.",
      ])
    XCTAssertEqual(
      package.references(),
      [
        folder + "testEveryStateIsRecordedThenComparedThenExplained.Off.png",
        folder + "testEveryStateIsRecordedThenComparedThenExplained.on.png",
      ])
    XCTAssertEqual(second, [])
    XCTAssertEqual(headlines(third), ["\(name) \"on\": the picture differs from its reference."])
    for failure in first + third {
      XCTAssertEqual(failure.file, #filePath)
      XCTAssertEqual(failure.line, line)
    }
    XCTAssertEqual(
      try package.metadata(package.references()[1])?.viewType, "LampView")
  }

  func testWhatTakesItsModelWhenItIsMadeIsMadeOfEachState() throws {
    final class Controller: UIViewController {
      let model: LampModel

      init(model: LampModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() { view.backgroundColor = model.color }
    }
    let package = try TestPackage()
    let states = ["on": LampModel(color: .yellow), "off": LampModel(color: .black)]
    func check(_ off: UIColor = .black) {
      assertSnapshots(states: states, size: size) { Controller(model: $0) }
      assertSnapshots(states: ["one": 1, "none": 0] as SnapshotStates, size: size) { number in
        let view = UIView()
        view.backgroundColor = number == 0 ? off : .white
        return view
      }
    }

    let first = failures { package.run { check() } }
    let second = failures { package.run { check() } }
    let third = failures { package.run { check(.gray) } }

    XCTAssertEqual(first.count, 4)
    XCTAssertEqual(
      package.references().map { ($0 as NSString).lastPathComponent.split(separator: ".")[1] },
      ["none", "off", "on", "one"])
    XCTAssertEqual(second, [])
    XCTAssertEqual(headlines(third).count, 1)
    XCTAssertTrue(headlines(third)[0].contains("\"none\""), "\(third)")
    XCTAssertEqual(
      try package.metadata(package.references()[2])?.viewType, "AssertSnapshotsXCTests.Controller")
  }

  func testStatesWithOneFileNameAreOneErrorThatNamesBothAndNothingIsRecorded() throws {
    let package = try TestPackage()

    let failures = failures {
      package.run {
        assertSnapshots(
          of: LampView.self,
          states: ["a b": LampModel(color: .red), "A/B": LampModel(color: .red)], size: size,
          testName: "testLamp()")
      }
    }

    XCTAssertEqual(
      failures.map(\.message),
      [
        "AssertSnapshotsXCTests/testLamp: The states \"a b\" and \"A/B\" have one name as a file "
          + "name. Give them names that differ in more than letter case and punctuation. Nothing "
          + "was drawn: the name is part of the picture's file name."
      ])
    XCTAssertEqual(package.references(), [])
  }

  func testTheSameStateTwiceIsOneErrorOnAnyNumberOfDevices() throws {
    let package = try TestPackage()

    let failures = failures {
      package.run {
        assertSnapshots(
          of: LampView.self,
          states: ["a": LampModel(color: .red), "a": LampModel(color: .green)], size: size,
          .traits(.device(.iPhone16), .device(.iPhone8)), testName: "testLamp()")
      }
    }

    XCTAssertEqual(
      failures.map(\.message),
      [
        "AssertSnapshotsXCTests/testLamp: Two states have the name \"a\". Give each a name of its "
          + "own. Nothing was drawn: the name is part of the picture's file name."
      ])
    XCTAssertEqual(package.references(), [])
  }

  func testNoStatesAreAFailure() throws {
    let failures = failures {
      assertSnapshots(of: LampView.self, states: [:], size: size)
    }

    XCTAssertEqual(
      failures.map(\.message),
      ["There are no states, so nothing was compared. Pass at least one state."])
  }

  func testStatesThatLookTheSameAreAFailureByChoice() throws {
    let package = try TestPackage()
    let states: SnapshotStates<LampModel> = [
      "on": LampModel(color: .yellow), "off": LampModel(color: .black),
      "broken": LampModel(color: .black),
    ]
    func check(_ settings: SnapshotSettings = SnapshotSettings()) -> [String] {
      let failures = failures {
        package.run {
          withSnapshotConfiguration(settings) {
            assertSnapshots(
              of: LampView.self, states: states, size: size, testName: "testTheSameLook()")
          }
        }
      }
      return failures.map(\.message)
    }
    _ = check(.indistinguishableStates(.off))

    XCTAssertEqual(check(), [])
    XCTAssertEqual(
      check(.indistinguishableStates(.failure)),
      [
        "AssertSnapshotsXCTests/testTheSameLook: the states \"off\", "
          + "\"broken\" look the same, pixel for pixel. Does the view show what tells them apart? If "
          + "it need not, leave all but one of them out."
      ])
  }

  func testStatesCanBeChangesOfAView() throws {
    let package = try TestPackage()

    let failures = failures {
      package.run(["SNAPSHOT_RECORD": "missing"]) {
        assertSnapshots(
          of: UIView.self,
          states: ["red": { $0.backgroundColor = .red }, "clear": { _ in }], size: size)
      }
    }

    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(package.references().count, 2)
  }

  func testStatesCanBeOfAnyTypeAndViewsBeMadeByHand() throws {
    let package = try TestPackage()
    var frames: [CGRect] = []

    _ = failures {
      package.run {
        assertSnapshots(
          of: UIView.self, states: ["one": 1, "two": 2], size: size, .variant("wide"),
          make: { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) },
          apply: { view, number in
            frames.append(view.frame)
            view.alpha = 1 / CGFloat(number)
          })
      }
    }

    XCTAssertEqual(frames.map { .fixed($0.size) }, [size, size])
    XCTAssertEqual(
      package.references().map { ($0 as NSString).lastPathComponent },
      [
        "testStatesCanBeOfAnyTypeAndViewsBeMadeByHand.one.wide.png",
        "testStatesCanBeOfAnyTypeAndViewsBeMadeByHand.two.wide.png",
      ])
  }

  func testABadSizeFailsEveryState() throws {
    let package = try TestPackage()

    let failures = failures {
      package.run {
        assertSnapshots(
          of: LampView.self, states: ["on": LampModel(color: .red)],
          size: .fixed(0, -1))
      }
    }

    XCTAssertEqual(
      failures.map(\.message),
      [
        "AssertSnapshotsXCTests/testABadSizeFailsEveryState, state \"on\": A view of 0x-1 points "
          + "cannot be drawn: its width is 0, and both sides must be above 0. Pass `size:`, such as "
          + "`size: .fixed(320, 88)`, `.device(.iPhone15)`, `.width(375)` for the height that fits, or "
          + "`.fitting`."
      ])
  }

  func testADetachedTaskReportsToItsTest() async throws {
    let package = try TestPackage()
    let size = size

    let failures = await failures {
      await Task.detached {
        package.run {
          assertSnapshots(
            of: LampView.self, states: ["on": LampModel(color: .red)], size: size)
        }
      }.value
    }

    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(
      package.references(), [folder + "testADetachedTaskReportsToItsTest.on.png"])
  }
}
