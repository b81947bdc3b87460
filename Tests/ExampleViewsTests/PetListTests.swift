// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

/// A list with cells that are used again, in three lifecycles.
final class PetListTests: XCTestCase {
  private let phone = ExampleStates.phone
  private let cellSize = SnapshotSize.fixed(320, 52)

  /// The rows of a list, named by their places.
  private var rows: SnapshotStates<PetRowModel> {
    SnapshotStates(
      ExampleStates.petList.pairs[1].state.rows.enumerated().map {
        (name: "\($0.offset)", state: $0.element)
      })
  }

  func testBMView() {
    assertSnapshots(
      of: BMPetListView.self, states: ExampleStates.petList, size: .fixed(phone),
      context: SnapshotContext(
        container: .navigationController,
        scrollViewsToTest: { view, state in state == "few" ? ["list": view.tableView] : [:] }))
  }

  func testModellableView() {
    assertSnapshots(
      of: ModellablePetListView.self, states: ExampleStates.petList, size: .fixed(phone),
      context: SnapshotContext(
        container: .tabBarController,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))
  }

  func testOwner() {
    assertSnapshots(
      of: OwnerPetListController.self, states: ownerStates, size: .fixed(phone),
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
    withSnapshotConfiguration(.size(cellSize)) {
      assertSnapshots(of: BMPetCell.self, states: rows, .variant("BM"))
      assertSnapshots(of: ModellablePetCell.self, states: rows, .variant("modellable"))
      assertSnapshots(
        of: OwnerPetCell.self, states: rows.map(PetRowViewModel.init), .variant("owner"))
    }
  }

  func testCellsThatAreUsedAgainLookLikeFreshOnes() {
    assertTransitions(of: BMPetCell.self, states: rows, size: cellSize)
    assertTransitions(
      of: OwnerPetCell.self, states: rows, size: cellSize,
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
    ExampleStates.petList.map { $0.rows.map(PetRowViewModel.init) }
  }
}
