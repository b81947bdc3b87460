// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The text of a text view, as one that can be changed.
///
/// ```swift
/// textView.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
/// ```
///
/// A subclass may keep the text itself, as UIKit's documentation has it: it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` of a `String` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` from the last two. All
/// else goes through these.
///
/// ```swift
/// let storage = NSTextStorage(string: "One")  // or an object of a subclass
/// let manager = NSLayoutManager()
/// let container = NSTextContainer(size: .zero)
/// storage.addLayoutManager(manager)
/// manager.addTextContainer(container)
/// let view = UITextView(frame: frame, textContainer: container)
/// ```
open class NSTextStorage: NSMutableAttributedString {
  /// The view that shows the text.
  weak var view: UITextView?
  var ownManagers: [NSLayoutManager] = []
  /// How many calls of ``beginEditing()`` have not ended.
  private var depth = 0
  private var isTelling = false

  /// What a change is of.
  public struct EditActions: OptionSet, Sendable {
    /// One bit a kind.
    public let rawValue: UInt
    /// Makes it of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Hears of changes. The default is `nil`.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What the changes are of that have not been told yet.
  open private(set) var editedMask: EditActions = []
  /// The characters that have been changed and not told yet, as they lie now, in UTF-16 units; at
  /// `NSNotFound` where there are none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 units the text has become longer, and it was not told yet.
  open private(set) var changeInLength = 0

  /// Whether a subclass may keep the text itself.
  private var isOfSubclass: Bool { type(of: self) != NSTextStorage.self }

  // MARK: Reading

  /// How many UTF-16 units the text has.
  open override var length: Int { isOfSubclass ? string.utf16.count : super.length }

  /// A part of the text with its attributes.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    guard isOfSubclass else { return super.attributedSubstring(from: range) }
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for run in runs(in: range) {
      part.setAttributes(
        run.attributes,
        range: NSRange(location: run.range.location - range.location, length: run.range.length))
    }
    return NSAttributedString(attributedString: part)
  }

  /// The text as it is now, which later changes do not change.
  open override func copy(with zone: NSZone? = nil) -> Any {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }

  /// A text of its own that can be changed.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(
      attributedString: attributedSubstring(from: NSRange(location: 0, length: length)))
  }

  // Foundation reads these from the text that it keeps, not by `attributes(at:effectiveRange:)`.

  /// The value of an attribute of a character; `nil` for none.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    guard isOfSubclass else {
      return super.attribute(attrName, at: location, effectiveRange: range)
    }
    return attributes(at: location, effectiveRange: range)[attrName]
  }

  /// The attributes of a character, and how far in `rangeLimit` they reach.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard isOfSubclass else {
      return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return snapshot.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// The value of an attribute of a character, and how far in `rangeLimit` it reaches.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    guard isOfSubclass else {
      return super.attribute(
        attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return snapshot.attribute(
      attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// Goes through the attributes of a range as they are now.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isOfSubclass else {
      return super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }
    snapshot.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }

  /// Goes through the values of an attribute in a range as they are now.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isOfSubclass else {
      return super.enumerateAttribute(
        attrName, in: enumerationRange, options: opts, using: block)
    }
    snapshot.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }

  /// Whether another text has the same characters and attributes.
  open override func isEqual(to other: NSAttributedString) -> Bool {
    isOfSubclass ? snapshot.isEqual(to: other) : super.isEqual(to: other)
  }

  private struct Run {
    var range: NSRange
    var attributes: [NSAttributedString.Key: Any]
  }

  /// The parts of a range that have the same attributes.
  private func runs(in range: NSRange) -> [Run] {
    var runs: [Run] = []
    var place = range.location
    while place < NSMaxRange(range) {
      var effective = NSRange()
      let values = attributes(at: place, effectiveRange: &effective)
      let end = min(max(NSMaxRange(effective), place + 1), NSMaxRange(range))
      runs.append(Run(range: NSRange(location: place, length: end - place), attributes: values))
      place = end
    }
    return runs
  }

  // MARK: Changing

  /// Replaces characters, which take the attributes of the first of them.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Gives characters these attributes and no others.
  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces characters with others and their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let new = NSAttributedString(attributedString: attrString)
    change {
      replaceCharacters(in: range, with: new.string)
      new.enumerateAttributes(in: NSRange(location: 0, length: new.length), options: []) {
        values, part, _ in
        setAttributes(
          values, range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
  }

  /// Gives characters an attribute.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }

  /// Gives characters attributes beside those that they have.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    change {
      for run in runs(in: range) {
        setAttributes(run.attributes.merging(attrs) { $1 }, range: run.range)
      }
    }
  }

  /// Takes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change {
      for run in runs(in: range) where run.attributes[name] != nil {
        setAttributes(run.attributes.filter { $0.key != name }, range: run.range)
      }
    }
  }

  /// Puts characters before the one at a place.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Puts characters at the end.
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  /// Takes characters away.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// Replaces all characters.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Begins a change of several steps, which the view shows after ``endEditing()``.
  open override func beginEditing() { depth += 1 }

  /// Ends a change of several steps.
  open override func endEditing() {
    depth -= 1
    tell()
  }

  private func change(_ steps: () -> Void) {
    beginEditing()
    steps()
    endEditing()
  }

  // MARK: Telling

  /// Notes a change. Outside of ``beginEditing()`` and ``endEditing()`` it is told at once.
  ///
  /// - Parameters:
  ///   - editedMask: What has changed.
  ///   - editedRange: The characters as they lay before, in UTF-16 units.
  ///   - delta: By how many UTF-16 units the text has become longer.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let now = NSRange(
      location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = now
    } else {
      // What was changed before and lies behind has moved.
      var former = self.editedRange
      if former.location > editedRange.location { former.location += delta }
      self.editedRange = NSUnionRange(former, now)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    tell()
  }

  private func tell() {
    guard depth == 0, !isTelling else { return }
    isTelling = true
    keepForFoundation()
    processEditing()
    keepForFoundation()
    isTelling = false
    view?.storageDidChange(self)
  }

  /// Gives the text of a subclass to the class above, from which Foundation copies it in
  /// `NSAttributedString(attributedString:)`.
  private func keepForFoundation() {
    guard isOfSubclass else { return }
    let text = snapshot
    super.replaceCharacters(
      in: NSRange(location: 0, length: super.length), with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      values, range, _ in
      super.setAttributes(values, range: range)
    }
  }

  /// Tells the delegate and the managers of the changes. What an override or the delegate changes
  /// itself is a part of them.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let wasTelling = isTelling
    isTelling = true
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    fixAttributes(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let told = (mask: editedMask, range: editedRange, change: changeInLength)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    isTelling = wasTelling
    for manager in ownManagers {
      manager.processEditing(
        for: self, edited: told.mask, range: told.range, changeInLength: told.change,
        invalidatedRange: told.range)
    }
  }

  /// Whether attributes are mended where they are asked for, not at once. They need no mending.
  open var fixesAttributesLazily: Bool { false }
  /// Called for what has changed, to mend attributes. They need no mending.
  open func fixAttributes(in range: NSRange) {}
  /// Has attributes mended. They need no mending.
  open func invalidateAttributes(in range: NSRange) {}
  /// Mends attributes. They need no mending.
  open func ensureAttributesAreFixed(in range: NSRange) {}
}
