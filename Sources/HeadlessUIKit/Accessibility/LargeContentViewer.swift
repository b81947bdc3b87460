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

/// What can be shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether a long press shows it.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown large.
  var largeContentTitle: String? { get }
  /// The image that is shown large.
  var largeContentImage: UIImage? { get }
  /// Whether that image is enlarged.
  var scalesLargeContentImage: Bool { get }
}

extension UIView: UILargeContentViewerItem {}

/// Says what is shown large, and hears of it. Each requirement has a default.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: DelegateObject {
  /// What is shown for a press at `point`; `nil` for nothing.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Called after a press ended.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Who shows it.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// The view there.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    interaction.view?.hitTest(point, with: nil)
  }
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// The one of the interaction's view.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}

/// Brings up the large content of its view, or of those in it, at a long press. It is not in
/// pictures.
///
/// ```swift
/// bar.addInteraction(UILargeContentViewerInteraction())
/// ```
open class UILargeContentViewerInteraction: UIViewInteraction {
  /// Says what is shown.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Recognizes the press; other recognizers may wait for it.
  public final let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

  /// Makes an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Whether people have turned large content on: they do for text of an accessibility size.
  public class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }
}
