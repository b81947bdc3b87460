// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension FileManager {
  /// The folder that a group of apps shares. In the tests of an app it is a folder of the home that
  /// they have, which is made where it is not there, as a simulator has one for each group; `nil`
  /// elsewhere, as for an app that is in no such group.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard TargetBundles.hostsApp else { return nil }
    return groupFolder(groupIdentifier, in: URL(fileURLWithPath: NSHomeDirectory()))
  }

  /// The folder of a group in a home folder.
  func groupFolder(_ name: String, in home: URL) -> URL? {
    let folder = home.appendingPathComponent("Groups/\(name)", isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
