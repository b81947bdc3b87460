// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Problems that are met where nobody collects them, such as in a test that lays a view out and
/// takes no snapshot.
///
/// UIKit logs such problems and goes on. Each is one line on the standard error stream, once in a
/// process.
package enum RenderingWarnings {
  /// Is given each line that is printed, without a line break.
  package typealias Observer = @Sendable (_ line: String) -> Void

  private struct Told {
    var lines: Set<String> = []
    var observer: Observer?
  }

  private static let told = Mutex(Told())

  /// Tells `observer` of warnings from now on, instead of the former one.
  package static func observe(_ observer: Observer?) {
    told.withLock { $0.observer = observer }
  }

  /// Prints the issue, unless that kind of it was printed for that place already.
  static func warn(_ issue: RenderingIssue) {
    let line = line(issue)
    let (isNew, observer) = told.withLock { told in
      (told.lines.insert(line).inserted, told.observer)
    }
    guard isNew else { return }
    FileHandle.standardError.write(Data("\(line)\n".utf8))
    observer?(line)
  }

  /// The message on one line, with the views that have the problem.
  private static func line(_ issue: RenderingIssue) -> String {
    let words = issue.message.split { $0.isWhitespace }.joined(separator: " ")
    let views = issue.views.map { view in
      view.identifier.map { "\(view.type) \"\($0)\"" } ?? view.type
    }
    return "warning: \(words)" + (views.isEmpty ? "" : " [\(views.joined(separator: ", "))]")
  }
}
