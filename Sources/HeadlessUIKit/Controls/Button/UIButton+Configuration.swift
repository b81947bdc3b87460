// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIButton {
  /// The look of a button as one value.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Adopt"
  /// configuration.image = UIImage(named: "paw")
  /// configuration.imagePadding = 8
  /// button.configuration = configuration
  /// ```
  public struct Configuration: Equatable {
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As large as `small`.
      case mini = 2
      /// Text of 15 points, 28 points high.
      case small = 1
      /// Text of 17 points, 34 points high. The default.
      case medium = 0
      /// Text of 17 points, 50 points high.
      case large = 3
    }

    /// How a button looks in an app of the Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system likes.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without a border.
      case borderless = 2
      /// Without a border, in the tint.
      case borderlessTinted = 3
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      /// The background's radius, as it is.
      case fixed = -1
      /// The background's radius, larger where text is larger. The default.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A middling radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half of the shorter side.
      case capsule = 4
    }

    /// Where title and subtitle lie to one another.
    public enum TitleAlignment: Int, Sendable {
      /// On the side of the image; in the middle where that is above or below.
      case automatic = 0
      /// Where text starts.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where text ends.
      case trailing = 3
    }

    /// Which colors the button takes where none are set.
    enum Look: Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    let look: Look

    /// The title. It is the text of ``attributedTitle``, as both are one value.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes. It has none where ``title`` was set last.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The smaller text below the title. It is the text of ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes. It has none where ``subtitle`` was set last.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image. Where its rendering mode is automatic, it has the color of the title.
    public var image: UIImage?
    /// How a symbol is drawn, instead of what it says itself; `nil`, the default, for that.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a wheel turns in the place of the image. The default is false.
    public var showsActivityIndicator: Bool = false
    /// Changes the color of the wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// How the button is to look in an app of the Mac. Kept only. The default is `automatic`.
    public var macIdiomStyle: MacIdiomStyle = .automatic

    /// The sign of a button whose menu a tap brings up. The default is that of a pop-up button,
    /// else none.
    public var indicator: Indicator = .automatic
    /// Changes the color of the sign.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// What lies behind the content; its color is ``baseBackgroundColor`` where it has none of its
    /// own.
    public var background: UIBackgroundConfiguration
    /// How round the corners are. The default is `dynamic`.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is. The default is `medium`.
    public var buttonSize: Size = .medium {
      didSet {
        if !hasOwnInsets { contentInsetsStorage = buttonSize.contentInsets }
        let isOwnRadius = background.cornerRadius != oldValue.cornerRadius
        if !isOwnRadius { background.cornerRadius = buttonSize.cornerRadius }
      }
    }
    /// The color of title and image; `nil` for the look's.
    public var baseForegroundColor: UIColor?
    /// The color that the background is made from; `nil` for the look's.
    public var baseBackgroundColor: UIColor?

    /// Where the image lies beside the title. The default is before it.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and title, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The least room for the image in the direction in which it stands before or behind the
    /// title, in points: images of several buttons get one width, and titles one start. The image
    /// is in the middle of it. The default is 0.
    public var imageReservation: CGFloat = 0
    /// Between title and subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle lie to one another. The default is `automatic`.
    public var titleAlignment: TitleAlignment = .automatic
    /// How the title is broken. The default is between words, on as many lines as it needs.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// How the subtitle is broken. The default is between words, on as many lines as it needs.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Whether the look follows the button's being chosen. The default is true.
    public var automaticallyUpdateForSelection: Bool = true

    private var contentInsetsStorage = Size.medium.contentInsets
    private var hasOwnInsets = false

    /// From the edges to the content, in points. The default follows ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { contentInsetsStorage }
      set {
        contentInsetsStorage = newValue
        hasOwnInsets = true
      }
    }

    /// Gives ``contentInsets`` the values of ``buttonSize`` again.
    public mutating func setDefaultContentInsets() {
      contentInsetsStorage = buttonSize.contentInsets
      hasOwnInsets = false
    }

    private init(_ look: Look) {
      self.look = look
      background = .clear()
      background.backgroundColor = nil
      background.cornerRadius = buttonSize.cornerRadius
    }

    /// The title in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The title in the tint on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The title in the tint on a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white title on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as ``plain()`` here.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The same as ``gray()`` here.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The same as ``tinted()`` here.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as ``filled()`` here.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension UIButton.Configuration.Size {
  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The radius of the background's corners, from the configuration that Sereivoan Yong's
  /// UIKitUtilities rebuilds for iOS 13.
  var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: 14
    case .medium: 5.95
    case .large: 8.75
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption2
    case .medium, .large: .footnote
    }
  }
}
