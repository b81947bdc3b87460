// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

import SnapshotVerification

/// An operation on files that is cut at each of its calls of the system, one after the other.
package final class FileCuts: @unchecked Sendable {
  /// What happens at a call.
  package enum Cut: CaseIterable {
    /// The call fails, and all others are made.
    case noSpace, ioError, noPermission
    /// A part is written, and the rest finds no room.
    case halfWritten
    /// Neither this call nor any later one is made.
    case killed
    /// A part is written before that.
    case killedHalfway
  }

  /// Where an operation was cut.
  package struct Place: CustomStringConvertible {
    package let cut: Cut
    package let index: Int
    package let call: FileCall
    /// Whether the process goes on after it.
    package var isKill: Bool { cut == .killed || cut == .killedHalfway }
    package var description: String { "\(cut) at \(index), \(call.kind) \(call.path)" }
  }

  private let lock = NSLock()
  private let cut: (cut: Cut, index: Int)?
  private var calls: [FileCall] = []

  private init(_ cut: (Cut, Int)?) { self.cut = cut.map { ($0.0, $0.1) } }

  @Sendable private func answer(_ call: FileCall) -> FileCall.Answer {
    lock.withLock {
      calls.append(call)
      guard let (cut, index) = cut, calls.count > index else { return .proceed }
      let isFirst = calls.count == index + 1
      switch cut {
      case .noSpace: return isFirst ? .fail(ENOSPC) : .proceed
      case .ioError: return isFirst ? .fail(EIO) : .proceed
      case .noPermission: return isFirst ? .fail(EACCES) : .proceed
      case .halfWritten:
        if isFirst { return .short }
        return calls.count == index + 2 && call.kind == .write ? .fail(ENOSPC) : .proceed
      case .killed: return .fail(EINTR)
      case .killedHalfway: return isFirst ? .short : .fail(EINTR)
      }
    }
  }

  /// The calls of an operation that is not cut.
  package static func log(_ body: () throws -> Void) rethrows -> [FileCall] {
    let cuts = FileCuts(nil)
    try FileCall.$answer.withValue(cuts.answer) { try body() }
    return cuts.calls
  }

  /// Runs an operation with each cut at each of its calls.
  ///
  /// - Parameters:
  ///   - prepare: Makes the state before the operation; called each time.
  ///   - operation: The operation; its errors are handed on to `check`.
  ///   - check: Looks at what is left.
  /// - Returns: How many cuts were made.
  @discardableResult
  package static func each<State>(
    prepare: () throws -> State, operation: (State) throws -> Void,
    check: (State, Place, (any Error)?) throws -> Void
  ) throws -> Int {
    let first = try prepare()
    let calls = try log { try operation(first) }
    var count = 0
    for (index, call) in calls.enumerated() {
      for cut in Cut.allCases {
        let isPartial = cut == .halfWritten || cut == .killedHalfway
        // Only a write can be made in part; a line is appended by one call that no kill divides.
        if isPartial, call.kind != .write && !(call.kind == .append && cut == .halfWritten) {
          continue
        }
        let state = try prepare()
        let cuts = FileCuts((cut, index))
        var failure: (any Error)?
        FileCall.$answer.withValue(cuts.answer) {
          do { try operation(state) } catch { failure = error }
        }
        count += 1
        try check(state, Place(cut: cut, index: index, call: call), failure)
      }
    }
    return count
  }
}
