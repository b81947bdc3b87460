// swift-tools-version: 6.2
// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "PetShop",
  dependencies: [
    // In a package of your own: .package(url: "<address>", .upToNextMinor(from: "0.2.0"))
    .package(name: "HeadlessSnapshots", path: "../../..")
  ],
  targets: [
    .target(
      name: "PetShop",
      // A lifecycle is a product of its own; an app takes the one that it uses.
      dependencies: [
        .product(name: "HeadlessUIKit", package: "HeadlessSnapshots"),
        .product(name: "BMViewLifecycle", package: "HeadlessSnapshots"),
        .product(name: "ModellableViewLifecycle", package: "HeadlessSnapshots"),
        .product(name: "ViewModelOwnership", package: "HeadlessSnapshots"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PetShopTests",
      dependencies: [
        "PetShop", .product(name: "HeadlessSnapshots", package: "HeadlessSnapshots"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
