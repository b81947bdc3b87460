// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the process that runs the tests has taken.
public enum ProcessMemory {
  /// The most memory that the process has had, in megabytes: what a test that refuses to hold
  /// something compares before and after.
  public static func peakMegabytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
  }
}
