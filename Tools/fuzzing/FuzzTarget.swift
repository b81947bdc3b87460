// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What reads bytes from elsewhere. The environment's `FUZZ_TARGET` names the one that runs.
///
/// A target gives any bytes to a reader and uses what it gave back as the package does. It fails by
/// ending the process, by taking too long or too much memory, or by `require`.
enum FuzzTarget {
  typealias Reader = @Sendable (_ bytes: [UInt8]) -> Void

  /// Readers of files, and where the program has them those of what is written by runs and of the
  /// files of apps: they need the views, which take long to build.
  static let all: [String: Reader] = {
    var readers: [String: Reader] = [
      "png": { PNGTarget.read($0) }, "texts": { TextChunkTarget.read($0) },
      "font": { FontTarget.read($0) }, "svg": { SVGTarget.read($0) },
      "pdf": { PDFTarget.read($0) }, "nib": { NibTarget.read($0) },
      "yaml": { YAMLTarget.read($0) },
    ]
    #if canImport(SnapshotReporting)
      readers["assets"] = { AssetTarget.read($0) }
      readers["run"] = { RunTarget.read($0) }
      readers["report"] = { ReportTarget.read($0) }
      readers["request"] = { RequestTarget.read($0) }
    #endif
    return readers
  }()

  static let chosen: Reader = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let reader = all[name] else {
      print("FUZZ_TARGET is one of", all.keys.sorted())
      exit(2)
    }
    return reader
  }()
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// A claim about what a reader gave back.
func check(_ claim: Bool, _ sentence: String) {
  if !claim { fatalError(sentence) }
}
