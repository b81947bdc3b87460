// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import Synchronization

extension UICollectionView {
  /// How a cell of a class shows an item.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<PetCell, Pet> { cell, path, pet in
  ///   cell.nameLabel.text = pet.name
  /// }
  /// ```
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Shows an item in a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier: String
    let nib: UINib?
    let handler: Handler

    /// Makes a registration. Make it once, and not in the data source: each has cells of its own.
    public init(handler: @escaping Handler) {
      self.init(nib: nil, handler)
    }

    /// Makes a registration of cells from a file of Interface Builder.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(nib: cellNib, handler)
    }

    private init(nib: UINib?, _ handler: @escaping Handler) {
      identifier = "cell registration \(nextRegistration())"
      self.nib = nib
      self.handler = handler
    }
  }

  /// How a view of a class and a kind shows a place.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Shows a place in a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    /// Makes a registration for views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(nib: nil, elementKind, handler)
    }

    /// Makes a registration for views of a kind, from a file of Interface Builder.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(nib: supplementaryNib, elementKind, handler)
    }

    private init(nib: UINib?, _ elementKind: String, _ handler: @escaping Handler) {
      identifier = "supplementary registration \(nextRegistration())"
      self.nib = nib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell for an item, used again or new, after the registration's handler.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else { trap("\(type(of: view)) is not a \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view for a place, used again or new, after the registration's handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if let nib = registration.nib {
      register(
        nib, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let supplementary = view as? Supplementary else {
      trap("\(type(of: view)) is not a \(Supplementary.self)")
    }
    registration.handler(supplementary, registration.elementKind, indexPath)
    return supplementary
  }
}

/// Tells registrations apart. Nothing else follows from the number.
private func nextRegistration() -> Int {
  registrationCount.add(1, ordering: .relaxed).newValue
}

private let registrationCount = Atomic(0)
