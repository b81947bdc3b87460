// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// On iOS each of these is optional: a view of one's own that takes keys has only those it needs. It
// keeps what it is told of the others.
extension UITextInputTraits {
  /// Which keyboard comes up. The default is the current language's.
  public var keyboardType: UIKeyboardType {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// The keyboard's colors. The default is the system's.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// The word on the return key. The default is "return".
  public var returnKeyType: UIReturnKeyType {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// Whether the return key is out of reach while there is no text. The default is false.
  public var enablesReturnKeyAutomatically: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// Where capital letters are typed by themselves. The default is at the start of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { KeptValues.value(of: self, or: .sentences) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// Whether typing mistakes are corrected. The default is the keyboard's.
  public var autocorrectionType: UITextAutocorrectionType {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// Whether unknown words are marked. The default is the keyboard's.
  public var spellCheckingType: UITextSpellCheckingType {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// Whether quotation marks become curly. The default is the keyboard's.
  public var smartQuotesType: UITextSmartQuotesType {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// Whether hyphens become dashes. The default is the keyboard's.
  public var smartDashesType: UITextSmartDashesType {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// Whether spaces come and go with what is pasted and cut. The default is the keyboard's.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { KeptValues.value(of: self, or: .default) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// What the text is; `nil`, the default, for any.
  public var textContentType: UITextContentType! {
    get { KeptValues.value(of: self, or: nil) }
    set { KeptValues.keep(newValue, of: self) }
  }
  /// Whether the text is hidden from others. The default is false.
  public var isSecureTextEntry: Bool {
    get { KeptValues.value(of: self, or: false) }
    set { KeptValues.keep(newValue, of: self) }
  }
}
