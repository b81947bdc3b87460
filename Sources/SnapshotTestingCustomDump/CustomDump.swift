// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

@_exported import SnapshotTesting

#if CustomDump
  import CustomDump

  extension Snapshotting where Format == String {
    /// All that is in a value, as the package swift-custom-dump writes it: close to Swift's own
    /// literals, with types left out where they are plain.
    ///
    /// ```
    /// User(
    ///   id: 1,
    ///   name: "Ada"
    /// )
    /// ```
    public static var customDump: Snapshotting {
      SimplySnapshotting.lines.pullback { String(customDumping: $0) }
    }
  }
#else
  extension Snapshotting where Format == String {
    /// Needs the package's trait `CustomDump`, by which swift-custom-dump is fetched.
    @available(
      *, unavailable,
      message: """
        turn on the trait where the package is named: \
        .package(url: …, from: …, traits: ["CustomDump"])
        """
    )
    public static var customDump: Snapshotting { dump }
  }
#endif
