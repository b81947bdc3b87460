// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XcodeProjects

extension XcodeTargets {
  /// The simulator that a target's tests run on, as far as the files around them say it.
  func simulator(of target: AppTarget) -> SuiteSimulator? {
    guard target.original.kind == .unitTests else { return nil }
    let folders = Set(
      target.original.sources.map { ($0 as NSString).deletingLastPathComponent })
    let all = Self.pictures(below: package.path)
    let own = all.filter { picture in folders.contains { picture.hasPrefix($0 + "/") } }
    return SuiteSimulator(
      references: own.isEmpty ? all : own, sources: target.original.sources.sorted(),
      package: package.path)
  }

  /// What to do where pictures were taken in an app on a simulator that nothing names: its status
  /// bar lies above navigation bars, and its pixels make the pictures' scale.
  func noteOnSimulator(of target: AppTarget, hostsApp: Bool, file: String) -> FirstTest.Step? {
    guard hostsApp, target.original.kind == .unitTests,
      target.imports.contains(where: { SourceImports.productsForSuites[$0] != nil }),
      !Self.pictures(below: package.path).isEmpty
    else { return nil }
    return .init(
      action: .needed,
      what: "\(target.name): no file says on which simulator its references were taken. Where they "
        + "have a status bar's room or 3 pixels per point, write its name into \(file): "
        + "// UIKitSources: environment SNAPSHOT_DEVICE=iPhone 15")
  }

  /// The pictures that may be references: those in folders that are called so.
  private static func pictures(below folder: String) -> [String] {
    let walker = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    var found: [String] = []
    while let url = walker?.nextObject() as? URL {
      // The last folder is where iOSSnapshotTestCase puts what differed.
      if ["Pods", "Carthage", "node_modules", "FailureDiffs"].contains(url.lastPathComponent)
        || url.pathExtension == "xcassets"
      {
        walker?.skipDescendants()
      } else if url.pathExtension == "png",
        url.deletingLastPathComponent().path.dropFirst(folder.count)
          .contains(#/snapshot|reference/#.ignoresCase())
      {
        found.append(url.path)
      }
    }
    return found
  }
}
