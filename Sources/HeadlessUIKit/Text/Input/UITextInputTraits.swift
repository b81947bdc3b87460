// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a keyboard would be told about a field. No still picture shows a keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which keyboard comes up.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's colors.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is out of reach while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Where capital letters are typed by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing mistakes are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether unknown words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes become typographic ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around pasted text are adapted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// What the text means, for suggestions.
  var textContentType: UITextContentType! { get set }
  /// Whether the characters are hidden.
  var isSecureTextEntry: Bool { get set }
}

/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The current language's keyboard.
  case `default` = 0
  /// ASCII letters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// The digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Mail addresses.
  case emailAddress = 7
  /// The digits and the decimal separator.
  case decimalPad = 8
  /// With `@` and `#` at hand.
  case twitter = 9
  /// For searching the web.
  case webSearch = 10
  /// The digits 0 to 9.
  case asciiCapableNumberPad = 11

  /// The same as ``asciiCapable``, by its older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// A keyboard's colors.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Those of the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// The word on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  /// "go".
  case go = 1
  /// "Google".
  case google = 2
  /// "join".
  case join = 3
  /// "next".
  case next = 4
  /// "route".
  case route = 5
  /// "search".
  case search = 6
  /// "send".
  case send = 7
  /// "Yahoo!".
  case yahoo = 8
  /// "done".
  case done = 9
  /// "emergency call".
  case emergencyCall = 10
  /// "continue".
  case `continue` = 11
}

/// Where capital letters are typed by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At the start of each word.
  case words = 1
  /// At the start of each sentence.
  case sentences = 2
  /// Everywhere.
  case allCharacters = 3
}

/// Whether typing mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether unknown words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Where mistakes are corrected.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces around pasted text are adapted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
