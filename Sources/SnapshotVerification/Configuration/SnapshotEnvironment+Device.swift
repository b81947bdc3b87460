// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension SnapshotEnvironment {
  /// The device that is named, or the one with the screen of the simulator that is; `nil` where
  /// none is, or none of that name exists.
  package var device: SnapshotDevice? { simulator?.device }

  /// What the simulator that is named tells the tests in it.
  package var simulatorVariables: [String: String] { simulator?.variables ?? [:] }

  private var simulator: Simulator? { deviceName.flatMap(Simulator.named) }

  /// What is wrong with the device's name; `nil` where nothing is.
  package var deviceProblem: String? {
    guard let deviceName, device == nil else { return nil }
    let names = SnapshotDevice.all.map(\.name).joined(separator: ", ")
    return "SNAPSHOT_DEVICE is \"\(deviceName)\", which no device is called. Use one of: \(names)."
  }
}

extension SnapshotDevice {
  /// The environment of a process on this device: its screen, its size classes and its kind.
  /// What covers the edges is a matter of the screen's windows, and not of other views.
  package var environmentOfProcess: RenderingEnvironment {
    var environment = RenderingEnvironment(displayScale: scale)
    environment.screenSize = size
    environment.screenSafeAreaInsets = safeAreaInsets
    environment.userInterfaceIdiom = idiom
    environment.horizontalSizeClass = horizontalSizeClass
    environment.verticalSizeClass = verticalSizeClass
    return environment
  }
}
