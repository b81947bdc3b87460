// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Transforms the files of a module into a folder: those alone that have changed since the last
/// run.
public struct TransformRun {
  /// What went wrong with a file as a whole.
  public enum Failure: Error, CustomStringConvertible {
    /// The file cannot be read or written.
    case file(path: String, reason: String)

    /// One line that names the file.
    public var description: String {
      switch self {
      case .file(let path, let reason): "\(path): error: \(reason)"
      }
    }
  }

  /// What a run did.
  public struct Outcome {
    /// What could not be transformed, in the order of the files and their lines.
    public var findings: [SourceFinding] = []
    /// How many files were parsed.
    public var parsed = 0
    /// How many files were written.
    public var written = 0
  }

  private let paths: [String]
  private let output: String
  private let below: [FileSummary]
  private let tool: String
  private let isMainActorByDefault: Bool
  private let absentModules: [AbsentModule]
  private let presentModules: Set<String>
  private let isForLinux: Bool
  private let module: String?
  private let modulesBelow: [String]

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - paths: The module's files.
  ///   - output: The folder for the transformed ones, which is made.
  ///   - indexes: The indexes of modules below, as their runs wrote them.
  ///   - tool: What changes when the tool does.
  ///   - isMainActorByDefault: Whether what says nothing of an actor may be the main actor's.
  ///   - absentModules: The modules of others that the target is compiled without.
  ///   - presentModules: The modules that the target depends on.
  ///   - isForLinux: Whether `os(Linux)` holds in the conditions of the sources.
  ///   - module: The name by which other modules import this one; `nil` for one that is unknown.
  ///   - modulesBelow: The modules below that are transformed as well, by the names that they are
  ///     compiled with.
  public init(
    paths: [String], output: String, indexes: [String] = [], tool: String,
    isMainActorByDefault: Bool = false, without absentModules: [AbsentModule] = [],
    with presentModules: [String] = [], isForLinux: Bool = true, module: String? = nil,
    above modulesBelow: [String] = []
  ) throws(Failure) {
    self.module = module
    self.modulesBelow = modulesBelow
    self.isForLinux = isForLinux
    self.isMainActorByDefault = isMainActorByDefault
    self.absentModules = absentModules
    // The others change nothing.
    let namesakes = presentModules.filter { MissingFramework($0) != nil }.sorted()
    self.presentModules = Set(namesakes)
    self.paths = paths
    self.output = output
    // Every file may read otherwise without another module.
    self.tool =
      ([tool, "\(isForLinux)", module ?? ""] + absentModules.map(\.text) + namesakes
      + modulesBelow)
      .joined(separator: "\n")
    var below: [FileSummary] = []
    for path in indexes {
      guard let data = FileManager.default.contents(atPath: path),
        let summaries = try? JSONDecoder().decode(
          [FileSummary].self,
          from: data.prefix { $0 != UInt8(ascii: "\n") }.dropFirst(Self.indexPrefix.count))
      else { throw .file(path: path, reason: "no index of a module's sources") }
      below += summaries
    }
    self.below = below
  }

  /// The names of the transformed files: `Badge.transformed.swift` for `Badge.swift`, with a number
  /// where two are the same. The compiler warns of a file of the original's own name.
  public static func outputNames(of paths: [String]) -> [String] {
    var uses: [String: Int] = [:]
    return paths.map { path in
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let use = uses[name, default: 0] + 1
      uses[name] = use
      return "\(use == 1 ? name : "\(name)-\(use)").transformed.swift"
    }
  }

  /// The file in the folder that tells modules above what this one declares: a comment of Swift's,
  /// as SwiftPM takes other files that a plug-in writes for resources. Behind it, for who reads
  /// storyboards while the program runs, stands which modules are below.
  public static let indexName = "UIKitSources.index.swift"
  private static let indexPrefix = Data("// ".utf8)

  /// Transforms what has changed.
  public func run() throws(Failure) -> Outcome {
    let cachePath = output + "/cache.json"
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch { throw .file(path: output, reason: "the folder cannot be made") }
    let cache = TransformCache(at: cachePath, tool: tool)

    var files = try readAll(cache)
    let summaries = files.map(\.summary)
    let isIndexSame =
      Set(cache.entries.keys) == Set(paths)
      && zip(paths, summaries).allSatisfy { cache.entries[$0]?.summary == $1 }
      && FileManager.default.fileExists(atPath: output + "/" + Self.indexName)
    let index = ModuleIndex(
      summaries, below: below, isMainActorByDefault: isMainActorByDefault, module: module)
    let outputs = Self.outputNames(of: paths).map { output + "/" + $0 }
    var outcome = Outcome()

    let stale = files.indices.filter { number in
      let file = files[number]
      if file.source != nil || !FileManager.default.fileExists(atPath: outputs[number]) {
        return true
      }
      return file.entry?.answers.contains { index.answer($0.query) != $0.text } ?? true
    }
    for number in stale where files[number].source == nil {
      files[number] = try read(paths[number])
    }
    let results = inParallel(stale.map { files[$0].source }) { source in
      source.map { SourceTransformer.transform($0, in: index) }
    }
    for (number, result) in zip(stale, results) {
      guard let result else { continue }
      outcome.parsed += 1
      files[number].note(result)
      outcome.written +=
        try write(result.compiled(path: paths[number]), to: outputs[number]) ? 1 : 0
    }
    outcome.findings = files.flatMap { $0.entry?.findings ?? [] }
    if !stale.isEmpty || !isIndexSame {
      var next = cache
      next.entries = Dictionary(
        zip(paths, files).compactMap { path, file in file.entry.map { (path, $0) } },
        uniquingKeysWith: { $1 })
      do {
        if !isIndexSame {
          let encoder = JSONEncoder()
          encoder.outputFormatting = .sortedKeys
          let data =
            Self.indexPrefix + (try encoder.encode(summaries)) + Data(declarationOfModules.utf8)
          try data.write(
            to: URL(fileURLWithPath: output + "/" + Self.indexName), options: .atomic)
        }
        try next.write(to: cachePath)
      } catch { throw .file(path: cachePath, reason: "cannot be written") }
    }
    return outcome
  }

  /// Tells by which names the modules below are compiled. HeadlessUIKit looks there for what
  /// extensions give to its classes; a class can be found by its name, and made by a protocol of
  /// the standard library, which every module has.
  private var declarationOfModules: String {
    guard !modulesBelow.isEmpty else { return "" }
    return "\nfinal class UIKitSourcesModules: LosslessStringConvertible { "
      + "init?(_ description: String) {}; "
      + "let description = \"\(modulesBelow.joined(separator: " "))\" }\n"
  }

  /// One file: from the cache, or read and parsed.
  private struct File: @unchecked Sendable {
    var summary: FileSummary
    var entry: TransformCache.Entry?
    var source: SourceFile?

    mutating func note(_ result: SourceTransformer.Result) {
      entry?.answers = result.answers.map { TransformCache.Answer(query: $0, text: $1) }
        .sorted { "\($0.query)" < "\($1.query)" }
      entry?.findings = result.findings
    }
  }

  private func readAll(_ cache: TransformCache) throws(Failure) -> [File] {
    let read = inParallel(paths) { path -> Result<File, Failure> in
      do throws(Failure) {
        if let entry = cache.entries[path], let stamp = Stamp(path), stamp.size == entry.size {
          if stamp.modified == entry.modified {
            return .success(File(summary: entry.summary, entry: entry))
          }
        }
        return .success(try self.read(path, known: cache.entries[path]))
      } catch { return .failure(error) }
    }
    var files: [File] = []
    for result in read { files.append(try result.get()) }
    return files
  }

  /// Reads a file, and parses it unless it is the one that is known.
  private func read(
    _ path: String, known: TransformCache.Entry? = nil
  ) throws(Failure) -> File {
    guard let data = FileManager.default.contents(atPath: path), let stamp = Stamp(path) else {
      throw .file(path: path, reason: "cannot be read")
    }
    let bytes = Array(data)
    let digest = Self.digest(bytes)
    if let known, known.digest == digest {
      let entry = TransformCache.Entry(
        size: stamp.size, modified: stamp.modified, digest: digest, summary: known.summary,
        answers: known.answers, findings: known.findings)
      return File(summary: known.summary, entry: entry)
    }
    let source = SourceFile(
      path: path, bytes: bytes, without: absentModules, with: presentModules,
      isForLinux: isForLinux)
    let summary = SourceTransformer.summary(of: source)
    return File(
      summary: summary,
      entry: TransformCache.Entry(
        size: stamp.size, modified: stamp.modified, digest: digest, summary: summary, answers: [],
        findings: []),
      source: source)
  }

  /// Writes a file unless it is the same; the compiler looks at the time of writing.
  private func write(_ bytes: [UInt8], to path: String) throws(Failure) -> Bool {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: path) == data { return false }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch { throw .file(path: path, reason: "cannot be written") }
    return true
  }

  /// FNV-1a.
  private static func digest(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// A file's size and time, by which a file that did not change is known.
private struct Stamp {
  let size: Int
  /// In nanoseconds.
  let modified: Int

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
