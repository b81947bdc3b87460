// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// One of the changes that a collection carries out at once.
open class UICollectionViewUpdateItem: NSObject {
  /// What changes.
  public enum Action: Int, Sendable {
    /// Something comes.
    case insert = 0
    /// Something goes.
    case delete = 1
    /// Something is shown anew.
    case reload = 2
    /// Something goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  private let change: (action: Action, before: IndexPath?, after: IndexPath?)

  /// Where the item was; `nil` for one that comes.
  open var indexPathBeforeUpdate: IndexPath? { change.before }
  /// Where the item is; `nil` for one that goes.
  open var indexPathAfterUpdate: IndexPath? { change.after }
  /// What changes.
  open var updateAction: Action { change.action }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    change = (action, before, after)
    super.init()
  }

  /// Makes one that changes nothing, as a test of a layout does whose subclass says what changes.
  public override convenience init() { self.init(.none, from: nil, to: nil) }
}

extension ListMap {
  /// What goes, what comes and what is shown anew, in the order of the places.
  ///
  /// - Parameters:
  ///   - old: How many items each section had.
  ///   - new: How many items each section has.
  func updateItems(from old: [Int], to new: [Int]) -> [UICollectionViewUpdateItem] {
    let arrived = Set(paths.values)
    let gone = Self.paths(of: old).filter { paths[$0] == nil }
    let come = Self.paths(of: new).filter { !arrived.contains($0) }
    return gone.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + reloaded.sorted().filter { paths[$0] != nil }.map {
        UICollectionViewUpdateItem(.reload, from: $0, to: paths[$0])
      }
      + come.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
  }

  private static func paths(of counts: [Int]) -> [IndexPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { IndexPath(item: $0, section: section) }
    }
  }
}
