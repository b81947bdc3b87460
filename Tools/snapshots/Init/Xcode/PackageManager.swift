// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// SwiftPM, asked about the package of the current folder.
enum PackageManager {
  /// Runs `swift package`; nil where it cannot be started.
  ///
  /// Where one package cannot be had, SwiftPM breaks off and leaves others cloned without their
  /// files, which it refuses from then on, as if somebody had removed them. Such checkouts go, and
  /// SwiftPM makes them anew.
  static func ask(_ arguments: [String]) -> ToolOutput? {
    let command = ["swift", "package"] + arguments
    guard let output = ToolOutput(command, environment: environment) else { return nil }
    guard output.status != 0 else { return output }
    let broken = output.errors.matches(of: /repository '([^']*)' has uncommitted changes/)
      .map { String($0.output.1) }
      .filter { $0.contains("/.build/checkouts/") && isWithoutFiles($0) }
    guard !broken.isEmpty else { return output }
    for folder in Set(broken) { try? FileManager.default.removeItem(atPath: folder) }
    return ToolOutput(command, environment: environment)
  }

  /// A server that accepts a connection and sends nothing is given up after a minute: git waits
  /// without end by itself.
  private static var environment: [String: String] {
    let limits = ["GIT_HTTP_LOW_SPEED_LIMIT": "1", "GIT_HTTP_LOW_SPEED_TIME": "60"]
    let given = ProcessInfo.processInfo.environment
    return limits.filter { given[$0.key] == nil }
  }

  /// Whether a checkout has nothing of its own but git's folder.
  private static func isWithoutFiles(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.allSatisfy { $0.hasPrefix(".git") }
  }
}
