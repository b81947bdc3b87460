// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What becomes of a file of an app's bundle.
enum ResourceKind {
  /// SwiftPM copies it.
  case used
  /// It takes no part in pictures.
  case ignored
  /// It is compiled by Xcode into something else.
  case unknown

  init(_ file: String) {
    let name = (file as NSString).lastPathComponent
    switch (file as NSString).pathExtension {
    case "xcdatamodeld", "metal", "intentdefinition", "xcmappingmodel", "scnassets":
      self = .unknown
    case "entitlements", "xcconfig", "md", "storekit", "xctestplan", "h", "modulemap",
      "xcprivacy", "docc", "framework", "xcframework":
      self = .ignored
    default:
      let isThere = FileManager.default.fileExists(atPath: file)
      // References are read beside the tests, and many have one name.
      let isReference = "\(file)/".contains("/__Snapshots__/") || file.contains("/ReferenceImages")
      let isInformation = name.hasSuffix("Info.plist") && !name.hasPrefix("Google")
      // What package managers read is in bundles by mistake.
      let isOfManager = ["Podfile", "Podfile.lock", "Cartfile", "Package.resolved"].contains(name)
      // Such as `.gitignore`, which SwiftPM does not see.
      let isHidden = name.hasPrefix(".")
      let isIgnored = isInformation || isReference || isOfManager || isHidden || !isThere
      self = isIgnored ? .ignored : .used
    }
  }
}
