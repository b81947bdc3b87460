// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIColor {
  /// The tint of what is drawn on iOS. Here it is that of a view without a tint of its own, also
  /// where a view has another one, which is reported: an app's accent color, or the system's blue.
  public static var tintColor: UIColor {
    RenderingEnvironment.report(
      "UIColor.tintColor is the \(appTint == .systemBlue ? "system's blue" : "app's accent color")"
        + ", also where a view has another tint", kind: .notDrawn)
    return appTint
  }

  /// The tint of views for which none was set.
  static let appTint = appTint(among: TargetInformation.all)

  /// The accent color of the app among targets, or the system's blue.
  static func appTint(among all: [TargetInformation]) -> UIColor {
    all.lazy.compactMap(\.accentColor).first ?? .systemBlue
  }
}

extension TargetInformation {
  /// The color of the app's catalog that its list names; `nil` for none, and for an empty one, as
  /// Xcode's templates have it.
  fileprivate var accentColor: UIColor? {
    guard isOfApp, let name = values["NSAccentColorName"] as? String else { return nil }
    return UIColor(named: name, in: bundle, compatibleWith: nil, notesMissing: false)
  }
}
