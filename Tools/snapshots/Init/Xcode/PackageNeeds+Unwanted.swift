// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Modules that are left out because somebody asked for it, such as a library that does not compile
/// on Linux: what the sources use of them is left out as is what they use of services.
extension PackageNeeds {
  /// What the modules declare that are left out and that something imports.
  func namesOfUnwanted() throws -> [String: String] {
    var names: [String: String] = [:]
    for module in unwanted.sorted() where targets.contains(where: { $0.imports.contains(module) }) {
      let declared = try declaredNames(of: module)
      if !declared.isEmpty { names[module] = declared.joined(separator: " ") }
    }
    return names
  }

  /// What a module's sources declare, where they are found first.
  func declaredNames(of module: String) throws -> [String] {
    if let folder = pods.folders[module] {
      let files = XcodeFiles.files(below: folder)
      return names(of: files.filter { $0.hasSuffix(".swift") }, below: folder)
    }
    let folders = packages.locals + ownFolders.values.sorted()
    if let found = folders.lazy.compactMap({ names(of: module, inPackage: $0) }).first {
      return found
    }
    guard let remote = remote(of: module) else { return [] }
    var checkouts = PackageCheckouts(package: package)
    defer { checkouts.removeKept() }
    return try checkouts.checkOut([remote])[remote].flatMap { names(of: module, inPackage: $0) }
      ?? []
  }

  private func names(of module: String, inPackage folder: String) -> [String]? {
    guard let found = SwiftPackage(in: folder) else { return nil }
    let library =
      found.libraries.first { $0.module == module }
      ?? SwiftPackage.hiddenLibrary(module, in: folder)
    if let library { return names(of: library.sources, below: nil) }
    return found.products.contains(module) ? names(of: [], below: folder) : nil
  }

  /// What sources in Swift declare, and the headers of a folder.
  private func names(of sources: [String], below folder: String?) -> [String] {
    let headers = folder.map { ObjectiveCNames(below: $0).all } ?? []
    return Set(DeclaredNames(of: sources).all + headers).sorted()
  }

  /// What is said of a module that a target is compiled without.
  func leftOut(_ module: String, in target: AppTarget) -> String {
    guard unwanted.contains(module) else { return "what it uses of \(module)" }
    let files = target.original.sources.filter { file in
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      return SourceImports.modules(in: text).contains(module)
    }.map { $0.hasPrefix(package + "/") ? String($0.dropFirst(package.count + 1)) : $0 }
    return "what it uses of \(module), in " + files.joined(separator: ", ")
  }
}
