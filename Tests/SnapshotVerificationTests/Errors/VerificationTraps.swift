// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import Testing

/// Mistakes of a programmer stop the test process, with a sentence that names the value.
@Suite struct VerificationTraps {
  @Test func aSuppressionWithoutAReason() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = LintRules.notes.suppressing(.smallTarget, in: "close", because: "  ")
    }
    #expect(text(result).contains("say why smallTarget in \"close\" is right: a reason is needed"))
  }

  @Test func aFileNameWithoutRoom() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = FileNameSpelling.part("adult", byteLimit: 8)
    }
    #expect(text(result).contains("a file name needs room for 32 bytes, not 8"))
  }

  @Test func aFewThatAreCalledMany() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = StateValues<[Int]>.counts(many: 1) { $0 }
    }
    #expect(text(result).contains("many elements are at least 2, not 1"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
