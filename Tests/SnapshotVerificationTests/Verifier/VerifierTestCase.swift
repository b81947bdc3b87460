// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Graphics
import PNGCodec
import XCTest

@testable import SnapshotVerification

/// A view of one color with a mark of another.
final class Patch: UIView {
  let mark = UIView(frame: CGRect(x: 2, y: 1, width: 3, height: 2))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }
}

/// The same look under another name.
final class OtherPatch: UIView {}

/// A verifier in a package of its own, with an environment of its own.
class VerifierTestCase: TemporaryFolderTestCase {
  private var claims = SnapshotClaims()
  private var attempts = SnapshotAttempts()

  override func setUpWithError() throws {
    try super.setUpWithError()
    claims = SnapshotClaims()
    try makeFile("Package.swift")
  }

  var referencePath: String { folder + "/Snapshots/AppTests/PatchTests/testPatch.png" }
  var artifactsFolder: String { folder + "/.build/snapshots/AppTests/PatchTests/testPatch" }

  func source(line: Int = 20) -> SnapshotSource {
    SnapshotSource(
      fileID: "AppTests/PatchTests.swift", filePath: folder + "/Tests/AppTests/PatchTests.swift",
      line: line, column: 5)
  }

  func request(
    color: UIColor = .black, size: CGSize? = CGSize(width: 10, height: 5), line: Int = 20
  ) -> SnapshotRequest {
    let test = SnapshotTest(
      suite: "PatchTests", function: "testPatch()", source: source(line: line))
    var request = SnapshotRequest(
      test: test, subject: .view({ Patch() }, apply: { $0.mark.backgroundColor = color }))
    request.size = size
    return request
  }

  func configuration(_ variables: [String: String] = [:]) -> SnapshotConfiguration {
    var configuration = SnapshotConfiguration()
    configuration.environment = SnapshotEnvironment(variables)
    configuration.claims = claims
    configuration.attempts = attempts
    return configuration
  }

  /// Verifies as a test process of its own would: with no claims from before.
  func verify(
    _ request: SnapshotRequest, _ variables: [String: String] = [:]
  ) -> SnapshotResult {
    claims = SnapshotClaims()
    attempts = SnapshotAttempts()
    return SnapshotVerifier(configuration: configuration(variables)).verify(request)
  }

  /// Records the picture of `request` and leaves no trace but the reference.
  func recordReference(_ request: SnapshotRequest) {
    let result = verify(request, ["SNAPSHOT_RECORD": "missing"])
    XCTAssertEqual(result.outcome, .recorded(.new, mode: .missing))
  }

  /// The message without the temporary folder's name.
  func message(_ result: SnapshotResult) -> String {
    result.message.replacingOccurrences(of: folder, with: "/p")
  }

  func assertFails(
    _ result: SnapshotResult, _ expected: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssert(result.isFailure, "a failure was expected", file: file, line: line)
    XCTAssertEqual(message(result), expected, file: file, line: line)
  }
}
