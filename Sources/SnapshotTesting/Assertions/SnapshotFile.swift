// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// Where a snapshot's reference lies: `__Snapshots__/<file>/<test>.<name>.<ending>` beside the
/// test's source file, the name being a number where there is none.
package struct SnapshotFile {
  /// The name, or a number.
  var identifier: String
  /// The reference's absolute path.
  var path: String

  init(
    test: String, name: String?, pathExtension: String?, directory: String?,
    source: SnapshotSource, environment: SnapshotEnvironment
  ) {
    let folder =
      directory.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? Self.folder(of: source, environment)
    identifier =
      name.map(Self.part) ?? String(SnapshotNumbering.current.next(test, in: folder))
    let ending = pathExtension.map { ".\($0)" } ?? ""
    path = "\(folder)/\(Self.part(test)).\(identifier)\(ending)"
  }

  /// A part of a file name: all that is no letter, digit or underscore becomes a hyphen.
  static func part(_ name: String) -> String {
    name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }

  private static func folder(of source: SnapshotSource, _ environment: SnapshotEnvironment)
    -> String
  {
    let file = URL(fileURLWithPath: moved(source, environment)).standardizedFileURL
    return file.deletingLastPathComponent().path + "/__Snapshots__/"
      + file.deletingPathExtension().lastPathComponent
  }

  /// The source file's path, in another folder where `SNAPSHOT_PACKAGE_DIRECTORY` names one.
  package static func moved(
    _ source: SnapshotSource, _ environment: SnapshotEnvironment
  ) -> String {
    guard let package = environment.packageDirectory else { return source.filePath }
    guard
      let tests = source.filePath.range(of: "/Tests/\(source.module)/", options: .backwards)
    else { return "\(package)/Tests/\(source.fileID)" }
    return package + source.filePath[tests.lowerBound...]
  }
}
