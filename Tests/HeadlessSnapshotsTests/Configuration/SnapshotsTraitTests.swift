// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import Testing

@Suite(.snapshots(record: .never, scale: 3)) struct SnapshotsTraitTests {
  @Test func theSuitesTraitHoldsForItsTests() {
    #expect(SnapshotConfiguration.current.record == .never)
    #expect(SnapshotConfiguration.current.scale == 3)
  }

  @Test(.snapshots(record: .failed)) func theTestsTraitPrecedesTheSuites() {
    #expect(SnapshotConfiguration.current.record == .failed)
    #expect(SnapshotConfiguration.current.scale == 3)
  }

  @Suite struct Inner {
    @Test func theTraitHoldsForInnerSuites() {
      #expect(SnapshotConfiguration.current.scale == 3)
    }
  }
}
