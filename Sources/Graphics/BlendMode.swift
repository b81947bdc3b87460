// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How what is painted and what lies below become one.
///
/// The names are those of `CGBlendMode`. `S` and `D` below are the premultiplied colors of what is
/// painted (the source) and of what lies below (the destination), `Sa` and `Da` their alphas, all 0
/// to 1.
///
/// Coverage, at the edges of a shape, mixes what was there with the result. The two modes that add
/// weigh the source with it, which for all others that leave the destination alone where the source
/// is transparent is the same.
///
/// Sources: ISO 32000-1 (PDF 1.7), section 11.3.5, and W3C Compositing and Blending, levels 1 and
/// 2.
public enum BlendMode: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// Source over: `S + D·(1 - Sa)`.
  case normal

  /// The product of the colors.
  case multiply
  /// The product of their complements, complemented.
  case screen
  /// ``hardLight`` with source and destination exchanged.
  case overlay
  /// The darker color, channel by channel.
  case darken
  /// The lighter color, channel by channel.
  case lighten
  /// The destination brightened to reflect the source.
  case colorDodge
  /// The destination darkened to reflect the source.
  case colorBurn
  /// ``darken`` or ``lighten`` in a soft form, as the source says.
  case softLight
  /// ``multiply`` or ``screen``, as the source says.
  case hardLight
  /// The distance of the colors.
  case difference
  /// The same with less contrast.
  case exclusion

  /// The source's hue with the destination's saturation and luminosity.
  case hue
  /// The source's saturation with the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the destination's luminosity.
  case color
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity

  /// Nothing.
  case clear
  /// `S`.
  case copy
  /// `S·Da`.
  case sourceIn
  /// `S·(1 - Da)`.
  case sourceOut
  /// `S·Da + D·(1 - Sa)`.
  case sourceAtop
  /// `S·(1 - Da) + D`.
  case destinationOver
  /// `D·Sa`.
  case destinationIn
  /// `D·(1 - Sa)`.
  case destinationOut
  /// `S·(1 - Da) + D·Sa`.
  case destinationAtop
  /// `S·(1 - Da) + D·(1 - Sa)`.
  case xor
  /// `max(0, 1 - ((1 - D) + (1 - S)))` where both are opaque.
  case plusDarker
  /// `min(1, S + D)`.
  case plusLighter

  /// Whether a transparent source changes what lies below.
  ///
  /// A group of such a mode acts on everything that is not clipped; a shape acts where it covers.
  public var changesWhereSourceIsTransparent: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// Whether what was opaque stays opaque.
  public var keepsOpacity: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop,
      .xor:
      false
    default: true
    }
  }
}
