// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension Snapshotting where Value == UIView, Format == String {
  /// A view's tree as UIKit prints it, once it is laid out.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// A view's tree as UIKit prints it, once it is laid out.
  ///
  /// - Parameters:
  ///   - size: The view's size in points; `nil`: the one that it has.
  ///   - traits: The traits under which it is laid out.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
      return ViewStage(view: view, config: config).show { $0.recursiveDescription() }
        .withoutAddresses
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of a controller's view as UIKit prints it, once it has appeared.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of a controller's view as UIKit prints it, once it has appeared.
  ///
  /// - Parameters:
  ///   - config: A device.
  ///   - size: The view's size in points; `nil`: the device's, otherwise the one that it has.
  ///   - traits: The traits under which it is laid out, over those of the device.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      ViewStage(controller: controller, config: config.with(size: size, traits: traits))
        .show { $0.recursiveDescription() }.withoutAddresses
    }
  }

  /// The controllers in a controller, with their views and whether they have appeared.
  ///
  /// ```
  /// <UINavigationController>, state: appeared, view: <UIView>
  ///    | <UIViewController>, state: appeared, view: <UIView>
  /// ```
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      ViewStage(controller: controller, config: ViewImageConfig())
        .show { _ in controller.hierarchyLines(depth: 0).joined(separator: "\n") }
    }
  }
}

extension String {
  /// Without the addresses that classes' own descriptions have, and without the last line's end.
  fileprivate var withoutAddresses: String {
    let text = hasSuffix("\n") ? String(dropLast()) : self
    return text.replacing(/:?\s*0x[\da-f]+(\s*)/) { $0.output.1 }
  }
}

extension UIViewController {
  fileprivate func hierarchyLines(depth: Int, sign: String = "   | ") -> [String] {
    let indent = depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + sign
    var line = "\(indent)<\(type(of: self))>, state: \(appearanceState), view: "
    if let view = viewIfLoaded {
      line += "<\(type(of: view))>" + (view.window == nil ? " not in the window" : "")
    } else {
      line += "(view not loaded)"
    }
    let presented = presentedViewController.flatMap {
      $0.presentingViewController === self
        ? $0.hierarchyLines(depth: depth + 1, sign: "   + ") : nil
    }
    return [line] + children.flatMap { $0.hierarchyLines(depth: depth + 1) } + (presented ?? [])
  }
}
