// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting
import SnapshotVerification

struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the fonts of the references, or copies them into the package.",
    discussion: """
      Each reference tells the versions of the fonts that it was drawn with. Another version draws \
      and measures text differently. Fonts in the package's Snapshots/Fonts precede those of the \
      machine, so that every machine draws with them.

      EXAMPLES:
        swift run snapshots fonts list
        swift run snapshots fonts vendor
      """,
    subcommands: [FontsList.self, FontsVendor.self])
}

/// Which package a command is about.
struct PackageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The package. By default the one of the current folder.", valueName: "folder"),
    completion: .directory)
  var packagePath: String?

  /// The fonts of the package's references; ends the command where they cannot be read.
  func inventory() throws(CommandExit) -> FontInventory {
    let start = packagePath ?? FileManager.default.currentDirectoryPath
    guard let package = Self.package(above: start) else {
      StandardError.print(
        "Error: There is no Package.swift in \(start) or above it. Change to your package's "
          + "folder, or name it with --package-path.")
      throw CommandExit(status: .unusableInput)
    }
    do throws(SnapshotVerifier.Error) {
      return try FontInventory(package: package)
    } catch {
      StandardError.print("Error: \(error)")
      throw CommandExit(status: .unusableInput)
    }
  }

  private static func package(above folder: String) -> String? {
    var candidate = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    while true {
      let manifest = candidate.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return candidate.path }
      guard candidate.path != "/" else { return nil }
      candidate.deleteLastPathComponent()
    }
  }
}

extension FontInventory {
  /// What is to say about references that tell no fonts; `nil` where all do.
  var noteOnSilentReferences: String? {
    guard !silentReferences.isEmpty else { return nil }
    let count = silentReferences.count
    return "\(count) reference\(count == 1 ? "" : "s") without fonts: they show no text, or were "
      + "recorded by an earlier version."
  }
}
