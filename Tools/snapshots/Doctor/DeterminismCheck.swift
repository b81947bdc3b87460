// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Draws one scene in several processes, with other threads, locales, time zones and hash seeds,
/// and compares the pixels.
struct DeterminismCheck {
  /// The settings of one process.
  private struct Setting {
    let name: String
    let threads: Int
    var environment: [String: String] = [:]
  }

  private static let settings = [
    Setting(name: "1 thread", threads: 1, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]),
    Setting(name: "2 threads, a random hash seed", threads: 2),
    Setting(
      name: "3 threads, German", threads: 3, environment: ["LC_ALL": "de_DE.UTF-8", "LANG": "de"]),
    Setting(
      name: "8 threads, Turkish, in Kathmandu", threads: 8,
      environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr", "TZ": "Asia/Kathmandu"]),
    Setting(
      name: "16 threads, Arabic", threads: 16,
      environment: ["LC_ALL": "ar_EG.UTF-8", "LANG": "ar"]),
    Setting(
      name: "1 thread, no locale, no home", threads: 1,
      environment: ["LC_ALL": "C", "LANG": "C", "HOME": "/nonexistent"]),
  ]

  /// - Parameter program: The path of this program.
  static func run(program: String) -> DoctorCheck {
    var digests: [String] = []
    var details: [String] = []
    for setting in settings {
      let output = ToolOutput(
        [program, DoctorSceneCommand.name, "--threads", "\(setting.threads)"],
        environment: setting.environment)
      guard let output, output.status == 0, output.text.utf8.count == 16 else {
        return DoctorCheck(
          name: "determinism", status: .failed,
          details: ["\(setting.name): no picture (status \(output?.status ?? -1))"],
          advice: "Settle what the fonts' check says, then run 'snapshots doctor' again.")
      }
      digests.append(output.text)
      details.append("\(output.text)  \(setting.name)")
    }
    guard Set(digests).count == 1 else {
      return DoctorCheck(
        name: "determinism", status: .difference, details: details,
        advice: "The same scene gave other pixels. Report it with this output, please: it is a bug "
          + "of HeadlessSnapshots.")
    }
    return DoctorCheck(
      name: "determinism", status: .ok,
      details: [
        "\(settings.count) processes with other threads, locales, time zones and hash seeds drew "
          + "the same pixels",
        "digest \(digests[0]): another machine with the same fonts has the same",
      ])
  }
}
