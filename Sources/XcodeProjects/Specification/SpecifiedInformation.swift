// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The `Info.plist` of a target: one that a specification names or has written, or one among its
/// sources.
struct SpecifiedInformation {
  /// Where the file is, from the specification's folder on; `nil` where there is none.
  let path: String?
  /// What XcodeGen writes into the file each time; `nil` where the file is another one's.
  let values: [String: Any]?

  /// - Parameters:
  ///   - target: What the specification says of a target.
  ///   - named: The setting `INFOPLIST_FILE` that the target itself has.
  ///   - sources: The target's.
  ///   - folder: The specification's, absolute.
  init(
    of target: [String: Any], named: String?, sources: [SpecifiedSource], folder: String
  ) {
    let info = target.values("info")
    let written = info.text("path")
    if let written, named == nil || named == written {
      values = Self.generated(for: target.text("type") ?? "")
        .merging(info.values("properties")) { $1 }
    } else {
      values = nil
    }
    let found = sources.lazy.compactMap { $0.first(named: "Info.plist") }
    path =
      named ?? written
      ?? found.first.map {
        $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0
      }
  }

  /// What XcodeGen's `InfoPlistGenerator` begins with.
  private static func generated(for type: String) -> [String: Any] {
    var values: [String: Any] = [
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    if type != "bundle" { values["CFBundleExecutable"] = "$(EXECUTABLE_NAME)" }
    switch type {
    case "bundle.ui-testing", "bundle.unit-test", "bundle": values["CFBundlePackageType"] = "BNDL"
    case "application", "application.watchapp2": values["CFBundlePackageType"] = "APPL"
    case "framework": values["CFBundlePackageType"] = "FMWK"
    case "xpc-service", "app-extension": values["CFBundlePackageType"] = "XPC!"
    default: break
    }
    return values
  }
}
