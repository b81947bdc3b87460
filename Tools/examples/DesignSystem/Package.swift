// swift-tools-version: 6.2
// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "DesignSystem",
  dependencies: [
    // In a package of your own: .package(url: "<address>", .upToNextMinor(from: "0.2.0"))
    .package(name: "HeadlessSnapshots", path: "../../..")
  ],
  targets: [
    .target(
      name: "DesignSystem",
      dependencies: [.product(name: "HeadlessUIKit", package: "HeadlessSnapshots")]),
    .testTarget(
      name: "DesignSystemTests",
      dependencies: [
        "DesignSystem", .product(name: "HeadlessSnapshots", package: "HeadlessSnapshots"),
      ]),
  ])
