// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import SnapshotVerification

/// A package folder of its own, in which assertions record whatever the machine's environment says.
final class TestPackage: Sendable {
  let folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs `body` as a test process of its own would run it in this package.
  func run<Result>(
    _ variables: [String: String] = [:], _ body: () throws -> Result
  ) rethrows -> Result {
    try SnapshotConfiguration.$current.withValue(configuration(variables), operation: body)
  }

  /// The configuration of a new process in this package.
  func configuration(_ variables: [String: String] = [:]) -> SnapshotConfiguration {
    var configuration = SnapshotConfiguration()
    let all = variables.merging(["SNAPSHOT_PACKAGE_DIRECTORY": folder]) { first, _ in first }
    configuration.environment = SnapshotEnvironment(all)
    configuration.claims = SnapshotClaims()
    return configuration
  }

  /// The references, sorted, as paths below `Snapshots`.
  func references() -> [String] {
    (FileManager.default.enumerator(atPath: folder + "/Snapshots")?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }.sorted()
  }

  func metadata(_ reference: String) throws -> ReferenceMetadata? {
    try StoredReference.read("\(folder)/Snapshots/\(reference)")?.metadata
  }
}

struct LampModel: BMViewModel {
  var color: UIColor
}

/// A view as its author writes it, with nothing but the four phases.
final class LampView: UIView, BMViewWithViewModel {
  private let bulb = UIView()

  func configure() { addSubview(bulb) }
  func style() { backgroundColor = .white }
  func update(oldViewModel: LampModel?) { bulb.backgroundColor = viewModel?.color }
  func layout() { bulb.frame = bounds.insetBy(dx: 1, dy: 1) }
}
