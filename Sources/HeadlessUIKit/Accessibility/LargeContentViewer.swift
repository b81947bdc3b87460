// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

private let showsKey = AssociatedStorage.Key<Bool>()
private let titleKey = AssociatedStorage.Key<String>()
private let imageKey = AssociatedStorage.Key<UIImage>()
private let scalesKey = AssociatedStorage.Key<Bool>()

// What a long press shows in the middle of the screen to people who want the largest text. A still
// picture of the view does not have it.

extension UIView {
  /// Whether a long press shows the view's content large. The default is false.
  public var showsLargeContentViewer: Bool {
    get { associatedStorage[showsKey] ?? false }
    set { associatedStorage[showsKey] = newValue }
  }

  /// The text that is shown large. The default is the view's label.
  public var largeContentTitle: String? {
    get { associatedStorage[titleKey] ?? accessibilityLabel }
    set { associatedStorage[titleKey] = newValue }
  }

  /// The image that is shown large.
  public var largeContentImage: UIImage? {
    get { associatedStorage[imageKey] }
    set { associatedStorage[imageKey] = newValue }
  }

  /// Whether that image is enlarged. The default is false.
  public var scalesLargeContentImage: Bool {
    get { associatedStorage[scalesKey] ?? false }
    set { associatedStorage[scalesKey] = newValue }
  }
}

/// Brings up the large content of its view, or of those in it, at a long press. It is not in
/// pictures.
///
/// ```swift
/// bar.addInteraction(UILargeContentViewerInteraction())
/// ```
open class UILargeContentViewerInteraction: UIViewInteraction {
  /// Whether people have turned large content on: they do for text of an accessibility size.
  public class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }
}
