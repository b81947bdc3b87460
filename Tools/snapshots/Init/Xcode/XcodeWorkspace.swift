// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a workspace of Xcode lists beside its projects.
enum XcodeWorkspace {
  /// The folders of the packages in a workspace, absolute.
  ///
  /// A place is relative to that of the group around it, or with `container:` to the workspace's
  /// folder.
  static func packageFolders(of workspace: String) -> [String] {
    let home = (workspace as NSString).deletingLastPathComponent
    let text = try? String(
      contentsOfFile: workspace + "/contents.xcworkspacedata", encoding: .utf8)
    let form = /<(\/Group>|Group|FileRef)(?:[^>]*?location\s*=\s*"([^":]*):([^"]*)")?/
    var groups = [home]
    var found: [String] = []
    for match in (text ?? "").matches(of: form) {
      let (_, element, kind, place) = match.output
      if element.hasPrefix("/") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      let path = XcodeProject.path(
        place.map(String.init), in: kind == "container" ? home : groups[groups.count - 1])
      if element == "Group" {
        groups.append(path)
      } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
        found.append(path)
      }
    }
    return found
  }
}
