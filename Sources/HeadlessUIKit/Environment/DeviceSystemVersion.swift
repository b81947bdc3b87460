// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The version of the system that the device has, which suites name their references by and which
/// some make sure of.
enum DeviceSystemVersion {
  /// What `UIDevice` says: the version of the process where its look is drawn, otherwise the first
  /// one of the look.
  static func of(_ look: SystemLook, process: String? = ofProcess) -> String {
    if let process, self.look(of: process) == look { return process }
    return "\(look.rawValue).0"
  }

  /// What the environment variable `SNAPSHOT_SYSTEM_VERSION` of this process says, such as 17.5.
  static let ofProcess = read(ProcessInfo.processInfo.environment["SNAPSHOT_SYSTEM_VERSION"])

  static func read(_ variable: String?) -> String? {
    guard let variable, !variable.isEmpty else { return nil }
    guard variable.wholeMatch(of: /[1-9][0-9]?(\.[0-9]{1,3}){1,2}/) != nil else {
      trap("SNAPSHOT_SYSTEM_VERSION is \"\(variable)\", which is no version such as 17.5")
    }
    return variable
  }

  /// The look of the system of a version.
  static func look(of version: String) -> SystemLook {
    let major = Int(version.prefix { $0 != "." }) ?? 0
    return major >= SystemLook.iOS26.rawValue ? .iOS26 : .iOS18
  }
}
