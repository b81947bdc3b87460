// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership
import XCTest

// The examples of the documentation comments, as they stand there.

private final class Title {
  private var observer: ((String) -> Void)?
  var text: String { didSet { observer?(text) } }

  init(_ text: String) { self.text = text }

  func observe(_ observer: @escaping (String) -> Void) -> ViewModelOwnerAutoDisposable {
    self.observer = observer
    observer(text)
    return ViewModelOwnerAutoDisposable { [weak self] in self?.observer = nil }
  }
}

private final class TitleController: UIViewController, NonReusableViewModelOwner {
  func didSetViewModel(_ viewModel: Title, disposeBag: ViewModelOwnerDisposeBag) {
    guard isViewLoaded else { return }
    disposeBag.add(viewModel.observe { [weak self] in self?.title = $0 })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reconfigureViewModel()
  }
}

private final class TitleCell: UIView, ReusableViewModelOwner {
  var shown: String?

  func didSetViewModel(_ viewModel: Title, disposeBag: ViewModelOwnerDisposeBag) {
    disposeBag.add(viewModel.observe { [weak self] in self?.shown = $0 })
  }

  func prepareForReuse() {}
}

final class DocumentationExampleTests: XCTestCase {
  func testAControllerShowsWhatItOwnsWhenItIsLoaded() {
    let (controller, title) = (TitleController(), Title("Pets"))
    controller.viewModel = title
    XCTAssertNil(controller.title)

    controller.loadViewIfNeeded()
    title.text = "Cats"

    XCTAssertEqual(controller.title, "Cats")
  }

  func testACellNoLongerShowsWhatItOwnedBefore() {
    let (cell, first, second) = (TitleCell(), Title("Ada"), Title("Ben"))
    cell.viewModel = first
    cell.viewModel = second

    first.text = "Adam"

    XCTAssertEqual(cell.shown, "Ben")
  }
}
