// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison
import Testing

/// The module is optimized in a debug build too, where `precondition` would say nothing.
@Suite struct StrategyTrapTests {
  @Test func aThresholdAboveOneIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComparisonStrategy.perceptual(threshold: 2)
    }

    #expect(sentence(result).contains("a perceptual threshold is 0 to 1, not 2.0"))
  }

  @Test func aPrecisionAboveOneIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComparisonStrategy.precision(1.5)
    }

    #expect(sentence(result).contains("a precision is 0 to 1, not 1.5"))
  }

  @Test func aPerceptualPrecisionBelowZeroIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComparisonStrategy.precision(1, perceptual: -1)
    }

    #expect(sentence(result).contains("a perceptual precision is 0 to 1, not -1.0"))
  }

  @Test func aNegativeAllowanceIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComparisonStrategy.exact.allowing(-3, inAny: PixelSize(width: 4, height: 4))
    }

    #expect(sentence(result).contains("the number of pixels that may differ is 0 or more, not -3"))
  }

  @Test func aWindowWithoutPixelsIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ComparisonStrategy.exact.allowing(3, inAny: PixelSize(width: 0, height: 4))
    }

    #expect(sentence(result).contains("a window has at least 1x1 pixels, not 0x4"))
  }

  @Test func aViewThatIsNotResolvedIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let bitmap = Bitmap(width: 1, height: 1)
      let other = Bitmap(width: 1, height: 1, color: .white)
      _ = ComparisonStrategy.exact.ignoring(.view("clock")).compare(bitmap, with: other)
    }

    #expect(sentence(result).contains("view \"clock\" is not known in a picture without views"))
  }

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
