// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The environment that schemes of Xcode say for the tests of targets, which the plug-in
/// UIKitSources puts into their bundles.
///
/// Suites read paths and switches from it. Xcode runs the tests of each target in a process of its
/// own, SwiftPM those of all in one: it has the variables of the target whose test runs.
struct TestEnvironment: Sendable {
  /// The values of targets, by the paths of their bundles.
  let targets: [String: [String: String]]
  /// The variables that the process was started with, which no scheme changes.
  let given: Set<String>

  static let ofProcess = TestEnvironment(
    targets: values(in: TargetBundles.all), environment: ProcessInfo.processInfo.environment)

  /// What the plug-in UIKitSources calls the file.
  static let fileName = "UIKitSources.environment.plist"

  /// - Parameters:
  ///   - targets: The values of targets, by the paths of their bundles.
  ///   - environment: What the process was started with.
  init(targets: [String: [String: String]], environment: [String: String]) {
    self.targets = targets
    // A process that follows one which a test ended has what that one set.
    given = Set(environment.keys).filter { name in
      !targets.values.contains { $0[name] != nil && $0[name] == environment[name] }
    }
  }

  /// The time zone that a scheme says; `nil` where none does.
  var timeZone: String? {
    targets.sorted { $0.key < $1.key }.lazy.compactMap { $0.value["TZ"] }.first
  }

  private static func values(in bundles: [Bundle]) -> [String: [String: String]] {
    var targets: [String: [String: String]] = [:]
    for bundle in bundles {
      let folder = bundle.resourceURL ?? bundle.bundleURL
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(fileName)),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      targets[bundle.bundlePath] = list as? [String: String]
    }
    return targets
  }

  /// Sets the variables that are there before the first test: of each, what the first target says
  /// by the bundles' names.
  func begin() {
    let first = targets.sorted { $0.key < $1.key }.map(\.value)
    apply(first.reduce(into: [:]) { $0.merge($1) { old, _ in old } })
  }

  /// Sets the variables of the target whose test begins.
  ///
  /// - Parameter module: The module of the test.
  func enter(_ module: String) {
    guard !targets.isEmpty else { return }
    apply(TargetBundles.bundle(ofModule: module).flatMap { targets[$0.bundlePath] } ?? [:])
  }

  /// Sets variables, and takes those away that other targets say.
  private func apply(_ values: [String: String]) {
    let current = ProcessInfo.processInfo.environment
    for name in Set(targets.values.flatMap(\.keys)).subtracting(given)
    where current[name] != values[name] {
      if let value = values[name] { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
}
