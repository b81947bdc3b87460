// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The files of a package that its tests are made of, and when each was saved.
///
/// They are looked at again and again instead of being reported by the system: that works on every
/// file system, and takes a few milliseconds for a thousand files.
///
/// ```swift
/// let before = SourceFiles(package: package)
/// let changed = SourceFiles(package: package).changes(since: before)
/// ```
public struct SourceFiles: Hashable, Sendable {
  /// What is told of a file: when it was saved, and how large it is.
  struct Mark: Hashable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  private let marks: [String: Mark]

  /// The files of a package, by their paths in it, but for hidden ones, references and packages in
  /// the package.
  ///
  /// - Parameter artifacts: A folder that runs write to, which is left out where it lies in the
  ///   package.
  public init(package: String, artifacts: String? = nil) {
    var marks: [String: Mark] = [:]
    let artifacts = artifacts.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    Self.look(into: URL(fileURLWithPath: package).standardizedFileURL.path, "", artifacts, &marks)
    self.marks = marks
  }

  private static func look(
    into folder: String, _ prefix: String, _ artifacts: String?, _ marks: inout [String: Mark]
  ) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let isReferences = name == "Snapshots" && prefix.isEmpty || name == "__Snapshots__"
      // An editor keeps its own copies beside what it saves.
      guard !name.hasPrefix("."), !name.hasSuffix("~"), !isReferences else { continue }
      let path = folder + "/" + name
      var status = stat()
      guard path != artifacts, lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard PathKind(path + "/Package.swift") == .missing else { continue }
        look(into: path, prefix + name + "/", artifacts, &marks)
      } else if status.st_mode & S_IFMT == S_IFREG {
        marks[prefix + name] = Mark(
          seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec),
          size: Int(status.st_size))
      }
    }
  }

  /// The files that were saved, added or removed, as paths in the package, sorted.
  public func changes(since earlier: SourceFiles) -> [String] {
    Set(marks.keys).union(earlier.marks.keys).filter { marks[$0] != earlier.marks[$0] }.sorted()
  }

  /// When the last of some files was saved, in seconds since 1970; nil where none is there.
  public func lastSaved(of paths: [String]) -> Double? {
    paths.compactMap { marks[$0] }.map { Double($0.seconds) + Double($0.nanoseconds) / 1e9 }.max()
  }
}
