// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What screens with nothing to show have of themselves: what UIKit of Mac Catalyst answers, as the
/// port charon holds itself to it in `contentunavailable_test.m`.
enum EmptyScreenFacts {
  private static let source = Fact.Source.published("charon")

  static var all: [Fact] { texts + distances }

  private static var texts: [Fact] {
    let (empty, loading) = (
      UIContentUnavailableConfiguration.empty(), UIContentUnavailableConfiguration.loading()
    )
    return [
      Fact("a text is so large", source, 22) { empty.textProperties.font.pointSize },
      Fact("a second text is so large", source, 15) {
        empty.secondaryTextProperties.font.pointSize
      },
      Fact("what is said while loading is so large", source, 15) {
        loading.textProperties.font.pointSize
      },
    ]
  }

  private static var distances: [Fact] {
    let all: [(UIContentUnavailableConfiguration, toText: CGFloat)] = [
      (.empty(), 15), (.loading(), 8), (.search(), 15),
    ]
    return all.flatMap { content, toText in
      [
        Fact("from the picture to the text", source, toText) { content.imageToTextPadding },
        Fact("from one text to the other", source, 3) { content.textToSecondaryTextPadding },
        Fact("from the texts to the button", source, 20) { content.textToButtonPadding },
        Fact("from one button to the other", source, 15) {
          content.buttonToSecondaryButtonPadding
        },
        Fact("the margins above", source, 16) { content.directionalLayoutMargins.top },
        Fact("the margins beside", source, 32) { content.directionalLayoutMargins.leading },
      ]
    }
  }
}
