// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if !Nimble
  import HeadlessUIKit

  /// Needs the package's trait `Nimble`, by which Nimble is fetched.
  @available(
    *, unavailable,
    message: """
      turn on the trait where the package is named: \
      .package(url: …, from: …, traits: ["Nimble"])
      """
  )
  public func haveValidSnapshot(named name: String? = nil, identifier: String? = nil) {}
#endif
