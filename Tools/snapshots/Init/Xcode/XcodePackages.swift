// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The Swift packages that projects of Xcode take products of.
struct XcodePackages {
  /// A package at an address.
  struct Remote: Hashable {
    let address: String
    /// The versions, as a manifest says them, such as `from: "5.0.0"`.
    let requirement: String

    /// The versions, as a message says them.
    var version: String { requirement.replacing("\"", with: "") }

    /// The machine that has it; empty for a folder.
    var host: String {
      let rest = address.split(separator: "@").last ?? ""
      let name = address.contains("://") ? URL(string: address)?.host : nil
      return name ?? (address.contains("@") ? String(rest.prefix { $0 != ":" && $0 != "/" }) : "")
    }

    /// How SwiftPM calls the package.
    var identity: String { folderName.lowercased() }

    /// The name of its folder among SwiftPM's checkouts.
    var folderName: String {
      let name = address.split(separator: "/").last.map(String.init) ?? address
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }

  /// The packages by the products that are taken of them.
  let remotes: [String: Remote]
  /// The folders of packages that lie beside the project, absolute.
  let locals: [String]
  /// The names of the products that targets take of packages beside the project, or of any that
  /// the project does not say.
  let productsOfLocals: Set<String>
  /// The folders of the workspaces' projects outside of the package's folder, by the modules of
  /// their targets.
  let foldersBeside: [String: String]

  /// - Parameters:
  ///   - projects: The projects.
  ///   - workspaces: The workspaces that they may be in, absolute.
  init(of projects: [XcodeProject], in workspaces: [String]) {
    var remotes: [String: Remote] = [:]
    var locals: Set<String> = []
    var productsOfLocals: Set<String> = []
    for project in projects {
      for (_, product) in project.all("XCSwiftPackageProductDependency") {
        guard let name = product["productName"] as? String else { continue }
        if let remote = project.object(product["package"]).flatMap(Self.remote) {
          remotes[name] = remote
          // A package may offer a library once more to be linked at run time.
          for ending in ["-Dynamic", "Dynamic"] where name.hasSuffix(ending) {
            let module = String(name.dropLast(ending.count))
            if remotes[module] == nil { remotes[module] = remote }
          }
        } else {
          productsOfLocals.insert(name)
        }
      }
      for (_, local) in project.all("XCLocalSwiftPackageReference") {
        locals.insert(XcodeProject.path(local["relativePath"] as? String, in: project.folder))
      }
      locals.formUnion(project.packageFolders)
    }
    locals.formUnion(workspaces.flatMap(XcodeWorkspace.packageFolders))
    let read = Set(projects.map(\.path))
    var foldersBeside: [String: String] = [:]
    for path in workspaces.flatMap(XcodeWorkspace.projects) where !read.contains(path) {
      guard let project = try? XcodeProject(path: path) else { continue }
      for target in project.targets where target.kind != .unitTests {
        foldersBeside[target.module] = project.folder
      }
    }
    self.foldersBeside = foldersBeside
    self.remotes = remotes
    self.locals = locals.sorted()
    self.productsOfLocals = productsOfLocals
  }

  private static func remote(_ package: XcodeProject.Object) -> Remote? {
    // Some are copied from a page with the place on it: `…/SnapKit#installation`.
    guard let address = (package["repositoryURL"] as? String)?.prefix(while: { $0 != "#" }),
      let rule = package["requirement"] as? [String: String]
    else { return nil }
    let version = Self.whole(rule["minimumVersion"] ?? rule["version"] ?? "")
    let requirement =
      switch rule["kind"] {
      case "upToNextMajorVersion": "from: \"\(version)\""
      case "upToNextMinorVersion": ".upToNextMinor(from: \"\(version)\")"
      case "exactVersion": "exact: \"\(version)\""
      case "versionRange": "\"\(version)\"..<\"\(Self.whole(rule["maximumVersion"] ?? ""))\""
      case "branch": "branch: \"\(rule["branch"] ?? "")\""
      case "revision": "revision: \"\(rule["revision"] ?? "")\""
      default: ""
      }
    return requirement.isEmpty ? nil : Remote(address: String(address), requirement: requirement)
  }

  /// A version of three numbers, as manifests have them; XcodeGen takes fewer, such as `5.0`.
  private static func whole(_ version: String) -> String {
    guard version.contains(/^\d+(?:\.\d+)?$/) else { return version }
    return version.contains(".") ? version + ".0" : version + ".0.0"
  }
}
