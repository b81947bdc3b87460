// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The table of digests that this package's pictures are held to, in each build and on each
/// processor that `Tools/digests` knows.
enum PictureTable {
  /// The version of `Tools/gallery/PictureDigests/digests.txt`, which a test compares. One more
  /// means that some pictures are drawn otherwise than before.
  static let version = 23

  static var check: DoctorCheck {
    DoctorCheck(
      name: "pictures", status: .ok, details: ["version \(version) of the table of digests"])
  }
}
