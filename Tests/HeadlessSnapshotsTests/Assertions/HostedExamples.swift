// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import ModellableViewLifecycle
import ViewModelOwnership

// One small view or controller of each kind that assertions host. Each shows its state as a color.

struct ColorModel: BMViewModel, ModellableViewLifecycle.ViewModel {
  var color: UIColor
}

final class LampRootView: UIView, BMViewWithViewControllerAndViewModel {
  func configure() {}
  func style() {}
  func update(oldViewModel: ColorModel?) { backgroundColor = viewModel?.color }
  func layout() {}
}

final class LampViewController: BMViewController<LampRootView> {}

final class ModellableLamp: UIView, ViewControllerModellableView {
  let scrollView = UIScrollView()

  func setup() { addSubview(scrollView) }
  func style() {}
  func update(oldModel: ColorModel?) { scrollView.backgroundColor = model?.color }
  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width, height: 3 * bounds.height)
  }
}

/// A controller that comes with a model of its own, as one that is connected to a store does.
final class ModellableLampController: UIViewController, TestableViewController {
  var rootView: ModellableLamp {
    guard let rootView = view as? ModellableLamp else { fatalError("the view was replaced") }
    return rootView
  }

  override func loadView() {
    let lamp = ModellableLamp()
    lamp.viewController = self
    lamp.setup()
    lamp.style()
    view = lamp
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rootView.model = ColorModel(color: .black)
  }
}

final class ReusableLamp: UIView, ReusableViewModelOwner {
  func didSetViewModel(_ viewModel: ColorModel, disposeBag: ViewModelOwnerDisposeBag) {
    backgroundColor = viewModel.color
  }
  func prepareForReuse() {}
}

final class NonReusableLamp: UIView, NonReusableViewModelOwner {
  func didSetViewModel(_ viewModel: ColorModel, disposeBag: ViewModelOwnerDisposeBag) {
    backgroundColor = viewModel.color
  }
}

final class OwnerController: UIViewController, NonReusableViewModelOwner {
  func didSetViewModel(_ viewModel: ColorModel, disposeBag: ViewModelOwnerDisposeBag) {
    guard isViewLoaded else { return }
    view.backgroundColor = viewModel.color
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    reconfigureViewModel()
  }
}

final class ReusableOwnerController: UIViewController, ReusableViewModelOwner {
  func didSetViewModel(_ viewModel: ColorModel, disposeBag: ViewModelOwnerDisposeBag) {
    guard isViewLoaded else { return }
    view.backgroundColor = viewModel.color
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    reconfigureViewModel()
  }
  func prepareForReuse() {}
}
