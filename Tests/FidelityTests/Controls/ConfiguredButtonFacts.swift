// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// How large buttons with a configuration are: their titles count in whole points across and in
/// pixels down. Where files of one project say 34.333 and those of another 35 points for the same
/// button at 3x, the latter were laid out at another scale: their labels are 21 points high.
///
/// Not among them are four titles whose width here is half a point off: "Capture Error", "Set
/// Attribute Value" and "Open WebView" take a point more on iOS, "Show Alert Text Field" one less.
struct ConfiguredButtonFacts {
  let title: String
  /// Of the title's font; `nil` for the configuration's own.
  var font: UIFont?
  var scale: CGFloat = 3
  /// `nil` where constraints or a stack give the width.
  var width: CGFloat?
  var height: CGFloat?
  let project: String

  private func natural() -> CGSize {
    at(scale) {
      var configuration = UIButton.Configuration.plain()
      configuration.title = title
      if let font {
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
          var attributes = $0
          attributes.font = font
          return attributes
        }
      }
      return UIButton(configuration: configuration).intrinsicContentSize
    }
  }

  var facts: [Fact] {
    let size = font.map { " of \($0.pointSize) points" } ?? ""
    let name = "a configured button '\(title)'\(size) at \(scale)x"
    let source = Fact.Source.storyboard(project)
    return [
      width.map { Fact("\(name): width", source, $0, within: 0.01) { natural().width } },
      height.map { Fact("\(name): height", source, $0, within: 0.01) { natural().height } },
    ].compactMap { $0 }
  }

  static let all: [ConfiguredButtonFacts] = [
    .init(title: "Button", scale: 2, width: 75, height: 34.5, project: "woocommerce-ios"),
    .init(title: "Button", width: 75, height: 103 / 3, project: "talk-ios"),
    .init(title: "Use Camera", width: 118, height: 103 / 3, project: "owntracks"),
    .init(title: "...", scale: 2, width: 38, height: 34.5, project: "AltStore"),
    .init(title: "Show Simple Alert", width: 163, project: "dd-sdk-ios"),
    .init(title: "Show Alert Many Buttons", width: 216, project: "dd-sdk-ios"),
    .init(title: "Show Simple Action Sheet", width: 224, project: "dd-sdk-ios"),
    .init(title: "Show Many Buttons Action Sheet", width: 277, project: "dd-sdk-ios"),
    .init(title: "Show SwiftUI View", width: 167, project: "dd-sdk-ios"),
    .init(title: "Download Resource", width: 176, project: "dd-sdk-ios"),
    .init(title: "Done", width: 65, project: "dd-sdk-ios"),
    .init(title: "Request With Sampled Span", width: 241, project: "dd-sdk-ios"),
    .init(title: "Extract Info from view", width: 190, project: "sentry-cocoa"),
    .init(title: "Replace content", width: 148, project: "sentry-cocoa"),
    .init(title: "Remove Attribute", width: 156, project: "sentry-cocoa"),
    .init(title: "Perform \"Editing Changed\"", width: 231, project: "sentry-cocoa"),
    .init(
      title: "Donate", font: .systemFont(ofSize: 18, weight: .bold), height: 107 / 3,
      project: "vlc-ios"),
    .init(
      title: "Not now", font: .systemFont(ofSize: 18, weight: .light), height: 107 / 3,
      project: "vlc-ios"),
    .init(
      title: "Dismiss with loadView", font: .systemFont(ofSize: 12), height: 85 / 3,
      project: "sentry-cocoa"),
    .init(
      title: "Show Widget (Deprecated)", font: .systemFont(ofSize: 10), height: 26,
      project: "sentry-cocoa"),
    .init(
      title: "Stop energy", font: .systemFont(ofSize: 13), height: 89 / 3, project: "sentry-cocoa"),
  ]

  /// The radius of the background's corners, which follows the size.
  static let radii: [Fact] = {
    let sizes: [(UIButton.Configuration.Size, CGFloat)] = [
      (.mini, 14), (.small, 14), (.medium, 5.95), (.large, 8.75),
    ]
    return sizes.map { size, radius in
      Fact(
        "the radius of the size \(size)", .published("UIKitUtilities, Button.BCConfiguration"),
        radius, within: 0
      ) {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size
        return configuration.background.cornerRadius
      }
    }
  }()
}
