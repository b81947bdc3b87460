// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// A view that shows text.
///
/// The text is measured as it is drawn; sizes are rounded up to whole pixels. It is centered
/// between the label's upper and lower edge, on whole pixels.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Hello"
/// label.font = .preferredFont(forTextStyle: .headline)
/// label.sizeToFit()
/// ```
open class UILabel: UIView {
  final var content = LabelContent.empty
  final var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var textColorStorage = UIColor.label
  final var alignmentStorage = NSTextAlignment.natural
  final var lineBreakModeStorage = NSLineBreakMode.byTruncatingTail
  final var lineBreakStrategyStorage = NSParagraphStyle.LineBreakStrategy.standard
  final var layouts = LabelLayoutCache()
  final var recording: LabelRecording?

  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { decodeLabel($0, $1) }
  }

  // MARK: Text

  /// The text; `nil`, the default, shows nothing. Setting it drops all attributes.
  open var text: String? {
    get { content.string }
    set {
      let new = newValue.map { LabelContent.plain($0) } ?? .empty
      guard new != content else { return }
      keepFirstAttributes()
      content = new
      contentDidChange()
    }
  }

  /// The text with attributes. With it ``font``, ``textColor``, ``textAlignment``,
  /// ``lineBreakMode`` and ``lineBreakStrategy`` are those of its first character, where it has
  /// them. Characters without a font or a color have those that the label had before, as on iOS.
  open var attributedText: NSAttributedString? {
    get { readAttributedText() }
    set {
      // An attributed text says its own fonts and colors.
      noteSet(.font)
      noteSet(.textColor)
      setAttributedText(newValue)
    }
  }

  /// The text's font, for all of it. The default, also after setting `nil`, is the system font in
  /// 17 points. With ``adjustsFontForContentSizeCategory`` it has the size for the traits.
  open var font: UIFont! {
    get { present(firstAttribute(.font) as? UIFont ?? fontStorage) }
    set {
      noteSet(.font)
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      let shown = content.setting(font, for: .font)
      guard !font.isSame(as: fontStorage) || shown != content else { return }
      (fontStorage, content) = (font, shown)
      contentDidChange()
    }
  }

  /// The text's color, for all of it. The default, also after setting `nil`, is ``UIColor/label``.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? textColorStorage }
    set {
      noteSet(.textColor)
      let color = newValue ?? .label
      let shown = content.setting(color, for: .foregroundColor)
      guard color != textColorStorage || shown != content else { return }
      (textColorStorage, content) = (color, shown)
      layouts = LabelLayoutCache()
      setNeedsDisplay()
    }
  }

  /// Where lines stand between the edges. The default is natural.
  open var textAlignment: NSTextAlignment {
    get { alignmentStorage }
    set {
      var shown = content
      shown.changeParagraphStyles { $0.alignment = newValue }
      guard newValue != alignmentStorage || shown != content else { return }
      (alignmentStorage, content) = (newValue, shown)
      contentDidChange()
    }
  }

  /// What happens to text that is too wide. The default is an ellipsis at the end.
  open var lineBreakMode: NSLineBreakMode {
    get { lineBreakModeStorage }
    set {
      var shown = content
      shown.changeParagraphStyles { $0.lineBreakMode = newValue }
      guard newValue != lineBreakModeStorage || shown != content else { return }
      (lineBreakModeStorage, content) = (newValue, shown)
      contentDidChange()
    }
  }

  /// How lines break beyond ``lineBreakMode``. The default is `standard`, with which a single word
  /// on the second line of two is joined by the last one of the first.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { lineBreakStrategyStorage }
    set {
      var shown = content
      shown.changeParagraphStyles { $0.lineBreakStrategy = newValue }
      guard newValue != lineBreakStrategyStorage || shown != content else { return }
      (lineBreakStrategyStorage, content) = (newValue, shown)
      contentDidChange()
    }
  }

  /// The greatest number of lines; 0 for as many as there are room for. The default is 1.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The color of all text while ``isHighlighted`` is true; `nil`, the default, for its own.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether ``highlightedTextColor`` is shown. The default is false.
  open var isHighlighted: Bool = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text has its own colors. The default is true; otherwise all of it is gray.
  open var isEnabled: Bool = true {
    didSet { setNeedsDisplay() }
  }

  /// The color of a copy of the text behind it; `nil`, the default, for none.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Where that copy stands, in points right of the text and below it. The default is one above it.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// The width in points at which ``intrinsicContentSize`` breaks lines; 0, the default, for not
  /// breaking them.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// What ``preferredMaxLayoutWidth`` said when the text was measured last.
  private var measuredMaxLayoutWidth: CGFloat = 0
  /// The width that Auto Layout has in mind while it asks for ``intrinsicContentSize``.
  final var widthOfLines: CGFloat?

  /// Whether a font of Dynamic Type follows the content size of the label's traits. The default is
  /// false: the font keeps the size that it was made in.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { contentDidChange() }
    }
  }

  /// Whether characters come closer together before text is cut off. Here they do not, which is
  /// reported where text is too long. The default is false.
  open var allowsDefaultTighteningForTruncation: Bool = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsLayout() } }
  }

  /// Whether a pointer that rests on text that is cut off shows all of it. There is no pointer
  /// here. The default is false.
  open var showsExpansionTextWhenTruncated: Bool = false

  /// Whether the text is vivid on a blurred background. Kept only: the effect around it says so
  /// here. The default is `none`.
  open var preferredVibrancy: UILabelVibrancy = .none

  // MARK: Smaller text

  /// Whether text becomes smaller where it does not fit: on one line, or on the ``numberOfLines``
  /// of a label that ends cut text with an ellipsis. The default is false.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }

  /// How small the text may become, from 0 (as small as it needs to be), the default, to 1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
  }

  /// Where text stands that became smaller. The default is on the same baseline.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { setNeedsDisplay() }
  }

  // MARK: Extensions' overrides

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  /// Does what an extension of the class says, see ``OverridingLayoutSubviews``.
  open override func layoutSubviews() {
    super.layoutSubviews()
    callExtensionsLayoutSubviews()
  }

  /// False, unless an extension of the class says otherwise.
  open override var canBecomeFirstResponder: Bool { extensionsCanBecomeFirstResponder ?? false }

  /// The view's own coordinates that show in it, in points.
  open override var bounds: CGRect {
    didSet {
      if bounds.width != oldValue.width, numberOfLines != 1,
        max(0, preferredMaxLayoutWidth) != measuredMaxLayoutWidth
      {
        // A class may take it from its width.
        contentDidChange()
      }
      tellExtensionsBounds(oldValue)
    }
  }

  // MARK: Measuring

  override var textContent: TextContent? { self }

  /// The text's size on one line, or broken at ``preferredMaxLayoutWidth`` where several are
  /// allowed.
  open override var intrinsicContentSize: CGSize {
    if let extensionsIntrinsicContentSize { return extensionsIntrinsicContentSize }
    guard numberOfLines != 1 else { return textSize(fitting: 0) }
    let preferred = max(0, preferredMaxLayoutWidth)
    measuredMaxLayoutWidth = preferred
    return textSize(fitting: preferred == 0 ? widthOfLines ?? 0 : preferred)
  }

  /// The text's size, with its lines broken at the width of `size` where several are allowed.
  ///
  /// A width of 0 does not limit, neither does the height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fitting: numberOfLines == 1 ? 0 : size.width)
  }

  /// The part of `bounds` that the text needs, from the top left corner, in whole pixels. The text
  /// itself is centered between top and bottom; drawn into this rectangle, it stands at the top,
  /// as in references of iOS.
  ///
  /// Override it to give the text other margins.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to fill, in points.
  ///   - numberOfLines: The greatest number of lines, 0 for no limit.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    measuredTextRect(in: bounds, lines: numberOfLines)
  }

  // MARK: Drawing

  /// Draws the text in `rect`, in the view's own coordinates.
  ///
  /// Override it to draw the text elsewhere: call `super` with another rectangle. Called by other
  /// code, it draws into the present context.
  open func drawText(in rect: CGRect) {
    recordText(in: rect)
  }

  private var isAskedToDraw = true

  /// Draws the text. Code that overrides this, or `draw(_:in:)`, without calling it shows none.
  /// What it draws itself lies below the text; on iOS what it draws after this call lies above it.
  open override func draw(_ rect: CGRect) {
    guard let drawing = self as? any OverridingDraw else { return isAskedToDraw = true }
    drawing.overridingDraw(rect)
  }

  override func prepareToDraw() { isAskedToDraw = false }
  override var isContentWanted: Bool { isAskedToDraw }

  /// What a subclass draws lies on nothing, although labels say that they are opaque, as in iOS's
  /// descriptions of views: BadgeSwift's rounded corners are clear.
  override var drawsOpaquely: Bool { false }
  override var hasContent: Bool { content.string?.isEmpty == false }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    paintText(into: &recorder)
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("text", text: text, readers: [.description, .scene])
    // Without a text nothing of the rest shows.
    if text?.isEmpty == false { textProperties }
  }
}

/// Whether a label's text is vivid on a blurred background.
public enum UILabelVibrancy: Int, Sendable {
  /// It has its color.
  case none = 0
  /// As the system likes.
  case automatic = 1
}
