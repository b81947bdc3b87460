// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// A field for one line of text, as it stands still: no caret, no selection, no keyboard.
///
/// Where UIKit draws a field's frame differently from release to release, it is that of iOS 17.
///
/// ```swift
/// let field = UITextField()
/// field.borderStyle = .roundedRect
/// field.placeholder = "Name"
/// field.addAction(UIAction { _ in model.name = field.text ?? "" }, for: .editingChanged)
/// field.becomeFirstResponder()
/// field.insertText("Ada")  // as typing does: tells of editingChanged
/// ```
open class UITextField: UIControl, UITextInputTraits {
  override var eventsOfPrimaryAction: Event { .editingDidEndOnExit }

  /// Whether a subclass is asked for its text's room, of which it may ask the natural size.
  final var isMeasuringRoom = false
  final var content = LabelContent.empty
  final var placeholderContent = LabelContent.empty
  final var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var textColorStorage = UIColor.label
  final var alignmentStorage = NSTextAlignment.natural
  final var backgroundColorStorage: UIColor?
  final var selection = NSRange(location: 0, length: 0)
  final var marked: NSRange?
  final var inputViews = InputViews()
  final let textLabel = UITextFieldLabel()
  final let placeholderLabel = UITextFieldLabel()
  /// The color of the button that empties the field.
  final var clearButtonColor = UITextFieldClearButton.standardColor
  /// The color of a placeholder without attributes.
  final var placeholderColor = UIColor.placeholderText
  final var clearButtonStorage: UITextFieldClearButton?
  /// The button that stands in its place once code has asked for it by its name.
  final var namedClearButtonStorage: UITextFieldNamedClearButton?

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.fieldOfPlaceholder = self
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.fieldOfPlaceholder = self
    coder.decode { decodeField($0, $1) }
  }

  /// Is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; empty by default and after setting `nil`. Setting it drops all attributes and
  /// does not call the delegate.
  open var text: String? {
    get { content.string ?? "" }
    set { setContent(newValue.map { .plain($0) } ?? .empty) }
  }

  /// The text with attributes; `nil` where there is no text. Setting it does not call the delegate.
  open var attributedText: NSAttributedString? {
    get { readAttributedText() }
    set { setContent(LabelContent(copying: newValue)) }
  }

  /// What shows while there is no text, in ``UIColor/placeholderText``. The default is `nil`.
  open var placeholder: String? {
    get { placeholderContent.string }
    set { setPlaceholder(newValue.map { .plain($0) } ?? .empty) }
  }

  /// The same with attributes. Where it has no color, it is ``UIColor/placeholderText``.
  open var attributedPlaceholder: NSAttributedString? {
    get { readAttributedPlaceholder() }
    set { setPlaceholder(LabelContent(copying: newValue)) }
  }

  /// The text's font, for all of it. The default, also after setting `nil`, is the system font in
  /// 17 points. With ``adjustsFontForContentSizeCategory`` it has the size for the traits.
  open var font: UIFont? {
    get { presentFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      let shown = content.setting(font, for: .font)
      guard !font.isSame(as: fontStorage) || shown != content else { return }
      (fontStorage, content) = (font, shown)
      contentDidChange()
    }
  }

  /// The text's color, for all of it. The default, also after setting `nil`, is ``UIColor/label``.
  open var textColor: UIColor? {
    get { textColorStorage }
    set {
      let color = newValue ?? .label
      let shown = content.setting(color, for: .foregroundColor)
      guard color != textColorStorage || shown != content else { return }
      (textColorStorage, content) = (color, shown)
      contentDidChange()
    }
  }

  /// Where the text stands between the edges. The default is natural.
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

  /// The attributes of a text that has none: font, color and what else was set.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { readDefaultAttributes() }
    set { setDefaultAttributes(newValue) }
  }

  /// The attributes that typing was given; `nil`, the default, for those of the text.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  final var otherDefaultAttributes: [NSAttributedString.Key: Any] = [:]

  /// Whether a font of Dynamic Type follows the content size of the field's traits. The default is
  /// false.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { contentDidChange() }
    }
  }

  /// Whether text that is too wide becomes smaller. The default is false.
  open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }

  /// How small the text may become, in points. The default is 0: as small as it needs to be.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { contentDidChange() } }
  }

  // MARK: Looks

  /// The frame. The default is none.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { borderStyleDidChange() } }
  }

  /// The color behind the text. In a field with round corners it fills the frame, up to the
  /// corners.
  open override var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      guard newValue != backgroundColorStorage else { return }
      backgroundColorStorage = newValue
      backgroundDidChange()
    }
  }

  /// When the button that empties the field shows, where there is text. The default is never.
  open var clearButtonMode: ViewMode = .never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  /// The view before the text: at the left, or at the right where text runs from right to left.
  open var leftView: UIView? {
    didSet { if leftView !== oldValue { sideViewDidChange(oldValue) } }
  }

  /// When ``leftView`` shows. The default is never.
  open var leftViewMode: ViewMode = .never {
    didSet { if leftViewMode != oldValue { sideViewDidChange(nil) } }
  }

  /// The view after the text. Where it shows, the clear button does not.
  open var rightView: UIView? {
    didSet { if rightView !== oldValue { sideViewDidChange(oldValue) } }
  }

  /// When ``rightView`` shows. The default is never.
  open var rightViewMode: ViewMode = .never {
    didSet { if rightViewMode != oldValue { sideViewDidChange(nil) } }
  }

  // MARK: Rectangles to override

  /// Where the frame is drawn: in all of `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is drawn: within the frame, between the views at its sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(forBounds: bounds) }

  /// Where the text is drawn while editing: as otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(forBounds: bounds) }

  /// Where the placeholder is drawn: where text would be.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Draws the placeholder into the present context, in a rectangle of the placeholder's own
  /// coordinates. An override that does not call `super` hides it.
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawStandardText(in: rect) }

  /// Where the clear button is: 19 points wide and high.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    standardClearButtonRect(forBounds: bounds)
  }

  /// Where ``leftView`` is: at the edge, as large as it is, in the middle between top and bottom.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(leftView, atStart: true, bounds)
  }

  /// Where ``rightView`` is: at the edge, as large as it is, in the middle between top and bottom.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardSideRect(rightView, atStart: false, bounds)
  }

  // MARK: Editing

  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Whether editing begins with an empty field. The default is false.
  open var clearsOnBeginEditing: Bool = false

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

  /// True where the field is enabled.
  open override var canBecomeFirstResponder: Bool {
    extensionsCanBecomeFirstResponder ?? isEnabled
  }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    didBeginEditing()
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    didEndEditing()
    return true
  }

  /// Whether there is text.
  open var hasText: Bool { content.string?.isEmpty == false }

  /// Types `text` in the place of the selection. A line break is the return key.
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

  /// What is selected while editing; otherwise `nil`.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(edited.clamped(selection)) : nil }
    set { if let newValue { select(newValue.range) } }
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
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
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

  /// Hears of changes of the text and the selection, for keyboards. Kept.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// What passwords that the system makes are like; `nil`, the default, for its own choice. Kept.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether the rest of a sentence is offered while it is typed. Nobody types. The default is that
  /// of the keyboard.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// Whether typing takes the place of all. Nobody types over a selection here. The default is
  /// false.
  open var clearsOnInsertion: Bool = false
  /// Says what is dragged out of the text. Nothing is.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// Says what may be dropped into the text. Nothing is.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// What drags the text out: nothing does.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// What takes what is dropped into the text: nothing does.
  open var textDropInteraction: UIDropInteraction? { nil }
  /// Whether text is dragged out: no.
  open var isTextDragActive: Bool { false }
  /// Whether text is about to be dropped: no.
  open var isTextDropActive: Bool { false }

  // MARK: Keyboard

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
  /// A picture in the place of the border, stretched as it says; not with round corners. The
  /// default is `nil`.
  open var background: UIImage? {
    didSet { if background !== oldValue { backgroundImageDidChange() } }
  }
  /// The picture while the field is disabled; `nil`, the default, for ``background``. It shows only
  /// where that is set.
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground !== oldValue { backgroundImageDidChange() } }
  }
  final var backgroundView: UITextFieldBackgroundView?
  /// What the text means, for suggestions; `nil`, the default, for anything.
  open var textContentType: UITextContentType!

  /// Whether each character shows as a bullet. The default is false.
  open var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  // MARK: Measuring and drawing

  override var textContent: TextContent? { self }

  /// The text's size, or that of the placeholder, with the frame and the views at the sides. A
  /// field with round corners is 34 points high at least.
  open override var intrinsicContentSize: CGSize {
    extensionsIntrinsicContentSize ?? naturalSize
  }

  /// ``intrinsicContentSize``, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Puts the text and the other parts into their rectangles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
    callExtensionsLayoutSubviews()
  }

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  override var hasContent: Bool { borderStyle != .none && !hidesBorder }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    recordBorder(into: &recorder)
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  override func contentAlignmentDidChange() { setNeedsLayout() }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty(
      "text", text: hasText ? isSecureTextEntry ? bullets : text ?? "" : nil,
      readers: .description)
    StateProperty("placeholder", text: placeholder, readers: .description)
    StateProperty("borderStyle", term: borderStyle, default: .none)
    StateProperty("clearButtonMode", term: clearButtonMode, default: .never)
    StateProperty("leftViewMode", term: leftViewMode, default: .never)
    StateProperty("rightViewMode", term: rightViewMode, default: .never)
    StateProperty("secureTextEntry", flag: isSecureTextEntry, default: false)
    StateProperty("editing", flag: isEditing, default: false)
  }
}
