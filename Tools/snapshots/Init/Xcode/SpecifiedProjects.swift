// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XcodeProjects

/// The projects in a package's folder: those of Xcode, and those that XcodeGen has not made yet of
/// their specifications, `project.yml`.
struct SpecifiedProjects {
  /// Those of Xcode first, each by its path.
  private(set) var projects: [XcodeProject] = []
  /// What is said of them.
  private(set) var steps: [FirstTest.Step] = []

  /// Reads the projects of a folder and the folders in it. A project that is there goes before the
  /// specification beside it.
  init(in folder: String) throws(Snapshots.Error) {
    let made = XcodeTargets.paths("xcodeproj", in: folder).filter(Self.holdsProject)
    var unread: [Snapshots.Error] = []
    for path in made {
      do throws(Snapshots.Error) {
        projects.append(try XcodeProject(path: path))
      } catch {
        unread.append(error)
      }
    }
    let places = Set(made.map { ($0 as NSString).deletingLastPathComponent })
    var found: [ProjectFile] = []
    for path in Self.specifications(in: folder)
    where !places.contains((path as NSString).deletingLastPathComponent) {
      do throws(ProjectSpecification.Error) {
        let specification = try ProjectSpecification(path: path)
        if let project = ProjectFile(specification), !Self.isMade(project) {
          found.append(project)
        }
      } catch {
        unread.append(Self.error(error, in: path, folder))
      }
    }
    // What another includes is a part of that one.
    let included = Set(found.flatMap { $0.files.dropFirst() })
    var byPlace: [String: String] = [:]
    let own = found.filter { project in
      guard !included.contains(project.path) else { return false }
      let place = "\(project.folder)/\(project.name)"
      guard let other = byPlace.updateValue(byPlace[place] ?? project.path, forKey: place) else {
        return true
      }
      steps.append(
        .init(
          action: .leftOut,
          what: "\(Self.relative(project.path, folder)): it makes the project \(project.name), as "
            + "\(Self.relative(other, folder)) does"))
      return false
    }
    if own.isEmpty, projects.isEmpty, let error = unread.first { throw error }
    projects += own.map(XcodeProject.init)
    for project in own {
      let name = Self.relative(project.path, folder)
      steps += project.notes.map { .init(action: .needed, what: "\(name): \($0)") }
    }
    steps += unread.map { .init(action: .leftOut, what: "\($0)") }
  }

  /// Whether a `.xcodeproj` folder is more than the schemes that are kept where git ignores the
  /// project that a tool makes.
  static func holdsProject(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/project.pbxproj")
  }

  /// Whether XcodeGen has made a project already.
  private static func isMade(_ project: ProjectFile) -> Bool {
    holdsProject("\(project.folder)/\(project.name).xcodeproj")
  }

  /// The files that are called as XcodeGen looks for them, or as itself.
  private static func specifications(in folder: String) -> [String] {
    ["yml", "yaml"].flatMap { XcodeTargets.paths($0, in: folder) }.filter {
      let name = (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
      return ["project", "xcodegen"].contains(name)
    }
  }

  private static func error(
    _ error: ProjectSpecification.Error, in specification: String, _ folder: String
  ) -> Snapshots.Error {
    switch error {
    case .unreadable(let path, let line, let problem):
      .unreadableSpecification(path: relative(path, folder), line: line, problem: problem)
    case .missing(let path):
      .missingInclude(path: relative(path, folder), specification: relative(specification, folder))
    }
  }

  private static func relative(_ path: String, _ folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
