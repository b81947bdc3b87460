// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// One thing about a view's look.
public struct SceneProperty: Hashable, Sendable {
  /// What it is.
  public var name: Name
  /// Its value as text.
  public var value: String

  /// Makes a property.
  public init(_ name: Name, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The name of a property. Each class of views has names of its own; those with a constant here
  /// are the ones that every version of scenes knows.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as scenes write it.
    public let rawValue: String

    /// Makes a name from what scenes write.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension SceneProperty.Name {
  /// Whether nothing of the view is seen.
  public static let hidden = Self(rawValue: "hidden")
  /// A label's text.
  public static let text = Self(rawValue: "text")
  /// The name and size of a label's font.
  public static let font = Self(rawValue: "font")
  /// A label's text color.
  public static let color = Self(rawValue: "color")
  /// How a label, an image view or a stack view aligns its content.
  public static let alignment = Self(rawValue: "alignment")
  /// The greatest number of a label's lines.
  public static let lines = Self(rawValue: "lines")
  /// The size and a checksum of an image view's picture.
  public static let image = Self(rawValue: "image")
  /// The tint of a control or of an image that is a template.
  public static let tint = Self(rawValue: "tint")
  /// The background color.
  public static let background = Self(rawValue: "background")
  /// The width and color of the border.
  public static let border = Self(rawValue: "border")
  /// The corner radius.
  public static let corner = Self(rawValue: "corner")
  /// Color, opacity, offset and radius of the shadow.
  public static let shadow = Self(rawValue: "shadow")
  /// The rectangle around a shape layer's path.
  public static let shape = Self(rawValue: "shape")
  /// A shape layer's fill color.
  public static let fill = Self(rawValue: "fill")
  /// A shape layer's line width and color.
  public static let stroke = Self(rawValue: "stroke")
  /// A gradient layer's colors.
  public static let colors = Self(rawValue: "colors")
  /// The opacity.
  public static let alpha = Self(rawValue: "alpha")
  /// What a control or a label is besides normal, such as `disabled`.
  public static let state = Self(rawValue: "state")
  /// A stack view's spacing.
  public static let spacing = Self(rawValue: "spacing")
  /// A stack view's axis.
  public static let axis = Self(rawValue: "axis")
  /// A stack view's distribution.
  public static let distribution = Self(rawValue: "distribution")
  /// The layout margins to which a stack view keeps.
  public static let margins = Self(rawValue: "margins")
  /// A scroll view's content offset.
  public static let content = Self(rawValue: "content")
  /// Whether subviews are cut at the bounds.
  public static let clips = Self(rawValue: "clips")
  /// The transform.
  public static let transform = Self(rawValue: "transform")

  // Of the names that came with version 3, those that differences treat in a way of their own.
  static let pathElements = Self(rawValue: "pathElements")
  static let lineBreakMode = Self(rawValue: "lineBreakMode")
  static let attributes = Self(rawValue: "attributes")

  /// The names of version 2, in the order in which scenes tell them.
  static let ofVersion2: [Self] = [
    hidden, text, font, color, alignment, lines, image, tint, background, border, corner,
    shadow, shape, fill, stroke, colors,
    alpha, state, spacing, axis, distribution, margins, content, clips, transform,
  ]

  private static let places = Dictionary(
    uniqueKeysWithValues: ofVersion2.enumerated().map { ($1, $0) })
}

extension SceneProperty.Name: Comparable {
  /// The order in which scenes tell properties: first those of version 2 in theirs, then by name.
  public static func < (left: Self, right: Self) -> Bool {
    switch (places[left], places[right]) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): left.rawValue < right.rawValue
    }
  }
}

extension SceneProperty.Name {
  private static let affectingLayout: Set<Self> = {
    let names = [
      "contentInset", "placeholder", "customSpacing", "preferredMaxLayoutWidth", "attributes",
      "numberOfPages", "style", "borderStyle", "contentEdgeInsets", "contentInsets",
      "imagePlacement", "imagePadding", "titlePadding", "buttonSize", "textContainerInset",
      "lineFragmentPadding", "scrollEnabled", "rowHeight", "sectionHeaderHeight",
      "sectionFooterHeight", "sectionHeaderTopPadding", "prefersLargeTitles",
      "semanticContentAttribute", "editing", "accessoryType", "indentationLevel",
    ]
    return Set(
      [
        .hidden, .text, .font, .lines, .image, .spacing, .axis, .distribution, .margins,
        .alignment, .content, .transform,
      ] + names.map { Self(rawValue: $0) })
  }()

  /// Whether other views may be laid out anew when it changes. A name that is not listed does not:
  /// a view that also has another size then tells both.
  var affectsLayout: Bool { Self.affectingLayout.contains(self) }

  private static let otherWords: [Self: String] = [
    .corner: "corner radius", .color: "text color", .tint: "tint color",
    .background: "background color", .lines: "number of lines", .content: "scroll offset",
    .clips: "clipping", .margins: "layout margins", .shape: "path",
    .colors: "gradient's colors",
  ]

  /// The name in a sentence: `onTintColor` is `on tint color`.
  var words: String {
    if let words = Self.otherWords[self] { return words }
    return rawValue.reduce(into: "") { words, character in
      words += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
  }
}
