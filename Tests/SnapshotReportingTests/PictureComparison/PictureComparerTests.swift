// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotReporting
import XCTest

final class PictureComparerTests: XCTestCase {
  private let white = Bitmap(width: 4, height: 3, color: .white)
  private let black = Bitmap(width: 4, height: 3, color: .black)

  /// The outcomes in words, one line a picture.
  private func outcomes(
    _ folder: TemporaryFolder, _ reference: String = "a", _ actual: String = "b"
  ) throws -> String {
    try PictureComparer().compare(
      reference: folder.path + "/" + reference, actual: folder.path + "/" + actual
    ).pictures.map { picture in
      switch picture.outcome {
      case .equal: "equal \(picture.path)"
      case .differing(let difference): "differing \(picture.path) \(difference.differingPixelCount)"
      case .sizeMismatch(let reference, let actual, _):
        "sizeMismatch \(picture.path) \(reference) \(actual)"
      case .added: "added \(picture.path)"
      case .removed: "removed \(picture.path)"
      case .unusable(let message): "unusable \(picture.path) \(message)"
      }
    }.joined(separator: "\n")
  }

  private func problem(
    _ reference: String, _ actual: String, output: String? = nil
  ) -> FinishedRun.Error? {
    do throws(FinishedRun.Error) {
      _ = try PictureComparer(outputFolder: output).compare(reference: reference, actual: actual)
      return nil
    } catch { return error }
  }

  func testFoldersArePairedByRelativePath() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "a/same.png")
    try folder.write(white, to: "b/same.png")
    try folder.write(white, to: "a/Profile/adult.png")
    try folder.write(black, to: "b/Profile/adult.png")
    try folder.write(white, to: "a/Profile/wide.png")
    try folder.write(Bitmap(width: 5, height: 3), to: "b/Profile/wide.png")
    try folder.write(white, to: "a/old/x.png")
    try folder.write(white, to: "b/new/x.PNG")

    XCTAssertEqual(
      try outcomes(folder),
      """
      differing Profile/adult.png 12
      sizeMismatch Profile/wide.png 4x3 5x3
      added new/x.PNG
      removed old/x.png
      equal same.png
      """)
  }

  func testTheSamePixelsInOtherBytesAreEqual() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "a/x.png")
    let entry = PNG.TextEntry(keyword: "Title", text: "other bytes")
    try folder.write(PNG.encode(white, metadata: [entry]), to: "b/x.png")

    XCTAssertEqual(try outcomes(folder), "equal x.png")
  }

  func testTwoFilesAreCompared() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "first.png")
    try folder.write(black, to: "second.data")

    XCTAssertEqual(
      try outcomes(folder, "first.png", "second.data"), "differing second.data 12")
  }

  func testOnlyVisiblePNGFilesCount() throws {
    let folder = try TemporaryFolder()
    for name in ["a/x.png", "b/x.png"] { try folder.write(white, to: name) }
    for name in ["a/.hidden.png", "a/.git/y.png", "a/readme.txt", "a/png"] {
      try folder.write(black, to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/circle", withDestinationPath: folder.path)

    XCTAssertEqual(try outcomes(folder), "equal x.png")
  }

  func testALinkToAFileIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "a/x.png")
    try folder.write(black, to: "elsewhere.png")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/b", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b/x.png", withDestinationPath: folder.path + "/elsewhere.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b/dangling.png", withDestinationPath: folder.path + "/nothing")

    XCTAssertEqual(
      try outcomes(folder),
      """
      unusable dangling.png actual: There is no such file.
      differing x.png 12
      """)
  }

  func testABrokenFileDoesNotHideTheOthers() throws {
    let folder = try TemporaryFolder()
    for name in ["a/x.png", "b/x.png"] { try folder.write(white, to: name) }
    try folder.write(Array("hello".utf8), to: "a/bad.png")
    try folder.write(white, to: "b/bad.png")
    try folder.write(Array(PNG.encode(white).dropLast(5)), to: "b/cut.png")
    try folder.write([], to: "a/empty.png")
    try folder.write([], to: "b/empty.png")

    XCTAssertEqual(
      try outcomes(folder),
      """
      unusable bad.png reference: This is not a PNG file: it starts with the bytes 68 65 6C 6C 6F.
      unusable cut.png actual: The PNG file is cut off after \(try PNG.encode(white).count - 5) \
      bytes. Write it again, or fetch it completely.
      unusable empty.png reference: This is not a PNG file: it is empty.
      equal x.png
      """)
  }

  func testDevicesAndPipesAreNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "x.png")

    let comparison = try PictureComparer().compare(
      reference: "/dev/zero", actual: folder.path + "/x.png")

    XCTAssertEqual(
      comparison.pictures.first?.outcome,
      .unusable(message: "reference: This is a device or a pipe, not a PNG file."))
    XCTAssertEqual(comparison.status, .unusableInput)
  }

  func testTheThreePicturesOfADifferenceAreWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "a/Profile/adult.png")
    try folder.write(black, to: "b/Profile/adult.png")
    for name in ["a/same.png", "b/same.png", "b/new.png"] { try folder.write(white, to: name) }
    let output = folder.path + "/out/deep"

    let comparison = try PictureComparer(outputFolder: output).compare(
      reference: folder.path + "/a", actual: folder.path + "/b")

    let names = folder.files.filter { $0.hasPrefix("out") }
    XCTAssertEqual(
      names,
      ["actual", "difference", "reference"].map { "out/deep/Profile/adult/\($0).png" })
    XCTAssertEqual(try folder.read(names[2]), try folder.read("a/Profile/adult.png"))
    XCTAssertEqual(try folder.read(names[0]), try folder.read("b/Profile/adult.png"))
    XCTAssertEqual(
      comparison.pictures.first?.artifacts?.difference, output + "/Profile/adult/difference.png")
    XCTAssertEqual(comparison.pictures.compactMap(\.artifacts).count, 1)
  }

  func testThePicturesOfTwoFilesLieInTheOutputFolderItself() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "a.png")
    try folder.write(black, to: "b.png")

    _ = try PictureComparer(outputFolder: folder.path + "/out").compare(
      reference: folder.path + "/a.png", actual: folder.path + "/b.png")

    XCTAssertEqual(
      folder.files,
      ["a.png", "b.png", "out/actual.png", "out/difference.png", "out/reference.png"])
  }

  func testWhatCannotBeComparedIsAProblemThatNamesThePaths() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "a/x.png")
    try folder.write([1], to: "none/readme.txt")
    let (a, none) = (folder.path + "/a", folder.path + "/none")

    XCTAssertEqual(problem(a, "/nowhere"), .missing(path: "/nowhere"))
    XCTAssertEqual(problem("/nowhere", a), .missing(path: "/nowhere"))
    XCTAssertEqual(problem(a + "/x.png", a), .fileAndFolder(file: a + "/x.png", folder: a))
    XCTAssertEqual(problem(a, a + "/x.png"), .fileAndFolder(file: a + "/x.png", folder: a))
    XCTAssertEqual(problem(none, none), .noPictures(reference: none, actual: none))
  }

  func testTheOutputFolderMayNotLieInsideOfAComparedOne() throws {
    let folder = try TemporaryFolder()
    for name in ["a/x.png", "ab/x.png"] { try folder.write(white, to: name) }
    let (a, ab) = (folder.path + "/a", folder.path + "/ab")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: a)

    for output in [a, a + "/out", ab + "/../a/out", folder.path + "/link/out"] {
      XCTAssertEqual(problem(a, ab, output: output), .outputInside(folder: a, output: output))
    }
    XCTAssertNil(problem(a, a, output: ab))
  }

  func testAnOutputThatCannotBeWrittenIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write(white, to: "a.png")
    try folder.write(black, to: "b.png")

    guard
      case .unwritableDifference(let path, _)? = problem(
        folder.path + "/a.png", folder.path + "/b.png", output: folder.path + "/a.png/out")
    else { return XCTFail("written") }
    XCTAssertEqual(path, folder.path + "/a.png/out")
  }

  func testTheStatusIsTheWorstOfWhatWasFound() throws {
    let folder = try TemporaryFolder()
    for name in ["a/x.png", "b/x.png"] { try folder.write(white, to: name) }
    func status() throws -> CommandStatus {
      try PictureComparer().compare(
        reference: folder.path + "/a", actual: folder.path + "/b"
      ).status
    }

    XCTAssertEqual(try status(), .success)
    try folder.write(white, to: "b/new.png")
    XCTAssertEqual(try status(), .differences)
    try folder.write([], to: "b/bad.png")
    XCTAssertEqual(try status(), .unusableInput)
  }

  func testEachProblemSaysWhatToDo() {
    let problems: [FinishedRun.Error] = [
      .missing(path: "a"), .fileAndFolder(file: "a", folder: "b"),
      .unreadableFolder(path: "a", reason: "Permission denied"),
      .noPictures(reference: "a", actual: "b"), .outputInside(folder: "a", output: "a/b"),
      .unwritableDifference(path: "a", reason: "No space left on device"),
    ]
    XCTAssertEqual(
      problems.map(\.description).joined(separator: "\n"),
      """
      There is no file or folder a. Check the path.
      a is a file and b a folder. Give two files or two folders.
      The folder a cannot be listed: Permission denied. Make it readable.
      Neither a nor b has a file whose name ends in .png. Check the paths.
      The output folder a/b lies inside of a, which is compared. Choose another.
      a cannot be written: No space left on device. Free some space on its disk.
      """)
  }
}
