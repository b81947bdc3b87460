// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import HeadlessUIKit

// Classes as apps in the mode of Swift 6 have them.

@MainActor
final class Counter {
  var count = 0
}

final class CounterView: UIView {
  var counter: Counter? = Counter()
  private var onTap: (() -> Void)?
  private let button = UIButton(type: .system)
  private lazy var total: Counter = {
    let counter = Counter()
    counter.count = 1
    return counter
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    onTap = { [weak self] in self?.counter?.count += 1 }
    addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.counter?.count += 10 }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    onTap?()
    UIView.animate(withDuration: 1, animations: { self.counter?.count += 100 }) { _ in
      self.counter?.count += 1000
    }
    total.count += subviews.map { $0.frame.isEmpty ? 1 : 0 }.reduce(0, +)
  }

  override var intrinsicContentSize: CGSize {
    MainActor.assumeIsolated { CGSize(width: total.count, height: counter?.count ?? 0) }
  }

  override var accessibilityLabel: String? {
    get { "\(counter?.count ?? 0)" }
    set {}
  }

  /// Members of views warn off the main actor; those of the app's own actor classes are errors.
  var count: Int { counter?.count ?? 0 }

  func tap() { button.sendActions(for: .touchUpInside) }
}

final class CounterController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let counter: Counter
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(count: Int) {
    counter = Counter()
    counter.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counter.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    counter.count += 0
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

struct CounterViewModel: BMViewModel {
  let count: Int
}

final class PhasedView: UIView, BMViewWithViewControllerAndViewModel {
  private let counter = Counter()
  var count: Int { counter.count }

  func configure() { counter.count += 1 }
  func style() { counter.count += 10 }
  func layout() { counter.count += 100 }
  func update(oldViewModel: CounterViewModel?) { counter.count += viewModel?.count ?? 0 }
}
