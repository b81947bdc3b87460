// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// An app's `Bundle.main` tells what its Info.plist says. In tests of a package it is the folder of the
// program, which has none; the plug-in UIKitSources puts those of the targets into their bundles.

extension Bundle {
  /// What `infoDictionary` of an app's code becomes: what the `Info.plist` says that Xcode makes for
  /// the app.
  ///
  /// ```swift
  /// let version = Bundle.main.infoDictionaryOfTargets()?["CFBundleShortVersionString"]
  /// ```
  ///
  /// For the program's own bundle these are the values of the target of `type`; without one, those of
  /// the target that asks, where it is an app, else those of the package's app. For the bundle of a
  /// target they are the target's. Where there is none, what the bundle has by itself is given.
  ///
  /// - Parameters:
  ///   - type: The class that the bundle was asked for.
  ///   - fileID: Begins with the name of the target's module.
  public func infoDictionaryOfTargets(
    of type: AnyClass? = nil, fileID: String = #fileID
  ) -> [String: Any]? {
    if bundlePath != Bundle.main.bundlePath {
      return TargetInformation.of(self) ?? infoDictionary
    }
    return TargetInformation.ofMain(type, module: String(fileID.prefix { $0 != "/" }))
      ?? infoDictionary
  }

  /// What `object(forInfoDictionaryKey:)` of an app's code becomes; see
  /// ``infoDictionaryOfTargets(of:fileID:)``. Files `InfoPlist.strings` are not looked at.
  public func objectOfTargets(
    forInfoDictionaryKey key: String, of type: AnyClass? = nil, fileID: String = #fileID
  ) -> Any? {
    infoDictionaryOfTargets(of: type, fileID: fileID)?[key]
  }

  /// What `bundleIdentifier` of an app's code becomes; see
  /// ``infoDictionaryOfTargets(of:fileID:)``.
  public func bundleIdentifierOfTargets(
    of type: AnyClass? = nil, fileID: String = #fileID
  ) -> String? {
    let values = infoDictionaryOfTargets(of: type, fileID: fileID)
    return values?["CFBundleIdentifier"] as? String ?? bundleIdentifier
  }

  /// What `Bundle(identifier:)` of an app's code becomes: the bundle of the package's target whose
  /// `Info.plist` says so, and for an app the program's own, whose files are those of all targets.
  /// That one also for UIKit's, whose words apps take for "Close" and "Done": they come in English.
  public static func ofTargets(identifier: String) -> Bundle? {
    if ["com.apple.UIKit", "com.apple.UIKitCore"].contains(identifier) { return main }
    guard let found = TargetInformation.all.first(where: { $0.identifier == identifier }) else {
      return Bundle(identifier: identifier)
    }
    return found.isOfApp ? main : found.bundle
  }
}

/// What the `Info.plist` of a target says.
struct TargetInformation: @unchecked Sendable {
  let bundle: Bundle
  // Values of property lists, which nothing changes.
  let values: [String: Any]

  /// What the plug-in UIKitSources calls the file.
  static let fileName = "UIKitSources.information.plist"

  /// Those of all targets that have one, apps' first. Each process asks for them, and in most there
  /// are none.
  static let all: [TargetInformation] = TargetBundles.folders.compactMap {
    TargetInformation(folder: $0)
  }

  init(bundle: Bundle, values: [String: Any]) {
    self.bundle = bundle
    self.values = values
  }

  init?(folder: String) {
    guard FileManager.default.fileExists(atPath: folder + "/" + Self.fileName),
      let bundle = Bundle(path: folder)
    else { return nil }
    self.init(bundle)
  }

  init?(_ bundle: Bundle) {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.fileName)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else { return nil }
    self.bundle = bundle
    self.values = values
  }

  var identifier: String? { values["CFBundleIdentifier"] as? String }

  var isOfApp: Bool { values["CFBundlePackageType"] as? String == "APPL" }

  static func of(_ bundle: Bundle) -> [String: Any]? {
    all.first { $0.bundle.bundlePath == bundle.bundlePath }?.values
  }

  /// The values of the program's own bundle, which stands for the target of a class, or for an app.
  static func ofMain(
    _ type: AnyClass?, module: String, among all: [TargetInformation] = all
  ) -> [String: Any]? {
    if let type {
      // "Module.Class".
      let name = String(reflecting: type).prefix { $0 != "." }
      let own = TargetBundles.bundle(ofModule: String(name))
      if let known = all.first(where: { $0.bundle.bundlePath == own?.bundlePath }) {
        return known.values
      }
    }
    let own = TargetBundles.bundle(ofModule: module)
    let apps = all.filter(\.isOfApp)
    return (apps.first { $0.bundle.bundlePath == own?.bundlePath } ?? apps.first)?.values
  }
}
