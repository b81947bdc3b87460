// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What an app's targets import beside one another, as far as the project of Xcode says where it
/// comes from.
///
/// Libraries of packages beside the project become targets as those of the project do, and so do
/// libraries of other packages that import UIKit. What needs no UIKit is taken as the product that
/// it is.
struct PackageNeeds {
  /// The targets of the project.
  let own: [AppTarget]
  /// The same, and those that came.
  private(set) var targets: [AppTarget]
  /// The packages of the products that are taken as they are, by the products' names.
  private(set) var products: [String: String] = [:]
  /// Lines for the dependencies of the manifest.
  private(set) var dependencies: [String] = []

  private let packages: XcodePackages
  private let package: String

  /// - Parameters:
  ///   - targets: The targets of the project.
  ///   - packages: What the project says of packages.
  ///   - package: The folder of the package that is written, absolute.
  init(targets: [AppTarget], packages: XcodePackages, package: String) {
    own = targets
    self.targets = targets
    self.packages = packages
    self.package = package
  }

  /// The modules that a target imports and nothing here provides.
  func unknown(in target: AppTarget) -> Set<String> {
    target.imports.subtracting(SourceImports.ofApple)
      .subtracting(SourceImports.productsForSuites.keys)
      .subtracting(targets.map(\.original.module)).subtracting(products.keys)
  }

  /// Adds what the targets import.
  mutating func complete() throws {
    for folder in packages.locals { take(from: XcodePackages.libraries(in: folder)) }
    let wanted = packages.remotes.filter { allUnknown.contains($0.key) }
    guard !wanted.isEmpty, try checkOut(Set(wanted.values)) else { return }
    for (product, remote) in wanted.sorted(by: { $0.key < $1.key }) {
      let folder = "\(package)/.build/checkouts/\(remote.folderName)"
      let libraries = XcodePackages.libraries(in: folder)
      if let library = libraries.first(where: { $0.module == product }), needsPlugin(library) {
        take(from: libraries, checkout: folder)
      } else {
        products[product] = remote.identity
      }
    }
  }

  private var allUnknown: Set<String> { targets.reduce(into: []) { $0.formUnion(unknown(in: $1)) } }

  /// Adds the libraries that are imported, and those that these import.
  private mutating func take(from libraries: [XcodeTarget], checkout: String? = nil) {
    while let target = next(of: libraries, checkout) { targets.append(target) }
  }

  /// A library that is imported and has sources here.
  private func next(of libraries: [XcodeTarget], _ checkout: String?) -> AppTarget? {
    let (unknown, taken) = (allUnknown, Set(targets.map(\.folder)))
    return libraries.lazy.filter { unknown.contains($0.module) }.compactMap {
      AppTarget($0, package: package, taken: taken, checkout: checkout)
    }.first
  }

  /// Whether a library is written for UIKit.
  private func needsPlugin(_ library: XcodeTarget) -> Bool {
    let modules: Set = ["UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Combine"]
    return library.sources.contains { file in
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      return !SourceImports.modules(in: text).isDisjoint(with: modules)
    }
  }

  /// Has SwiftPM check packages out; the manifest is as before afterwards.
  ///
  /// - Returns: Whether they are there.
  private mutating func checkOut(_ remotes: Set<XcodePackages.Remote>) throws -> Bool {
    let path = package + "/Package.swift"
    let old = try String(contentsOfFile: path, encoding: .utf8)
    let missing = remotes.filter { !old.contains($0.address) }.sorted { $0.address < $1.address }
    let lines = missing.map { "    .package(url: \"\($0.address)\", \($0.requirement))," }
    var manifest = ManifestText(old)
    guard lines.isEmpty || manifest.add(lines.joined(separator: "\n"), to: "dependencies") else {
      return false
    }
    try manifest.text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? old.write(toFile: path, atomically: true, encoding: .utf8) }
    guard ToolOutput(["swift", "package", "resolve"])?.status == 0 else { return false }
    dependencies = lines
    return true
  }
}
