// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is set of a bar by images and a style, as before iOS 13.
///
/// An empty image is no background, and no hairline.
struct BarOldLook {
  var backgrounds: [UIBarMetrics: UIImage] = [:]
  var shadow: UIImage?
  var style = UIBarStyle.default
  /// How far down titles are moved, in points.
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  func titleOffset(isLow: Bool) -> CGFloat {
    titleOffsets[isLow ? .compact : .default] ?? titleOffsets[.default] ?? 0
  }

  var isEmpty: Bool { backgrounds.isEmpty && shadow == nil && style == .default }

  /// Gives a look these images and the style's color. Where one is set, what the bar's own
  /// appearances were changed to does not count.
  func change(_ appearance: UIBarAppearance, isLow: Bool) {
    if let image = backgrounds[isLow ? .compact : .default] ?? backgrounds[.default] {
      appearance.backgroundColor = image.size == .zero ? nil : UIColor(patternImage: image)
    } else if style == .black {
      appearance.backgroundColor = .black
    }
    // UIKit takes the image of the hairline only beside one of the background.
    if !backgrounds.isEmpty, let shadow {
      appearance.shadowColor = shadow.size == .zero ? nil : UIColor(patternImage: shadow)
    }
  }
}

extension UINavigationBar {
  /// The look that images and styles give; `nil` where none is set.
  var oldAppearance: UINavigationBarAppearance? {
    guard !oldLook.isEmpty else { return nil }
    let appearance = UINavigationBarAppearance()
    oldLook.change(appearance, isLow: isLow)
    if oldLook.style == .black {
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
      appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    }
    return appearance
  }
}

extension UITabBar {
  /// The picture of the background, as before iOS 13; an empty one is no background. `nil`, the
  /// default, for the background of the appearance.
  public final var backgroundImage: UIImage? {
    get { oldLook.backgrounds[.default] }
    set {
      guard newValue !== oldLook.backgrounds[.default] else { return }
      oldLook.backgrounds[.default] = newValue
      setNeedsLayout()
    }
  }

  /// The picture of the hairline, which counts beside a ``backgroundImage``; an empty one is no
  /// hairline. The default is `nil`.
  public final var shadowImage: UIImage? {
    get { oldLook.shadow }
    set {
      guard newValue !== oldLook.shadow else { return }
      oldLook.shadow = newValue
      setNeedsLayout()
    }
  }

  /// The bar's colors where no appearance says others. The default is those of the surroundings.
  public final var barStyle: UIBarStyle {
    get { oldLook.style }
    set {
      guard newValue != oldLook.style else { return }
      oldLook.style = newValue
      setNeedsLayout()
    }
  }

  var oldAppearance: UITabBarAppearance? {
    guard !oldLook.isEmpty else { return nil }
    let appearance = UITabBarAppearance()
    oldLook.change(appearance, isLow: false)
    return appearance
  }
}

extension UIToolbar {
  /// Sets the picture of the background, as before iOS 13; an empty one is no background, `nil` is
  /// that of the appearance. The position does not count.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    noteSet(.backgroundPicture, place: UInt(barMetrics.rawValue))
    oldLook.backgrounds[barMetrics] = backgroundImage
    setNeedsLayout()
  }

  /// The picture of the background; `nil` for that of the appearance.
  public final func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    oldLook.backgrounds[barMetrics]
  }

  /// Sets the picture of the hairline, which counts beside one of the background; an empty one is
  /// no hairline. The position does not count.
  public final func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    noteSet(.toolbarShadow)
    oldLook.shadow = shadowImage
    setNeedsLayout()
  }

  /// The picture of the hairline; `nil` for that of the appearance.
  public final func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    oldLook.shadow
  }

  var oldAppearance: UIToolbarAppearance? {
    guard !oldLook.isEmpty else { return nil }
    let appearance = UIToolbarAppearance()
    oldLook.change(appearance, isLow: traitCollection.verticalSizeClass == .compact)
    return appearance
  }
}
