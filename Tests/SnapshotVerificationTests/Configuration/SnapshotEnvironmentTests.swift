// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

final class SnapshotEnvironmentTests: XCTestCase {
  private func mode(
    _ variables: [String: String], argument: RecordMode? = nil, scope: RecordMode? = nil
  ) throws -> RecordMode {
    try SnapshotEnvironment(variables).recordMode(argument: argument, scope: scope)
  }

  func testTheDefaultIsMissingAndNeverWhereCIIsSet() throws {
    XCTAssertEqual(try mode([:]), .missing)
    XCTAssertEqual(try mode(["CI": "true"]), .never)
    XCTAssertEqual(try mode(["CI": "1"]), .never)
    for off in ["", "false", "FALSE", "0"] { XCTAssertEqual(try mode(["CI": off]), .missing) }
  }

  func testTheArgumentPrecedesTheScopeAndTheScopeTheEnvironmentButForMissing() throws {
    for environment in [nil, RecordMode.missing, .failed, .all] {
      let variables = environment.map { ["SNAPSHOT_RECORD": $0.rawValue] } ?? [:]
      for scope in [nil] + RecordMode.allCases {
        for argument in [nil] + RecordMode.allCases {
          let asked = argument ?? scope
          XCTAssertEqual(
            try mode(variables, argument: argument, scope: scope),
            asked == .missing ? environment ?? .missing : asked ?? environment ?? .missing)
        }
      }
    }
  }

  func testNeverInTheEnvironmentOverrulesArgumentsAndScopes() throws {
    XCTAssertEqual(try mode(["SNAPSHOT_RECORD": "never"], argument: .all, scope: .all), .never)
    XCTAssertEqual(try mode(["SNAPSHOT_TESTING_RECORD": "never"], argument: .failed), .never)
  }

  func testTheEnvironmentOverrulesTheDefaultOfCI() throws {
    XCTAssertEqual(try mode(["CI": "true", "SNAPSHOT_RECORD": "all"]), .all)
    XCTAssertEqual(try mode(["CI": "true"], argument: .failed), .failed)
  }

  func testOurVariablePrecedesTheOtherLibrarysAndEmptyIsNotSet() throws {
    XCTAssertEqual(
      try mode(["SNAPSHOT_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "never"]), .all)
    XCTAssertEqual(
      try mode(["SNAPSHOT_RECORD": "", "SNAPSHOT_TESTING_RECORD": "failed"]), .failed)
  }

  func testAnUnknownModeIsAnErrorThatNamesItWhateverTheArgument() {
    XCTAssertThrowsError(try mode(["SNAPSHOT_RECORD": "yes"], argument: .never)) {
      XCTAssertEqual(
        "\($0)",
        "SNAPSHOT_RECORD is \"yes\", which is no record mode. "
          + "Set it to never, missing, failed or all.")
    }
    XCTAssertThrowsError(try mode(["SNAPSHOT_TESTING_RECORD": "All"])) {
      XCTAssertEqual(
        $0 as? SnapshotVerifier.Error,
        .unknownRecordMode(variable: "SNAPSHOT_TESTING_RECORD", value: "All"))
    }
  }

  func testOnlyARunWithADirectoryAndAModeIsAConductedRecording() {
    func isConducted(_ variables: [String: String]) -> Bool {
      SnapshotEnvironment(variables).isConductedRecording
    }
    XCTAssert(isConducted(["SNAPSHOT_RUN_DIRECTORY": "/r", "SNAPSHOT_RECORD": "all"]))
    XCTAssertFalse(isConducted(["SNAPSHOT_RUN_DIRECTORY": "/r"]))
    XCTAssertFalse(isConducted(["SNAPSHOT_RUN_DIRECTORY": "/r", "SNAPSHOT_RECORD": "never"]))
    XCTAssertFalse(isConducted(["SNAPSHOT_RECORD": "all"]))
  }

  func testDeviceIsFoundByItsName() {
    let environment = SnapshotEnvironment(["SNAPSHOT_DEVICE": "iPhone-14-Pro"])

    XCTAssertEqual(environment.device, .iPhone14Pro)
    XCTAssertNil(environment.deviceProblem)
    XCTAssertNil(SnapshotEnvironment([:]).device)
    XCTAssertNil(SnapshotEnvironment([:]).deviceProblem)
  }

  func testADeviceIsNamedAsItsSimulator() {
    for (name, device, model) in [
      ("iPhone-15", SnapshotDevice.iPhone15, "iPhone15,4"), ("iPhone 15", .iPhone15, "iPhone15,4"),
      ("iPhone-15-Pro", .iPhone15, "iPhone16,1"), ("iPhone 11", .iPhoneXR, "iPhone12,1"),
      ("iPhone-SE", .iPhoneSE, "iPhone14,6"), ("iPhone XS", .iPhoneX, "iPhone11,2"),
    ] {
      let environment = SnapshotEnvironment(["SNAPSHOT_DEVICE": name])

      XCTAssertEqual(environment.device, device, name)
      XCTAssertEqual(
        environment.simulatorVariables["SIMULATOR_MODEL_IDENTIFIER"], model, name)
      XCTAssertNil(environment.deviceProblem)
    }
    XCTAssertEqual(
      SnapshotEnvironment(["SNAPSHOT_DEVICE": "iPhone-15"]).simulatorVariables[
        "SIMULATOR_DEVICE_NAME"], "iPhone 15")
    XCTAssertEqual(SnapshotEnvironment([:]).simulatorVariables, [:])
    for device in SnapshotDevice.all {
      XCTAssertEqual(SnapshotEnvironment(["SNAPSHOT_DEVICE": device.name]).device, device)
    }
  }

  func testSimulatorsAreFoundInTexts() {
    func names(_ text: Substring) -> [String] { Simulator.named(in: text).map(\.name) }

    XCTAssertEqual(names("name=iPhone 14 Pro,OS=16.2"), ["iPhone 14 Pro"])
    XCTAssertEqual(
      names("[iPhone 8, 'iPhone SE (3rd generation)']"), ["iPhone 8", "iPhone SE (3rd generation)"])
    XCTAssertEqual(names("an iphone 6s plus"), ["iPhone 6s Plus"])
    XCTAssertEqual(names("iPhone 8x, iPhoneOS, iPhone 140, iPhone"), [])
  }

  func testNameThatNoDeviceHasIsAProblem() {
    let problem = SnapshotEnvironment(["SNAPSHOT_DEVICE": "iPhone 4"]).deviceProblem ?? ""

    XCTAssertTrue(
      problem.hasPrefix(#"SNAPSHOT_DEVICE is "iPhone 4", which no device is"#), problem)
    XCTAssertTrue(problem.contains("iPhone-14-Pro"), problem)
  }

  func testProcessHasTheScreenOfItsDevice() {
    let environment = SnapshotDevice.iPhone14Pro.environmentOfProcess

    XCTAssertEqual(environment.screenSize, CGSize(width: 393, height: 852))
    XCTAssertEqual(environment.displayScale, 3)
    XCTAssertEqual(environment.safeAreaInsets, .zero)
    XCTAssertEqual(environment.screenSafeAreaInsets.top, 59)
    XCTAssertEqual(environment.screenSafeAreaInsets.bottom, 34)
    var configuration = SnapshotConfiguration()
    configuration.environment = SnapshotEnvironment(["SNAPSHOT_DEVICE": "iPhone-14-Pro"])
    XCTAssertEqual(configuration.scale, 3)
  }
}
