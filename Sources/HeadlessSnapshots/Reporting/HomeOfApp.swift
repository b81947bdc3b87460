// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The home folder of a process whose tests run in an app: one of its own, which begins empty, as
/// a simulator gives one to an app. What apps keep in their documents, caches and defaults neither
/// lasts from one run to the next nor lies among the files of whoever runs the tests, and the
/// folder of documents is there, as it need not be in a container.
///
/// Foundation asks `CFFIXED_USER_HOME` before `HOME`; other programs do not.
enum HomeOfApp {
  static let variable = "CFFIXED_USER_HOME"
  private static let prefix = "HeadlessSnapshots-home-"

  /// Gives the process its folder, where some target of the package is an app. One that was named
  /// from outside stays.
  static func take() {
    let given = getenv(variable).map { String(cString: $0) }
    guard TargetBundles.hostsApp, let home = folder(given: given) else { return }
    make(home)
    setenv(variable, home.path, 1)
    atexit { HomeOfApp.remove() }
  }

  /// The folder of this process; `nil` where one was given. A process that follows one which a test
  /// ended was given that one's.
  static func folder(given: String?) -> URL? {
    if let given, !(given as NSString).lastPathComponent.hasPrefix(prefix) { return nil }
    return FileManager.default.temporaryDirectory.appendingPathComponent(
      prefix + "\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
  }

  /// Makes the folders that an app finds in its home.
  static func make(_ home: URL) {
    for name in ["Documents", ".cache", ".local/share", "tmp"] {
      try? FileManager.default.createDirectory(
        at: home.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  private static func remove() {
    if let home = folder(given: nil) { try? FileManager.default.removeItem(at: home) }
  }
}
