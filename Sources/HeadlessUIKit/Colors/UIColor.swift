// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A color, fixed or made for the traits it is drawn under.
///
/// ```swift
/// let brand = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
/// let ground = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
/// ```
open class UIColor: AttributeValue, @unchecked Sendable {
  private enum Storage {
    case fixed(ColorComponents)
    case dynamic((UITraitCollection) -> UIColor)
    case pattern(UIImage)
  }

  private var storage: Storage

  // No initializer of its own: a subclass inherits all only where it sees those that it builds on.
  convenience init(_ components: ColorComponents) {
    self.init(white: 0, alpha: 0)
    storage = .fixed(components)
  }

  /// Makes a color that shows nothing.
  public override convenience init() {
    self.init(white: 0, alpha: 0)
  }

  /// Makes a gray.
  ///
  /// - Parameters:
  ///   - white: 0 (black) to 1 (white); beyond is kept and cut when drawn.
  ///   - alpha: Opacity; it is cut to 0...1.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(.white(white, alpha: UIColor.opacity(alpha)))
    super.init()
  }

  /// Makes a color from sRGB-encoded components.
  ///
  /// - Parameters:
  ///   - red: 0 to 1; beyond is kept and cut when drawn.
  ///   - green: 0 to 1, likewise.
  ///   - blue: 0 to 1, likewise.
  ///   - alpha: Opacity; it is cut to 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      .rgb(red: red, green: green, blue: blue, alpha: UIColor.opacity(alpha)))
    super.init()
  }

  /// Makes a color from hue, saturation and brightness, each cut to 0...1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness)
        .components(alpha: UIColor.opacity(alpha)))
  }

  /// Makes a color from a fixed one.
  ///
  /// As of every initializer of Objective-C's, a class's extension can make a `Self` by it.
  public required init(cgColor: CGColor) {
    storage = cgColor.picture.map { .pattern($0) } ?? .fixed(cgColor.value)
    super.init()
  }

  /// Makes a color that asks `dynamicProvider` whenever it is drawn.
  ///
  /// The provider may be called on any thread, and must give equal colors for equal traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
    super.init()
  }

  /// Makes a color that repeats a picture side by side, from the corner of what it is drawn in on.
  ///
  /// It is a view's or a layer's background, the color of text, and by ``set()`` and ``setFill()``
  /// that of fills. Elsewhere, such as in borders and shadows, it counts as black, clear where the
  /// picture is not opaque.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
    super.init()
  }

  private static func opacity(_ alpha: CGFloat) -> CGFloat { max(0, min(1, alpha)) }

  /// The color for `traits`: itself, unless it is dynamic.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed, .pattern: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  /// The same color with another opacity, cut to 0...1. A dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let components): UIColor(components.withAlpha(UIColor.opacity(alpha)))
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    case .pattern(let image):
      UIColor(
        patternImage: UIImage(
          bitmap: image.bitmap.faded(by: UIColor.opacity(alpha)), scale: image.scale,
          image.displayOptions))
    }
  }

  /// The color under ``UITraitCollection/current``, fixed from now on.
  open var cgColor: CGColor {
    var color = CGColor(components(with: .current))
    color.picture = pattern(with: .current)
    return color
  }

  /// The picture that the color repeats under `traits`; `nil` for other colors.
  func pattern(with traits: UITraitCollection) -> UIImage? {
    switch storage {
    case .fixed: nil
    case .dynamic(let provider): provider(traits).pattern(with: traits)
    case .pattern(let image): image
    }
  }

  /// The components that the color has under `traits`.
  func components(with traits: UITraitCollection) -> ColorComponents {
    switch storage {
    case .fixed(let components): components
    case .dynamic(let provider): provider(traits).components(with: traits)
    case .pattern(let image): .white(0, alpha: image.bitmap.isOpaque ? 1 : 0)
    }
  }

  /// Fixed colors are equal when they were made in the same color space (gray or RGB) from equal
  /// components; dynamic ones only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if case (.fixed(let own), .fixed(let others)) = (storage, other.storage) {
      return own == others
    }
    if case (.pattern(let own), .pattern(let others)) = (storage, other.storage) {
      return own == others
    }
    return false
  }

  /// Equal colors have equal hashes.
  open override var hash: Int {
    switch storage {
    case .fixed(let components): components.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .pattern(let image): image.hashValue
    }
  }

  /// Whether the color depends on the traits.
  var isDynamic: Bool {
    guard case .dynamic = storage else { return false }
    return true
  }

  /// The components, in UIKit's form: `UIExtendedSRGBColorSpace 1 0 0 1`.
  open override var description: String {
    switch storage {
    case .fixed(.white(let white, let alpha)):
      "UIExtendedGrayColorSpace \(number(white)) \(number(alpha))"
    case .fixed(.rgb(let red, let green, let blue, let alpha)):
      "UIExtendedSRGBColorSpace \(number(red)) \(number(green)) \(number(blue)) \(number(alpha))"
    case .dynamic: "UIDynamicProviderColor"
    case .pattern(let image): "UIPatternColor \(image)"
    }
  }
}
