// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a screen says while it has nothing to show: a picture, texts and buttons.
///
/// Fonts, colors, margins and distances are those that UIKit answers for its three kinds, as the
/// port charon (github.com/kern0x1b/charon, `UIContentUnavailableConfiguration.m`) read them from
/// UIKit itself, of Mac Catalyst.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.text = "No pets yet"
/// contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Equatable {
  /// Where the content stands.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the side where text begins, in the middle of the height. Apple says no more of it: the
    /// place is an estimate.
    case natural = 1
  }

  /// The picture above the texts; `nil`, the default, for none.
  public var image: UIImage?
  /// How the picture looks, or the wheel of ``loading()``.
  public var imageProperties: ImageProperties
  /// The text. Setting it forgets ``attributedText``.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text with attributes. Setting it forgets ``text``.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// How the text looks: by default of the style `title2`, bold.
  public var textProperties: TextProperties
  /// The second text. Setting it forgets ``secondaryAttributedText``.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The second text with attributes. Setting it forgets ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the second text looks: by default of the style `subheadline`, gray.
  public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
  /// How the button below the texts looks: by default small and plain. It shows once it has a title
  /// or an image.
  public var button = UIContentUnavailableConfiguration.standardButton
  /// What that button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks, which is below the first one.
  public var secondaryButton = UIContentUnavailableConfiguration.standardButton
  /// What that button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content stands. The default is in the middle.
  public var alignment = Alignment.center
  /// The axes on which the margins of the surroundings count where they are greater. The default
  /// is `horizontal`.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// From the safe area to the content, in points. The default is 16 above and below, 32 beside.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 32, bottom: 16, trailing: 32)
  /// From the picture to the texts, in points. The default is 15, and 8 for ``loading()``.
  public var imageToTextPadding: CGFloat
  /// From the text to the second one, in points. The default is 3.
  public var textToSecondaryTextPadding: CGFloat = 3
  /// From what is above to the button, in points. The default is 20.
  public var textToButtonPadding: CGFloat = 20
  /// From one button to the other, in points. The default is 15.
  public var buttonToSecondaryButtonPadding: CGFloat = 15
  /// What lies behind the content: by default nothing.
  public var background = UIBackgroundConfiguration.clear()

  /// Which of the three it began as.
  enum Kind { case empty, loading, search }

  let kind: Kind
  /// What ``search()`` says until something is searched for.
  private static let noResults = "No Results"
  private static let (symbolSize, wheelSize): (CGFloat, CGFloat) = (48, 32)

  private init(_ kind: Kind) {
    let isLoading = kind == .loading
    self.kind = kind
    textProperties =
      isLoading
      ? TextProperties(.subheadline, .secondaryLabel)
      : TextProperties(.title2, .label, isBold: true)
    imageToTextPadding = isLoading ? 8 : 15
    let size =
      isLoading
      ? UIContentUnavailableConfiguration.wheelSize : UIContentUnavailableConfiguration.symbolSize
    imageProperties = ImageProperties(
      preferredSymbolConfiguration: UIImage.SymbolConfiguration(pointSize: size),
      tintColor: .secondaryLabel)
  }

  private static var standardButton: UIButton.Configuration {
    var button = UIButton.Configuration.plain()
    button.buttonSize = .small
    button.titleAlignment = .center
    return button
  }

  /// Nothing is there yet.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(.empty)
  }

  /// Something is being loaded: a wheel above "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration(.loading)
    loading.text = "Loading…"
    return loading
  }

  /// Nothing was found: a magnifier above "No Results" and what may be done, in English. A screen
  /// that searches for something says for what.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration(.search)
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = noResults
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// Makes a view that shows this value.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// What ``search()`` says of what is searched for; a text of the app's own, and others, stay.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == UIContentUnavailableConfiguration.noResults,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }
}

extension UIContentUnavailableConfiguration {
  /// How a picture looks.
  public struct ImageProperties: Hashable {
    /// How symbols look; `nil` for the picture's own way. The default is 48 points large.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of templates and symbols; `nil` for the tint. The default is a gray.
    public var tintColor: UIColor?
    /// The radius of the corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points, within which the picture keeps its proportions; 0, the
    /// default, does not limit.
    public var maximumSize: CGSize = .zero
    /// Whether Smart Invert leaves the picture as it is. The default is false.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font, which follows the user's size of text where it is one of a text style.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// How lines end. The default cuts the last one.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The greatest number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether a text on one line becomes smaller. The default is false.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may become. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters come closer together. The default is false.
    public var allowsDefaultTighteningForTruncation = false

    init(_ style: UIFont.TextStyle, _ color: UIColor, isBold: Bool = false) {
      let plain = UIFont.preferredFont(forTextStyle: style)
      let bold = isBold ? plain.fontDescriptor.withSymbolicTraits(.traitBold) : nil
      font = bold.map { UIFont(descriptor: $0, size: 0) } ?? plain
      self.color = color
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What a tap does; `nil`, the default, for nothing.
    public var primaryAction: UIAction?
    /// The menu of the button; `nil`, the default, for none.
    public var menu: UIMenu?
    /// Whether the button can be used. The default is true.
    public var isEnabled = true
    /// What the button is for. The default is nothing special.
    public var role: UIButton.Role = .normal
  }
}
