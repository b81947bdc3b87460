// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import XcodeProjects

/// A folder with specifications and the files that they name.
class SpecificationTestCase: XCTestCase {
  private(set) var folder = ""

  override func setUpWithError() throws {
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/specification-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, _ name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Empty files.
  func write(files: String...) throws {
    for name in files { try write("", name) }
  }

  func specification(
    _ text: String, _ environment: [String: String] = [:]
  ) throws -> ProjectSpecification {
    try write(text, "project.yml")
    return try ProjectSpecification(path: folder + "/project.yml", environment: environment)
  }

  func project(_ text: String) throws -> ProjectFile {
    try XCTUnwrap(ProjectFile(try specification(text)))
  }

  func target(_ name: String, in project: ProjectFile) throws -> ProjectFile.Object {
    try XCTUnwrap(project.targets.map(\.object).first { $0["name"] as? String == name })
  }

  /// The files of a target's phase, from the folder on.
  func files(_ kind: String, of name: String, in project: ProjectFile) throws -> [String] {
    let phases = project.objects(try target(name, in: project)["buildPhases"]).map(\.object)
    return phases.filter { $0["isa"] as? String == kind }.flatMap {
      project.objects($0["files"])
    }.compactMap { file in
      (file.object["fileRef"] as? String).flatMap { project.paths[$0] }
        .map { String($0.dropFirst(folder.count + 1)) }
    }
  }
}
