// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Puts `Package.swift` back as it was where a signal ends the command, as Control-C does while
/// SwiftPM fetches packages: what is in the manifest until then is half of it.
enum ManifestGuard {
  /// What the handler of signals needs, which may ask for no memory.
  private struct Kept {
    let path: UnsafeMutablePointer<CChar>
    let temporary: UnsafeMutablePointer<CChar>
    let bytes: UnsafeMutableRawBufferPointer
    /// Whether there was a manifest.
    let isThere: Bool
  }

  nonisolated(unsafe) private static var kept: Kept?
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// - Parameter path: The manifest's path, absolute; it need not be there.
  static func protect(_ path: String) {
    let old = FileManager.default.contents(atPath: path)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: old?.count ?? 0, alignment: 1)
    old.map { bytes.copyBytes(from: $0) }
    kept = Kept(
      path: strdup(path), temporary: strdup(path + ".restored"), bytes: bytes,
      isThere: old != nil)
    for number in signals { signal(number, restoreAndEnd) }
  }

  /// The command has come to its end: what it wrote stays.
  static func release() {
    for number in signals { signal(number, SIG_DFL) }
    kept = nil
  }

  private static let restoreAndEnd: @convention(c) (Int32) -> Void = { number in
    if let kept = ManifestGuard.kept {
      if kept.isThere {
        let file = open(kept.temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        if write(file, kept.bytes.baseAddress, kept.bytes.count) == kept.bytes.count {
          rename(kept.temporary, kept.path)
        }
        close(file)
      } else {
        unlink(kept.path)
      }
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
