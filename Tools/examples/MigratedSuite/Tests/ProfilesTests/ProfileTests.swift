// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Profiles
import SnapshotTesting
import XCTest

/// The suite as it was written for swift-snapshot-testing; see `platform` for what was added.
final class ProfileTests: XCTestCase {
  private let ada = Profile(name: "Ada Lovelace", role: "Programmer")

  func testCard() {
    assertSnapshot(of: ProfileCard(ada), as: .image, named: platform)
    assertSnapshot(
      of: ProfileCard(ada), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: platform.map { "dark-\($0)" } ?? "dark")
  }

  func testScreen() {
    assertSnapshot(
      of: UINavigationController(rootViewController: ProfileViewController(ada)),
      as: .image(on: .iPhone13), named: platform)
  }

  func testTexts() {
    assertSnapshot(of: ada, as: .json)
    assertSnapshot(of: ada, as: .dump)
    assertSnapshot(of: ada, as: .initials)
  }
}

/// A strategy of the suite's own.
extension Snapshotting where Value == Profile, Format == String {
  static let initials = SimplySnapshotting<String>.lines.pullback { (profile: Profile) in
    profile.name.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }
}

#if os(Linux)
  /// Letters differ between the simulator's fonts and those here, so pictures have a file for each;
  /// texts are shared.
  private let platform: String? = "linux"
#else
  private let platform: String? = nil
#endif
