// swift-tools-version: 6.2
// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PackageDescription

// One suite, two libraries: on a Mac the original, which runs in a simulator, and on Linux
// HeadlessSnapshots. Both have a product of the name SnapshotTesting.
#if os(Linux)
  // In a package of your own: .package(url: "<address>", .upToNextMinor(from: "0.2.0"))
  let library: Package.Dependency = .package(name: "HeadlessSnapshots", path: "../../..")
  let snapshots: Target.Dependency = .product(
    name: "SnapshotTesting", package: "HeadlessSnapshots")
  // `import UIKit` in the views. The aliases keep these names away from other packages.
  let views: [Target.Dependency] = [
    .product(
      name: "UIKit", package: "HeadlessSnapshots",
      moduleAliases: [
        "UIKit": "HSUIKit", "QuartzCore": "HSQuartzCore", "CoreGraphics": "HSCoreGraphics",
        "CoreText": "HSCoreText", "_Testing_UIKit": "HSTestingUIKit",
        "_Testing_CoreGraphics": "HSTestingCoreGraphics",
      ])
  ]
#else
  let library: Package.Dependency = .package(
    url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.19.0")
  let snapshots: Target.Dependency = .product(
    name: "SnapshotTesting", package: "swift-snapshot-testing")
  let views: [Target.Dependency] = []
#endif

let package = Package(
  name: "MigratedSuite",
  platforms: [.iOS(.v15)],
  dependencies: [library],
  targets: [
    .target(name: "Profiles", dependencies: views, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ProfilesTests", dependencies: ["Profiles", snapshots], exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
