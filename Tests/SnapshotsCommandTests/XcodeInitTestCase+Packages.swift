// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension XcodeInitTestCase {
  /// An app that imports a package beside it, which has two libraries, and two at addresses.
  func packages() throws -> PlayedPackage {
    let package = try PlayedPackage()
    try write(Self.manifest, "Package.swift", package)
    let references = """
        QA = { isa = XCSwiftPackageProductDependency; package = RA; productName = SnapKit; };
        QB = { isa = XCSwiftPackageProductDependency; package = RB; productName = Algorithms; };
        QC = { isa = XCSwiftPackageProductDependency; package = RB; productName = NotImported; };
        RA = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/SnapKit.git";
          requirement = { kind = upToNextMinorVersion; minimumVersion = 5.6.0; }; };
        RB = { isa = XCRemoteSwiftPackageReference;
          repositoryURL = "https://example.org/swift-algorithms#readme";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        RL = { isa = XCLocalSwiftPackageReference; relativePath = ../Modules; };
      """
    try write(
      Self.projectOfFolders.replacingOccurrences(
        of: "objects = {\n", with: "objects = {\n\(references)\n"),
      "App/Pets.xcodeproj/project.pbxproj", package)
    try write(
      "import UIKit\nimport SnapKit\n@_exported import Design\nimport struct Algorithms.Chain\n",
      "App/Pets/A.swift", package)
    try write("import UIKit\n", "Modules/Sources/Design/Color.swift", package)
    try write("import UIKit\n", "Modules/Sources/Unused/U.swift", package)
    try write(
      described([
        ("Design", "Sources/Design", "Color.swift"), ("Unused", "Sources/Unused", "U.swift"),
      ]),
      "Modules/described.json", package)
    return package
  }

  /// What `swift package describe` says of libraries.
  ///
  /// - Parameter others: The packages that theirs depends on.
  func described(
    _ libraries: [(name: String, path: String, source: String)], on others: [String] = []
  ) -> String {
    let dependencies = others.map {
      #"{"identity":"\#($0)","type":"sourceControl","url":"https://example.org/\#($0)","#
        + #""requirement":{"range":[{"lower_bound":"1.0.0","upper_bound":"2.0.0"}]}}"#
    }
    let targets = libraries.map { name, path, source in
      #"{"name":"\#(name)","c99name":"\#(name)","type":"library","path":"\#(path)","#
        + #""sources":["\#(source)"]}"#
    }
    let products = libraries.map { #"{"name":"\#($0.name)","targets":["\#($0.name)"]}"# }
    return #"{"dependencies":[\#(dependencies.joined(separator: ","))],"#
      + #""targets":[\#(targets.joined(separator: ","))],"#
      + #""products":[\#(products.joined(separator: ","))]}"#
  }
}
