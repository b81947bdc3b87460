// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension SceneNode {
  /// Describes a laid-out view and its subviews, under the current traits.
  init(_ view: UIView) {
    self.init(root: view, depth: 0)
  }

  static let viewDepthLimit = 999

  private init(root view: UIView, depth: Int) {
    self.init(
      type: String(describing: Swift.type(of: view)),
      identifier: view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 },
      frame: SceneFrame(view.frame),
      properties: SceneProperty.list(
        view.stateProperties(for: .scene), traits: view.traitCollection))
    // A root lies where the picture begins, wherever its parent has put it.
    if depth == 0 { frame = SceneFrame(CGRect(origin: .zero, size: view.bounds.size)) }
    guard !view.isHidden, depth < Self.viewDepthLimit else { return }
    children = SceneNode.layers(
      of: view.layer, without: Set(view.subviews.map { ObjectIdentifier($0.layer) }),
      traits: view.traitCollection, depth: depth + 1)
    children += SceneNode.subviews(of: view).map { SceneNode(root: $0, depth: depth + 1) }
  }

  /// The subviews from the lowest on; those that a stack arranges in its order, since that is what
  /// is seen: moving one along does not change its place among the subviews.
  private static func subviews(of view: UIView) -> [UIView] {
    guard let stack = view as? UIStackView else { return view.subviews }
    var arranged = stack.arrangedSubviews[...]
    let known = Set(arranged.map { ObjectIdentifier($0) })
    return stack.subviews.map { subview in
      known.contains(ObjectIdentifier(subview)) ? arranged.popFirst() ?? subview : subview
    }
  }
}
