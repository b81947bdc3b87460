// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a target does with a file. The raw values are those of a specification.
enum BuildPhase: String {
  case sources
  case resources
  case headers
  case frameworks
  /// It is copied to some folder of the product.
  case copied = "copyFiles"
  case none

  /// What XcodeGen takes a file for, by its ending.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - types: What a specification says of endings by itself.
  init(ofFile path: String, _ types: [String: [String: Any]] = [:]) {
    let ending = (path as NSString).pathExtension
    if let type = types[ending], type["buildPhase"] != nil {
      self = type.text("buildPhase").flatMap { BuildPhase(rawValue: $0) } ?? .copied
      return
    }
    self =
      ending.isEmpty
      ? .none : Self.phases.first { $0.endings.contains(ending) }?.phase ?? .resources
  }

  /// The table `defaultFileTypes` of XcodeGen; anything else that has an ending is a resource.
  private static let phases: [(phase: BuildPhase, endings: Set<String>)] = [
    (
      .sources,
      [
        "swift", "gyb", "m", "mm", "cpp", "cp", "cxx", "c", "cc", "S", "xcdatamodeld",
        "xcmappingmodel", "intentdefinition", "metal", "mlmodel", "mlpackage", "rcproject", "iig",
        "docc",
      ]
    ),
    (.headers, ["h", "hh", "hpp", "ipp", "tpp", "hxx", "def"]),
    (.frameworks, ["framework"]),
    (.copied, ["xpc", "appex", "modulemap", "swiftcrossimport"]),
    (
      .none,
      [
        "xcconfig", "entitlements", "gpx", "lproj", "xcfilelist", "apns", "pch", "xctestplan",
        // Projects and playgrounds beside the sources are of no use in a bundle.
        "xcodeproj", "xcworkspace", "playground",
      ]
    ),
  ]

  /// The endings of folders that are one thing.
  static let endingsOfWrappers: Set = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework",
    "xcframework", "docc", "scnassets", "playground", "xcodeproj", "xcworkspace", "app", "appex",
    "xpc", "mlpackage", "rtfd", "icon", "rcproject",
  ]
}
