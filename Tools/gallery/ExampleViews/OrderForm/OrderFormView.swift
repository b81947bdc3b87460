// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of an ``OrderFormView``.
public struct OrderFormViewModel: BMViewModel {
  public var size: Int
  public var quantity: Int
  public var isGift: Bool
  public var note: String?
  public var error: String?
  public var isSending: Bool

  public init(
    size: Int = 1, quantity: Int = 1, isGift: Bool = false, note: String? = nil,
    error: String? = nil, isSending: Bool = false
  ) {
    self.size = size
    self.quantity = quantity
    self.isGift = isGift
    self.note = note
    self.error = error
    self.isSending = isSending
  }
}

/// A form of an order: a size, a quantity, whether it is a gift, and a button to send it.
public final class OrderFormView: UIView, BMViewWithViewModel {
  private let sizes = UISegmentedControl(items: ["S", "M", "L", "XL"])
  private let quantityLabel = UILabel()
  private let stepper = UIStepper()
  private let giftSwitch = UISwitch()
  private let noteLabel = UILabel()
  private let errorLabel = UILabel()
  private let sendButton = UIButton(type: .system)
  private let column = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
    style()
    layout()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public func configure() {
    let giftLabel = UILabel()
    giftLabel.text = "Wrap as a gift"
    let rows: [UIView] = [
      sizes, row([quantityLabel, stepper]), row([giftLabel, giftSwitch]), noteLabel, errorLabel,
      sendButton,
    ]
    for view in rows { column.addArrangedSubview(view) }
    addSubview(column)
    stepper.minimumValue = 1
    stepper.maximumValue = 9
    stepper.addTarget(self, action: Selector(OrderFormView.quantityDidChange), for: .valueChanged)
  }

  private func row(_ views: [UIView]) -> UIView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .center
    stack.distribution = .equalSpacing
    return stack
  }

  public func style() {
    backgroundColor = .systemGroupedBackground
    column.axis = .vertical
    column.spacing = 16
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    column.backgroundColor = .secondarySystemGroupedBackground
    column.layer.cornerRadius = 12
    noteLabel.font = .italicSystemFont(ofSize: 15)
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    column.setCustomSpacing(24, after: errorLabel)
  }

  public func update(oldViewModel: OrderFormViewModel?) {
    guard let viewModel else { return }
    sizes.selectedSegmentIndex = viewModel.size
    stepper.value = Double(viewModel.quantity)
    quantityLabel.text = viewModel.quantity == 1 ? "1 piece" : "\(viewModel.quantity) pieces"
    giftSwitch.isOn = viewModel.isGift
    noteLabel.text = viewModel.note.map { "“\($0)”" }
    noteLabel.isHidden = viewModel.note == nil
    errorLabel.text = viewModel.error
    errorLabel.isHidden = viewModel.error == nil
    var configuration = UIButton.Configuration.filled()
    configuration.title = viewModel.isSending ? "Sending" : "Order now"
    configuration.showsActivityIndicator = viewModel.isSending
    configuration.activityIndicatorColorTransformer = .init { _ in .secondaryLabel }
    configuration.imagePadding = 8
    configuration.buttonSize = .large
    sendButton.configuration = configuration
    sendButton.isEnabled = viewModel.error == nil && !viewModel.isSending
  }

  private func quantityDidChange() {
    viewModel?.quantity = Int(stepper.value)
  }

  public func layout() {
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}
