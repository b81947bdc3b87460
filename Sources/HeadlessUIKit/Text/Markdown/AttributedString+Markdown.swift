// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Texts that are written in Markdown, which Foundation for Linux does not read.
extension AttributedString {
  /// How a text in Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of the syntax counts.
    public enum InterpretedSyntax: Sendable {
      /// All: headings, lists and paragraphs, too, whose texts follow each other without a break.
      case full
      /// What stands within a paragraph; ends of lines are spaces.
      case inlineOnly
      /// What stands within a paragraph; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to a text that cannot be read. Every text can be.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError
      /// What could be read comes back.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read as its text, the attributes being left out. The
    /// default is false.
    public var allowsExtendedAttributes: Bool
    /// Which of the syntax counts. The default is all.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language. Kept only.
    public var languageCode: String?
    /// Whether the places in the source are attributes. Kept only.
    public var appliesSourcePositionAttributes: Bool

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads a text in Markdown: emphasis, code, links and what is struck through.
  ///
  /// ```swift
  /// let terms = try AttributedString(markdown: "I accept the **[terms](https://example.com)**")
  /// label.attributedText = NSAttributedString(terms)
  /// ```
  ///
  /// - Parameters:
  ///   - markdown: By the rules of CommonMark 0.31, with GitHub's for what is struck through and
  ///     for addresses that stand alone. Tables and footnotes are read as text.
  ///   - options: How it is read.
  ///   - baseURL: What addresses are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for piece in MarkdownText(markdown, options).pieces {
      var attributes = AttributeContainer()
      if !piece.intent.isEmpty {
        attributes[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self] =
          piece.intent
      }
      if let address = piece.address, let url = URL(string: address, relativeTo: baseURL) {
        attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
      }
      append(AttributedString(piece.text, attributes: attributes))
    }
  }

  /// Reads a text in Markdown.
  ///
  /// - Throws: Where the bytes are no UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Reads a text in Markdown, with UIKit's attributes and links whatever the scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Reads a text in Markdown, with UIKit's attributes and links whatever the scope.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Reads a text in Markdown, see `AttributedString(markdown:options:baseURL:)`.
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Reads a text in Markdown, see `AttributedString(markdown:options:baseURL:)`.
  ///
  /// - Throws: Where the bytes are no UTF-8.
  public convenience init(
    markdown: Data,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The key of what a part is meant as.
  public typealias InlinePresentationIntentAttribute = AttributeScopes.UIKitAttributes
    .InlinePresentationIntentAttribute
}
