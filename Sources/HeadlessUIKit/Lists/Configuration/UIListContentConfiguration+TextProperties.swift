// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIListContentConfiguration {
  /// How a text of a list looks.
  public struct TextProperties: Hashable {
    /// Where lines start.
    public enum TextAlignment: Int, Sendable {
      /// Where text starts.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both ends.
      case justified = 2

      var alignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// What is done to the letters.
    public enum TextTransform: Int, Sendable {
      /// Nothing.
      case none = 0
      /// All are capital.
      case uppercase = 1
      /// None is capital.
      case lowercase = 2
      /// The first of each word is capital.
      case capitalized = 3

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Changes the color.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines start. The default is `natural`.
    public var alignment = TextAlignment.natural
    /// Where lines break or end. The default is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether text that is too wide becomes smaller. The default is false.
    public var adjustsFontSizeToFitWidth = false
    /// How small text may become, as a part of its size. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether a pointer that rests on text that is cut off shows all of it. There is no pointer
    /// here. The default is false.
    public var showsExpansionTextWhenTruncated: Bool = false
    /// Whether the font follows the user's text size. The default is true.
    public var adjustsFontForContentSizeCategory = true
    /// What is done to the letters. The default is nothing.
    public var transform = TextTransform.none

    /// Whether the text belongs to what people cannot use.
    var isDisabled = false
    private let standardColor: UIColor

    init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) {
      font = weight.map { TextProperties.font(style, $0) } ?? .preferredFont(forTextStyle: style)
      self.color = color
      standardColor = color
    }

    private static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
      let size = style.size(at: UIContentSizeCategory.wanted(by: nil))
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      return UIFont(font.design, size: size, dynamic: .style(style))
    }

    /// The color as it is drawn.
    public func resolvedColor() -> UIColor {
      let base = isDisabled && color == standardColor ? .tertiaryLabel : color
      return colorTransformer?(base) ?? base
    }
  }
}
