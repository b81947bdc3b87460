// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import Synchronization
import XCTest

@testable import SnapshotVerification

final class ReferenceAuditTests: TemporaryFolderTestCase {
  private var root: String { folder + "/Snapshots" }

  private func path(_ name: String) -> String { "\(root)/AppTests/CardTests/\(name).png" }

  /// A reference of the test before the first dot of its name.
  @discardableResult
  private func makeReference(_ name: String, color: Color = .white) throws -> String {
    let parts = name.split(separator: ".").map(String.init)
    let snapshot = SnapshotName(
      target: "AppTests", suite: "CardTests", test: parts[0],
      state: parts.count > 1 ? parts[1] : nil)
    _ = try StoredReference.write(
      Bitmap(width: 2, height: 3, color: color),
      metadata: ReferenceMetadata(name: snapshot, viewType: "Card", scale: 2), to: path(name))
    return path(name)
  }

  private func entry(
    _ name: String, _ outcome: SnapshotRun.Outcome = .matched, actual: String? = nil
  ) -> SnapshotRun.Entry {
    SnapshotRun.Entry(
      target: "AppTests", suite: "CardTests",
      test: name.prefix { $0 != "." } + "()", reference: path(name), outcome: outcome,
      message: "", artifacts: SnapshotRun.Artifacts(actual: actual), file: "/p/CardTests.swift",
      line: 1)
  }

  private func complete(
    _ entries: [SnapshotRun.Entry], skipped: Set<String> = []
  ) -> SnapshotRun {
    SnapshotRun(
      entries: entries, course: SnapshotRun.Course(swiftTestArguments: [], ending: .passed),
      skippedTests: skipped)
  }

  func testAStateThatItsTestNoLongerTakesIsObsolete() throws {
    try makeReference("testA.one")
    try makeReference("testA.two")

    let audit = try ReferenceAudit(run: complete([entry("testA.one")]), root: root)

    XCTAssertEqual(audit.used, [path("testA.one")])
    XCTAssertEqual(
      audit.obsolete,
      [
        ReferenceAudit.Reference(
          path: path("testA.two"),
          reason: "the test CardTests/testA has no such state or variant any more")
      ])
    XCTAssertEqual(audit.unused, [])
    XCTAssertEqual(audit.renamed, [])
  }

  func testATestThatIsNotInTheSourcesIsObsoleteAndOneThatIsMayBeDisabled() throws {
    try makeReference("testGone.one")
    try makeReference("testDisabled.one")
    try makeFile(
      "Tests/AppTests/CardTests.swift", "class CardTests { func testDisabled() {} }")
    try makeFile("Tests/AppTests/OtherTests.swift", "class OtherTests { func testGone() {} }")

    let audit = try ReferenceAudit(run: complete([entry("testA.one")]), root: root)

    XCTAssertEqual(
      audit.obsolete.map(\.reason), ["there is no test CardTests/testGone any more"])
    XCTAssertEqual(
      audit.unused.map(\.reason),
      ["the test CardTests/testDisabled took no snapshots; it may be disabled"])
  }

  func testATestIsFoundHoweverItsFunctionIsWritten() throws {
    let functions = [
      "testPlain": "func testPlain() {}", "testGeneric": "func testGeneric<T>(_: T.Type) {}",
      "testQuoted": "func `testQuoted`() {}", "testé": "func teste\u{301}() {}",
      "testSpaced": "func testSpaced () {}", "testOther": "func testOtherThing() {}",
      "testCalled": "testCalled()",
    ]
    for (name, text) in functions {
      try makeReference(name + ".one")
      try makeFile("Tests/AppTests/\(name).swift", "// CardTests\u{0}\n" + text)
    }

    let audit = try ReferenceAudit(run: complete([entry("testA.one")]), root: root)

    func tests(_ references: [ReferenceAudit.Reference]) -> Set<String> {
      Set(references.map { String(($0.path as NSString).lastPathComponent.prefix { $0 != "." }) })
    }
    XCTAssertEqual(tests(audit.unused), ["testPlain", "testGeneric", "testQuoted", "testé"])
    XCTAssertEqual(tests(audit.obsolete), ["testSpaced", "testOther", "testCalled"])
  }

  func testASkippedTestKeepsItsReferences() throws {
    try makeReference("testA.one")
    try makeReference("testA.two")

    let audit = try ReferenceAudit(
      run: complete([entry("testA.one")], skipped: ["CardTests/testA"]), root: root)

    XCTAssertEqual(audit.obsolete, [])
    XCTAssertEqual(audit.unused.map(\.reason), ["the test CardTests/testA was skipped"])
  }

  func testNothingIsObsoleteAfterARunOfSomeTestsOnly() throws {
    try makeReference("testA.two")
    let runs: [(SnapshotRun.Course?, String)] = [
      (
        nil,
        "it is not known whether all tests took part; run `snapshots test` without a filter"
      ),
      (
        SnapshotRun.Course(swiftTestArguments: ["--filter", "testA"], ending: .passed),
        "only a part of the tests was chosen: --filter testA"
      ),
      (
        SnapshotRun.Course(swiftTestArguments: ["--parallel", "--skip=x"], ending: .passed),
        "only a part of the tests was chosen: --skip=x"
      ),
      (
        SnapshotRun.Course(swiftTestArguments: [], ending: .failed),
        "the tests failed, and one that ends early leaves snapshots untaken"
      ),
      (
        SnapshotRun.Course(swiftTestArguments: [], ending: .crashed),
        "the tests crashed before all of them had run"
      ),
    ]
    for (course, reason) in runs {
      let run = SnapshotRun(entries: [entry("testA.one")], course: course)
      let audit = try ReferenceAudit(run: run, root: root)
      XCTAssertEqual(audit.obsolete, [])
      XCTAssertEqual(
        audit.unused, [ReferenceAudit.Reference(path: path("testA.two"), reason: reason)])
    }
  }

  func testArgumentsThatLeaveEveryTestInAreACompleteRun() {
    let course = SnapshotRun.Course(
      swiftTestArguments: [
        "--parallel", "--num-workers", "2", "-c", "release", "-Xswiftc", "-O", "--skip-build",
        "--xunit-output=x.xml",
      ], ending: .passed)

    XCTAssertEqual(course.selection, [])
    XCTAssertNil(SnapshotRun(entries: [], course: course).incompleteness)
  }

  func testAnArgumentThatIsNotKnownIsASelection() {
    let course = SnapshotRun.Course(
      swiftTestArguments: ["--test-product", "X", "--later-option", "--disable-xctest"],
      ending: .passed)

    XCTAssertEqual(
      course.selection, ["--test-product", "X", "--later-option", "--disable-xctest"])
  }

  func testEqualPixelsUnderAnotherNameAreARename() throws {
    try makeReference("testA.old", color: .black)
    try makeReference("testA.other", color: .white)
    let actual = folder + "/actual.png"
    try AtomicFile.write(PNG.encode(Bitmap(width: 2, height: 3, color: .black)), to: actual)

    let run = complete([entry("testA.new", .missingReference, actual: actual)])
    let audit = try ReferenceAudit(run: run, root: root)

    XCTAssertEqual(
      audit.renamed,
      [ReferenceAudit.Rename(from: path("testA.old"), to: path("testA.new"))])
  }

  func testAFileThatClaimsAnotherPictureThanItShowsIsNoRename() throws {
    // An editor that changed the pixels and kept the claim, which no longer counts.
    let black = try PNG.encodeWithDigest(Bitmap(width: 2, height: 3, color: .black))
    let white = try PNG.encode(Bitmap(width: 2, height: 3, color: .white))
    let claim = black.suffix(PNG.Outline.endByteCount)
    try AtomicFile.write(white.dropLast(12) + claim, to: path("testA.old"))
    try makeReference("testA.new", color: .black)

    let audit = try ReferenceAudit(run: complete([entry("testA.new", .recordedNew)]), root: root)

    XCTAssertEqual(audit.renamed, [])
  }

  func testAFileOfAnotherProgramIsDecodedAndIsARename() throws {
    let black = Bitmap(width: 2, height: 3, color: .black)
    try AtomicFile.write(PNG.encode(black), to: path("testA.old"))
    try makeReference("testA.new", color: .black)

    let audit = try ReferenceAudit(run: complete([entry("testA.new", .recordedNew)]), root: root)

    XCTAssertEqual(
      audit.renamed,
      [ReferenceAudit.Rename(from: path("testA.old"), to: path("testA.new"))])
  }

  func testNoFileIsOpenedWhereOnlyAPartOfTheTestsRan() throws {
    try makeReference("testA.two")
    let course = SnapshotRun.Course(swiftTestArguments: ["--filter", "testA"], ending: .passed)
    let part = SnapshotRun(entries: [entry("testA.one")], course: course)

    XCTAssertEqual(try filesOpened(bySearching: part), [])
    XCTAssertEqual(
      try filesOpened(bySearching: complete([entry("testA.one")])), [path("testA.two")])
  }

  private func filesOpened(bySearching run: SnapshotRun) throws -> [String] {
    let opened = Mutex<[String]>([])
    try FileCall.$answer.withValue({ call in
      if call.kind == .read { opened.withLock { $0.append(call.path) } }
      return .proceed
    }) {
      _ = try ReferenceAudit(run: run, root: root)
    }
    return opened.withLock { $0 }
  }

  func testOfSeveralEqualPicturesTheMostSimilarNamesArePaired() throws {
    try makeReference("testA.dark blue")
    try makeReference("testB.one")
    try makeReference("testA.darkblue")
    try makeReference("testC.one")

    let run = complete([entry("testA.darkblue", .recordedNew), entry("testC.one", .recordedNew)])
    let audit = try ReferenceAudit(run: run, root: root)

    XCTAssertEqual(
      audit.renamed,
      [
        ReferenceAudit.Rename(from: path("testA.dark blue"), to: path("testA.darkblue")),
        ReferenceAudit.Rename(from: path("testB.one"), to: path("testC.one")),
      ])
  }

  func testAMovedFileBelongsToTheTestOfItsPath() throws {
    try makeReference("testOld.one")
    try FileManager.default.moveItem(atPath: path("testOld.one"), toPath: path("testA.two"))

    let audit = try ReferenceAudit(run: complete([entry("testA.one")]), root: root)

    XCTAssertEqual(
      audit.obsolete.map(\.reason),
      ["the test CardTests/testA has no such state or variant any more"])
  }

  func testFontsHiddenFilesAndOtherKindsAreNoReferences() throws {
    try makeFile("Snapshots/Fonts/specimen.png")
    try makeFile("Snapshots/.DS_Store.png")
    try makeFile("Snapshots/AppTests/README.md")

    XCTAssertEqual(try ReferenceFolder(root).paths, [])
    XCTAssertEqual(try ReferenceFolder(folder + "/none").paths, [])
  }

  func testTheCourseAndTheSkippedTestsAreReadFromTheRunsFolder() throws {
    let run = folder + "/run"
    try SnapshotRun.append(entry("testA.one"), toDirectory: run)
    try SnapshotRun.appendSkipped(suite: "CardTests", test: "testB", toDirectory: run)
    try SnapshotRun.Course(swiftTestArguments: ["-q"], ending: .passed).write(toDirectory: run)

    let read = try SnapshotRun(directory: run)

    XCTAssertEqual(read, complete([entry("testA.one")], skipped: ["CardTests/testB"]))
  }

  func testTestsThatSwiftTestingSkippedOrCancelledAreReadFromItsEvents() throws {
    func event(_ kind: String, _ id: String) -> String {
      #"{"version":0,"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"}}"# + "\n"
    }
    try makeFile(
      "run/swift-testing-1.events",
      event("testStarted", #"AppTests.CardTests\/run()\/CardTests.swift:1:4"#)
        + event("testSkipped", #"AppTests.CardTests\/off()\/CardTests.swift:3:4"#)
        + event("testCancelled", #"AppTests.CardTests\/testA()\/CardTests.swift:4:4"#)
        + event("testSkipped", #"AppTests.CardTests\/Inner"#)
        + event("testSkipped", #"AppTests.CardTests\/Inner\/some(_:)\/CardTests.swift:6:39"#)
        + event("testCaseCancelled", #"AppTests.free()\/Loose.swift:6:39"#) + #"{"kind":"ev"#)
    try SnapshotRun.append(entry("testA.one"), toDirectory: folder + "/run")
    try SnapshotRun.Course(swiftTestArguments: [], ending: .passed)
      .write(toDirectory: folder + "/run")
    try makeReference("testA.two")

    let run = try SnapshotRun(directory: folder + "/run")

    XCTAssertEqual(
      run.skippedTests,
      ["CardTests.Inner/some(_:)", "CardTests/off", "CardTests/testA", "Loose/free"])
    // The test took one of its snapshots, and was cancelled before the other.
    let audit = try ReferenceAudit(run: run, root: root)
    XCTAssertEqual(audit.obsolete, [])
    XCTAssertEqual(audit.unused.map(\.reason), ["the test CardTests/testA was skipped"])
  }

  func testACourseOfALaterVersionCountsAsNone() throws {
    try makeFile("run/course.json", #"{"schema":2,"selection":[],"ending":"passed"}"#)

    XCTAssertNil(try SnapshotRun(directory: folder + "/run").course)
  }

  func testReferencesBesideSourcesAreObsoleteWhereTheirTestIsGone() throws {
    func make(_ name: String, _ text: String) throws -> String {
      let path = "\(folder)/Tests/AppTests/\(name)"
      try AtomicFile.write(Array(text.utf8), to: path)
      return path
    }
    _ = try make("CardTests.swift", "func testA() {}")
    let used = try make("__Snapshots__/CardTests/testA.1.txt", "a")
    let other = try make("__Snapshots__/CardTests/testA.macOS.txt", "a")
    let gone = try make("__Snapshots__/CardTests/testB.1.txt", "a")
    let fileGone = try make("__Snapshots__/OldTests/testA.1.txt", "a")
    var entry = entry("testA")
    entry.reference = used

    let audit = try ReferenceAudit(run: complete([entry]), root: root)

    XCTAssertEqual(audit.used, [used])
    XCTAssertEqual(audit.obsolete.map(\.path), [gone, fileGone])
    XCTAssertEqual(audit.unused.map(\.path), [other])
  }
}
