// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a workspace of Xcode lists: projects and packages.
enum XcodeWorkspace {
  /// The folders of the packages in a workspace, absolute.
  static func packageFolders(of workspace: String) -> [String] {
    places(in: workspace).filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
  }

  /// The projects in a workspace that there are, absolute.
  static func projects(of workspace: String) -> [String] {
    places(in: workspace).filter {
      $0.hasSuffix(".xcodeproj") && FileManager.default.fileExists(atPath: $0 + "/project.pbxproj")
    }
  }

  /// What a workspace lists, absolute.
  ///
  /// A place is relative to that of the group around it, or with `container:` to the workspace's
  /// folder.
  private static func places(in workspace: String) -> [String] {
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
      } else {
        found.append(path)
      }
    }
    return found
  }
}
