// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The examples of Bars.
private final class BarsExamples: ExampleScreen {
  func barAppearance(navigationBar: UINavigationBar) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemTeal
    navigationBar.scrollEdgeAppearance = appearance
  }

  func barAppearance2() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
  }

  func barAppearance3() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
  }

  func barButtonItem() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  func barItem(item: UIBarItem) {
    item.title = "Favorites"
    item.isEnabled = false
  }

  func navigationBar() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "Pets"), UINavigationItem(title: "Ada")]
  }

  func navigationItem() {
    navigationItem.title = "Profile"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
  }

  func tabBar(paw: UIImage) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = [UITabBarItem(title: "Pets", image: paw, tag: 0)]
    bar.selectedItem = bar.items?.first
  }

  func tabBarItem(paw: UIImage, filledPaw: UIImage, controller: UIViewController) {
    controller.tabBarItem = UITabBarItem(title: "Pets", image: paw, selectedImage: filledPaw)
  }

  func toolbar(edit: UIBarButtonItem, delete: UIBarButtonItem) {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [edit, .flexibleSpace(), delete]
  }

  func toolbar2() {
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
  }
}

/// The examples of Collections.
private final class CollectionsExamples: ExampleScreen {
  func collectionViewRegistrations() {
    let registration = UICollectionView.CellRegistration<PetCell, Pet> { cell, path, pet in
      cell.nameLabel.text = pet.name
    }
    _ = registration
  }

  func collectionView() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(PetCell.self, forCellWithReuseIdentifier: "pet")
    collection.dataSource = self
  }

  func collectionViewDiffableDataSource(
    collection: UICollectionView, registration: UICollectionView.CellRegistration<PetCell, Pet>
  ) {
    let dataSource: UICollectionViewDiffableDataSource<Int, Pet>
    dataSource = UICollectionViewDiffableDataSource<Int, Pet>(collectionView: collection) {
      collection, path, pet in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: pet)
    }
    _ = dataSource
  }

  func sectionSnapshot(dataSource: UICollectionViewDiffableDataSource<Int, String>) {
    var pets = NSDiffableDataSourceSectionSnapshot<String>()
    pets.append(["Cats", "Dogs"])
    pets.append(["Momo", "Luna"], to: "Cats")
    pets.expand(["Cats"])
    dataSource.apply(pets, to: 0, animatingDifferences: false)
  }

  func bitmapContext() {
    let context = CGContext(
      data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(UIColor.systemRed.cgColor)
    context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    let dot = context?.makeImage()
    _ = dot
  }

  func collectionViewFlowLayout() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
}

private enum CollectionViewCellExample {
  final class KeyCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }
}

/// The examples of Colors.
private final class ColorsExamples: ExampleScreen {
  func color(view: UIView) {
    view.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  func color() {
    let brand = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
    let ground = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    _ = brand
    _ = ground
  }
}
