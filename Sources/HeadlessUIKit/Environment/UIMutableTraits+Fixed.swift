// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Traits that have one value in pictures. Setting another one is reported.

extension UIMutableTraits {
  /// Regular: pictures have no bold text by the user's wish yet.
  public var legibilityWeight: UILegibilityWeight {
    get { .regular }
    set { reportFixed("legibilityWeight", "regular", isOther: newValue == .bold) }
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

  private func reportFixed(_ name: String, _ value: String, isOther: Bool) {
    if isOther { RenderingEnvironment.reportFixedTrait(name, value) }
  }
}

extension RenderingEnvironment {
  /// Says that a trait has another value than the one that was asked for.
  static func reportFixedTrait(_ name: String, _ value: String) {
    report("the trait \(name) is always \(value) here: it is not drawn otherwise", kind: .notDrawn)
  }
}
