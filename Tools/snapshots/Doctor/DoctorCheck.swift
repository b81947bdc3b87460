// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting

/// One thing that `snapshots doctor` looked at.
struct DoctorCheck: Encodable {
  /// What was looked at, such as `fonts`.
  let name: String
  let status: Status
  /// What was found, a line each.
  var details: [String] = []
  /// What to do about it; nil where all is well.
  var advice: String?

  /// How it is.
  enum Status: String, Encodable {
    case ok
    /// Snapshots work, and something is better done.
    case warning
    /// Snapshots do not work.
    case problem
    /// This machine draws differently under other settings.
    case difference
    /// The check could not be made to its end.
    case failed
  }

  /// What the status means for the command's.
  var commandStatus: CommandStatus {
    switch status {
    case .ok, .warning: .success
    case .difference: .differences
    case .problem: .unusableInput
    case .failed: .failedRun
    }
  }
}

/// What `snapshots doctor` found.
struct DoctorReport: Encodable {
  let schema = 1
  let status: String
  let checks: [DoctorCheck]

  init(_ checks: [DoctorCheck]) {
    self.checks = checks
    status = Self.worst(checks).name
  }

  var commandStatus: CommandStatus { Self.worst(checks) }

  private static func worst(_ checks: [DoctorCheck]) -> CommandStatus {
    checks.map(\.commandStatus).max { $0.rawValue < $1.rawValue } ?? .success
  }

  /// The checks as lines of text.
  func text(style: TerminalStyle) -> String {
    checks.map { check in
      let word = style.paint(Self.word(check.status), Self.tone(check.status))
      let lines = check.details.map { "  " + TerminalText.escaped($0) }
      let advice = check.advice.map { ["  -> " + TerminalText.escaped($0)] } ?? []
      return (["\(check.name): \(word)"] + lines + advice).map { $0 + "\n" }.joined()
    }.joined()
  }

  private static func word(_ status: DoctorCheck.Status) -> String {
    switch status {
    case .ok: "ok"
    case .warning: "could be better"
    case .problem: "a problem"
    case .difference: "pictures differ"
    case .failed: "could not be checked"
    }
  }

  private static func tone(_ status: DoctorCheck.Status) -> TerminalStyle.Tone {
    switch status {
    case .ok: .good
    case .warning: .notable
    case .problem, .difference, .failed: .bad
    }
  }
}
