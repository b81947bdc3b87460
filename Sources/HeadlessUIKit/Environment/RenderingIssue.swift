// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// One problem that was met while views were laid out and drawn, and the views that have it.
///
/// ```swift
/// let issue = RenderingIssue("no font has a glyph for ☃", kind: .missingGlyph, in: [label])
/// print(issue.views.map(\.type))  // ["UILabel"]
/// ```
public struct RenderingIssue: Hashable, Sendable {
  /// What kind of problem it is.
  public enum Kind: Hashable, Sendable {
    /// A character for which no font has a glyph.
    case missingGlyph
    /// Constraints that contradict each other, or would give a view a negative size.
    case brokenConstraints
    /// A symbol of which there is no drawing, so that a square stands for it.
    case standInSymbol
    /// A font of Apple's that may not be shipped, so that another one stands for it.
    case standInFont
    /// A picture or a color that code asked for by a name which no catalog has.
    case missingAsset
    /// A view that has the look of an older system than the one that is drawn.
    case olderLook
    /// Code that needs a framework which Linux has not.
    case leftOut
    /// A part of a view's look, or of what it does, that is not drawn here.
    case notDrawn
    /// What UIKit logs, and then goes on, such as a presentation that cannot begin.
    case warning
    /// A mistake that UIKit throws an exception for, or what else a picture cannot be made with.
    case other
  }

  /// A view, without keeping it.
  public struct Place: Hashable, Sendable {
    /// Tells it from every other view, as long as it exists.
    public let view: ObjectIdentifier
    /// Its class's name, without the module.
    public let type: String
    /// Its accessibility identifier; `nil` for none.
    public let identifier: String?

    init(_ view: UIView) {
      self.view = ObjectIdentifier(view)
      type = String(describing: Swift.type(of: view))
      identifier = view.accessibilityIdentifier
    }
  }

  /// What happened, with the view, in a sentence or a few lines.
  public let message: String
  /// What kind of problem it is.
  public let kind: Kind
  /// The views that have it, the one to name first; empty where that is not known.
  public let views: [Place]

  /// Makes an issue.
  public init(_ message: String, kind: Kind = .other, in views: [UIView] = []) {
    self.message = message
    self.kind = kind
    self.views = views.map(Place.init)
  }
}
