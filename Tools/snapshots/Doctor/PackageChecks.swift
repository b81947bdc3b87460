// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the package has: its repository's settings, its artifacts folder.
struct PackageChecks {
  let package: PackageFolder

  /// How git treats the references: as bytes, or as text whose line breaks it changes.
  func git() -> DoctorCheck {
    guard let inside = git(["rev-parse", "--is-inside-work-tree"]), inside == "true" else {
      return DoctorCheck(
        name: "git", status: .warning, details: ["the package is in no git repository"],
        advice: "Keep the references under version control: git init")
    }
    let reference = "Snapshots/Tests/Suite/test.png"
    let attributes = git(["check-attr", "text", "eol", "diff", "filter", "--", reference]) ?? ""
    func value(_ name: String) -> String {
      let line = attributes.split(separator: "\n").first { $0.contains(": \(name): ") }
      return line?.components(separatedBy: ": ").last ?? "unspecified"
    }
    let details = ["text", "diff", "filter"].map { "\($0) of *.png: \(value($0))" }
    if value("text") == "set" {
      return DoctorCheck(
        name: "git", status: .problem, details: details,
        advice: "git may change bytes of the references. Write '*.png binary' into .gitattributes.")
    }
    if value("filter") == "lfs", let pointer = lfsPointer() {
      return DoctorCheck(
        name: "git", status: .problem, details: details + ["\(pointer) is a pointer of Git LFS"],
        advice: "Fetch the references: git lfs pull")
    }
    if value("diff") != "snapshots" {
      return DoctorCheck(
        name: "git", status: .ok,
        details: details + ["'snapshots textconv --help' says how git diff shows changed views"])
    }
    return DoctorCheck(name: "git", status: .ok, details: details)
  }

  /// Whether the pictures of failures can be written, and stay out of commits.
  func artifacts() -> DoctorCheck {
    let folder = package.artifacts
    let probe = folder + "/.snapshots-doctor-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data([1]).write(to: URL(fileURLWithPath: probe))
      try FileManager.default.removeItem(atPath: probe)
    } catch {
      return DoctorCheck(
        name: "artifacts", status: .problem, details: ["\(folder) cannot be written"],
        advice: "Make it writable, or set SNAPSHOT_ARTIFACTS to another folder.")
    }
    let isIgnored = git(["check-ignore", "-q", folder]) != nil
    let isInRepository = folder.hasPrefix(package.path + "/")
    if isInRepository, git(["rev-parse", "--is-inside-work-tree"]) == "true", !isIgnored {
      return DoctorCheck(
        name: "artifacts", status: .warning, details: ["\(folder) is writable, and git sees it"],
        advice: "Write its name into .gitignore, or run 'snapshots init'.")
    }
    return DoctorCheck(name: "artifacts", status: .ok, details: ["\(folder) is writable"])
  }

  private func git(_ arguments: [String]) -> String? {
    guard let output = ToolOutput(["git", "-C", package.path] + arguments), output.status == 0
    else { return nil }
    return output.text
  }

  /// The first reference that is a text file of Git LFS instead of a picture.
  private func lfsPointer() -> String? {
    let folder = package.path + "/Snapshots"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".png") }.sorted().first { name in
      let start = try? FileHandle(forReadingAtPath: folder + "/" + name)?.read(upToCount: 12)
      return start == Data("version http".utf8)
    }
  }
}
