// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A screen as people hear it who do not see it: its elements in the order in which VoiceOver goes
/// through them, and what holds them together.
///
/// ```swift
/// print(SpokenScreen(of: controller.view).text)
/// // 1. Profile. Heading.
/// // 2. Follow. Button.
/// //    hint: Follows Ada
/// ```
public struct SpokenScreen: Equatable, Sendable {
  /// An element, or what holds elements together.
  public indirect enum Node: Equatable, Sendable {
    /// An element.
    case element(SpokenElement)
    /// What holds elements together, and these.
    case container(SpokenContainer, [Node])

    /// The elements in it.
    var elements: [SpokenElement] {
      switch self {
      case .element(let element): [element]
      case .container(_, let nodes): nodes.flatMap(\.elements)
      }
    }
  }

  /// What there is, in the order in which it is read.
  public let nodes: [Node]

  /// All elements, in the order in which they are read.
  public var elements: [SpokenElement] { nodes.flatMap(\.elements) }

  init(nodes: [Node]) { self.nodes = nodes }

  /// Reads a view that is laid out, in the running task's environment: its direction of layout and
  /// its idiom decide about the order.
  ///
  /// - Parameter view: The view. Places are in its coordinates.
  public init(of view: UIView) {
    let environment = RenderingEnvironment.current
    let order = ReadingOrder(
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      isPhone: environment.userInterfaceIdiom == .phone)
    nodes = ScreenReader(root: view, order: order).read(AccessibilityNode.nodes(of: view))
  }
}
