// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Whether people ask for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// No.
  case regular = 0
  /// Yes.
  case bold = 1
}

/// Which colors a screen shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not specified.
  case unknown = 0
  /// No.
  case unavailable = 1
  /// Yes.
  case available = 2
}

/// Whether a window takes keys, where several show.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// No.
  case inactive = 0
  /// Yes.
  case active = 1
}

// What changes no picture. All but the weight of text have the value of a phone as it comes.
extension UITraitCollection {
  /// Makes a collection that says nothing here: pictures are sRGB, and another gamut changes no
  /// color of sRGB's.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(Traits()) }

  /// Makes a collection that says nothing here: nobody presses.
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(Traits()) }

  /// Makes a collection that says nothing here: the window takes keys.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(Traits())
  }

  /// Makes a collection that says whether people ask for bold text. Views that look at it find it;
  /// that the system's fonts stay as heavy as they are is reported.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    var traits = Traits()
    traits[UITraitLegibilityWeight.self] = legibilityWeight
    self.init(traits)
    RenderingEnvironment.report(legibilityWeight)
  }

  /// Whether people ask for bold text. The default is that they do not.
  public var legibilityWeight: UILegibilityWeight {
    let weight = traits[UITraitLegibilityWeight.self]
    return weight == .unspecified ? .regular : weight
  }
  /// Which colors the screen shows: pictures are sRGB.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// Whether the screen feels how hard it is pressed: no.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Whether the window takes keys: yes.
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}

/// Whether people ask for bold text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Which colors a screen shows.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
}

/// Whether a screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// Whether a window takes keys.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Not specified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}
