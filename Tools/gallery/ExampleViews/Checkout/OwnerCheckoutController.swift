// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership

/// The view model of a checkout form: an object that tells of its changes.
public final class CheckoutViewModel {
  public private(set) var model: CheckoutModel
  private var observer: ((CheckoutModel) -> Void)?

  public init(_ model: CheckoutModel) {
    self.model = model
  }

  /// Whether somebody observes.
  public var isObserved: Bool { observer != nil }

  /// Calls `observer` now and after each change, until what it returns is disposed of.
  func observe(_ observer: @escaping (CheckoutModel) -> Void) -> ViewModelOwnerAutoDisposable {
    self.observer = observer
    observer(model)
    return ViewModelOwnerAutoDisposable { [weak self] in self?.observer = nil }
  }

  public func wrap(asGift isGift: Bool) {
    model.isGift = isGift
    observer?(model)
  }

  public func pay() {
    model.isPaying = true
    observer?(model)
  }
}

/// The checkout form as a controller that owns its view model, which is set once.
public final class OwnerCheckoutController: UIViewController, NonReusableViewModelOwner {
  public let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let orderStack = UIStackView()
  private let giftSwitch = UISwitch()
  private let problemLabel = UILabel()
  private let payButton = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Checkout"
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let giftRow = OrderRow(title: "Wrap as a gift", control: giftSwitch)
    for part in [orderStack, giftRow, problemLabel, payButton] { stack.addArrangedSubview(part) }
    giftSwitch.addAction(
      UIAction { [weak self] _ in self?.viewModel.wrap(asGift: self?.giftSwitch.isOn == true) },
      for: .valueChanged)
    payButton.addAction(UIAction { [weak self] _ in self?.viewModel.pay() }, for: .touchUpInside)
    style()
    place()
    if hasConfiguredViewModel { reconfigureViewModel() }
  }

  public func didSetViewModel(
    _ viewModel: CheckoutViewModel, disposeBag: ViewModelOwnerDisposeBag
  ) {
    guard isViewLoaded else { return }
    disposeBag.add(viewModel.observe { [weak self] in self?.show($0) })
  }

  private func style() {
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 16
    orderStack.axis = .vertical
    problemLabel.font = .systemFont(ofSize: 15)
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    payButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    payButton.layer.cornerRadius = 12
  }

  private func show(_ model: CheckoutModel) {
    for row in orderStack.arrangedSubviews { row.removeFromSuperview() }
    for row in model.rows {
      orderStack.addArrangedSubview(OrderRow(title: row.title, price: row.price))
    }
    orderStack.addArrangedSubview(
      OrderRow(
        title: model.lines.isEmpty ? "Your cart is empty" : "Total", price: model.total, isSum: true
      ))
    giftSwitch.isOn = model.isGift
    giftSwitch.isEnabled = model.canPay
    problemLabel.text = model.problem
    problemLabel.isHidden = model.problem == nil
    payButton.setTitle(model.payTitle, for: .normal)
    payButton.setTitleColor(model.canPay ? .white : .secondaryLabel, for: .normal)
    payButton.backgroundColor = model.canPay ? .systemBlue : .secondarySystemFill
    payButton.isEnabled = model.canPay
  }

  private func place() {
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40),
      payButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
