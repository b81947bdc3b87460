// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Synchronization
import XCTest

/// What a view was told, in order.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

struct Counter: BMViewModel, Equatable {
  var value: Int
  var unit = ""
}

/// A view as its author writes it: it runs the phases itself and declares no view model.
final class CounterView: UIView, BMViewWithViewModel {
  let log: CallLog
  var whileUpdating: (CounterView) -> Void = { _ in }

  init(log: CallLog) {
    self.log = log
    super.init(frame: .zero)
    configure()
    style()
    layout()
  }

  required init?(coder: NSCoder) { nil }

  convenience init() { self.init(log: CallLog()) }

  func configure() { log.note("configure") }
  func style() { log.note("style") }
  func layout() { log.note("layout") }

  func update(oldViewModel: Counter?) {
    log.note("update \(text(oldViewModel)) -> \(text(viewModel))")
    whileUpdating(self)
  }

  deinit { log.note("deinit \(text(viewModel))") }

  private func text(_ counter: Counter?) -> String { counter.map { "\($0.value)" } ?? "nil" }
}

/// Catches what goes through the replaceable trap; the thread that trapped sleeps for good.
func trapMessage(in body: @escaping () -> Void) -> String? {
  // Runs on one thread, and this one waits.
  nonisolated(unsafe) let body = body
  let caught = Mutex<String?>(nil)
  let done = DispatchSemaphore(value: 0)
  FatalErrorUtil.replaceFatalError { message, _, _ in
    caught.withLock { $0 = message }
    done.signal()
    while true { Thread.sleep(forTimeInterval: 3600) }
  }
  defer { FatalErrorUtil.restoreFatalError() }
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
  return caught.withLock { $0 }
}
