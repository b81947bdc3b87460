// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What bars cover of a controller's view, as views were laid out before there were safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much is covered, in points.
  var length: CGFloat { get }
  /// The upper end of what is covered.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower end of what is covered.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How much is covered.
  var heightAnchor: NSLayoutDimension { get }
}

/// One end of a view that the safe area leaves out.
final class SafeAreaEnd: UILayoutGuide, UILayoutSupport {
  fileprivate let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(
        equalTo: isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor),
      bottomAnchor.constraint(
        equalTo: isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor),
    ])
  }

  /// The end of a view, of which there is one.
  static func end(of view: UIView, isTop: Bool) -> SafeAreaEnd {
    let known = view.layoutGuides.lazy.compactMap { $0 as? SafeAreaEnd }
    return known.first { $0.isTop == isTop } ?? SafeAreaEnd(of: view, isTop: isTop)
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// What bars cover at the view's top: its end is that of the safe area. Loads the view.
  ///
  /// UIKit has replaced it by `UIView.safeAreaLayoutGuide`.
  public var topLayoutGuide: any UILayoutSupport { safeAreaEnd(isTop: true) }

  /// What bars cover at the view's bottom: it begins where the safe area ends. Loads the view.
  ///
  /// UIKit has replaced it by `UIView.safeAreaLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport { safeAreaEnd(isTop: false) }

  private func safeAreaEnd(isTop: Bool) -> SafeAreaEnd { .end(of: view, isTop: isTop) }
}
