// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension SpecifiedProject {
  /// What a target depends on, as identifiers of objects.
  struct Dependencies {
    /// Other targets.
    var targets: [String] = []
    /// Products of packages.
    var products: [String] = []
    /// What it is linked with.
    var linked: [(id: String, platforms: [String]?)] = []
  }

  /// Adds what a target depends on.
  mutating func addDependencies(of target: Object, _ name: String) -> Dependencies {
    var found = Dependencies()
    let platform = target.text("platform") ?? "auto"
    for value in target["dependencies"] as? [Any] ?? [] {
      guard let dependency = value as? Object, Self.isMeant(dependency, platform) else { continue }
      let destinations = dependency.texts("destinationFilters").map { $0.lowercased() }
      func link(_ path: String) {
        let id = "product \(path)"
        add(
          ["isa": "PBXFileReference", "sourceTree": "BUILT_PRODUCTS_DIR", "path": path], id)
        found.linked.append((id, destinations.isEmpty ? nil : destinations))
      }
      if let other = dependency.text("target") {
        found.targets.append(addDependency(of: name, on: other))
        if let path = framework(of: other) { link(path) }
      } else if let path = dependency.text("framework") {
        link(path)
      } else if let carthage = dependency.text("carthage") {
        let framework = carthage.hasSuffix(".framework") ? carthage : "\(carthage).framework"
        link("Carthage/Build/\(framework)")
      } else if let path = dependency.text("sdk") {
        link(path)
      } else if let package = dependency.text("package") {
        let own = dependency.texts("products") + dependency.texts("product")
        for product in own.isEmpty ? [package] : own {
          found.products.append(addProduct(product, of: package, for: name))
        }
      }
    }
    return found
  }

  /// Adds the packages of the project, by their names.
  mutating func addPackages() {
    for (name, package) in specification.values.named("packages") {
      if let path = package.text("path") {
        addLocalPackage(path)
      } else if let remote = Self.remote(package) {
        add(remote, "package \(name)")
      }
    }
    for path in specification.values.texts("localPackages") { addLocalPackage(path) }
  }

  /// Where a package lies that a target names, and how its versions are said.
  private static func remote(_ package: Object) -> Object? {
    let address = package.text("github").map { "https://github.com/\($0)" } ?? package.text("url")
    guard let address else { return nil }
    return [
      "isa": "XCRemoteSwiftPackageReference", "repositoryURL": address,
      "requirement": requirement(package),
    ]
  }

  private static func requirement(_ package: Object) -> [String: String] {
    if let version = package.text("exactVersion") ?? package.text("version") {
      ["kind": "exactVersion", "version": version]
    } else if let revision = package.text("revision") {
      ["kind": "revision", "revision": revision]
    } else if let branch = package.text("branch") {
      ["kind": "branch", "branch": branch]
    } else if let first = package.text("minVersion"), let last = package.text("maxVersion") {
      ["kind": "versionRange", "minimumVersion": first, "maximumVersion": last]
    } else if let version = package.text("minorVersion") {
      ["kind": "upToNextMinorVersion", "minimumVersion": version]
    } else {
      [
        "kind": "upToNextMajorVersion",
        "minimumVersion": package.text("majorVersion") ?? package.text("from") ?? "",
      ]
    }
  }

  private mutating func addLocalPackage(_ path: String) {
    add(
      ["isa": "XCLocalSwiftPackageReference", "relativePath": path], "package at \(path)")
  }

  private mutating func addProduct(_ product: String, of package: String, for target: String)
    -> String
  {
    let id = "product \(product) for \(target)"
    add(
      [
        "isa": "XCSwiftPackageProductDependency", "productName": product,
        "package": "package \(package)",
      ], id)
    return id
  }

  /// A dependency on a target, of another project where it is written with one, `Core/CoreKit`.
  private mutating func addDependency(of target: String, on other: String) -> String {
    let id = "dependency of \(target) on \(other)"
    var object: Object = ["isa": "PBXTargetDependency"]
    if let key = self.target(other) {
      object["target"] = "target \(key.text("name") ?? other)"
    } else {
      object["name"] = other.split(separator: "/").last.map(String.init) ?? other
    }
    add(object, id)
    return id
  }

  /// The name of the framework that a target makes.
  private func framework(of name: String) -> String? {
    guard let target = target(name), target.text("type")?.hasPrefix("framework") == true else {
      return nil
    }
    return "\(target.text("productName") ?? target.text("name") ?? name).framework"
  }

  /// Whether a dependency is one of a platform's target.
  private static func isMeant(_ dependency: Object, _ platform: String) -> Bool {
    let platforms = dependency.texts("platforms")
    return platforms.isEmpty || platforms.contains(platform)
  }
}
