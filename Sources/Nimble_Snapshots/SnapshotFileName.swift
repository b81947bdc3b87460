// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import XCTest

/// The names of reference images and of their folder, as Nimble-Snapshots makes them.
enum SnapshotFileName {
  /// What a file is called: the given name, or the test's, with anything but letters, digits and
  /// underscores made one underscore; `nil` where neither is known.
  static func of(_ name: String?, in testCase: XCTestCase? = TestReporter.runningTestCase)
    -> String?
  {
    guard let full = name ?? testCase.map(testName) else { return nil }
    return full.replacingOccurrences(of: "root example group, ", with: "")
      .components(separatedBy: allowed.inverted).filter { !$0.isEmpty }.joined(separator: "_")
  }

  private static let allowed = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")

  /// The name of Quick's example, in which each separator became an underscore when it was made a
  /// method; without one, the test's class and method.
  private static func testName(_ testCase: XCTestCase) -> String {
    guard let example = runningExample(of: testCase) else { return testCase.name }
    return example.components(separatedBy: CharacterSet.alphanumerics.inverted)
      .joined(separator: "_")
  }

  /// The example that the method runs which the plug-in UIKitSources writes into specs.
  private static func runningExample(of testCase: XCTestCase) -> String? {
    let mirrors = sequence(first: Mirror(reflecting: testCase), next: { $0.superclassMirror })
    let names = mirrors.lazy.flatMap(\.children).filter {
      $0.label?.hasPrefix("exampleThatRunsOf") == true
    }
    return names.compactMap { $0.value as? String }.first { !$0.isEmpty }
  }

  /// The folder of the reference images of the tests in a source file; `nil` where nothing says it.
  ///
  /// - Parameter source: The absolute path of the source file.
  static func folder(
    source: String, settings: MatcherSettings = .current,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let named = settings.referenceImagesDirectory { return named }
    if let named = environment["FB_REFERENCE_IMAGE_DIR"], !named.isEmpty { return named }
    let parts = source.split(separator: "/", omittingEmptySubsequences: false)
    let tests = parts.dropLast().firstIndex { part in
      settings.testFolderSuffixes.contains { part.lowercased().hasSuffix($0) }
    }
    return tests.map { parts[...$0].joined(separator: "/") + "/ReferenceImages" }
  }
}
