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

  /// Whether there is text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is a picture.
  open var hasImages: Bool { images?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether there is a color.
  open var hasColors: Bool { colors?.isEmpty == false }
}
