// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The folder of a suite's reference images, without the suffix.
enum ReferenceImageFolder {
  /// The folder's name where nothing else says where it lies.
  static let name = "ReferenceImages"

  /// What the environment names; otherwise `ReferenceImages` in the folder of the test target,
  /// which is the one above the source file that has the module's name, or in the source file's own.
  ///
  /// - Parameters:
  ///   - module: The test's module.
  ///   - source: The absolute path of the source file.
  static func path(
    module: String, source: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let named = environment["FB_REFERENCE_IMAGE_DIR"], !named.isEmpty { return named }
    let file = URL(fileURLWithPath: source).standardizedFileURL
    return "\(target(module, above: file) ?? file.deletingLastPathComponent().path)/\(name)"
  }

  private static func target(_ module: String, above file: URL) -> String? {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/" {
      if isNamed(folder.lastPathComponent, module) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Modules are named for their targets, with underscores for what no identifier can have.
  private static func isNamed(_ folder: String, _ module: String) -> Bool {
    folder.replacingOccurrences(of: "\\W", with: "_", options: .regularExpression) == module
  }
}
