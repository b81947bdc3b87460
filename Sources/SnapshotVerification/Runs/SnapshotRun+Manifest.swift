// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension SnapshotRun {
  /// Reads the manifests of every process that took part in a run.
  ///
  /// - Parameter directory: The value of `SNAPSHOT_RUN_DIRECTORY` in that run. Files whose names do
  ///   not end in `.jsonl` are left alone. A directory without manifests gives a run without
  ///   entries.
  public init(directory: String) throws(SnapshotVerifier.Error) {
    guard AtomicFile.isFolder(directory) else {
      throw .unreadableManifest(path: directory, reason: "there is no such folder")
    }
    let names: [String]
    do throws(SnapshotVerifier.Error) {
      names = try AtomicFile.list(directory)
    } catch {
      throw .unreadableManifest(path: directory, reason: error.description)
    }
    var entries: [Entry] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") {
      entries += try SnapshotRun.entries(inManifest: directory + "/" + name)
    }
    self.init(
      entries: entries, course: Course.read(fromDirectory: directory),
      skippedTests: SnapshotRun.skippedTests(inDirectory: directory, files: names),
      warnings: SnapshotRun.warnings(inDirectory: directory, files: names))
  }

  /// Appends one entry to this process's manifest, `<pid>.jsonl`, in one write, and makes the
  /// directory if it is not there.
  public static func append(_ entry: Entry, toDirectory directory: String) throws(SnapshotVerifier
    .Error)
  {
    let path = directory + "/\(ProcessInfo.processInfo.processIdentifier).jsonl"
    do {
      try AtomicFile.makeFolder(directory)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try appendBytes([UInt8](try encoder.encode(entry)) + [UInt8(ascii: "\n")], path: path)
    } catch {
      throw .unwritableManifest(path: path, reason: SnapshotVerifier.Error.reason(error))
    }
  }

  /// Writes all entries to one manifest in a directory, which is made where it is missing.
  ///
  /// - Parameter name: The file's name, which ends in `.jsonl`.
  public func write(toDirectory directory: String, name: String) throws(SnapshotVerifier.Error) {
    let path = directory + "/" + name
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      var bytes: [UInt8] = []
      for entry in entries { bytes += try encoder.encode(entry) + [UInt8(ascii: "\n")] }
      try AtomicFile.write(bytes, to: path, .unsynced)
    } catch {
      throw .unwritableManifest(path: path, reason: SnapshotVerifier.Error.reason(error))
    }
  }

  // Not a Mutex, which the thread sanitizer does not know (Swift 6.3).
  private static let appending = NSLock()

  private static func entries(inManifest path: String) throws(SnapshotVerifier.Error) -> [Entry] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableManifest(path: path, reason: "the file cannot be opened")
    }
    // Each part as one document, which is half of the work. One that is not as expected is read
    // line by line, to tell which line it is.
    let parts = lines(of: data).mapParts { (lines: $0, entries: Self.entries(in: $0, of: data)) }
    var entries: [Entry] = []
    for part in parts {
      if let found = part.entries {
        entries += found
        continue
      }
      for (index, line) in zip(part.lines.indices, part.lines) {
        entries.append(try entry(data[line], path: path, line: index + 1))
      }
    }
    return entries
  }

  /// The places of the lines that are not empty. C's function looks for their ends: this module is
  /// compiled without optimization.
  private static func lines(of data: Data) -> [Range<Int>] {
    data.withUnsafeBytes { bytes in
      var lines: [Range<Int>] = []
      var start = 0
      while start < bytes.count, let base = bytes.baseAddress {
        let end = memchr(base + start, newline, bytes.count - start).map { base.distance(to: $0) }
        if end != start { lines.append(start..<(end ?? bytes.count)) }
        start = (end ?? bytes.count) + 1
      }
      return lines
    }
  }

  private static let newline = Int32(UInt8(ascii: "\n"))

  /// The entries of lines of this version or an older one; `nil` where any line is none.
  private static func entries(in lines: ArraySlice<Range<Int>>, of data: Data) -> [Entry]? {
    guard let first = lines.first, let last = lines.last else { return [] }
    var document = Data("[".utf8)
    document.append(data[first.lowerBound..<last.upperBound])
    for line in lines.dropLast() {
      document[line.upperBound - first.lowerBound + 1] = UInt8(ascii: ",")
    }
    document.append(UInt8(ascii: "]"))
    let entries = try? JSONDecoder().decode([Entry].self, from: document)
    guard let entries, entries.count == lines.count,
      entries.allSatisfy({ $0.schema <= Entry.currentSchema })
    else { return nil }
    return entries
  }

  private static func entry(_ data: Data, path: String, line: Int) throws(SnapshotVerifier.Error)
    -> Entry
  {
    struct Version: Decodable { var schema: Int }
    do {
      let schema = try JSONDecoder().decode(Version.self, from: data).schema
      guard schema <= Entry.currentSchema else {
        throw SnapshotVerifier.Error.newerManifest(
          path: path, line: line, schema: schema, supported: Entry.currentSchema)
      }
      return try JSONDecoder().decode(Entry.self, from: data)
    } catch let error as SnapshotVerifier.Error {
      throw error
    } catch {
      throw .malformedManifest(path: path, line: line, reason: "\(error)")
    }
  }

  /// With `O_APPEND` and a single `write` the kernel keeps lines of several threads whole.
  ///
  /// Of a line that finds no room nothing stays, so that the next one stands on a line of its own.
  static func appendBytes(_ bytes: [UInt8], path: String) throws {
    appending.lock()
    defer { appending.unlock() }
    let isShort = try FileCall.ask(.append, path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SnapshotVerifier.Error.system(errno) }
    defer { close(descriptor) }
    let written = bytes.withUnsafeBytes {
      Foundation.write(descriptor, $0.baseAddress, isShort ? $0.count / 2 : $0.count)
    }
    guard written >= 0 else { throw SnapshotVerifier.Error.system(errno) }
    guard written == bytes.count else {
      ftruncate(descriptor, lseek(descriptor, 0, SEEK_END) - off_t(written))
      throw SnapshotVerifier.Error.incomplete(written, of: bytes.count)
    }
  }
}
