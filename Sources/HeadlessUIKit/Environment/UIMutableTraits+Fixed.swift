// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Traits of which pictures show nothing.

extension UIMutableTraits {
  /// Whether people ask for bold text. Views that look at it find it; that the system's fonts stay
  /// as heavy as they are is reported.
  public var legibilityWeight: UILegibilityWeight {
    get {
      let weight = self[UITraitLegibilityWeight.self]
      return weight == .unspecified ? .regular : weight
    }
    set {
      self[UITraitLegibilityWeight.self] = newValue
      RenderingEnvironment.report(newValue)
    }
  }
  /// SRGB: pictures have no other colors. Another gamut changes no color of sRGB's.
  public var displayGamut: UIDisplayGamut {
    get { .SRGB }
    set { _ = newValue }
  }
  /// Unavailable: nobody presses here.
  public var forceTouchCapability: UIForceTouchCapability {
    get { .unavailable }
    set { _ = newValue }
  }
}

extension RenderingEnvironment {
  /// Says that fonts stay as they are where people ask for bold text.
  static func report(_ weight: UILegibilityWeight) {
    guard weight == .bold else { return }
    report(
      "the system's fonts are not drawn bolder for the trait legibilityWeight", kind: .notDrawn)
  }
}
