// swift-tools-version: 6.2
// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PackageDescription

// The views of an app. Xcode builds the same files for iOS, as a plain target.
#if os(Linux)
  let views: Target = .target(
    name: "SharedViews",
    dependencies: [
      .product(name: "HeadlessUIKit", package: "HeadlessSnapshots"),
      .product(name: "HeadlessOS", package: "HeadlessSnapshots"),
    ],
    sources: ["UIKitSources.swift"], resources: [.process("Resources")],
    swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: [.plugin(name: "UIKitSources", package: "HeadlessSnapshots")])
#else
  let views: Target = .target(
    name: "SharedViews", exclude: ["UIKitSources.swift"], resources: [.process("Resources")],
    swiftSettings: [.swiftLanguageMode(.v5)])
#endif

let package = Package(
  name: "SharedViews",
  platforms: [.iOS(.v15)],
  dependencies: [
    // In a package of your own: .package(url: "<address>", .upToNextMinor(from: "0.2.0"))
    .package(name: "HeadlessSnapshots", path: "../../..")
  ],
  targets: [
    views,
    .testTarget(
      name: "SharedViewsTests",
      dependencies: [
        "SharedViews",
        .product(
          name: "HeadlessSnapshots", package: "HeadlessSnapshots",
          condition: .when(platforms: [.linux])),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
