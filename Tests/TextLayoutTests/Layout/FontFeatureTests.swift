// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Testing
import TextLayout

@Suite struct FontFeatureTests {
  @Test func aTagWithoutFourCharactersIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = FontFeature("tabular")
    }

    #expect(
      sentence(result).contains("an OpenType feature has four ASCII characters, not `tabular`"))
  }

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
