// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A part of what is searched for that stands in a capsule before the text, such as a person.
///
/// ```swift
/// field.tokens = [UISearchToken(icon: UIImage(systemName: "tag"), text: "Cats")]
/// ```
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The picture before its text; `nil` for none.
  final let icon: UIImage?
  /// Its text.
  final let text: String

  /// Makes a token of a picture and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }

  /// What it stands for in the app. The default is `nil`.
  open var representedObject: Any?
}

/// Hears of what people do with a search field that holds tokens.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// What is copied for a token. By default an empty provider.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  /// People chose one of the suggestions below the field. By default nothing happens.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// An empty provider.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// Something that a search offers below its field.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// Its text; `nil` where it has one with attributes.
  var localizedSuggestion: String? { get }
  /// Its text with attributes; `nil` where it has a plain one.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What VoiceOver says of it.
  var localizedDescription: String? { get }
  /// The picture before it.
  var iconImage: UIImage? { get }
  /// What it stands for in the app.
  var representedObject: Any? { get set }
}

/// A suggestion of a text and a picture.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// Its text; `nil` where it has one with attributes.
  open private(set) var localizedSuggestion: String?
  /// Its text with attributes; `nil` where it has a plain one.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// What VoiceOver says of it.
  open private(set) var localizedDescription: String?
  /// The picture before it.
  open private(set) var iconImage: UIImage?
  /// What it stands for in the app. The default is `nil`.
  open var representedObject: Any?

  /// Makes a suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    super.init()
    (localizedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
  }

  /// Makes a suggestion with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    super.init()
    (localizedAttributedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
  }
}
