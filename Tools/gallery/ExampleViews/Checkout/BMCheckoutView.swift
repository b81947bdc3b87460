// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The checkout form as a `BMView`.
public final class BMCheckoutView: UIView, BMViewWithViewControllerAndViewModel {
  public let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let orderStack = UIStackView()
  private let giftSwitch = UISwitch()
  private let problemLabel = UILabel()
  private let payButton = UIButton(type: .system)
  public var didToggleGift: (Bool) -> Void = { _ in }
  public var didTapPay: () -> Void = {}

  public func configure() {
    navigationItem?.title = "Checkout"
    addSubview(scrollView)
    scrollView.addSubview(stack)
    let giftRow = OrderRow(title: "Wrap as a gift", control: giftSwitch)
    for part in [orderStack, giftRow, problemLabel, payButton] { stack.addArrangedSubview(part) }
    giftSwitch.addAction(
      UIAction { [weak self] _ in self?.didToggleGift(self?.giftSwitch.isOn == true) },
      for: .valueChanged)
    payButton.addAction(UIAction { [weak self] _ in self?.didTapPay() }, for: .touchUpInside)
  }

  public func style() {
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 16
    orderStack.axis = .vertical
    problemLabel.font = .systemFont(ofSize: 15)
    problemLabel.textColor = .systemRed
    problemLabel.numberOfLines = 0
    payButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    payButton.layer.cornerRadius = 12
  }

  public func update(oldViewModel: CheckoutModel?) {
    guard let viewModel else { return }
    for row in orderStack.arrangedSubviews { row.removeFromSuperview() }
    for row in viewModel.rows {
      orderStack.addArrangedSubview(OrderRow(title: row.title, price: row.price))
    }
    orderStack.addArrangedSubview(
      OrderRow(
        title: viewModel.lines.isEmpty ? "Your cart is empty" : "Total", price: viewModel.total,
        isSum: true))
    giftSwitch.isOn = viewModel.isGift
    giftSwitch.isEnabled = viewModel.canPay
    problemLabel.text = viewModel.problem
    problemLabel.isHidden = viewModel.problem == nil
    payButton.setTitle(viewModel.payTitle, for: .normal)
    payButton.setTitleColor(viewModel.canPay ? .white : .secondaryLabel, for: .normal)
    payButton.backgroundColor = viewModel.canPay ? .systemBlue : .secondarySystemFill
    payButton.isEnabled = viewModel.canPay
  }

  public func layout() {
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: widthAnchor, constant: -40),
      payButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

/// The screen: it keeps what people choose in its view model.
public final class BMCheckoutViewController: BMViewController<BMCheckoutView>, Routable {
  public var screenIdentifier: ScreenIdentifier { "checkout" }

  public override func setupInteractions() {
    rootView.didToggleGift = { [weak self] in self?.viewModel?.isGift = $0 }
    rootView.didTapPay = { [weak self] in self?.viewModel?.isPaying = true }
  }
}
