// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A look at every file that llbuild's manifest names.
///
/// The manifest is YAML as SwiftPM writes it: each list of files on a line of its own, the paths in
/// double quotes, nodes that are no files in angle brackets. Of some folders only the names in them
/// count, which decide what is planned: an article or a note that is edited there builds nothing.
///
///     "/app/Sources/App/":
///       is-directory-structure: true
///     inputs: ["/app/Sources/App/a.swift","<App-debug.module>"]
///     outputs: ["/app/.build/x86_64-unknown-linux-gnu/debug/App.build/a.swift.o"]
///     deps: "/app/.build/x86_64-unknown-linux-gnu/debug/CApp.build/a.c.d"
///
/// It is a megabyte, and this program is compiled without optimization: C's functions find the
/// places.
struct ManifestReading {
  /// A digest of the manifest and of all files that no step writes.
  private(set) var inputs = ""
  /// A digest of these and of what the steps write.
  private(set) var state = ""

  /// The nodes of the group that `swift build --build-tests` builds; nil where there is none.
  private(set) var tests: [String]?

  private let folder: String
  private var outputs: [String] = []
  /// The folders of which only the names in them count.
  private var structures: Set<String> = []
  /// Of each file in turn: whether it is there, its size, its times and its number.
  private var inputFacts: [Int] = []
  private var outputFacts: [Int] = []

  /// - Parameters:
  ///   - manifest: The text.
  ///   - folder: Where the steps write.
  /// - Returns: nil for a manifest of another form.
  init?(_ manifest: Data, folder: String) {
    self.folder = folder + "/"
    var bytes = [UInt8](manifest)
    let digest = bytes.withUnsafeBytes { SHA256.hexDigest($0) }
    bytes += [10, 0]
    let isUnderstood = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { readLines($0.assumingMemoryBound(to: CChar.self)) } ?? false
    }
    guard isUnderstood, !inputFacts.isEmpty else { return nil }
    inputs = digest + "\n" + inputFacts.withUnsafeBytes { SHA256.hexDigest($0) } + "\n"
    state = inputs + outputFacts.withUnsafeBytes { SHA256.hexDigest($0) } + "\n"
  }

  /// The files with a name that a step writes, sorted.
  func outputs(withSuffix suffix: String) -> [String] {
    Set(outputs.filter { $0.hasSuffix(suffix) }).sorted()
  }

  private enum Role { case input, output, dependencies }

  private mutating func readLines(_ text: UnsafeMutablePointer<CChar>) -> Bool {
    let roles: [(String, Role)] = [
      ("    inputs: [", .input), ("    outputs: [", .output), ("    deps: \"", .dependencies),
    ]
    var line = text
    var before = text
    while let end = strchr(line, 10) {
      end.pointee = 0
      if strcmp(line, "    is-directory-structure: true") == 0 {
        structures.insert(String(cString: before).trimmingCharacters(in: [" ", ":", "\""]))
      }
      if strncmp(line, "  \"test\": [", 11) == 0 { readTests(String(cString: line)) }
      before = line
      for (prefix, role) in roles where strncmp(line, prefix, prefix.utf8.count) == 0 {
        guard readPaths(line, role) else { return false }
      }
      line = end + 1
    }
    return true
  }

  ///     "test": ["<AppPackageTests-x86_64-unknown-linux-gnu-debug.test>"]
  private mutating func readTests(_ line: String) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    // What stands between quotes, behind the name of the group.
    tests = stride(from: 3, to: parts.count, by: 2).map { parts[$0] }
  }

  /// Looks at the files of a line.
  private mutating func readPaths(_ line: UnsafeMutablePointer<CChar>, _ role: Role) -> Bool {
    // An escaped character: not worth a reader of YAML.
    guard strchr(line, Int32(UInt8(ascii: "\\"))) == nil else { return false }
    let quote = Int32(UInt8(ascii: "\""))
    var rest = line
    while let open = strchr(rest, quote) {
      guard let close = strchr(open + 1, quote) else { return false }
      close.pointee = 0
      rest = close + 1
      let path = open + 1
      guard path.pointee == CChar(UInt8(ascii: "/")) else { continue }
      switch role {
      case .output:
        // The programs are among the few that are no product of a compiler.
        if strstr(path, ".xctest") != nil { outputs.append(String(cString: path)) }
        Self.look(at: path, &outputFacts)
      case .input:
        // What another step writes is looked at there.
        if strncmp(path, folder, folder.utf8.count) != 0 { lookAtInput(path) }
      case .dependencies: readDependencies(String(cString: path))
      }
    }
    return true
  }

  /// Looks at the headers that a file of C includes, as the compiler has noted them for `make`.
  private mutating func readDependencies(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      inputFacts.append(-1)
      return
    }
    let space = "\u{1}"
    let words = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\\ ", with: space)
      .components(separatedBy: .whitespacesAndNewlines)
    for word in words where word.hasPrefix("/") && !word.hasPrefix(folder) {
      lookAtInput(word.replacingOccurrences(of: space, with: " "))
    }
  }

  private mutating func lookAtInput(_ path: UnsafePointer<CChar>) {
    let folder = String(cString: path)
    if structures.contains(folder) { return noteNames(in: folder) }
    let mode = Self.look(at: path, &inputFacts)
    if mode & S_IFMT == S_IFDIR { lookInside(folder) }
  }

  /// Notes all names in a folder, apart from what SwiftPM leaves out. Links are not followed.
  private mutating func noteNames(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name != ".git" && name != ".build" {
      inputFacts += name.utf8.map(Int.init) + [-1]
      var status = stat()
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      noteNames(in: path)
      inputFacts.append(-2)
    }
  }

  /// Looks at all that is in a folder, such as resources. Links to folders are not followed.
  private mutating func lookInside(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
        inputFacts.append(Int(bitPattern: UInt(status.st_ino)))
        Self.look(at: path, &inputFacts)
      } else {
        lookAtInput(path)
      }
    }
  }

  /// Notes a file's facts and returns its mode.
  @discardableResult
  private static func look(at path: UnsafePointer<CChar>, _ facts: inout [Int]) -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else {
      facts.append(-1)
      return 0
    }
    facts.append(Int(status.st_size))
    facts.append(Int(bitPattern: UInt(status.st_ino)))
    // A program may set the time of modification back, and not the other one.
    for time in [status.st_ctim, status.st_mtim] {
      facts.append(time.tv_sec)
      facts.append(time.tv_nsec)
    }
    return status.st_mode
  }
}
