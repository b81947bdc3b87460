// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A call of the operating system that reads, changes, lists or locks files: the one place where
/// tests let a disk be full, broken or forbidden, or a process be killed between two calls.
///
/// ```swift
/// FileCall.$answer.withValue({ $0.kind == .rename ? .fail(EIO) : .proceed }) { ... }
/// ```
package struct FileCall: Hashable, Sendable {
  /// What is asked of the system.
  package enum Kind: String, CaseIterable, Sendable {
    case read, list, makeFolder, create, write, sync, rename, syncFolder, append, remove, lock
  }

  /// What becomes of a call.
  package enum Answer: Sendable {
    /// It is made.
    case proceed
    /// It writes a part only, as on a disk that is almost full; other kinds proceed.
    case short
    /// It is not made, and fails with the system's number.
    case fail(Int32)
  }

  /// What is asked.
  package let kind: Kind
  /// The absolute path of the file or the folder; for a rename, the old one.
  package let path: String

  /// Describes a call.
  package init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }

  /// Is asked before each call of the running task; `nil`, as outside of tests: all proceed.
  @TaskLocal package static var answer: (@Sendable (FileCall) -> Answer)?

  /// Returns where the call is to be made.
  ///
  /// - Returns: Whether a write is to be cut short.
  /// - Throws: `SnapshotVerifier.Error.system` in place of the call.
  @discardableResult
  package static func ask(
    _ kind: Kind, _ path: String
  ) throws(SnapshotVerifier.Error) -> Bool {
    guard let answer else { return false }
    switch answer(FileCall(kind: kind, path: path)) {
    case .proceed: return false
    case .short: return true
    case .fail(let code): throw .system(code)
    }
  }
}
