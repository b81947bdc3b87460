// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension UIImage {
  /// Makes the picture of a symbol in the size of its surroundings: 17 points in an image view.
  ///
  /// Apple's drawings may not be shipped. The most used symbols have drawings of their own here,
  /// about as large as Apple's, and names are made of them as SF Symbols' are: filled, struck
  /// through, with a badge, in a circle or a shield, in front of each other. The article "Symbols"
  /// of the module HeadlessSnapshots lists them. A team's own drawing comes first: the template
  /// `Symbols/<name>.svg` of a bundle, or `Snapshots/Symbols/<name>.svg` of the package. Any other
  /// name gives a square of a usual symbol's
  /// size, which is noted wherever an image view shows it. `nil` for an empty name only.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes the picture of a symbol; see ``init(systemName:)``.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let values = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
    self.init(Symbol(name: name, values: values), DisplayOptions())
  }

  /// Makes the picture of a symbol for traits; see ``init(systemName:)``.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    var made: (Symbol, Bitmap, CGFloat)?
    (traitCollection ?? .current).performAsCurrent {
      let symbol = Symbol(name: name, values: SymbolValues())
      let scale = UIScreen.main.scale
      made = (symbol, symbol.bitmap(scale: scale, tint: nil), scale)
    }
    guard let (symbol, bitmap, scale) = made else { return nil }
    self.init(bitmap: bitmap, scale: scale, symbol.options(DisplayOptions()))
  }

  /// Makes the picture of a symbol; see ``init(systemName:)``. The value changes no drawing here.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Finds a picture by name; see ``init(named:in:compatibleWith:)``. A symbol of a catalog is drawn
  /// as the configuration says.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let found = UIImage(
      named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    guard let found else { return nil }
    let image = found.symbol(applying: configuration as? SymbolConfiguration)
    self.init(bitmap: image.bitmap, scale: image.scale, image.displayOptions)
    assetName = name
    assetLink = image.assetLink
  }

  convenience init(_ symbol: Symbol, _ options: DisplayOptions) {
    let scale = UIScreen.main.scale
    self.init(
      bitmap: symbol.bitmap(scale: scale, tint: options.symbolTint), scale: scale,
      symbol.options(options))
    if symbol.values.followsText {
      textSize = UITraitCollection.current.preferredContentSizeCategory
    }
  }

  /// Whether the picture is that of a symbol.
  public var isSymbolImage: Bool { displayOptions.symbol != nil }

  /// How the symbol is drawn, as far as it was said; `nil` for other pictures.
  public var symbolConfiguration: SymbolConfiguration? {
    displayOptions.symbol.map { SymbolConfiguration($0.values) }
  }

  /// How the picture is drawn, as far as it was said; `nil` for pictures that are not symbols.
  public var configuration: Configuration? { symbolConfiguration }

  /// The symbol with a configuration instead of its own; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = displayOptions.symbol,
      let configuration = configuration as? SymbolConfiguration
    else { return self }
    return UIImage(symbol.with(configuration.values), displayOptions)
  }

  /// The symbol with what a configuration says in place of its own; `nil` for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = displayOptions.symbol else { return nil }
    let values = symbol.values.applying(configuration.values)
    return values == symbol.values
      ? self : UIImage(symbol.with(values), displayOptions)
  }

  /// From the picture's lower edge up to the baseline of text beside it, in points; `nil` for
  /// pictures that are not symbols.
  public var baselineOffsetFromBottom: CGFloat? {
    displayOptions.hasNoBaseline ? nil : displayOptions.symbol?.drawing.baseline(in: size)
  }

  /// From a symbol's edges to those of a line of SF around it: from its ascender to its descender, on
  /// whole pixels. A light `chevron.compact.down` of 64 points, 25.67 high, has 25 above and 25.67
  /// below on iOS (thread 716773 of Apple's developer forums).
  var symbolAlignmentInsets: UIEdgeInsets {
    guard let symbol = displayOptions.symbol else { return .zero }
    let baseline = symbol.drawing.baseline(in: size)
    let em = symbol.values.resolvedPointSize
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    return UIEdgeInsets(
      top: -whole(1950 / 2048 * em - (size.height - baseline)), left: 0,
      bottom: -whole(494 / 2048 * em - baseline), right: 0)
  }

  /// Whether the picture has a baseline: symbols do.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// The picture without its baseline: beside text, its lower edge stands on that of the text.
  public func imageWithoutBaseline() -> UIImage {
    hasBaseline ? changing { $0.hasNoBaseline = true } : self
  }

  /// The symbol, with values for what its configuration does not say; other pictures stay as they
  /// are.
  func symbolDefaults(_ values: SymbolValues) -> UIImage {
    guard let symbol = displayOptions.symbol else { return self }
    let values = values.applying(symbol.values)
    return values == symbol.values
      ? self : UIImage(symbol.with(values), displayOptions)
  }

  /// The symbol with what a configuration says in place of its own; other pictures stay as they
  /// are.
  func symbol(applying configuration: SymbolConfiguration?) -> UIImage {
    configuration.flatMap(applyingSymbolConfiguration) ?? self
  }

  /// The symbol in a color.
  func symbolTinted(_ color: Color, renderingMode: RenderingMode) -> UIImage? {
    guard let symbol = displayOptions.symbol else { return nil }
    var options = displayOptions
    options.renderingMode = renderingMode
    options.symbolTint = color
    return UIImage(symbol, options)
  }

  /// Whether a view that shows the picture gives it its tint.
  var takesTint: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic:
      displayOptions.symbol.map { ($0.values.colors ?? .monochrome) == .monochrome } ?? false
    }
  }

  /// The picture as controls show it: in their tint, unless it says otherwise.
  var forControl: UIImage {
    renderingMode == .automatic && (takesTint || !isSymbolImage)
      ? withRenderingMode(.alwaysTemplate) : self
  }

  /// What draws a symbol as lines, sharp at any size; `nil` for other pictures.
  func recordSymbol(
    in rect: CGRect, tint: Color?, into recorder: inout DisplayListRecorder
  ) -> Bool {
    guard let symbol = displayOptions.symbol else { return false }
    symbol.drawing.record(
      in: rect, color: tint ?? displayOptions.symbolTint ?? .black, scale: scale, into: &recorder)
    return true
  }

  /// The name of a symbol of which there is no drawing.
  var standInName: String? {
    guard let symbol = displayOptions.symbol, symbol.template == nil, symbol.figure == nil else {
      return nil
    }
    return symbol.name
  }
}

/// What a symbol's picture is made from.
struct Symbol: Hashable {
  var name: String
  var values: SymbolValues
  /// A team's own drawing; `nil` where there is none.
  let template: SymbolTemplate?

  init(name: String, values: SymbolValues) {
    self.init(name: name, values: values, template: SymbolTemplates.named(name))
  }

  init(name: String, values: SymbolValues, template: SymbolTemplate?) {
    (self.name, self.values, self.template) = (name, values, template)
  }

  /// The symbol at other values.
  func with(_ values: SymbolValues) -> Symbol {
    Symbol(name: name, values: values, template: template)
  }

  /// Its form; `nil` where the package has no drawing.
  var figure: SymbolFigure? { SymbolName(name).figure }

  var drawing: any SymbolPicture {
    template.map { TemplateDrawing($0, values) } ?? SymbolDrawing(figure ?? .standIn, values)
  }

  func options(_ options: UIImage.DisplayOptions) -> UIImage.DisplayOptions {
    var options = options
    options.symbol = self
    options.flipsForRightToLeft = template == nil && figure?.isMirrored ?? false
    return options
  }

  /// The symbol's pixels, in black where no color is given.
  func bitmap(scale: CGFloat, tint: Color?) -> Bitmap {
    let drawing = drawing
    let size = drawing.size(scale: scale)
    var recorder = DisplayListRecorder(size: size, scale: scale)
    drawing.record(
      in: CGRect(origin: .zero, size: size), color: tint ?? .black, scale: scale, into: &recorder)
    do {
      return try recorder.finish().pixels()
    } catch {
      RenderingEnvironment.report(
        "the symbol \u{201C}\(name)\u{201D} cannot be drawn: \(error)", kind: .notDrawn)
      return Bitmap(width: 0, height: 0)
    }
  }
}
