// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An image, a text and a second text, as lists show them.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Wi-Fi"
/// content.secondaryText = "Connected"
/// content.image = UIImage(named: "wifi")
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image before the texts; `nil`, the default, for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// The text. Setting it forgets ``attributedText``.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text with attributes, which come before those of ``textProperties``. Setting it forgets
  /// ``text``.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// How the text looks.
  public var textProperties: TextProperties

  /// The second text. Setting it forgets ``secondaryAttributedText``.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The second text with attributes, which come before those of ``secondaryTextProperties``.
  /// Setting it forgets ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the margins of the surroundings count where they are greater. The default is
  /// from side to side.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// From the edges to the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands at the end of the first one's line, where both have room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// From the image to the texts, in points. The default is 16.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts side by side, in points, at least. The default is 6.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between texts one above the other, in points. The default is 3.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How opaque the content is, from 0 to 1, the default.
  public var alpha: CGFloat = 1

  /// The height that a cell with this content has at least, in points.
  let leastHeight: CGFloat

  init(
    _ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets,
    leastHeight: CGFloat
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
    self.leastHeight = leastHeight
  }

  /// Makes a view that shows this value.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The value for a state: texts of what is disabled are gray unless a color was chosen.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    updated.textProperties.isDisabled = isDisabled
    updated.secondaryTextProperties.isDisabled = isDisabled
    return updated
  }
}
