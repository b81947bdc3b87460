// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership

/// Writes down what is called, in order.
final class Log {
  var lines: [String] = []
}

/// A reusable owner that is a view.
final class ReusableView: UIView, ReusableViewModelOwner {
  let log = Log()

  func didSetViewModel(_ viewModel: String, disposeBag: ViewModelOwnerDisposeBag) {
    log.lines.append("set \(viewModel)")
    disposeBag.add(
      ViewModelOwnerAutoDisposable { [log, weak self] in
        log.lines.append("end \(viewModel), now \(self?.viewModel ?? "nil")")
      })
  }

  func prepareForReuse() {
    log.lines.append("prepareForReuse")
  }
}

/// A non-reusable owner that is no view.
final class Screen: NonReusableViewModelOwner {
  let log: Log

  init(log: Log = Log()) {
    self.log = log
  }

  deinit {
    log.lines.append("deinit with \(_underlyingViewModel.map(String.init) ?? "nil")")
  }

  func didSetViewModel(_ viewModel: Int, disposeBag: ViewModelOwnerDisposeBag) {
    log.lines.append("set \(viewModel)")
    disposeBag.add(ViewModelOwnerAutoDisposable { [log] in log.lines.append("end \(viewModel)") })
  }
}

/// A bag that ends only when it is told to.
final class ManualBag: ViewModelOwnerManualDisposeBagProtocol {
  private var disposables: [any ViewModelOwnerDisposable] = []

  func add(_ disposable: any ViewModelOwnerDisposable) { disposables.append(disposable) }

  func dispose() {
    for disposable in disposables { disposable.dispose() }
    disposables = []
  }
}

/// A reusable owner with a manual bag and a protocol as its view model.
final class ManualView: UIView, ReusableViewModelOwner {
  let log = Log()
  var bags: [ManualBag] = []

  func didSetViewModel(_ viewModel: any CustomStringConvertible, disposeBag: ManualBag) {
    log.lines.append("set \(viewModel)")
    bags.append(disposeBag)
    disposeBag.add(
      ViewModelOwnerAutoDisposable { [log] in log.lines.append("end \(viewModel)") })
  }

  func prepareForReuse() {}
}
