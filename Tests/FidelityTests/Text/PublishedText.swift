// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A label in a file that Xcode wrote, which laid it out with UIKit: its text, font and size.
struct PublishedText {
  enum Font {
    case system(CGFloat, UIFont.Weight = .regular)
    case style(UIFont.TextStyle)

    var font: UIFont {
      switch self {
      case .system(let size, let weight): .systemFont(ofSize: size, weight: weight)
      case .style(let style): .preferredFont(forTextStyle: style)
      }
    }
  }

  let text: String
  let font: Font
  let scale: CGFloat
  let width: CGFloat
  let height: CGFloat
  /// The project that publishes the file.
  let project: String

  init(
    _ text: String, _ font: Font, scale: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ project: String
  ) {
    self.text = text
    self.font = font
    self.scale = scale
    self.width = width
    self.height = height
    self.project = project
  }

  private func label(lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font.font
    label.numberOfLines = lines
    return label
  }

  /// Its width on one line, to the pixel: widths are rounded up to whole ones.
  var widthFact: Fact {
    Fact("\(text) in \(font)", .storyboard(project), width, within: 1 / scale + 0.01) {
      at(scale) { label(lines: 1).intrinsicContentSize.width }
    }
  }

  /// Its height on as many lines as it needs in its width.
  var heightFact: Fact {
    Fact("\(text) in \(font)", .storyboard(project), height) {
      at(scale) { label(lines: 0).sizeThatFits(CGSize(width: width, height: 0)).height }
    }
  }
}
