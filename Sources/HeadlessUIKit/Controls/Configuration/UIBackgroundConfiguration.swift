// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What lies behind the content of a cell or a button.
///
/// ```swift
/// var background = UIBackgroundConfiguration.clear()
/// background.backgroundColor = .systemYellow
/// background.cornerRadius = 8
/// cell.backgroundConfiguration = background
/// ```
public struct UIBackgroundConfiguration: Hashable {
  /// The view that lies above the color; it fills the background.
  public var customView: UIView?
  /// The radius of the corners in points. The default is 0.
  public var cornerRadius: CGFloat = 0
  /// From the edges to the background. The default is none.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The color; `nil` for the tint.
  public var backgroundColor: UIColor?
  /// Changes the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on what lies behind, below the custom view and above the color.
  public var visualEffect: UIVisualEffect?
  /// An image above the color.
  public var image: UIImage?
  /// How the image fills the background. The default is `scaleToFill`.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The color of the line around; `nil` for the tint.
  public var strokeColor: UIColor?
  /// Changes the color of the line around.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around in points. The default is 0, for none.
  public var strokeWidth: CGFloat = 0
  /// How far the line around lies outside of the background. The default is 0.
  public var strokeOutset: CGFloat = 0
  /// The shadow that the background casts. The default is none.
  public var shadowProperties = UIShadowProperties()

  /// The color that a list's cell has; `nil` for what is not one of a list.
  private var listColor: UIColor?

  private init(_ color: UIColor) { backgroundColor = color }

  private init(list color: UIColor) {
    self.init(color)
    listColor = color
  }

  /// The background for a state: that of a list's cell is gray while the cell is chosen or pressed.
  /// A color of the app's own stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let listColor, backgroundColor == listColor || backgroundColor == .systemGray4 else {
      return self
    }
    let isChosen =
      (state as? UICellConfigurationState).map { $0.isSelected || $0.isHighlighted }
      ?? (state as? UIViewConfigurationState).map { $0.isSelected || $0.isHighlighted } ?? false
    var updated = self
    updated.backgroundColor = isChosen ? .systemGray4 : listColor
    return updated
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// That of a cell in a list, as in a plain table.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// That of a cell in a plain table.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(list: .systemBackground)
  }

  /// That of a cell in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(list: .secondarySystemGroupedBackground)
  }

  /// That of a header in a list: nothing.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// That of a footer in a list: nothing.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  /// That of a header or a footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }

  /// That of a header or a footer of a group: nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// That of a header in a sidebar: nothing.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// That of a cell in a sidebar: nothing until it is chosen, then a round gray.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration(list: .clear)
    background.cornerRadius = 10
    return background
  }

  /// That of a cell in a sidebar with more than a text.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  /// The color as it is drawn.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line around as it is drawn.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Changes a color of a configuration. A transformer is equal to its copies.
public struct UIConfigurationColorTransformer: Hashable {
  /// Gives the color to draw.
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  /// Makes a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Gives the color to draw for `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Copies have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIConfigurationColorTransformer {
  /// The gray of a color's brightness, with its opacity.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let components = color.components(with: traits)
      let (red, green, blue) = components.redGreenBlue
      // How bright the parts seem: those of Rec. 709.
      let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      return UIColor(white: gray, alpha: components.alpha)
    }
  }
}

/// What copies of a transformer have in common, as closures cannot be compared.
private final class TransformerIdentity {}

/// Changes the attributes of a configuration's text. A transformer is equal to its copies.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  /// Gives the attributes to draw with.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  /// Makes a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Gives the attributes to draw with for `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether one is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

  /// Copies have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// The view that shows a background configuration.
final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let imageView = UIImageView()
  private var effectView: UIVisualEffectView?
  private let stroke = UIView()
  private var shadow: UIView?
  private var configuration = UIBackgroundConfiguration.clear()
  private var tint = UIColor.systemBlue

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    fill.clipsToBounds = true
    addSubview(fill)
    addSubview(stroke)
  }

  required init?(coder: NSCoder) { nil }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("shadowRadius", number: configuration.shadowProperties.radius, default: 0)
    StateProperty("strokeWidth", number: configuration.strokeWidth)
    StateProperty("strokeOutset", number: configuration.strokeOutset, default: 0)
    StateProperty("backgroundInsets", insets: configuration.backgroundInsets, default: .zero)
  }

  /// A view of a configuration that fills `view`, behind all else in it.
  static func behindContent(
    of view: UIView, _ configuration: UIBackgroundConfiguration
  ) -> BackgroundConfigurationView {
    let background = BackgroundConfigurationView(frame: view.bounds)
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.show(configuration, tint: view.tintColor)
    view.insertSubview(background, at: 0)
    return background
  }

  func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
    guard configuration != self.configuration || tint != self.tint else { return }
    if self.configuration.customView !== configuration.customView {
      self.configuration.customView?.removeFromSuperview()
    }
    self.configuration = configuration
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    showEffect(configuration.visualEffect)
    if configuration.image != nil, imageView.superviewStorage == nil { fill.addSubview(imageView) }
    if let view = configuration.customView, view.superviewStorage !== fill { fill.addSubview(view) }
    stroke.layer.borderWidth = configuration.strokeWidth
    showShadow(configuration.shadowProperties)
    self.tint = tint
    stroke.isHidden = configuration.strokeWidth == 0
    setNeedsLayout()
  }

  /// What fills the background is cut at its corners, so that another layer casts the shadow.
  private func showShadow(_ properties: UIShadowProperties) {
    guard properties.opacity > 0 || shadow != nil else { return }
    let caster = shadow ?? UIView()
    if shadow == nil { insertSubview(caster, at: 0) }
    shadow = caster
    caster.layer.shadowOpacity = Float(properties.opacity)
    caster.layer.shadowRadius = properties.radius
    caster.layer.shadowOffset = properties.offset
  }

  private func showEffect(_ effect: UIVisualEffect?) {
    guard effectView?.effect !== effect else { return }
    effectView?.removeFromSuperview()
    effectView = effect.map { UIVisualEffectView(effect: $0) }
    if let effectView { fill.insertSubview(effectView, at: 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets.resolved(effectiveUserInterfaceLayoutDirection)
    let area = bounds.inset(by: insets)
    fill.frame = area
    imageView.frame = fill.bounds
    effectView?.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    let outset = configuration.strokeOutset
    // The view's traits are current here, and again after they have changed.
    stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
    stroke.frame = area.shrunk(dx: -outset, dy: -outset)
    for (view, radius) in [
      (fill, configuration.cornerRadius), (stroke, configuration.cornerRadius + outset),
    ] {
      let half = min(view.bounds.width, view.bounds.height) / 2
      view.layer.cornerRadius = min(radius, half)
      // The ends of a capsule are half circles.
      view.layer.cornerCurve = radius < half ? .continuous : .circular
    }
    layoutShadow(in: area)
  }

  private func layoutShadow(in area: CGRect) {
    guard let shadow else { return }
    let properties = configuration.shadowProperties
    shadow.frame = area
    shadow.layer.shadowColor = properties.resolvedColor().cgColor
    let outline = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: fill.layer.cornerRadius)
    shadow.layer.shadowPath = (properties.path ?? outline).cgPath
  }
}
