// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Whether all snapshots of the process are recorded that no scope and no argument says otherwise
/// of.
@available(
  *, deprecated, message: "Use 'withSnapshotTesting' or the trait '.snapshots(record:)'."
)
public var isRecording: Bool {
  get {
    (SnapshotTestingConfiguration.current ?? ProcessSettings.shared.configuration).record == .all
  }
  set { ProcessSettings.shared.configuration.record = newValue ? .all : .missing }
}

/// An earlier name of `isRecording`.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// What a failure of any snapshot says besides this package's own words, where no scope says
/// otherwise.
@available(
  *, deprecated, message: "Use 'withSnapshotTesting' or the trait '.snapshots(diffTool:)'."
)
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { ProcessSettings.shared.configuration.diffTool ?? .default }
  set { ProcessSettings.shared.configuration.diffTool = newValue }
}

/// What the variables of old say, for the process as a whole.
final class ProcessSettings: @unchecked Sendable {
  static let shared = ProcessSettings()

  private let lock = NSLock()
  private var storage = SnapshotTestingConfiguration()

  var configuration: SnapshotTestingConfiguration {
    get { lock.withLock { storage } }
    set { lock.withLock { storage = newValue } }
  }
}
