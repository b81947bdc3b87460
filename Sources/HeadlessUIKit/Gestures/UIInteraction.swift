// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something that people do with a view, and that is added to it as an object.
///
/// ```swift
/// view.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
public protocol UIInteraction: AnyObject {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Called before it goes to another view, or to none (`nil`).
  func willMove(to view: UIView?)
  /// Called after it went to another view, or to none (`nil`).
  func didMove(to view: UIView?)
}

private let interactionsKey = AssociatedStorage.Key<[any UIInteraction]>()

extension UIView {
  /// What was added, in the order in which it came. Setting it takes the former ones away.
  public var interactions: [any UIInteraction] {
    get { associatedStorage[interactionsKey] ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Lets people do something with this view, and no longer with its former one.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    associatedStorage[interactionsKey] = interactions + [interaction]
    interaction.didMove(to: self)
  }

  /// Takes an interaction from this view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    associatedStorage[interactionsKey] = interactions.filter { $0 !== interaction }
    interaction.didMove(to: nil)
  }
}

/// An interaction of the toolkit, which knows its view. What it brings up is not in pictures of the
/// view.
open class UIViewInteraction: NSObject, UIInteraction {
  /// The view that it was added to.
  open private(set) weak var view: UIView?

  /// Called before it goes to another view. The default does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after it went to another view.
  open func didMove(to view: UIView?) { self.view = view }
}
