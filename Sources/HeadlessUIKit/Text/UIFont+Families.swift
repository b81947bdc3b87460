// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TextLayout

extension UIFont {
  /// The families that fonts can be asked for by name: those of iOS, those of the package's
  /// resources and those that were registered. Sorted.
  ///
  /// Fonts of the machine are left out, so that the list is the same everywhere.
  public class var familyNames: [String] {
    Set(AppleFont.familyNames + ownFaces.map(\.family)).sorted()
  }

  /// The PostScript names of a family's fonts, sorted; for a family of iOS that is not among the
  /// package's own, the name that ``init(name:size:)`` takes for it.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = ownFaces.filter { $0.family == familyName }.map(\.postScriptName)
    guard own.isEmpty else { return Set(own).sorted() }
    return UIFont(name: familyName, size: 12).map { [$0.fontName] } ?? []
  }

  /// The faces that the package brought.
  private class var ownFaces: [FontFace] {
    _ = BundledFonts.areRegistered
    return FontLibrary.registeredFaces
  }
}
