// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Packages at addresses, as SwiftPM checks them out for the manifest of the package's folder.
struct PackageCheckouts {
  /// The package's folder, absolute.
  let package: String
  /// Lines for the dependencies of the manifest.
  private(set) var dependencies: [String] = []
  /// Why packages are not there, in SwiftPM's words.
  private(set) var failures: [XcodePackages.Remote: String] = [:]
  /// Where what was checked out of a package lies that SwiftPM cannot load.
  private var kept: [XcodePackages.Remote: String] = [:]
  private let scratch =
    FileManager.default.temporaryDirectory.path + "/snapshots-packages-\(UUID().uuidString)"

  private enum Answer {
    /// All are there.
    case loaded
    /// Some depend on a product that another has on Apple's systems alone, such as RxCocoa, or on
    /// a library of snapshots, whose targets are called as those of HeadlessSnapshots.
    case unloadable(Set<XcodePackages.Remote>)
    case failed(errors: String)
  }

  init(package: String) { self.package = package }

  /// Whether a package is one that SwiftPM cannot load.
  func isKept(_ remote: XcodePackages.Remote) -> Bool { kept[remote] != nil }

  /// Removes what is kept of packages that SwiftPM cannot load.
  func removeKept() { try? FileManager.default.removeItem(atPath: scratch) }

  /// Has SwiftPM check packages out; the manifest is as before afterwards.
  ///
  /// - Returns: The folders of those that are there. One that cannot be had does not keep the
  ///   others away.
  mutating func checkOut(
    _ remotes: Set<XcodePackages.Remote>
  ) throws -> [XcodePackages.Remote: String] {
    let path = package + "/Package.swift"
    let old = try String(contentsOfFile: path, encoding: .utf8)
    defer { try? old.write(toFile: path, atomically: true, encoding: .utf8) }
    let names = remotes.subtracting(kept.keys).map(\.folderName).sorted()
    if !names.isEmpty {
      StandardError.print("Asking SwiftPM for \(names.joined(separator: ", "))")
    }
    let there = try load(remotes.subtracting(kept.keys), old, path)
    return Dictionary(uniqueKeysWithValues: there.map { ($0, folder(of: $0)) })
      .merging(kept.filter { remotes.contains($0.key) }) { $1 }
  }

  private func folder(of remote: XcodePackages.Remote) -> String {
    "\(package)/.build/checkouts/\(remote.folderName)"
  }

  private mutating func load(
    _ remotes: Set<XcodePackages.Remote>, _ old: String, _ path: String
  ) throws -> Set<XcodePackages.Remote> {
    var wanted = remotes
    while !wanted.isEmpty {
      switch try resolve(wanted, old, path) {
      case .loaded: return wanted
      case .unloadable(let named):
        named.forEach { keep($0) }
        wanted.subtract(named)
      case .failed(let output):
        let errors = Self.reasons(in: output)
        let named = wanted.filter { remote in
          let own = errors.first { Self.names(remote, $0) }
          if let own { failures[remote] = own }
          return own != nil
        }
        guard !named.isEmpty else { return try loadEach(of: wanted, old, path) }
        wanted.subtract(named)
        wanted.subtract(giveUp(wanted, behind: named))
      }
    }
    return []
  }

  /// Gives up packages of machines that cannot be reached: to wait for each takes minutes.
  private mutating func giveUp(
    _ waiting: Set<XcodePackages.Remote>, behind failed: Set<XcodePackages.Remote>
  ) -> Set<XcodePackages.Remote> {
    let reasons = failed.filter { failures[$0].map(Self.isUnreachable) ?? false }
      .sorted { $0.address < $1.address }.map { ($0.host, failures[$0]) }
    let hosts = Dictionary(reasons.filter { !$0.0.isEmpty }) { old, _ in old }
    let lost = waiting.filter { hosts[$0.host] != nil }
    for remote in lost { failures[remote] = hosts[remote.host] ?? nil }
    return lost
  }

  private static func isUnreachable(_ reason: String) -> Bool {
    reason.contains(
      /(?i)could not resolve host|failed to connect|timed out|refused|network is unreachable/)
  }

  /// Checks packages out one after the other, where it is not said which cannot be had, such as
  /// where two ask for different versions of a third.
  private mutating func loadEach(
    of remotes: Set<XcodePackages.Remote>, _ old: String, _ path: String
  ) throws -> Set<XcodePackages.Remote> {
    var there: Set<XcodePackages.Remote> = []
    for (index, remote) in remotes.sorted(by: { $0.address < $1.address }).enumerated() {
      StandardError.print(
        "Asking SwiftPM for each by itself: \(remote.folderName) (\(index + 1) of \(remotes.count))"
      )
      switch try resolve(there.union([remote]), old, path) {
      case .loaded: there.insert(remote)
      case .unloadable(let named) where named == [remote]: keep(remote)
      case .failed(let output):
        let reasons = Self.reasons(in: output)
        failures[remote] = reasons.first { Self.names(remote, $0) } ?? reasons.first
      case .unloadable: break
      }
    }
    if !there.isEmpty { _ = try resolve(there, old, path) }
    return there
  }

  /// The errors that SwiftPM says, each with what git says of it last; what is said of progress
  /// names all packages.
  private static func reasons(in output: String) -> [String] {
    var found: [String] = []
    for line in output.split(whereSeparator: \.isNewline).map(String.init) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("error: "), !text.hasPrefix("error: Failed to"),
        found.last?.hasSuffix(":") == true
      {
        // Git's own, such as "error: RPC failed; HTTP 502", below SwiftPM's.
        found[found.count - 1] += " \(text)"
      } else if let error = line.range(of: "error: ") {
        found.append(String(line[error.upperBound...]))
      } else if let fatal = line.range(of: "fatal: "), let error = found.last,
        error.hasSuffix(":") || error.contains(": fatal: ")
      {
        let cause = error.components(separatedBy: ": fatal: ")[0]
        found[found.count - 1] =
          (cause.hasSuffix(":") ? String(cause.dropLast()) : cause)
          + ": fatal: \(line[fatal.upperBound...])"
      }
    }
    return found.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
  }

  /// Whether an error names a package, by its address or by its identity in quotes.
  private static func names(_ remote: XcodePackages.Remote, _ error: String) -> Bool {
    if error.contains("'\(remote.identity)'") { return true }
    return error.ranges(of: remote.address).contains { range in
      // Another package's address may begin with this one.
      error[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "-" } ?? true
    }
  }

  /// SwiftPM removes the checkouts that the manifest does not name.
  private mutating func keep(_ remote: XcodePackages.Remote) {
    let copy = scratch + "/" + remote.folderName
    try? FileManager.default.createDirectory(
      atPath: scratch, withIntermediateDirectories: true)
    try? FileManager.default.copyItem(atPath: folder(of: remote), toPath: copy)
    kept[remote] = copy
  }

  /// Lets SwiftPM resolve the manifest with some packages more, and notes their lines.
  private mutating func resolve(
    _ remotes: Set<XcodePackages.Remote>, _ old: String, _ path: String
  ) throws -> Answer {
    let missing = remotes.filter { !old.contains($0.address) }.sorted { $0.address < $1.address }
    let lines = missing.map { "    .package(url: \"\($0.address)\", \($0.requirement))," }
    var manifest = ManifestText(old)
    guard lines.isEmpty || manifest.add(lines.joined(separator: "\n"), to: "dependencies") else {
      return .failed(errors: "")
    }
    try manifest.text.write(toFile: path, atomically: true, encoding: .utf8)
    for arguments in [["resolve"], ["show-dependencies", "--format", "json"]] {
      guard let output = PackageManager.ask(arguments) else {
        return .failed(errors: "")
      }
      guard output.status != 0 else { continue }
      let identities = output.errors.matches(
        of: /product '[^']*' required by package '([^']*)' target '[^']*' not found/
      ).map { $0.output.1.lowercased() }
      let unloadable = remotes.filter {
        identities.contains($0.identity) || isBuiltOnLibraryOfSuites($0, after: output.errors)
      }
      return unloadable.isEmpty ? .failed(errors: output.errors) : .unloadable(unloadable)
    }
    dependencies = lines
    return .loaded
  }

  /// Whether a package, such as one of helpers for tests, depends on a library of snapshots, where
  /// SwiftPM refuses to have two targets of one name.
  private func isBuiltOnLibraryOfSuites(
    _ remote: XcodePackages.Remote, after errors: String
  ) -> Bool {
    guard errors.contains("declare targets with a conflicting name") else { return false }
    return ReplacedPackages.libraries(ofManifestIn: folder(of: remote)).contains { name in
      errors.contains("'\(name)'")
    }
  }
}
