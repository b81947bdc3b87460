// swift-tools-version: 6.2
// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "FirstView",
  dependencies: [
    // In a package of your own: .package(url: "<address>", .upToNextMinor(from: "0.2.0"))
    .package(name: "HeadlessSnapshots", path: "../../..")
  ],
  targets: [
    .target(
      name: "Badges",
      dependencies: [.product(name: "HeadlessUIKit", package: "HeadlessSnapshots")]),
    .testTarget(
      name: "BadgesTests",
      dependencies: [
        "Badges", .product(name: "HeadlessSnapshots", package: "HeadlessSnapshots"),
      ]),
    .target(
      name: "Inbox",
      dependencies: ["Badges", .product(name: "HeadlessUIKit", package: "HeadlessSnapshots")]),
    .testTarget(
      name: "InboxTests",
      dependencies: [
        "Inbox", .product(name: "HeadlessSnapshots", package: "HeadlessSnapshots"),
      ]),
  ])
