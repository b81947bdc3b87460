// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What was copied. Each ``RenderingEnvironment`` has one, so that tests that run in parallel never
/// see one another's.
///
/// ```swift
/// UIPasteboard.general.string = "Copied"
/// ```
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  private enum Contents {
    case none
    case strings([String])
    case images([UIImage])
    case urls([URL])
    case colors([UIColor])
    case items([[String: Any]])
  }

  private var contents = Contents.none {
    didSet { changeCount += 1 }
  }

  /// That of the running task's ``RenderingEnvironment``.
  public class var general: UIPasteboard { UIApplication.shared.state.pasteboard }

  /// How often something was copied.
  open private(set) var changeCount = 0

  /// The texts; `nil` where something else was copied. Setting them takes the place of all.
  open var strings: [String]? {
    get { if case .strings(let strings) = contents { strings } else { nil } }
    set { contents = newValue.map { .strings($0) } ?? .none }
  }

  /// The pictures; `nil` where something else was copied. Setting them takes the place of all.
  open var images: [UIImage]? {
    get { if case .images(let images) = contents { images } else { nil } }
    set { contents = newValue.map { .images($0) } ?? .none }
  }

  /// The addresses; `nil` where something else was copied. Setting them takes the place of all.
  open var urls: [URL]? {
    get { if case .urls(let urls) = contents { urls } else { nil } }
    set { contents = newValue.map { .urls($0) } ?? .none }
  }

  /// The colors; `nil` where something else was copied. Setting them takes the place of all.
  open var colors: [UIColor]? {
    get { if case .colors(let colors) = contents { colors } else { nil } }
    set { contents = newValue.map { .colors($0) } ?? .none }
  }

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Everything that was copied, by the names of its kinds: `public.utf8-plain-text`, `public.png`,
  /// `public.url`, `com.apple.uikit.color`. Setting it takes the place of all.
  open var items: [[String: Any]] {
    get {
      switch contents {
      case .none: []
      case .strings(let strings): strings.map { ["public.utf8-plain-text": $0] }
      case .images(let images): images.map { ["public.png": $0] }
      case .urls(let urls): urls.map { ["public.url": $0] }
      case .colors(let colors): colors.map { ["com.apple.uikit.color": $0] }
      case .items(let items): items
      }
    }
    set { setItems(newValue) }
  }

  /// How items are kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// When they are to be forgotten: a date. Kept: nothing is forgotten here.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on the device. They do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Takes items in the place of all. Those of one kind of text, picture, address or color are also
  /// ``strings``, ``images``, ``urls`` or ``colors``.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let values = items.compactMap { $0.count == 1 ? $0.values.first : nil }
    guard !items.isEmpty, values.count == items.count else {
      contents = items.isEmpty ? .none : .items(items)
      return
    }
    if let strings = values as? [String] {
      contents = .strings(strings)
    } else if let images = values as? [UIImage] {
      contents = .images(images)
    } else if let urls = values as? [URL] {
      contents = .urls(urls)
    } else if let colors = values as? [UIColor] {
      contents = .colors(colors)
    } else {
      contents = .items(items)
    }
  }

  /// Takes items besides those that are there.
  open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

  /// Takes data of a kind in the place of all.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    contents = .items([[pasteboardType: data]])
  }

  /// Takes a value of a kind in the place of all.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// The value of a kind of the first item; `nil` where there is none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// The data of a kind of the first item; `nil` where there is none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let image as UIImage: image.pngData()
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// The kinds of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Whether an item is of one of some kinds.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
  /// How many items there are.
  open var numberOfItems: Int { items.count }

  /// Whether there is text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is a picture.
  open var hasImages: Bool { images?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether there is a color.
  open var hasColors: Bool { colors?.isEmpty == false }
}
