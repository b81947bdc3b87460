// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle

/// The checkout form as a `ModellableView`.
public final class ModellableCheckoutView: UIView, ViewControllerModellableView {
  public let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let orderStack = UIStackView()
  private let giftSwitch = UISwitch()
  private let problemLabel = UILabel()
  private let payButton = UIButton(type: .system)
  public var didToggleGift: CustomInteraction<Bool> = { _ in }
  public var didTapPay: Interaction = {}

  public func setup() {
    navigationItem?.title = "Checkout"
    addSubview(scrollView)
    scrollView.addSubview(stack)
    let giftRow = OrderRow(title: "Wrap as a gift", control: giftSwitch)
    for part in [orderStack, giftRow, problemLabel, payButton] { stack.addArrangedSubview(part) }
    giftSwitch.addAction(
      UIAction { [weak self] _ in self?.didToggleGift(self?.giftSwitch.isOn == true) },
      for: .valueChanged)
    payButton.addAction(UIAction { [weak self] _ in self?.didTapPay() }, for: .touchUpInside)
    placeParts()
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

  public func update(oldModel: CheckoutModel?) {
    guard let model else { return }
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

  private func placeParts() {
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
