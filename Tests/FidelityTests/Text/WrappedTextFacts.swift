// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Text on several lines: how wide labels are around it, which words stand alone, where justified
/// lines break, and where smaller text stands.
enum WrappedTextFacts {
  static func all() throws -> [Fact] {
    try measured() + orphans() + justified() + shrunk()
  }

  private static let blueprint = "Blueprint, AttributedLabelTests, iOS 17"

  // MARK: Measured widths

  private static let lorem = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut \
    labore dolore magna aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris \
    nisi aliquip ea commodo consequat.
    """

  private static func size(
    _ width: CGFloat, lines: Int, _ mode: NSLineBreakMode = .byTruncatingTail
  ) -> CGSize {
    at(1) {
      let label = UILabel()
      label.text = lorem
      label.numberOfLines = lines
      label.lineBreakMode = mode
      return label.sizeThatFits(CGSize(width: width, height: 10_000))
    }
  }

  private static func measured() -> [Fact] {
    let source = Fact.Source.picture(blueprint)
    func width(
      _ name: String, _ expected: CGFloat, _ width: CGFloat, _ lines: Int,
      _ mode: NSLineBreakMode = .byTruncatingTail, within accuracy: CGFloat = 0.01
    ) -> Fact {
      Fact("\(name): width", source, expected, within: accuracy) {
        size(width, lines: lines, mode).width
      }
    }
    return [
      width("six lines in 320 with the space after the widest", 318, 320, 0),
      width("five lines in 375 with the space after the widest", 374, 375, 0),
      width("the same when words wrap", 318, 320, 0, .byWordWrapping),
      width("two of these lines in 320", 312, 320, 2, .byWordWrapping),
      width("two of these lines in 375", 368, 375, 2, .byWordWrapping),
      width("two lines of which the last is clipped", 320, 320, 2, .byClipping),
      width("lines that break between letters", 320, 320, 0, .byCharWrapping),
      width("the same in 375", 372, 375, 0, .byCharWrapping, within: 1),
      width("two lines with three dots in 320", 314, 320, 2),
      width("three dots follow the word, without a space", 362, 375, 2),
      Fact("six lines in 320: height", source, 122, within: 0.01) { size(320, lines: 0).height },
      Fact("five lines in 375: height", source, 102, within: 0.01) { size(375, lines: 0).height },
    ]
  }

  // MARK: Words that stand alone

  /// The words on each line of a label.
  private static func lines(_ text: String, _ font: UIFont, _ width: CGFloat) throws -> [CGRect] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.backgroundColor = .white
    let fitting = label.sizeThatFits(CGSize(width: width, height: 1000))
    label.frame.size.height = fitting.height
    let picture = try Drawn(label, scale: 3)
    let count = max(1, Int((fitting.height / (font.lineHeight + font.leading)).rounded()))
    let pitch = fitting.height / CGFloat(count)
    return (0..<count).map {
      picture.ink(
        in: CGRect(x: 0, y: CGFloat($0) * pitch, width: width, height: pitch), threshold: 60)
    }
  }

  private static func orphans() throws -> [Fact] {
    let proton = Fact.Source.picture("ProtonCore, TroubleShootingSnapshotTests, iPhone SE")
    let stream = Fact.Source.picture("stream-chat-swift, ChatChannelListEmptyView_Tests, iOS 26.2")
    let adyen = Fact.Source.picture("adyen-ios, BoletoComponentUITests, iOS 17.2")
    let kata = Fact.Source.picture("KataScreenshotIOS, SuperHeroDetailViewControllerTests, 3x")
    return try at(3) {
      let problem = try lines(
        "Internet Service Provider (ISP) problem", .systemFont(ofSize: 14), 215)
      let friend = try lines(
        "How about sending your first message to a friend?", .systemFont(ofSize: 15), 296)
      let copy = try lines(
        "Eine Kopie an meine E-Mail-Adresse senden", .systemFont(ofSize: 17), 300)
      let lorem = try lines(
        "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt",
        .systemFont(ofSize: 17), 320)
      return [
        Fact("a word in brackets leaves the first line", proton, 158.333, within: 1) {
          problem[0].width
        },
        Fact("it joins the word that stood alone", proton, 86, within: 1) { problem[1].width },
        Fact("an article leaves the first line", stream, 279, within: 1) { friend[0].width },
        Fact("it stands before the word that stood alone", stream, 59, within: 1.5) {
          friend[1].width
        },
        Fact("a compound with hyphens stays on the first line", adyen, 272.333, within: 1) {
          copy[0].width
        },
        Fact("on the third line a word may stand alone", kata, 1) {
          CGFloat(lorem.count == 3 && lorem[2].width < 100 ? 1 : 0)
        },
      ]
    }
  }

  // MARK: Justified

  private static func justified() throws -> [Fact] {
    let source = Fact.Source.picture("Blueprint, LabelTests, justify, iOS 17")
    return try at(1) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      label.text =
        "Hello, world. This is a long run of text that should wrap at some point. Someone should "
        + "improve this test by adding a joke or something. Alright, it's been fun!"
      label.textAlignment = .justified
      label.numberOfLines = 0
      label.backgroundColor = .white
      let picture = try Drawn(label, scale: 1)
      // The first word of the second line is "text", which would fit on the first.
      let first = picture.ink(in: CGRect(x: 0, y: 120, width: 30, height: 22), threshold: 60)
      let end = picture.ink(in: CGRect(x: 100, y: 100, width: 200, height: 19), threshold: 60)
      return [
        Fact("a word moves down for more even spaces", source, 27, within: 1.5) { first.maxX },
        Fact("the first line ends at the edge all the same", source, 299, within: 1) { end.maxX },
      ]
    }
  }

  // MARK: Smaller text

  private static func shrunk() throws -> [Fact] {
    let source = Fact.Source.picture(blueprint)
    return try at(1) {
      func ink(_ width: CGFloat) throws -> CGRect {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 21))
        label.attributedText = NSAttributedString(string: "Hello! What's up y'all")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.backgroundColor = .white
        return try Drawn(label, scale: 1).ink(
          in: CGRect(x: 0, y: 0, width: 8, height: 21), threshold: 90)
      }
      let (squeezed, cut) = (try ink(100), try ink(50))
      return [
        Fact("attributed text in 0.62 of its size stands", source, 14, within: 1) { squeezed.maxY },
        Fact("attributed text in half of its size stands", source, 13, within: 1) { cut.maxY },
      ]
    }
  }
}
