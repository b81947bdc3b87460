// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIListContentConfiguration {
  /// How the image of a list's content looks.
  public struct ImageProperties: Hashable {
    /// Stands for the width or height that symbols have in lists, so that the texts beside them
    /// start at the same place: 28 points for large symbols of 17 points, as measured in a sidebar
    /// (see `sidebarCell()`), and in proportion for others.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// How a symbol is drawn. `nil`, the default, is for as it says itself; what it does not say is
    /// as large as body text at the scale `large`, as in a table's cell.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image; `nil`, the default, for the view's tint.
    public var tintColor: UIColor?
    /// Changes the color of a template image.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The color of the line around the image; `nil`, the default, for the tint.
    public var strokeColor: UIColor?
    /// The width of the line around the image, in points. The default is 0, for none.
    public var strokeWidth: CGFloat = 0
    /// The greatest size of the image, in points, which keeps its proportions; 0, the default, on
    /// an axis for no limit.
    public var maximumSize: CGSize = .zero
    /// The room that the image stands in the middle of, in points, so that the texts of several
    /// cells start at the same place; 0, the default, on an axis for the image's own, and for the
    /// ``standardDimension`` across where it is a symbol.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether the image keeps its colors where the user inverts the screen's. Kept only.
    public var accessibilityIgnoresInvertColors = false

    /// Makes the properties that content has by default.
    init() {}

    /// The color of a template image as it is drawn.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The size that an image has.
    func size(of image: CGSize) -> CGSize {
      var factor: CGFloat = 1
      if maximumSize.width > 0, image.width > 0 {
        factor = min(factor, maximumSize.width / image.width)
      }
      if maximumSize.height > 0, image.height > 0 {
        factor = min(factor, maximumSize.height / image.height)
      }
      return CGSize(width: image.width * factor, height: image.height * factor)
    }

    /// The room that an image takes that is `size` large here.
    func room(for image: UIImage, _ size: CGSize) -> CGSize {
      let standard = image.listSymbolLength ?? ImageProperties.standardLength
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        if reserved == ImageProperties.standardDimension { return standard }
        return reserved > 0 ? reserved : own
      }
      let isAsSymbol = image.isSymbolImage && reservedLayoutSize.width == 0
      return CGSize(
        width: isAsSymbol ? standard : length(reservedLayoutSize.width, size.width),
        height: length(reservedLayoutSize.height, size.height))
    }

    /// That of large symbols of body text.
    private static var standardLength: CGFloat {
      SymbolValues.large.resolvedPointSize * UIImage.listSymbolShare
    }
  }
}

extension UIImage {
  /// The room of a large symbol in a list, by its size in points.
  fileprivate static let listSymbolShare: CGFloat = 28 / 17

  /// The room that lists keep for a symbol of this size; `nil` for other pictures.
  fileprivate var listSymbolLength: CGFloat? {
    guard let values = displayOptions.symbol?.values else { return nil }
    let scale = values.scale.factor / UIImage.SymbolScale.large.factor
    return values.resolvedPointSize * UIImage.listSymbolShare * scale
  }
}
