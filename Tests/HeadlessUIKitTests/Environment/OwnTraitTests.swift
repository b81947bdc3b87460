// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Traits that apps define themselves.
final class OwnTraitTests: XCTestCase {
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  func testAViewHasTheValueOfTheNearestThatSetsIt() {
    let outer = UIView()
    let inner = UIView()
    let leaf = UIView()
    outer.addSubview(inner)
    inner.addSubview(leaf)

    outer.traitOverrides[Density.self] = 2
    XCTAssertEqual(leaf.traitCollection[Density.self], 2)
    XCTAssertEqual(leaf.traitCollection[Theme.self], "plain")

    inner.traitOverrides[Density.self] = 3
    inner.traitOverrides[Theme.self] = "dark"
    XCTAssertEqual(outer.traitCollection[Density.self], 2)
    XCTAssertEqual(leaf.traitCollection[Density.self], 3)
    XCTAssertEqual(leaf.traitCollection[Theme.self], "dark")

    inner.traitOverrides.remove(Density.self)
    XCTAssertFalse(inner.traitOverrides.contains(Density.self))
    XCTAssertTrue(inner.traitOverrides.contains(Theme.self))
    XCTAssertEqual(leaf.traitCollection[Density.self], 2)
  }

  func testChangesAreTold() {
    let view = UIView()
    var values: [Int] = []
    _ = view.registerForTraitChanges([Density.self]) { (view: UIView, _) in
      values.append(view.traitCollection[Density.self])
    }

    view.traitOverrides[Density.self] = 4
    view.traitOverrides[Density.self] = 4
    view.traitOverrides[Theme.self] = "x"

    XCTAssertEqual(values, [4])
  }

  func testCollectionsAreMadeOfThem() {
    let collection = UITraitCollection {
      $0[Density.self] = 5
      $0.userInterfaceStyle = .dark
    }

    XCTAssertEqual(collection[Density.self], 5)
    XCTAssertEqual(collection[UITraitUserInterfaceStyle.self], .dark)
    XCTAssertEqual(collection.modifyingTraits { $0[Density.self] = 6 }[Density.self], 6)
    XCTAssertNotEqual(collection, UITraitCollection { $0.userInterfaceStyle = .dark })
    collection.performAsCurrent { XCTAssertEqual(UITraitCollection.current[Density.self], 5) }
    XCTAssertEqual(UITraitCollection.current[Density.self], 1)
  }

  func testColorsMayDependOnThem() {
    let color = UIColor { $0[Theme.self] == "dark" ? .black : .white }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.backgroundColor = color
    view.traitOverrides[Theme.self] = "dark"

    let fills = "\(view.displayList(scale: 1).commands)"

    XCTAssertTrue(fills.contains("#000000"), fills)
  }
}
