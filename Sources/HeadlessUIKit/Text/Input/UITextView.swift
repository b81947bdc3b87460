// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// Text on many lines that scrolls, as it stands still: no caret, no selection, no keyboard.
///
/// With ``isScrollEnabled`` off, it is as high as its text.
///
/// ```swift
/// let notes = UITextView()
/// notes.font = .preferredFont(forTextStyle: .body)
/// notes.isScrollEnabled = false
/// notes.text = "First line\nSecond line"
/// ```
open class UITextView: UIScrollView, UITextInputTraits {
  final var content = LabelContent.empty
  final var fontStorage: UIFont?
  final var textColorStorage: UIColor?
  final var alignmentStorage = NSTextAlignment.natural
  final var selection = NSRange(location: 0, length: 0)
  final var marked: NSRange?
  final var inputViews = InputViews()
  final var otherTypingAttributes: [NSAttributedString.Key: Any]?
  final let textLabel = UITextViewLabel()
  /// What draws the text in the place of the label, where the manager's class is one of the app's.
  final var canvas: UITextViewCanvas?
  final var storage: NSTextStorage?
  final var manager: NSLayoutManager?
  /// Whether the text is being given to the storage, or taken from it.
  final var isExchangingText = false

  /// Makes an empty text view on ``UIColor/systemBackground``.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes an empty text view whose text has the room of a container; `nil` for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    asToolkit { backgroundColor = .systemBackground }
    takeContainer()
  }

  /// Makes an empty text view; the text is laid out in the same way with and without a layout
  /// manager.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    takeContainer()
    coder.decode { decodeText($0, $1) }
  }

  /// Is asked and told about editing, and hears of scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { scrollViewDelegate as? any UITextViewDelegate }
    set { scrollViewDelegate = newValue }
  }

  // MARK: Text

  /// The text, empty by default and after setting `nil`. Setting it drops all attributes and
  /// does not call the delegate.
  open var text: String! {
    get { content.string ?? "" }
    set { setContent(newValue.map { .plain($0) } ?? .empty) }
  }

  /// The text with attributes. Setting it does not call the delegate. Paragraphs without a style
  /// are natural ones, whatever ``textAlignment`` was before.
  open var attributedText: NSAttributedString! {
    get { readAttributedText() }
    set { setContent(LabelContent(copying: newValue)) }
  }

  /// The text's font, for all of it. Text without one is in Helvetica, 12 points; where there is no
  /// text either, it is `nil`, the default. With ``adjustsFontForContentSizeCategory`` it has the
  /// size for the traits.
  open var font: UIFont? {
    get {
      (fontStorage ?? (hasText ? drawnFont : nil)).map {
        adjustsFontForContentSizeCategory ? $0.adapted(to: traitCollection) : $0
      }
    }
    set {
      let former = (font: drawnFont, content: content)
      fontStorage = newValue
      content.set(drawnFont, for: .font)
      guard !drawnFont.isSame(as: former.font) || content != former.content else { return }
      contentDidChange()
    }
  }

  /// The text's color, for all of it; `nil`, the default, for ``UIColor/label``.
  open var textColor: UIColor? {
    get { textColorStorage }
    set {
      let former = (color: textColorStorage, content: content)
      textColorStorage = newValue
      content.set(newValue ?? .label, for: .foregroundColor)
      guard newValue != former.color || content != former.content else { return }
      contentDidChange()
    }
  }

  /// Where lines stand between the edges. The default is natural.
  open var textAlignment: NSTextAlignment {
    get { alignmentStorage }
    set {
      var shown = content
      shown.changeParagraphStyles(ofAll: true) { $0.alignment = newValue }
      guard newValue != alignmentStorage || shown != content else { return }
      (alignmentStorage, content) = (newValue, shown)
      contentDidChange()
    }
  }

  /// The attributes of links, over those that they have. The default is the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { linkAttributesStorage ?? [.foregroundColor: tintColor ?? .link] }
    set {
      guard !haveSameValues(newValue, linkAttributesStorage) else { return }
      linkAttributesStorage = newValue
      contentDidChange()
    }
  }

  final var linkAttributesStorage: [NSAttributedString.Key: Any]?

  /// The attributes that typed text gets: those of the text's end where none were set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { readTypingAttributes() }
    set { otherTypingAttributes = newValue }
  }

  /// Whether a font of Dynamic Type follows the content size of the view's traits. The default is
  /// false.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { contentDidChange() }
    }
  }

  /// The color of links depends on it.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  // MARK: Room

  /// What stays free around the text, in points. The default is 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  /// The room of the text, with the padding of its lines.
  public final let textContainer: NSTextContainer

  /// The text, as one that can be changed: the view shows the changes.
  public final var textStorage: NSTextStorage { makeStorage() }

  /// What lays the text out: that of the container which the view was made with, or one of its own.
  /// The text is drawn by it, where its class is one of the app's.
  public final var layoutManager: NSLayoutManager { makeLayoutManager() }

  /// Whether the text scrolls; otherwise the view is as high as its text. The default is true.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  /// Scrolls as little as shows a range of the text, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(rect(of: range), animated: false)
  }

  /// The text's size with its insets, broken at the width of `size`; a width of 0 does not limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(width: size.width) }

  override var textContent: TextContent? { self }

  /// The text's size with its insets where it does not scroll, otherwise none.
  open override var intrinsicContentSize: CGSize {
    if let size = extensionsIntrinsicContentSize { return size }
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return naturalSize(width: 0)
  }

  /// Puts the text into its room and gives `contentSize` its value.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
    reportDataDetectors()
    callExtensionsLayoutSubviews()
  }

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  /// The view's own coordinates that show in it, in points.
  open override var bounds: CGRect {
    didSet { tellExtensionsBounds(oldValue) }
  }

  // MARK: Editing

  /// Whether the text can be changed by typing. The default is true.
  open var isEditable: Bool = true {
    didSet { if isEditable != oldValue { detectionDidChange() } }
  }
  /// Whether the text can be selected. The default is true.
  open var isSelectable: Bool = true {
    didSet { if isSelectable != oldValue { detectionDidChange() } }
  }
  /// What would come up instead of the keyboard. No still picture shows it.
  open override var inputView: UIView? {
    get { inputViews.instead }
    set { inputViews.instead = newValue }
  }

  /// What would stand on the keyboard. No still picture shows it.
  open override var inputAccessoryView: UIView? {
    get { inputViews.above }
    set { inputViews.above = newValue }
  }

  // MARK: Edit menu

  /// Whether the edit menu offers `action` for the text and the selection.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offers(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies what is selected to the pasteboard and takes it away.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies what is selected to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Types the pasteboard's text in the place of the selection.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Takes away what is selected.
  open override func delete(_ sender: Any?) { deleteSelection() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects all text.
  open override func selectAll(_ sender: Any?) { selectAllText() }

  // MARK: First responder

  /// True where the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { didBeginEditing() }
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if isEditable { didEndEditing() }
    return true
  }

  /// Whether there is text.
  open var hasText: Bool { content.string?.isEmpty == false }

  /// Types `text` in the place of the selection.
  open func insertText(_ text: String) { type(text) }

  /// Presses the delete key.
  open func deleteBackward() { typeDelete() }

  /// Puts `text` in the place of a range, and tells of it.
  open func replace(_ range: UITextRange, withText text: String) {
    change { $0.replace(range.range, with: text) }
  }

  /// The text of a range; `nil` where the range is not in the text.
  open func text(in range: UITextRange) -> String? {
    typedText(in: range.range)
  }

  /// What is selected, in UTF-16 units; an empty range is where the next character goes.
  open var selectedRange: NSRange {
    get { edited.clamped(selection) }
    set {
      selection = edited.clamped(newValue)
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// What is selected.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }

  /// What an input method is still composing; `nil`, the default, for nothing.
  open var markedTextRange: UITextRange? { marked.map { UITextRange($0) } }

  /// Puts what an input method is composing in the place of what it was composing, or of the
  /// selection. It is drawn as other text.
  ///
  /// - Parameters:
  ///   - markedText: The text; `nil` for none.
  ///   - selectedRange: What of it is selected.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText, selecting: selectedRange)
  }

  /// Takes what an input method is composing into the text.
  open func unmarkText() { marked = nil }

  /// Finds words and sentences in the text.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The place after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(offset: edited.text.length) }

  /// The place some UTF-16 units further on; `nil` outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset: offset)
  }

  /// How many UTF-16 units lie between two places; negative backwards.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The range between two places, in any order.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(between: fromPosition, and: toPosition)
  }

  /// Where the caret would stand, 2 points wide. In text that mixes directions it is an estimate.
  open func caretRect(for position: UITextPosition) -> CGRect { standardCaretRect(position.offset) }
  /// The rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect { standardFirstRect(for: range) }
  /// The rectangles of what a range selects, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    standardSelectionRects(for: range)
  }
  /// The place that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    standardClosestPosition(to: point)
  }

  /// Whether people may make text bold and italic. Nobody does here. The default is false.
  open var allowsEditingTextAttributes: Bool = false
  /// Whether what is selected goes when text is typed elsewhere. The default is false.
  open var clearsOnInsertion: Bool = false

  /// What the view makes links of by itself where it can be selected and not edited: links and
  /// telephone numbers have ``linkTextAttributes``, see ``NSDataDetector`` for what is found. The
  /// other kinds are drawn as plain text, which is reported. The default is nothing.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { contentDidChange() } }
  }

  private func detectionDidChange() {
    if !dataDetectorTypes.isEmpty { contentDidChange() }
  }

  /// Whether people can search in the text. Kept: nobody does. The default is false.
  open var isFindInteractionEnabled: Bool = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(in: self) : nil
    }
  }

  /// What searches in the text; `nil` where ``isFindInteractionEnabled`` is false.
  open private(set) var findInteraction: UIFindInteraction?
  /// Whether the text's sizes are those of a Mac. They never are. The default is false.
  open var usesStandardTextScaling: Bool = false
  /// Says what is dragged out of the text. Nobody drags.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// Says what may be dropped into the text. Nobody drops.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// What drags the text out: nothing does.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// What takes what is dropped into the text: nothing does.
  open var textDropInteraction: UIDropInteraction? { nil }
  /// Whether text is being dragged: no.
  open var isTextDragActive: Bool { false }
  /// Whether something is being dragged over the text: no.
  open var isTextDropActive: Bool { false }
  /// What lays the text out since iOS 16: `nil`, as ``layoutManager`` does.
  open var textLayoutManager: NSTextLayoutManager? { nil }

  // MARK: Keyboard

  /// Whether the rest of a sentence is offered while it is typed. Nobody types. The default is that
  /// of the keyboard.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// What passwords that the system makes are like; `nil`, the default, for its own choice. Kept.
  open var passwordRules: UITextInputPasswordRules?
  /// Hears of changes of the text and the selection, for keyboards. Kept.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// Which keyboard would come up. The default is the current language's.
  open var keyboardType: UIKeyboardType = .default
  /// The keyboard's colors. The default is those of the interface.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The word on the return key. The default is "return".
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key is out of reach while there is no text. The default is false.
  open var enablesReturnKeyAutomatically: Bool = false
  /// Where capital letters are typed by themselves. The default is at the start of sentences.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether typing mistakes are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether unknown words are marked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether quotes become typographic ones.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Whether spaces around pasted text are adapted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// What the text means, for suggestions; `nil`, the default, for anything.
  open var textContentType: UITextContentType!
  /// Whether each character shows as a bullet. The default is false.
  open var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    if hasText, !isSecureTextEntry {
      StateProperty("text", text: content.string, readers: .description)
    }
    StateProperty("secureTextEntry", flag: isSecureTextEntry, default: false)
    StateProperty("scrollEnabled", flag: isScrollEnabled, default: true)
    StateProperty(
      "textContainerInset", insets: textContainerInset,
      default: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    StateProperty(
      "lineFragmentPadding", number: textContainer.lineFragmentPadding, default: 5)
  }
}
