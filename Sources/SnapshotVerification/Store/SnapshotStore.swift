// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// Where a package keeps its references and the files that explain failures.
///
/// ```
/// <package>/Snapshots/<TestTarget>/<Suite>/<test>[.<state>][.<variant>].png
/// <artifacts>/<TestTarget>/<Suite>/<test>[.<state>][.<variant>]/reference.png, actual.png, ...
/// ```
///
/// ```swift
/// let store = try SnapshotStore(testFile: #filePath, environment: .process)
/// let path = store.referencePath(of: name)
/// ```
public struct SnapshotStore: Hashable, Sendable {
  /// The folder that holds `Package.swift`, or the one that `SNAPSHOT_PACKAGE_DIRECTORY` names.
  public let packageDirectory: String
  /// The folder of the files that explain failures.
  public let artifactsDirectory: String

  /// Finds the store of the package that a test belongs to.
  ///
  /// - Parameters:
  ///   - testFile: `#filePath` of the test; the package is the nearest folder above it that holds a
  ///     `Package.swift`.
  ///   - environment: Names another package folder and another artifacts folder where it does.
  ///   - artifacts: A folder that precedes the environment's; `nil` for none.
  ///   - program: Where the package is looked for when there is none above the test, as for the
  ///     tests of an app beside the package: above the test's program, then above the current
  ///     folder, which `swift test` sets to the package's.
  /// - Throws: `SnapshotVerifier.Error.noPackage` or `.noPackageDirectory`.
  public init(
    testFile: String, environment: SnapshotEnvironment, artifacts: String? = nil,
    program: [String] = Self.placesOfTheProgram
  ) throws(SnapshotVerifier.Error) {
    packageDirectory = try Self.packageDirectory(
      of: testFile, program: program, environment: environment)
    let named = artifacts ?? environment.artifacts
    artifactsDirectory = named.map(Self.absolute) ?? packageDirectory + "/.build/snapshots"
  }

  /// The absolute path of a snapshot's reference.
  public func referencePath(of name: SnapshotName) -> String {
    "\(packageDirectory)/Snapshots/\(name.referencePath)"
  }

  /// The absolute path of a reference that is a text, or of a picture where `ending` is `nil`.
  func referencePath(of name: SnapshotName, ending: String?) -> String {
    guard let ending else { return referencePath(of: name) }
    return "\(packageDirectory)/Snapshots/\(name.path).\(ending)"
  }

  /// The absolute path of the folder that explains a snapshot's failure.
  public func artifactsDirectory(of name: SnapshotName) -> String {
    "\(artifactsDirectory)/\(name.path)"
  }

  /// The fonts in the package's `Snapshots/Fonts`, before the system's; `nil` where it has none.
  public var fonts: FontLibrary? {
    guard AtomicFile.isFolder(packageDirectory + "/Snapshots/Fonts") else { return nil }
    return .package(at: URL(fileURLWithPath: packageDirectory))
  }

  /// The program that runs, and a file that is not there in the current folder.
  public static var placesOfTheProgram: [String] {
    [CommandLine.arguments.first ?? "", "file"].map(absolute)
  }

  private static func packageDirectory(
    of testFile: String, program: [String], environment: SnapshotEnvironment
  ) throws(SnapshotVerifier.Error) -> String {
    if let named = environment.packageDirectory {
      guard AtomicFile.isFolder(named) else { throw .noPackageDirectory(path: named) }
      return absolute(named)
    }
    for path in [testFile] + program {
      if let folder = folderWithManifest(above: path) { return folder }
    }
    throw .noPackage(filePath: testFile)
  }

  private static func folderWithManifest(above path: String) -> String? {
    var folder = (absolute(path) as NSString).deletingLastPathComponent
    while true {
      let manifest = (folder as NSString).appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      guard folder != "/" else { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  private static func absolute(_ path: String) -> String {
    AbsolutePath.standardized(path)
  }
}
