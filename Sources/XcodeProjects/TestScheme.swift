// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XMLTrees

/// What a shared scheme of Xcode says of tests: of which targets they are, and in which environment
/// they run.
package struct TestScheme {
  /// The `.xcscheme` file, absolute.
  package let path: String
  /// The projects of the targets whose tests it runs, absolute, by the targets' names.
  package private(set) var projects: [String: String] = [:]
  /// The values of the environment as they are written, by the variables' names.
  package private(set) var variables: [String: String] = [:]
  private var files: [String]
  /// The name of the project that has it, where that is not its folder's.
  private var projectName: String?

  /// Reads a file; `nil` where it holds no scheme.
  ///
  /// - Parameter path: An `.xcscheme` file, or one that XcodeGen would make of a specification, such
  ///   as `…/project.yml/Shop.xcscheme`.
  package init?(path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    guard ProjectFile.isSpecification(folder) else {
      self.init(file: path)
      return
    }
    guard let specification = try? ProjectSpecification(path: folder),
      let scheme = Self.specified(in: specification).first(where: { $0.name == Self.name(path) })
    else { return nil }
    self.init(scheme, in: specification)
  }

  private init?(file path: String) {
    self.path = path
    files = [path]
    guard let data = FileManager.default.contents(atPath: path),
      let root = try? XMLTree.root(of: data, limits: Self.limits, Element.init),
      let test = root.all("TestAction").first
    else { return nil }
    let tested = test.all("TestableReference").filter { $0.attributes["skipped"] != "YES" }
    for reference in tested.flatMap({ $0.all("BuildableReference") }) {
      add(reference.attributes["BlueprintName"], in: reference.attributes["ReferencedContainer"])
    }
    let usesLaunch = test.attributes["shouldUseLaunchSchemeArgsEnv"] == "YES"
    let action = usesLaunch ? root.all("LaunchAction").first : test
    for variable in action?.all("EnvironmentVariable") ?? []
    where variable.attributes["isEnabled"] == "YES" {
      if let name = variable.attributes["key"], !name.isEmpty {
        variables[name] = variable.attributes["value"] ?? ""
      }
    }
    let plans = test.all("TestPlanReference")
    if let plan = plans.first(where: { $0.attributes["default"] == "YES" }) ?? plans.first {
      addPlan(plan.attributes["reference"] ?? "", in: container)
    }
  }

  private init(_ scheme: Specified, in specification: ProjectSpecification) {
    path = "\(specification.path)/\(scheme.name).xcscheme"
    // Those of the project are its files.
    files = []
    projectName = specification.name
    variables = scheme.variables
    projects = Dictionary(scheme.targets.map { ($0, specification.path) }) { $1 }
    guard let plan = scheme.plan else { return }
    // A plan names the project that XcodeGen makes.
    addPlan(plan, in: specification.folder)
    let made = "\(specification.folder)/\(specification.name ?? "").xcodeproj"
    projects = projects.mapValues { $0 == made ? specification.path : $0 }
  }

  // Far beyond what Xcode writes.
  private static let limits = XMLTree.Limits(byteCount: 4_000_000, elementCount: 50_000, depth: 32)

  /// Its name in Xcode.
  package var name: String { Self.name(path) }

  private static func name(_ path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The values of the environment, where paths are written with the settings of a target, and the
  /// files that they are from; `nil` where it runs no tests of the target.
  package func environment(of target: String) -> (values: [String: String], files: [String])? {
    guard let project = projects[target].flatMap(ProjectFile.init),
      let object = project.targets.map(\.object).first(where: { $0["name"] as? String == target })
    else { return nil }
    let settings = BuildSettings(of: object, in: project)
    let values = variables.mapValues { settings.expanded($0).text }
    return (values, files + project.files + settings.files)
  }

  /// The shared schemes of a project or a workspace, by name.
  ///
  /// - Parameter folder: An `.xcodeproj` or `.xcworkspace` folder, or a specification of XcodeGen,
  ///   absolute.
  package static func shared(in folder: String) -> [TestScheme] {
    if ProjectFile.isSpecification(folder) {
      guard let specification = try? ProjectSpecification(path: folder) else { return [] }
      return specified(in: specification).map { TestScheme($0, in: specification) }
    }
    let schemes = folder + "/xcshareddata/xcschemes"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: schemes)) ?? []
    return names.filter { $0.hasSuffix(".xcscheme") }.sorted().compactMap {
      TestScheme(path: "\(schemes)/\($0)")
    }
  }

  /// Those that run a target's tests, the one that people run first: it is called as the target or
  /// the project, or has a shorter name than those beside it, such as `Tests` and `Tests-Record`.
  ///
  /// - Parameters:
  ///   - target: The target's name.
  ///   - project: The project's folder.
  ///   - schemes: All that there are.
  package static func ofTests(
    _ target: String, in project: String, among schemes: [TestScheme]
  ) -> [TestScheme] {
    func place(_ scheme: TestScheme) -> (Int, Int, String) {
      let names = [target, scheme.projectName ?? Self.name(project)]
      let isNamed = names.firstIndex(of: scheme.name)
      return (isNamed ?? 2, scheme.name.count, scheme.path)
    }
    return schemes.filter { $0.projects[target] == project }.sorted { place($0) < place($1) }
  }

  private mutating func add(_ target: String?, in container: String?) {
    guard let target, let project = container.flatMap(file) else { return }
    projects[target] = project
  }

  /// What a reference means, such as `container:Shop.xcodeproj`.
  private func file(_ reference: String) -> String? {
    Self.file(reference, in: container)
  }

  private static func file(_ reference: String, in folder: String) -> String? {
    let name = reference.replacing("container:", with: "")
    return name.isEmpty ? nil : ProjectFile.path(name, in: folder)
  }

  /// The folder that references begin at.
  private var container: String {
    // …/Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
  }

  /// Adds what a test plan says, whose values go before those of the scheme.
  private mutating func addPlan(_ reference: String, in folder: String) {
    guard let file = Self.file(reference, in: folder),
      let data = FileManager.default.contents(atPath: file),
      let plan = try? JSONDecoder().decode(Plan.self, from: data)
    else { return }
    files.append(file)
    for tested in plan.testTargets ?? [] where tested.enabled != false {
      guard let project = tested.target.containerPath.flatMap({ Self.file($0, in: folder) })
      else { continue }
      projects[tested.target.name] = project
    }
    for options in [plan.defaultOptions, plan.configurations?.first?.options] {
      for variable in options?.environmentVariableEntries ?? [] where variable.enabled != false {
        variables[variable.key] = variable.value ?? ""
      }
    }
  }

  /// The parts of an `.xctestplan` that are read.
  private struct Plan: Decodable {
    struct Variable: Decodable {
      let key: String
      let value: String?
      let enabled: Bool?
    }
    struct Options: Decodable { let environmentVariableEntries: [Variable]? }
    struct Configuration: Decodable { let options: Options? }
    struct Tested: Decodable {
      struct Target: Decodable {
        let name: String
        let containerPath: String?
      }
      let target: Target
      let enabled: Bool?
    }
    let configurations: [Configuration]?
    let defaultOptions: Options?
    let testTargets: [Tested]?
  }

  private struct Element {
    let name: String
    let attributes: [String: String]
    let children: [Element]

    init(_ part: XMLTree.Part<Element>) {
      (name, attributes, children) = (part.name, part.attributes, part.children)
    }

    /// The elements of a name in it, at any depth.
    func all(_ name: String) -> [Element] {
      children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }
  }
}
