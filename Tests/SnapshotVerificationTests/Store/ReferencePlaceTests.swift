// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import Testing

struct ReferencePlaceTests {
  @Test(arguments: [
    "Snapshots/AppTests/ViewTests/testView.png", "Snapshots/a.png",
    "Snapshots/AppTests/ViewTests/testView.json",
    "Tests/AppTests/__Snapshots__/ViewTests/testView.1.txt",
    "Tests/AppTests/__Snapshots__/ViewTests/testView.data",
  ])
  func referencesLieThere(_ path: String) { #expect(ReferencePlace.holds(path)) }

  @Test(arguments: [
    "Sources/App/View.swift", "Snapshots/README.txt", "Snapshots/../a.png",
    "Snapshots/.git/a.png", "Snapshots", "/etc/__Snapshots__/a.txt",
    "Tests/__Snapshots__/A.swift", "Tests/__Snapshots__/A.SWIFT", "Tests/__Snapshots__",
    "Tests/.hidden/__Snapshots__/a/b.txt", "Snapshots/a/b/c/d.json",
  ])
  func nothingElseIsAPlace(_ path: String) { #expect(!ReferencePlace.holds(path)) }

  @Test func imagesOfIOSSnapshotTestCaseAreReferences() {
    #expect(ReferencePlace.holds("Tests/A/ReferenceImages_64/A.B/testC@2x.png"))
    #expect(ReferencePlace.holds("Tests/A/ReferenceImages/_64/A.B/testC@2x.png"))
    #expect(!ReferencePlace.holds("Tests/A/ReferenceImages_64/A.B/testC.swift"))
    #expect(!ReferencePlace.holds("Tests/A/Images/A.B/testC@2x.png"))
  }
}
