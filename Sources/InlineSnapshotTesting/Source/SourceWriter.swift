// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// Writes texts into source files: whole files in one step, one process after the other.
///
/// The places of snapshots are those of the source that the program was compiled from. Each write
/// therefore begins with that source, and puts all texts into it that were written since.
final class SourceWriter: @unchecked Sendable {
  static let process = SourceWriter(program: .current)

  private let program: TestProgram
  private let lock = NSLock()
  /// The last source of each file, parsed.
  private var parsed: [String: ParsedSource] = [:]
  /// What this process has written.
  private var written: [String: [InlineSnapshot]] = [:]
  /// Where the notes of each file lie.
  private var notesPaths: [String: String] = [:]

  init(program: TestProgram) {
    self.program = program
  }

  /// Writes a text into its source.
  ///
  /// - Parameters:
  ///   - snapshot: Where it belongs.
  ///   - path: The source file's absolute path.
  ///   - notes: The folder of the notes for other processes of this build.
  func write(
    _ snapshot: InlineSnapshot, to path: String, notes folder: String
  ) throws(SnapshotVerifier.Error) {
    lock.lock()
    defer { lock.unlock() }
    do {
      try writeLocked(
        snapshot, to: URL(fileURLWithPath: path).resolvingSymlinksInPath().path, folder)
    } catch let error as SnapshotVerifier.Error {
      throw problem(.system(error.description), path, snapshot)
    } catch let error as SourceWriter.Error {
      throw problem(error, path, snapshot)
    } catch {
      throw problem(.system("\(error)"), path, snapshot)
    }
  }

  private func problem(
    _ problem: SourceWriter.Error, _ path: String, _ snapshot: InlineSnapshot
  ) -> SnapshotVerifier.Error {
    .unwritableSource(path: path, line: snapshot.line, reason: problem.description)
  }

  private func writeLocked(
    _ snapshot: InlineSnapshot, to path: String, _ folder: String
  ) throws {
    if let earlier = written[path]?.first(where: { $0.isAbout(snapshot) }) {
      guard earlier.actual == snapshot.actual else { throw SourceWriter.Error.unstable }
      return
    }
    let notesPath = "\(folder)/\(Checksum.hexadecimal(path)).json"
    notesPaths[path] = notesPath
    try AtomicFile.makeFolder(folder)
    let processes = try FileLock(notesPath + ".lock")
    defer { withExtendedLifetime(processes) {} }
    let current = try source(path)
    var notes =
      SourceNotes.read(notesPath, of: program)
      ?? SourceNotes(
        program: program.identity, original: current, written: current, snapshots: [])
    if notes.written != current, notes.original != current {
      notes = SourceNotes(
        program: program.identity, original: current, written: current, snapshots: [])
    }
    if notes.snapshots.isEmpty, program.isOlder(than: path) { throw SourceWriter.Error.changed }
    notes.snapshots.removeAll { $0.isAbout(snapshot) }
    notes.snapshots.append(snapshot)
    let bytes = try parsed(notes.original, path).bytes(with: notes.snapshots)
    notes.written = String(decoding: bytes, as: UTF8.self)
    if notes.written != current {
      try notes.write(to: notesPath)
      try AtomicFile.write(bytes, to: path, mode: mode(of: path))
    }
    written[path, default: []].append(snapshot)
  }

  /// The line of the closure that a snapshot has, counted from 1; `nil` where it is not found.
  func closureLine(
    _ descriptor: InlineSnapshotSyntaxDescriptor, path: String, line: Int, column: Int
  ) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard let current = try? source(path) else { return nil }
    let notes = notesPaths[path].flatMap { SourceNotes.read($0, of: program) }
    let source = parsed(notes?.original ?? current, path)
    guard let call = source.call(line: line, column: column) else { return nil }
    let place = call.place(offset: descriptor.trailingClosureOffset)
    let closures = call.closures
    let closure =
      closures.first { $0.label.map { descriptor.names($0.text) } ?? false }
      ?? closures.first { $0.place == place }
    return closure.map { source.line(at: $0.range.lowerBound) }
  }

  private func parsed(_ text: String, _ path: String) -> ParsedSource {
    let bytes = Array(text.utf8)
    if let source = parsed[path], source.bytes == bytes { return source }
    let source = ParsedSource(bytes)
    parsed[path] = source
    return source
  }

  private func source(_ path: String) throws -> String {
    guard let bytes = try AtomicFile.read(path) else {
      throw SourceWriter.Error.system("there is no such file")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SourceWriter.Error.system("the file is not in UTF-8")
    }
    return text
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o644
  }
}
