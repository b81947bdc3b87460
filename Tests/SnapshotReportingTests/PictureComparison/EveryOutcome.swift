// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ImageComparison
import SnapshotReporting

/// A comparison with every outcome, and a name that would harm a terminal.
extension PictureComparison {
  static let ofEveryOutcome = PictureComparison(
    reference: "before", actual: "after",
    pictures: [
      Picture(
        path: "Profile/adult.png", outcome: .differing(difference),
        artifacts: Artifacts(
          reference: "out/Profile/adult/reference.png", actual: "out/Profile/adult/actual.png",
          difference: "out/Profile/adult/difference.png")),
      Picture(
        path: "Profile/wide.png",
        outcome: .sizeMismatch(
          reference: PixelSize(width: 20, height: 20), actual: PixelSize(width: 21, height: 20),
          difference)),
      Picture(path: "bad\u{1B}[2J\n.png", outcome: .unusable(message: "actual: It is empty.")),
      Picture(path: "new.png", outcome: .added),
      Picture(path: "old.png", outcome: .removed),
      Picture(path: "same.png", outcome: .equal),
    ])

  private static let difference = PixelDifference(
    differingPixelCount: 12, pixelCount: 400, largestChannelDifference: 37,
    region: PixelRegion(columns: 10..<14, rows: 0..<3), firstPixel: PixelPosition(x: 11, y: 0))
}
