// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension SnapshotRun {
  /// Why a manifest could not be read or written.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The directory or a file in it cannot be listed or read.
    case unreadable(path: String, reason: String)
    /// A line is not an entry of this format.
    case malformed(path: String, line: Int, reason: String)
    /// A line was written by a newer version of this package.
    case newerSchema(path: String, line: Int, schema: Int)
    /// The entry could not be appended.
    case unwritable(path: String, reason: String)

    public var description: String {
      switch self {
      case .unreadable(let path, let reason):
        "The run manifest \(path) cannot be read: \(reason)."
      case .malformed(let path, let line, let reason):
        "Line \(line) of the run manifest \(path) is not an entry: \(reason). "
          + "Delete the folder and run the tests again."
      case .newerSchema(let path, let line, let schema):
        "Line \(line) of the run manifest \(path) has schema \(schema), and this version reads up to "
          + "\(Entry.currentSchema). Use the `snapshots` command of the version that wrote it."
      case .unwritable(let path, let reason):
        "The run manifest \(path) cannot be written: \(reason). "
          + "Make the folder that SNAPSHOT_RUN_DIRECTORY names writable."
      }
    }
  }

  /// Reads the manifests of every process that took part in a run.
  ///
  /// - Parameter directory: The value of `SNAPSHOT_RUN_DIRECTORY` in that run. Files whose names do
  ///   not end in `.jsonl` are left alone. A directory without manifests gives a run without entries.
  public init(directory: String) throws(Error) {
    guard AtomicFile.isFolder(directory) else {
      throw .unreadable(path: directory, reason: "there is no such folder")
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: directory)
    } catch {
      throw .unreadable(path: directory, reason: FileProblem.reason(error))
    }
    var entries: [Entry] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") {
      entries += try SnapshotRun.entries(inManifest: directory + "/" + name)
    }
    self.init(
      entries: entries, course: Course.read(fromDirectory: directory),
      skippedTests: SnapshotRun.skippedTests(inDirectory: directory, files: names))
  }

  /// Appends one entry to this process's manifest, `<pid>.jsonl`, in one write, and makes the
  /// directory if it is not there.
  public static func append(_ entry: Entry, toDirectory directory: String) throws(Error) {
    let path = directory + "/\(ProcessInfo.processInfo.processIdentifier).jsonl"
    do {
      try AtomicFile.makeFolder(directory)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try appendBytes([UInt8](try encoder.encode(entry)) + [UInt8(ascii: "\n")], path: path)
    } catch let problem as FileProblem {
      throw .unwritable(path: path, reason: problem.description)
    } catch {
      throw .unwritable(path: path, reason: FileProblem.reason(error))
    }
  }

  /// Writes all entries to one manifest in a directory, which is made where it is missing.
  ///
  /// - Parameter name: The file's name, which ends in `.jsonl`.
  public func write(toDirectory directory: String, name: String) throws(Error) {
    let path = directory + "/" + name
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      var bytes: [UInt8] = []
      for entry in entries { bytes += try encoder.encode(entry) + [UInt8(ascii: "\n")] }
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, reason: FileProblem.reason(error))
    }
  }

  private static func entries(inManifest path: String) throws(Error) -> [Entry] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path, reason: "the file cannot be opened")
    }
    var entries: [Entry] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      entries.append(try entry(Data(line), path: path, line: index + 1))
    }
    return entries
  }

  private static func entry(_ data: Data, path: String, line: Int) throws(Error) -> Entry {
    struct Version: Decodable { var schema: Int }
    do {
      let schema = try JSONDecoder().decode(Version.self, from: data).schema
      guard schema <= Entry.currentSchema else {
        throw Error.newerSchema(path: path, line: line, schema: schema)
      }
      return try JSONDecoder().decode(Entry.self, from: data)
    } catch let error as Error {
      throw error
    } catch {
      throw .malformed(path: path, line: line, reason: "\(error)")
    }
  }

  /// With `O_APPEND` and a single `write` the kernel keeps lines of several threads whole.
  static func appendBytes(_ bytes: [UInt8], path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileProblem.system(errno) }
    defer { close(descriptor) }
    let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    guard written >= 0 else { throw FileProblem.system(errno) }
    guard written == bytes.count else { throw FileProblem.incomplete(written, of: bytes.count) }
  }
}
