// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// What SwiftPM plans to build, and in which state all of it is: llbuild's manifest in the build
/// folder.
///
/// It names the inputs and the outputs of every step of the build. Where the manifest and all of
/// these files are the same as after the last build, another build would do nothing.
///
///     .build/debug.yaml                                the manifest
///     .build/debug                                     a link that every build makes anew
///     .build/x86_64-unknown-linux-gnu/debug/snapshots  this program
///     .build/x86_64-unknown-linux-gnu/debug/AppPackageTests.xctest
struct BuildManifest {
  /// The absolute path of the program that holds all tests of the package.
  let testProgram: String
  /// What `swift build` is told to build the tests, and nothing that they do not need.
  ///
  /// A plan that `swift run snapshots` has made also has the programs of the package that
  /// `snapshots` is from in the group of the tests: `swift build --build-tests` would then compile
  /// the whole of swift-syntax, twice, which takes longer than all else together. Where the package
  /// has programs of its own, which its tests may start, the group is built as it is.
  let buildArguments: [String]
  /// A digest of the manifest and of the size, the times and the number of each file that no step
  /// of the build writes.
  let inputs: String
  /// A digest of these and of what the build writes.
  let state: String

  /// Reads the manifest of the build that this program is of.
  ///
  /// - Returns: nil where this program does not lie in a build folder of the package, where
  ///   another build system than SwiftPM's native one made it, and where anything is not as
  ///   expected.
  init?(package: String) {
    guard let folder = BuildFolder(package: package),
      let data = FileManager.default.contents(atPath: folder.manifest),
      let reading = ManifestReading(data, folder: folder.path)
    else { return nil }
    let programs = reading.outputs(withSuffix: ".xctest")
    guard programs.count == 1, let program = programs.first,
      !Self.hasEntryPoint(folder.path + "/description.json")
    else { return nil }
    testProgram = program
    let product = ((program as NSString).lastPathComponent as NSString).deletingPathExtension
    buildArguments =
      Self.hasProgramsOfItsOwn(reading.tests, folder.path)
      ? Self.allTests : ["--product", product]
    inputs = reading.inputs
    state = reading.state
  }

  /// The arguments where nothing is known about the plan.
  static let allTests = ["--build-tests"]

  /// Whether programs are built with the tests that are not those of this package. Where the plan
  /// does not say, it may be so.
  private static func hasProgramsOfItsOwn(_ tests: [String]?, _ folder: String) -> Bool {
    guard let tests else { return true }
    let platform = ((folder as NSString).deletingLastPathComponent as NSString).lastPathComponent
    let known = ["snapshots", "uikit-sources"].flatMap { name in
      ["", "-tool"].map { "<\(name)-\(platform)-debug\($0).exe>" }
    }
    return tests.contains { $0.hasSuffix(".exe>") && !known.contains($0) }
  }

  /// Whether the package starts its tests by a file of its own, `XCTMain.swift`: SwiftPM then runs
  /// no test of Swift Testing. Where it does not say, it may be so.
  private static func hasEntryPoint(_ description: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: description) else { return true }
    return data.range(of: Data("\"testEntryPointPath\"".utf8)) != nil
  }
}

/// The folder that holds this program, where that is of the package's debug build.
struct BuildFolder {
  /// The absolute path, such as `.build/x86_64-unknown-linux-gnu/debug`.
  let path: String
  /// The absolute path of the manifest.
  let manifest: String
  private let link: String

  init?(package: String) {
    // `swift test` alone takes this one.
    guard let scratch = ScratchFolder(package: package), scratch.products.hasSuffix("/debug")
    else { return nil }
    path = scratch.products
    manifest = scratch.path + "/debug.yaml"
    link = scratch.path + "/debug"
  }

  /// Whether SwiftPM has planned and built before this program began, in the same process: `swift
  /// run` becomes the program that it has built.
  var isFromThisProcess: Bool {
    guard let start = Self.processStart, let status = linkStatus else { return false }
    // The clock of a file system may be another one.
    return start < status.st_mtim.seconds && status.st_mtim.seconds <= timespec.now.seconds
  }

  /// What is different after each build; nil where there was none.
  var lastBuild: String? {
    linkStatus.map { "\($0.st_ino) \($0.st_ctim.tv_sec) \($0.st_ctim.tv_nsec)" }
  }

  /// Every build replaces the link when it has come to its end.
  private var linkStatus: stat? {
    var status = stat()
    let isLink = lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    return isLink ? status : nil
  }

  /// When this process began, to the hundredth of a second (proc_pid_stat(5), field 22).
  private static var processStart: Double? {
    guard let data = FileManager.default.contents(atPath: "/proc/self/stat"),
      // The second field, the program's name, may hold anything but ends at the last parenthesis.
      let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?
        .split(separator: " "),
      fields.count > 19, let ticks = Double(fields[19])
    else { return nil }
    var sinceBoot = timespec()
    clock_gettime(CLOCK_BOOTTIME, &sinceBoot)
    return timespec.now.seconds - sinceBoot.seconds + ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}

extension timespec {
  /// The present time.
  static var now: timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now
  }

  var seconds: Double { Double(tv_sec) + Double(tv_nsec) / 1e9 }
}
