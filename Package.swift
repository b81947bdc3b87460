// swift-tools-version: 6.2
// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PackageDescription

// The targets stand in the order of the ladder: each imports only targets of lower rungs.

let package = Package(
  name: "HeadlessSnapshots",
  targets: [
    // 1
    .target(name: "Graphics", swiftSettings: optimized),

    // The tests mirror the sources.
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
  ]
)

/// Pixels, text and layout are compiled optimised in a debug build too: a consumer's plain
/// `swift test` would otherwise run their loops 6 to 80 times slower. SwiftPM accepts unsafe flags in
/// a versioned dependency from tools version 6.2 on. `HEADLESS_SNAPSHOTS_DEBUGGABLE=1` leaves the
/// flags out, for stepping through these modules.
var optimized: [SwiftSetting] {
  guard Context.environment["HEADLESS_SNAPSHOTS_DEBUGGABLE"] == nil else { return [] }
  // Before 6.4, `-wmo` needs the other flags so that SwiftPM's file-by-file build finds its outputs.
  #if compiler(<6.4)
    let flags = ["-O", "-wmo", "-num-threads", "1", "-disable-batch-mode"]
  #else
    let flags = ["-O"]
  #endif
  return [.unsafeFlags(flags, .when(configuration: .debug))]
}
