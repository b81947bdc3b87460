// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import HeadlessUIKit
import Testing

@testable import SnapshotVerification

/// What cannot be a failure names the view and the state before the process ends.
@Suite struct LastWordsTests {
  @Test func aTrapInAViewNamesTheViewAndTheState() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LastWordsTests.draw { _ in
        let nothing: Int? = Int(ProcessInfo.processInfo.processName)
        print(nothing!)
      }
    }
    #expect(text(result).contains("Unexpectedly found nil"))
    #expect(text(result).contains(LastWordsTests.words))
  }

  @Test func aMistakeThatUIKitEndsTheProcessForNamesThemToo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LastWordsTests.draw { view in
        UIStackView().insertArrangedSubview(view, at: 7)
      }
    }
    #expect(text(result).contains(LastWordsTests.words))
  }

  @Test func anEndlessRecursionNamesThem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LastWordsTests.draw { LastWordsTests.recur($0, 0) }
    }
    #expect(text(result).contains(LastWordsTests.words))
  }

  @Test func aTrapInAStrategyOfACallerNamesTheState() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LastWordsTests.verify { verifier, request in
        _ = try? verifier.drawing(request) {
          LastWords.isDrawing("LastWordsTests.Box")
          abort()
        }
      }
    }
    #expect(text(result).contains(LastWordsTests.words))
  }

  /// An outlet that is not connected is asked for.
  @Test func aMistakeBeforeTheEndIsSaid() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LastWordsTests.draw { _ in
        RenderingEnvironment.report("Box.xib, line 7: the class tells no outlet lid")
        abort()
      }
    }
    #expect(
      text(result).contains(
        LastWordsTests.words
          + "  reported before: Box.xib, line 7: the class tells no outlet lid\n"))
  }

  @Test func outsideOfASnapshotNothingIsSaid() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      LastWordsTests.draw { _ in }
      abort()
    }
    #expect(!text(result).contains("while it drew"))
  }

  private static let words =
    "The process ended while it drew BoxTests/testBox, state \"adult\"\n  in a LastWordsTests.Box\n"

  private final class Box: UIView {}

  private static func recur(_ view: UIView, _ depth: Int) {
    view.tag = depth
    if depth < Int.max { recur(view, depth + 1) }
    view.tag += 1
  }

  private static func draw(_ apply: @escaping (UIView) -> Void) {
    verify { verifier, request in
      var request = request
      request.subject = .view(
        { Box(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }, apply: apply)
      _ = verifier.verify(request)
    }
  }

  private static func verify(_ body: (SnapshotVerifier, SnapshotRequest) -> Void) {
    let folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let test = SnapshotTest(
      suite: "BoxTests", function: "testBox()",
      source: SnapshotSource(
        fileID: "AppTests/BoxTests.swift", filePath: folder + "/BoxTests.swift", line: 7, column: 1)
    )
    var request = SnapshotRequest(test: test, subject: .drawn)
    request.state = "adult"
    var configuration = SnapshotConfiguration()
    configuration.environment = SnapshotEnvironment([
      "SNAPSHOT_PACKAGE_DIRECTORY": NSTemporaryDirectory(), "SNAPSHOT_RECORD": "never",
      "SNAPSHOT_ARTIFACTS": folder,
    ])
    configuration.claims = SnapshotClaims()
    body(SnapshotVerifier(configuration: configuration), request)
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
