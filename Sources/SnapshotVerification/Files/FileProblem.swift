// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PNGCodec

/// Why a file operation failed, in the operating system's own words.
///
/// ```swift
/// FileProblem.system(EACCES).description  // "Permission denied"
/// ```
enum FileProblem: Error, Hashable, CustomStringConvertible {
  /// A system call failed with this `errno`.
  case system(Int32)
  /// The disk took only part of the bytes.
  case incomplete(Int, of: Int)
  /// There is something else than a file, such as a folder.
  case notAFile

  var description: String {
    switch self {
    case .system(let code): String(cString: strerror(code))
    case .incomplete(let written, let count): "only \(written) of \(count) bytes were written"
    case .notAFile: "it is not a file"
    }
  }

  /// The system's reason inside of an error that Foundation threw; a PNG file's own; localized text otherwise.
  static func reason(_ error: any Error) -> String {
    if let problem = error as? FileProblem { return problem.description }
    if let problem = error as? PNG.Error { return problem.description }
    var current: NSError? = error as NSError
    while let candidate = current {
      if candidate.domain == NSPOSIXErrorDomain {
        return FileProblem.system(Int32(candidate.code)).description
      }
      current = candidate.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return (error as NSError).localizedDescription
  }
}
