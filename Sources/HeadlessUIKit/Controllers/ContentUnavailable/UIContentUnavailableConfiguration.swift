// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a screen says while it has nothing to show: a picture, texts and buttons.
///
/// Apple's sizes and distances are not known here: the view of it is empty, which is reported.
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
    /// At the beginning.
    case natural = 1
  }

  /// The picture above the texts; `nil`, the default, for none.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text. Setting it forgets ``attributedText``.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text with attributes. Setting it forgets ``text``.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The second text. Setting it forgets ``secondaryAttributedText``.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The second text with attributes. Setting it forgets ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the button below the texts looks.
  public var button = UIButton.Configuration.plain()
  /// What that button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What that button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content stands. The default is in the middle.
  public var alignment = Alignment.center
  /// The axes on which the margins of the surroundings count where they are greater.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// From the edges to the content, in points. Apple's default is not known: 0.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// From the picture to the text, in points. Apple's default is not known: 0.
  public var imageToTextPadding: CGFloat = 0
  /// From the text to the second one, in points. Apple's default is not known: 0.
  public var textToSecondaryTextPadding: CGFloat = 0
  /// From the texts to the button, in points. Apple's default is not known: 0.
  public var textToButtonPadding: CGFloat = 0
  /// From one button to the other, in points. Apple's default is not known: 0.
  public var buttonToSecondaryButtonPadding: CGFloat = 0
  /// What lies behind the content.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether a wheel turns above the text.
  let isLoading: Bool

  private init(isLoading: Bool = false) { self.isLoading = isLoading }

  /// Nothing is there yet.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Something is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(isLoading: true)
  }

  /// Nothing was found: a magnifier, and the system's words for it, which are not known here.
  public static func search() -> UIContentUnavailableConfiguration {
    var found = UIContentUnavailableConfiguration()
    found.image = UIImage(systemName: "magnifyingglass")
    return found
  }

  /// Makes a view, which is empty here.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The value itself: it does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

extension UIContentUnavailableConfiguration {
  /// How a picture looks.
  public struct ImageProperties: Hashable {
    /// How symbols look; `nil`, the default, for the picture's own way.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of templates; `nil`, the default, for the system's.
    public var tintColor: UIColor?
    /// The radius of the corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; 0, the default, does not limit.
    public var maximumSize: CGSize = .zero
    /// Whether Smart Invert leaves the picture as it is. The default is false.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font. The default is that of bodies of text.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The color. The default is that of labels.
    public var color: UIColor = .label
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
