// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``WeatherCardView``.
public struct WeatherCardViewModel: BMViewModel {
  /// An hour's temperature.
  public struct Hour: Sendable {
    public var name: String
    public var temperature: Int

    public init(name: String, temperature: Int) {
      self.name = name
      self.temperature = temperature
    }
  }

  public var place: String
  public var temperature: Int
  public var summary: String
  public var isNight: Bool
  public var hours: [Hour]

  public init(
    place: String, temperature: Int, summary: String, isNight: Bool = false, hours: [Hour] = []
  ) {
    self.place = place
    self.temperature = temperature
    self.summary = summary
    self.isNight = isNight
    self.hours = hours
  }
}

/// The weather at a place on a sky that runs from one blue to another, with the hours to come.
public final class WeatherCardView: UIView, BMViewWithViewModel {
  private let sky = CAGradientLayer()
  private let placeLabel = UILabel()
  private let temperatureLabel = UILabel()
  private let summaryLabel = UILabel()
  private let line = UIView()
  private let hours = UIStackView()

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
    layer.addSublayer(sky)
    for view in [placeLabel, temperatureLabel, summaryLabel, line, hours] { addSubview(view) }
  }

  public func style() {
    sky.cornerRadius = 18
    for label in [placeLabel, temperatureLabel, summaryLabel] { label.textColor = .white }
    placeLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    temperatureLabel.font = .systemFont(ofSize: 48, weight: .light)
    temperatureLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    summaryLabel.font = .systemFont(ofSize: 15)
    summaryLabel.numberOfLines = 2
    line.backgroundColor = UIColor.white.withAlphaComponent(0.4)
    hours.distribution = .equalSpacing
  }

  public func update(oldViewModel: WeatherCardViewModel?) {
    guard let viewModel else { return }
    placeLabel.text = viewModel.place
    temperatureLabel.text = "\(viewModel.temperature)°"
    summaryLabel.text = viewModel.summary
    for view in hours.arrangedSubviews { view.removeFromSuperview() }
    for hour in viewModel.hours { hours.addArrangedSubview(column(hour)) }
    line.isHidden = viewModel.hours.isEmpty
    let top =
      viewModel.isNight ? UIColor(red: 0.05, green: 0.08, blue: 0.25, alpha: 1) : .systemBlue
    let bottom =
      viewModel.isNight ? UIColor(red: 0.2, green: 0.2, blue: 0.45, alpha: 1) : .systemTeal
    sky.colors = [top.cgColor, bottom.cgColor]
  }

  private func column(_ hour: WeatherCardViewModel.Hour) -> UIView {
    let labels = [hour.name, "\(hour.temperature)°"].map { text in
      let label = UILabel()
      label.text = text
      label.textColor = .white
      label.font = .systemFont(ofSize: 13, weight: .medium)
      return label
    }
    labels[0].alpha = 0.7
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    return stack
  }

  public func layout() {
    for view in [placeLabel, temperatureLabel, summaryLabel, line, hours] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      placeLabel.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      placeLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
      temperatureLabel.topAnchor.constraint(equalTo: placeLabel.bottomAnchor),
      temperatureLabel.leadingAnchor.constraint(equalTo: placeLabel.leadingAnchor),
      summaryLabel.lastBaselineAnchor.constraint(equalTo: temperatureLabel.lastBaselineAnchor),
      summaryLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -28),
      summaryLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: temperatureLabel.trailingAnchor, constant: 12),
      line.topAnchor.constraint(equalTo: temperatureLabel.bottomAnchor, constant: 8),
      line.leadingAnchor.constraint(equalTo: placeLabel.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: summaryLabel.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      hours.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 10),
      hours.leadingAnchor.constraint(equalTo: line.leadingAnchor),
      hours.trailingAnchor.constraint(equalTo: line.trailingAnchor),
    ])
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = bounds.insetBy(dx: 12, dy: 12)
  }
}
