// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The field of a search bar: round and gray, with a magnifier before the text.
///
/// ```swift
/// let field = UISearchTextField()
/// field.placeholder = "Search pets"
/// ```
open class UISearchTextField: UITextField {
  /// From the start to the magnifier, whose ink begins at 8 points on iOS 17.
  private static let magnifierMargin: CGFloat = 25.0 / 3
  private static let textDistance: CGFloat = 7
  private static let endMargin: CGFloat = 6
  /// From the button that empties the field to the edge: its disk ends 7 points from it.
  private static let clearMargin: CGFloat = 6
  private static let radius: CGFloat = 10

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    asToolkit { font = .preferredFont(forTextStyle: .body) }
    becomeSearchField()
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let color = layerStorage.backgroundPaint
    becomeSearchField()
    if let color { backgroundColor = color }
  }

  private func becomeSearchField() {
    adjustsFontForContentSizeCategory = true
    leftView = SearchMagnifier()
    leftViewMode = .always
    // Both are as dark as the magnifier on iOS 16.
    placeholderColor = .secondaryLabel
    clearButtonColor = .secondaryLabel
    clearButtonMode = .whileEditing
    returnKeyType = .search
    asToolkit { layerStorage.backgroundPaint = .tertiarySystemFill }
    layerStorage.cornerRadius = UISearchTextField.radius
    layerStorage.cornerCurve = .continuous
  }

  /// The color behind the field's own light gray, which lies over it: a white one looks gray.
  /// Recorded on iOS 17: 30 % of (230, 232, 235) on white comes out as (231, 232, 234). The
  /// default, also of `nil`, is the field's gray alone.
  open override var backgroundColor: UIColor? {
    get { ground ?? layerStorage.backgroundPaint }
    set {
      ground = newValue == .tertiarySystemFill ? nil : newValue
      paintBackground()
    }
  }
  private var ground: UIColor?

  /// Setting `none` takes the field's own gray and its round corners away, and another style brings
  /// them back. No border is drawn around them: it reads as `none`.
  open override var borderStyle: BorderStyle {
    get { super.borderStyle }
    set {
      guard (newValue == .none) != isBare else { return }
      isBare.toggle()
      layerStorage.cornerRadius = isBare ? 0 : UISearchTextField.radius
      paintBackground()
    }
  }
  private var isBare = false

  private func paintBackground() {
    let fill = UIColor.tertiarySystemFill
    layerStorage.backgroundPaint = isBare ? ground : ground.map(fill.over) ?? fill
  }

  private var tokenViews: [SearchTokenView] = []

  /// What stands in round boxes before the text. Their size is an estimate. The default is none.
  open var tokens: [UISearchToken] = [] {
    didSet { if tokens != oldValue { tokensDidChange() } }
  }

  /// The color behind a token; `nil` for the default, a gray.
  open var tokenBackgroundColor: UIColor! = .systemGray {
    didSet {
      if tokenBackgroundColor == nil { tokenBackgroundColor = .systemGray }
      for view in tokenViews { view.backgroundColor = tokenBackgroundColor }
    }
  }
  /// Whether the delete key takes tokens away. The default is true.
  open var allowsDeletingTokens: Bool = true
  /// Whether tokens are copied along with text. The default is true.
  open var allowsCopyingTokens: Bool = true
  /// What is offered below the field. Not drawn, as it lies over the screen; kept.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// The text without the tokens before it.
  open var textualRange: UITextRange {
    UITextRange(between: beginningOfDocument, and: endOfDocument)
  }

  /// Puts a token before another one.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  /// Takes a token away.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  /// Puts a token in the place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// Where a token stands: before the text, as tokens take no characters here.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// The tokens in a range: all of them where it begins with the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.start == beginningOfDocument ? tokens : []
  }

  private var metrics: SearchMetrics { SearchMetrics(traitCollection) }

  /// The size of the text, at least 36 points high at the standard text size.
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: max(metrics.fieldHeight, size.height))
  }

  /// ``intrinsicContentSize``, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The magnifier's place, a third more than 8 points from the edge.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.leftViewRect(forBounds: bounds)
    guard let leftView else { return rect }
    let ratio = metrics.signRatio
    if leftView is SearchMagnifier {
      let side = SearchMagnifier.side * ratio
      rect = CGRect(
        x: isMirrored ? rect.maxX - side : rect.minX, y: rect.midY - side / 2, width: side,
        height: side)
    }
    let margin = UISearchTextField.magnifierMargin * ratio
    rect.origin.x += isMirrored ? -margin : margin
    return rect
  }

  /// The place of the button that empties the field, 6 points from the edge.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.clearButtonRect(forBounds: bounds)
    let x =
      isMirrored
      ? bounds.minX + UISearchTextField.clearMargin
      : bounds.maxX - UISearchTextField.clearMargin - rect.width
    return CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The text's place, between the magnifier and the edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  /// The text's place while it is edited: as otherwise.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  /// Places the tokens and what other fields have.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !tokenViews.isEmpty else { return }
    let room = inset(super.textRect(forBounds: bounds), beforeTokens: true)
    var x: CGFloat = 0
    for view in tokenViews {
      let size = view.sizeThatFits(.zero)
      let frame = CGRect(
        x: room.minX + x, y: room.midY - size.height / 2, width: size.width, height: size.height)
      view.frame = mirrored(frame, in: room)
      x += size.width + UISearchTextField.tokenGap
    }
  }

  private func tokensDidChange() {
    for view in tokenViews { view.removeFromSuperview() }
    tokenViews = tokens.map { SearchTokenView($0, color: tokenBackgroundColor) }
    for view in tokenViews { addSubview(view) }
    setNeedsLayout()
  }

  private static let tokenGap: CGFloat = 4

  /// From the first token to the text.
  private var tokensWidth: CGFloat {
    tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + UISearchTextField.tokenGap }
  }

  private func inset(_ rect: CGRect, beforeTokens: Bool = false) -> CGRect {
    let margin = showsLeftView ? 0 : UISearchTextField.magnifierMargin
    let (start, end) = (
      margin + UISearchTextField.textDistance + (beforeTokens ? 0 : tokensWidth),
      UISearchTextField.endMargin
    )
    let insets = UIEdgeInsets(
      top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
    return rect.width > start + end ? rect.inset(by: insets) : rect
  }
}
