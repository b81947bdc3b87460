// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UITextInputTraits {
  /// Reads how text is typed. What Interface Builder does not write is as it shows it by default:
  /// without capital letters.
  func decodeInputTraits(of element: NibElement) {
    guard let traits = element.child(key: "textInputTraits") else { return }
    autocapitalizationType = .init(nib: traits["autocapitalizationType"], Self.capitals) ?? .none
    autocorrectionType = .init(nib: traits["autocorrectionType"], Self.choices) ?? .default
    spellCheckingType = .init(nib: traits["spellCheckingType"], Self.choices) ?? .default
    smartQuotesType = .init(nib: traits["smartQuotesType"], Self.choices) ?? .default
    smartDashesType = .init(nib: traits["smartDashesType"], Self.choices) ?? .default
    smartInsertDeleteType = .init(nib: traits["smartInsertDeleteType"], Self.choices) ?? .default
    keyboardType = .init(nib: traits["keyboardType"], Self.keyboards) ?? .default
    keyboardAppearance = .init(nib: traits["keyboardAppearance"], Self.appearances) ?? .default
    returnKeyType = .init(nib: traits["returnKeyType"], Self.returnKeys) ?? .default
    if let enables = traits.bool("enablesReturnKeyAutomatically") {
      enablesReturnKeyAutomatically = enables
    }
    if let secure = traits.bool("secureTextEntry") { isSecureTextEntry = secure }
    if let type = traits["textContentType"] { textContentType = UITextContentType(rawValue: type) }
  }

  // The names of Interface Builder, each at the place of its number.

  private static var choices: [String] { ["default", "no", "yes"] }
  private static var capitals: [String] { ["none", "words", "sentences", "allCharacters"] }
  private static var appearances: [String] { ["default", "alert", "light"] }
  private static var keyboards: [String] {
    [
      "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
      "ASCIICapableNumberPad",
    ]
  }
  private static var returnKeys: [String] {
    [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergencyCall", "continue",
    ]
  }
}

extension RawRepresentable where RawValue == Int {
  /// The value of a name among those of all numbers.
  fileprivate init?(nib name: String?, _ names: [String]) {
    guard let number = name.flatMap(names.firstIndex(of:)) else { return nil }
    self.init(rawValue: number)
  }
}
