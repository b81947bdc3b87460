// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer
import XCTest

/// Text has the same bytes in processes with other settings; each process has other hash seeds,
/// too.
final class TextEnvironmentTests: XCTestCase {
  /// Where a process of ``testBytesDoNotDependOnTheProcess`` leaves its picture.
  private static let variable = "TEXT_ENVIRONMENT_PICTURE"

  func testBytesDoNotDependOnTheProcess() throws {
    let folder = NSTemporaryDirectory() + "text-environment-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings: [[String: String]] = [
      [:], ["HB_SHAPER_LIST": "fallback"], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["LC_ALL": "C", "LANGUAGE": "ja", "TZ": "Pacific/Kiritimati"],
      ["TZ": "America/St_Johns", "LC_CTYPE": "ar_EG.UTF-8", "FONTCONFIG_FILE": "/nowhere"],
    ]
    let pictures = try settings.enumerated().map { index, variables in
      try picture(variables, in: "\(folder)/\(index)")
    }
    XCTAssertGreaterThan(pictures[0].count, 100_000)
    for (picture, variables) in zip(pictures, settings) {
      XCTAssertTrue(picture == pictures[0], "\(variables)")
    }
    XCTAssertTrue(Data(try Self.draw().bytes) == pictures[0], "this process")
  }

  /// What another process with the given variables draws.
  private func picture(_ variables: [String: String], in file: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["HeadlessUIKitTests.TextEnvironmentTests/testDrawForAnotherProcess"]
    process.environment = ProcessInfo.processInfo.environment
      .merging([Self.variable: file]) { $1 }.merging(variables) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(variables)")
    return try Data(contentsOf: URL(fileURLWithPath: file))
  }

  func testDrawForAnotherProcess() throws {
    guard let file = ProcessInfo.processInfo.environment[Self.variable] else {
      throw XCTSkip("it draws only for testBytesDoNotDependOnTheProcess")
    }
    try Data(try Self.draw().bytes).write(to: URL(fileURLWithPath: file))
  }

  private static func draw() throws -> Bitmap {
    let texts = [
      "AVATAR fi ffi To. 12:34 -> I i ı İ", "مرحبا بالعالم", "שלום עולם (abc)", "नमस्ते दुनिया",
      "สวัสดีชาวโลก", "Ελληνικά Кириллица", "🙂👍🏽 emoji", "istanbul DİYARBAKIR",
    ]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 30 * texts.count))
    view.backgroundColor = .systemBackground
    for (index, text) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 4, y: 30 * index, width: 270, height: 30))
      label.text = text
      label.font = .preferredFont(forTextStyle: index % 2 == 0 ? .body : .headline)
      view.addSubview(label)
    }
    var environment = RenderingEnvironment.current
    environment.issues = RenderingIssues()
    return try RenderingEnvironment.$current.withValue(environment) {
      try DisplayListPlayer().play(view.displayList(scale: 2))
    }
  }
}
