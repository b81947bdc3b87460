// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing

/// What makes no sense stops the program with a sentence; nothing hangs.
@Suite struct BadInputTraps {
  @Test func aViewInItsOwnDescendant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(text(result).contains("cannot be added to a view that it contains"))
  }

  @Test func aViewInItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    #expect(text(result).contains("a view cannot be added as a subview of itself"))
  }

  @Test func aCellOfAClassThatIsNone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView()
      table.register(UILabel.self, forCellReuseIdentifier: "pet")
      FileHandle.standardError.write(Data("registered\n".utf8))
      _ = table.dequeueReusableCell(withIdentifier: "pet")
    }
    #expect(text(result).contains("registered\n"))
    #expect(
      text(result).contains(
        "UILabel was registered for 'pet', and is no subclass of UITableViewCell"))
  }

  @Test func aHeaderOfAClassThatIsNone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let kind = UICollectionView.elementKindSectionHeader
      list.register(
        UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
      FileHandle.standardError.write(Data("registered\n".utf8))
      _ = list.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: [0, 0])
    }
    #expect(text(result).contains("registered\n"))
    #expect(text(result).contains("is no subclass of UICollectionReusableView"))
  }

  @Test func notANumberInThePlaceOfAFrame() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    }
    #expect(text(result).contains("CALayer position contains NaN: [nan 5]"))
  }

  @Test func anInfiniteFrame() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: CGFloat.infinity))
    }
    #expect(text(result).contains("CALayer bounds contains an infinite number: [0 0; 10 inf]"))
  }

  /// Its sides are the greatest numbers that there are: a usual start of views that are placed
  /// later.
  @Test @MainActor func theInfiniteRectangleIsAFrame() {
    let view = UIView(frame: .infinite)
    let label = UILabel(frame: view.bounds)
    view.addSubview(label)
    view.layoutIfNeeded()
    #expect(view.bounds.width == CGFloat.greatestFiniteMagnitude)

    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    view.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func aTransformThatIsNotFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().transform = CGAffineTransform(scaleX: .infinity, y: 1)
    }
    #expect(text(result).contains("CALayer transform contains a number that is not finite"))
  }

  @Test func constraintsBetweenTrees() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (one, other) = (UIView(), UIView())
      NSLayoutConstraint.activate([one.topAnchor.constraint(equalTo: other.topAnchor)])
    }
    #expect(
      text(result).contains(
        "because its items have no common ancestor. Does the constraint reference items in different "
          + "view hierarchies? That's illegal."))
  }

  @Test func aMaskThatIsASubview() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.layer.mask = outer.layer
    }
    #expect(text(result).contains("a layer cannot be masked by one that it is in"))
  }

  @Test func tenThousandNestedViewsThatAreMeasured() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIView()
      var view = root
      for _ in 0..<10_000 {
        let child = UIView()
        view.addSubview(child)
        view = child
      }
      view.widthAnchor.constraint(equalToConstant: 1).isActive = true
      _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(text(result).contains("layers are nested more than 500 deep"))
  }

  @Test func aMaskOfItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layer = CALayer()
      layer.mask = layer
    }
    #expect(text(result).contains("a layer cannot be its own mask"))
  }

  @Test func masksInACircle() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.mask = other
      other.mask = one
    }
    #expect(text(result).contains("a layer cannot be masked by one that it is in"))
  }

  @Test func aConstantThatIsNotANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 5)
      width.constant = .nan
      _ = view
    }
    #expect(text(result).contains("must be finite numbers"))
  }

  @Test func anItemOfInfiniteSize() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let fixture = CollectionFixture(items: 1)
      fixture.layout.itemSize.height = .infinity
      fixture.collection().layoutIfNeeded()
    }
    #expect(text(result).contains("the size of an item must be finite"))
  }

  @Test func aNegativeNumberOfRows() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Source: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
      }
      let (table, source) = (UITableView(), Source())
      table.frame.size = CGSize(width: 100, height: 100)
      table.dataSource = source
      table.layoutIfNeeded()
      _ = source
    }
    #expect(text(result).contains("a section cannot have -1 rows"))
  }

  @Test func aHeaderThatNobodyGives() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Source: UICollectionViewDataSource {
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 0 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
      }
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize.height = 20
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      let source = Source()
      view.dataSource = source
      view.layoutIfNeeded()
      _ = source
    }
    #expect(text(result).contains("viewForSupplementaryElementOfKind"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
