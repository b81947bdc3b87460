// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A folder: a temporary one, which goes with its last user, or one that is given and stays.
final class BenchmarkFolder {
  let path: String
  private let isTemporary: Bool

  init(named name: String, at given: String? = nil) throws {
    path = given ?? NSTemporaryDirectory() + "snapshots-waits-\(name)-\(getpid())"
    isTemporary = given == nil
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { if isTemporary { try? FileManager.default.removeItem(atPath: path) } }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Removes what is there by the name.
  func remove(_ name: String) throws {
    guard FileManager.default.fileExists(atPath: path + "/" + name) else { return }
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func megabytes(of name: String) throws -> Double {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return Double(attributes[.size] as? Int ?? 0) / 1e6
  }

  /// What a program that lies beside this one takes in the folder, with what its own ones take:
  /// seconds of the processor, and the most memory.
  func run(_ arguments: [String]) throws -> (seconds: Double, megabytes: Double) {
    let before = Self.childSeconds
    let process = Process()
    let here = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = here.deletingLastPathComponent().appendingPathComponent(arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus < 2 else { throw CocoaError(.executableLoad) }
    return (Self.childSeconds - before, Self.childMegabytes)
  }

  private static var children: rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage
  }

  private static var childSeconds: Double {
    let usage = children
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  /// Of the largest child so far.
  private static var childMegabytes: Double { Double(children.ru_maxrss) / 1024 }
}
