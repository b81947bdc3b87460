// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Where iOS places the texts and choices of alerts and action sheets.
enum AlertFacts {
  static func all() throws -> [Fact] {
    try texts() + choices() + sheets() + highSheets() + scaled() + dimming()
  }

  // MARK: Texts

  /// WebDriverAgent's trees name whole points around each frame; these are the pixels of 3x that
  /// all seven trees allow. The texts are other ones of as many lines.
  private static let trees = Fact.Source.published(
    "crifan's AppCrawler and WebDriverAgent's issue 889, trees of alerts, 3x")

  private static func texts() throws -> [Fact] {
    let choices: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("OK", .default)]
    let title = try shown("Discard Changes?", nil, choices)
    let message = try shown(
      "Discard Changes?", "What you have written since noon is not kept on this device.", choices)
    let long = try shown(
      "“Weather” Would Like to Send You Notifications",
      "Notifications may include alerts, sounds, and icon badges. These can be configured in "
        + "Settings.", choices)
    let pixel: CGFloat = 0.01
    return [
      Fact("the top of a title alone", trees, 19.667, within: pixel) { title.texts[0].minY },
      Fact("the height of a title alone", trees, 20.333, within: pixel) { title.texts[0].height },
      // 60, a pixel, 44.
      Fact("the height with a title alone", trees, 104.333, within: pixel) { title.card.height },
      Fact("the left of a title", trees, 16, within: pixel) { title.texts[0].minX },
      Fact("the width of a title", trees, 238, within: pixel) { title.texts[0].width },
      Fact("the top of a message of two lines", trees, 43.667, within: pixel) {
        message.texts[1].minY
      },
      Fact("the height of a message of two lines", trees, 31.667, within: pixel) {
        message.texts[1].height
      },
      Fact("the height with two lines", trees, 140.333, within: pixel) { message.card.height },
      Fact("the height of a title of two lines", trees, 42.333, within: pixel) {
        long.texts[0].height
      },
      Fact("the top of a message of three lines", trees, 65.667, within: pixel) {
        long.texts[1].minY
      },
      Fact("the height of a message of three lines", trees, 47.667, within: pixel) {
        long.texts[1].height
      },
      Fact("the height with three lines", trees, 178.333, within: pixel) { long.card.height },
    ]
  }

  // MARK: Choices

  private static func choices() throws -> [Fact] {
    let own = Fact.Source.published("DWAlertController, DWActionsStackView")
    let two = try shown("Save?", nil, [("Save", .default), ("Cancel", .cancel)])
    let three = try shown("Save?", nil, [("A", .default), ("Cancel", .cancel), ("B", .default)])
    let long = try shown(
      "Save?", nil, [("Cancel", .cancel), ("Save All of Them for Later", .default)])
    let line = two.lines.filter { $0.height > 1 }.first ?? .null
    return [
      Fact("two choices: the second begins", trees, 135.333, within: 0.01) {
        two.choices.map(\.frame.minX).max() ?? 0
      },
      Fact("two choices: the line between them begins", trees, 135, within: 0.01) { line.minX },
      Fact("two choices: the line is a pixel wide", trees, 0.333, within: 0.01) { line.width },
      Fact("three choices: from the second to the third", trees, 44.333, within: 0.01) {
        three.choices[2].frame.minY - three.choices[1].frame.minY
      },
      Fact("three choices: the last cancels", trees, 1, within: 0) {
        three.choices[2].title == "Cancel" ? 1 : 0
      },
      Fact("two long choices: the last cancels", own, 1, within: 0) {
        long.choices[1].title == "Cancel" ? 1 : 0
      },
    ]
  }

  /// Choices that are higher than those of the standard size, at 2x.
  private static func scaled() throws -> [Fact] {
    let source = Fact.Source.published("DWAlertController, DWAlertViewActionButtonMinHeight")
    let heights: [(UIContentSizeCategory, CGFloat)] = [
      (.extraSmall, 44), (.large, 44), (.extraLarge, 46.5), (.extraExtraLarge, 49),
      (.extraExtraExtraLarge, 51), (.accessibilityMedium, 67), (.accessibilityLarge, 79),
      (.accessibilityExtraLarge, 95.5), (.accessibilityExtraExtraLarge, 112),
    ]
    let width = try shown(nil, nil, [("OK", .default)], category: .accessibilityMedium).card.width
    let flutter = Fact.Source.published("Flutter, CupertinoAlertDialog")
    return [Fact("an alert's width with large text", flutter, 310, within: 0.01) { width }]
      + (try heights.map { category, height in
        let alert = try shown(nil, nil, [("OK", .default)], scale: 2, category: category)
        return Fact("a choice at \(category.rawValue)", source, height, within: 0.01) {
          alert.choices[0].frame.height
        }
      })
  }

  // MARK: Sheets

  /// A sheet on a phone 375 wide at 2x, of 2017. Its sides were 10 points from the screen's then;
  /// Flutter's authors found 8 on iOS 17.
  private static func sheets() throws -> [Fact] {
    let source = Fact.Source.published("EarlGrey's issue 664, the tree of a sheet")
    let flutter = Fact.Source.published("Flutter, CupertinoActionSheet, measured on iOS 17")
    let sheet = try shown(
      "Switchpoint", nil, [("A", .default), ("B", .default), ("Cancel", .cancel)], .actionSheet,
      scale: 2)
    let both = try shown(
      "Dessert", "Choose one.", [("A", .default)], .actionSheet, scale: 3)
    return [
      Fact("the top of a sheet's title", source, 14.5, within: 0.01) { sheet.texts[0].minY },
      Fact("the height of a sheet's title", source, 16, within: 0.01) { sheet.texts[0].height },
      Fact("a sheet's first choice", source, 44.5, within: 0.01) { sheet.choices[0].frame.minY },
      Fact("a sheet's second choice", source, 102, within: 0.01) { sheet.choices[1].frame.minY },
      Fact("a sheet's choice is high", source, 57, within: 0.01) {
        sheet.choices[0].frame.height
      },
      Fact("the choice that cancels", source, 167, within: 0.01) { sheet.choices[2].frame.minY },
      Fact("a sheet is high", source, 224, within: 0.01) { sheet.card.height },
      Fact("from a sheet's title to its message", flutter, 4) {
        both.texts[1].minY - both.texts[0].maxY
      },
      Fact("from a sheet's message to the line below it", flutter, 13.5) {
        both.choices[0].frame.minY - 1.0 / 3 - both.texts[1].maxY
      },
    ]
  }

  /// Sheets of more than a screen, by what the status bar's side covers.
  private static func highSheets() throws -> [Fact] {
    let source = Fact.Source.published("Flutter, CupertinoActionSheet, measured on iOS 17")
    let long = String(repeating: "A sentence that goes on. ", count: 150)
    return try [(20, 20), (47, 47), (59, 54)].map { (covered: CGFloat, top: CGFloat) in
      let sheet = try shown(
        "Read", long, [("A", .default)], .actionSheet, covered: covered)
      return Fact("the top of a high sheet where \(covered) points are covered", source, top) {
        sheet.card.minY
      }
    }
  }

  // MARK: Dimming

  /// How much black lies over a white screen below an alert.
  private static func dimming() throws -> [Fact] {
    let source = Fact.Source.published("DWAlertController, DimmingOpacity of iOS 13")
    return try [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)].map { style, opacity in
      let picture = try Phone.iPhone15.drawn { window in
        window.overrideUserInterfaceStyle = style
        let root = UIViewController()
        root.view.backgroundColor = .white
        window.rootViewController = root
        let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
      }
      return Fact(
        "the dimming below an alert, style \(style.rawValue)", source, opacity, within: 0.005
      ) { 1 - picture.color(x: 20, y: 20)[0] / 255 }
    }
  }

  // MARK: What is shown

  /// A shown alert, in the coordinates of its view.
  private struct Shown {
    var card = CGRect.null
    var texts: [CGRect] = []
    var choices: [(title: String, frame: CGRect)] = []
    var lines: [CGRect] = []
  }

  private static func shown(
    _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)],
    _ style: UIAlertController.Style = .alert, scale: CGFloat = 3,
    category: UIContentSizeCategory = .large, covered: CGFloat = 59
  ) throws -> Shown {
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = category
    return try RenderingEnvironment.$current.withValue(environment) {
      let phone = Phone(
        size: CGSize(width: 393, height: 852), top: covered, scale: scale)
      return try phone.drawn { window in
        let root = UIViewController()
        window.rootViewController = root
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
        root.present(alert, animated: false)
      } measure: { window in
        parts(of: window.rootViewController?.presentedViewController?.view)
      }.value
    }
  }

  private static func parts(of view: UIView?) -> Shown {
    guard let view else { return Shown() }
    var shown = Shown()
    shown.card = view.frame
    func visit(_ part: UIView) {
      guard !part.isHidden else { return }
      let frame = part.convert(part.bounds, to: view)
      if part is UIControl {
        shown.choices.append((part.accessibilityLabel ?? "", frame))
      } else if let label = part as? UILabel {
        if label.text?.isEmpty == false { shown.texts.append(frame) }
      } else {
        if part.subviews.isEmpty { shown.lines.append(frame) }
        part.subviews.forEach(visit)
      }
    }
    visit(view)
    shown.texts.sort { $0.minY < $1.minY }
    shown.choices.sort { $0.frame.minY < $1.frame.minY }
    return shown
  }
}
