// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PNGCodec

extension SnapshotVerifier.Error {
  /// The system's reason inside of an error that Foundation threw; the words of this module's or of
  /// a PNG file's own error; localized text otherwise.
  static func reason(_ error: any Swift.Error) -> String {
    if let error = error as? SnapshotVerifier.Error { return error.description }
    if let error = error as? PNG.Error { return error.description }
    var current: NSError? = error as NSError
    while let candidate = current {
      if candidate.domain == NSPOSIXErrorDomain {
        return SnapshotVerifier.Error.system(Int32(candidate.code)).description
      }
      current = candidate.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return (error as NSError).localizedDescription
  }
}
