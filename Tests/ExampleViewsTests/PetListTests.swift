// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

/// A list with cells that are used again, in three lifecycles.
final class PetListTests: XCTestCase {
  private let phone = ExampleStates.phone

  func testBMView() {
    assertSnapshots(
      of: BMPetListView.self, states: ExampleStates.petList, size: phone,
      context: SnapshotContext(
        container: .navigationController,
        scrollViewsToTest: { view, state in state == "few" ? ["list": view.tableView] : [:] }))
  }

  func testModellableView() {
    assertSnapshots(
      of: ModellablePetListView.self, states: ExampleStates.petList, size: phone,
      context: SnapshotContext(
        container: .tabBarController,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
  }

  func testOwner() {
    assertSnapshots(
      of: OwnerPetListController.self, states: ownerStates, size: phone,
      context: SnapshotContext(
        container: .navigationController,
        hooks: [
          .navigationControllerHasBeenCreated: {
            $0.navigationController?.navigationBar.prefersLargeTitles = true
          },
          .viewDidAppear: { $0.tableView.contentOffset.y += 31 },
        ]))
  }

  func testCellsInEveryState() {
    let states = ExampleStates.petList.pairs[1].state.rows.enumerated().map {
      (name: "\($0.offset)", state: $0.element)
    }
    let size = CGSize(width: 320, height: 52)
    assertSnapshots(of: BMPetCell.self, states: SnapshotStates(states), size: size, variant: "BM")
    assertSnapshots(
      of: ModellablePetCell.self, states: SnapshotStates(states), size: size, variant: "modellable")
    assertSnapshots(
      of: OwnerPetCell.self,
      states: SnapshotStates(states.map { ($0.name, PetRowViewModel($0.state)) }), size: size,
      variant: "owner")
  }

  func testCellsThatAreUsedAgainLookLikeFreshOnes() {
    let rows = ExampleStates.petList.pairs[1].state.rows.enumerated().map {
      (name: "\($0.offset)", state: $0.element)
    }
    assertTransitions(
      of: BMPetCell.self, states: SnapshotStates(rows), size: CGSize(width: 320, height: 52))
    assertTransitions(
      of: OwnerPetCell.self, states: SnapshotStates(rows), size: CGSize(width: 320, height: 52),
      apply: { cell, row in
        cell.prepareForReuse()
        cell.viewModel = PetRowViewModel(row)
      })
  }

  func testScrollingUsesCellsAgainAndEndsWhatTheyWatched() {
    let models = ExampleStates.petList.pairs[2].state.rows.map(PetRowViewModel.init)
    let controller = OwnerPetListController()
    controller.viewModel = models
    let window = UIWindow(frame: CGRect(origin: .zero, size: phone))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var cells = Set(controller.tableView.visibleCells.map(ObjectIdentifier.init))
    let visible = cells.count

    for offset in stride(from: CGFloat(0), through: 1500, by: 40) {
      controller.tableView.contentOffset.y = offset
      window.layoutIfNeeded()
      cells.formUnion(controller.tableView.visibleCells.map(ObjectIdentifier.init))
    }

    XCTAssertLessThanOrEqual(cells.count, visible + 2)
    XCTAssertEqual(
      models.filter { $0.watcherCount > 0 }.count, controller.tableView.visibleCells.count)
    XCTAssertTrue(models.allSatisfy { $0.watcherCount <= 1 })
    XCTAssertEqual(models[0].watcherCount, 0)
    window.rootViewController = nil
  }

  private var ownerStates: SnapshotStates<[PetRowViewModel]> {
    SnapshotStates(
      ExampleStates.petList.pairs.map { ($0.name, $0.state.rows.map(PetRowViewModel.init)) })
  }
}
