// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import Testing

@Suite(.snapshots(.record(.never), .scale(3))) struct SnapshotsTraitTests {
  private var settings: SnapshotSettings { SnapshotConfiguration.current.settings }

  @Test func theSuitesTraitHoldsForItsTests() {
    #expect(settings.record == .never)
    #expect(settings.scale == 3)
  }

  @Test(.snapshots(.record(.failed))) func theTestsTraitPrecedesTheSuites() {
    #expect(settings.record == .failed)
    #expect(settings.scale == 3)
  }

  @Test(.snapshots(.lints(.notes), .size(.width(375)))) func everySettingCanBeATrait() {
    #expect(settings.lints == .notes)
    #expect(settings.size == .width(375))
    #expect(settings.record == .never)
  }

  @Test func itsTestsMayWaitOnThreadsOfTheirOwn() async {
    #expect(TestThreads.current != nil)
  }

  @Test func aTestThatIsNotAsynchronousMayWaitToo() {
    #expect(TestThreads.current != nil)
  }

  @Suite struct Inner {
    @Test func theTraitHoldsForInnerSuites() {
      #expect(SnapshotConfiguration.current.settings.scale == 3)
    }
  }
}
