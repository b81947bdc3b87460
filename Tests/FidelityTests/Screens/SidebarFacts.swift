// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// An outline in a sidebar: Apple's UIKitCatalog on an iPhone 11 with iOS 16.2. The screenshots
/// have 494 pixels for 414 points, so that places are known to half a point. They are reduced and
/// blurred: ink begins a little early.
enum SidebarFacts {
  private static let source = Fact.Source.picture(
    "pystaUIKitCatalogChallenge, Pickers.png and Controls.png, iOS 16.2")

  static func all() throws -> [Fact] {
    let picture = try Phone.iPhone11.drawn { window in
      let outline = Outline()
      outline.title = "UIKitCatalog"
      window.rootViewController = UINavigationController(rootViewController: outline)
    }
    func row(_ index: Int, _ x: CGFloat, _ width: CGFloat) -> CGRect {
      picture.ink(
        in: CGRect(x: x, y: 94 + 44 * CGFloat(index), width: width, height: 40), threshold: 30)
    }
    let controls = row(0, 21, 36)
    return [
      Fact("a symbol's middle", source, 42.2, within: 0.5) { controls.midX },
      Fact("a symbol is wide", source, 22.6, within: 2) { controls.width },
      Fact("a text behind a symbol begins", source, 67, within: 1) { row(0, 58, 160).minX },
      Fact("a text one level in begins", source, 48.6, within: 1) { row(3, 40, 160).minX },
      Fact("a text two levels in begins", source, 68.7, within: 1) { row(2, 60, 160).minX },
      Fact("a symbol one level in: its middle", source, 62, within: 0.6) { row(1, 44, 36).midX },
      Fact("a text behind it begins", source, 86.7, within: 1) { row(1, 79, 160).minX },
      Fact("the arrowhead of an open row: its middle", source, 379.7, within: 0.6) {
        row(0, 366, 36).midX
      },
      Fact("an arrowhead's middle", source, 379.9, within: 0.6) { row(2, 366, 36).midX },
      Fact("an arrowhead ends", source, 383.8, within: 1) { row(2, 366, 36).maxX },
      Fact("rows are high", source, 44, within: 0.3) {
        row(3, 366, 36).minY - row(2, 366, 36).minY
      },
    ]
  }
}

/// Rows of three levels: an open one, an open one in it, a leaf in the first, and a leaf below.
private final class Outline: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let open = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.image = UIImage(
        systemName: item == "Controls" ? "slider.horizontal.3" : "magnifyingglass")
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      cell.backgroundConfiguration = .clear()
    }
    let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      cell.backgroundConfiguration = .clear()
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, item in
      ["Controls", "Buttons"].contains(item)
        ? list.dequeueConfiguredReusableCell(using: open, for: path, item: item)
        : list.dequeueConfiguredReusableCell(using: leaf, for: path, item: item)
    }
    var items = NSDiffableDataSourceSectionSnapshot<String>()
    items.append(["Controls"], to: nil)
    items.append(["Buttons", "Date Picker"], to: "Controls")
    items.append(["Default Search Bar"], to: "Buttons")
    items.expand(["Controls", "Buttons"])
    source.apply(items, to: 0, animatingDifferences: false)
    self.source = source
  }
}
