// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension ProcessInfo {
  /// The version of the device's system, ``UIDevice/systemVersion``, where
  /// `operatingSystemVersion` is that of the machine's kernel.
  public var operatingSystemVersionOfDevice: OperatingSystemVersion {
    let parts = UIDevice.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 }
    func part(_ index: Int) -> Int { index < parts.count ? parts[index] : 0 }
    return OperatingSystemVersion(
      majorVersion: part(0), minorVersion: part(1), patchVersion: part(2))
  }

  /// The version of the device's system in words, without a build: "Version 18.0".
  public var operatingSystemVersionStringOfDevice: String {
    "Version \(UIDevice.current.systemVersion)"
  }

  /// Whether the device's system has a version, or a later one.
  public func isOperatingSystemAtLeastOfDevice(_ version: OperatingSystemVersion) -> Bool {
    func numbers(_ version: OperatingSystemVersion) -> [Int] {
      [version.majorVersion, version.minorVersion, version.patchVersion]
    }
    return !numbers(operatingSystemVersionOfDevice).lexicographicallyPrecedes(numbers(version))
  }
}
