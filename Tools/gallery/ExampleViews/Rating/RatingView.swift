// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``RatingView``.
public struct RatingViewModel: BMViewModel {
  /// From 0 to 5.
  public var rating: Double
  public var count: Int

  public init(rating: Double, count: Int) {
    self.rating = rating
    self.count = count
  }
}

/// Five stars, filled from the left as far as the rating goes, and how many people have rated.
public final class RatingView: UIView, BMViewWithViewModel {
  private static let side: CGFloat = 24
  private static let gap: CGFloat = 4
  // The points of a star with a circle of radius 1 around it, from the top on, by turns of 36
  // degrees.
  private static let points: [(x: CGFloat, y: CGFloat)] = [
    (0, -1), (0.235, -0.324), (0.951, -0.309), (0.38, 0.124), (0.588, 0.809), (0, 0.4),
    (-0.588, 0.809), (-0.38, 0.124), (-0.951, -0.309), (-0.235, -0.324),
  ]

  private let emptyStars = CAShapeLayer()
  private let fullStars = CAShapeLayer()
  private let fullArea = UIView()
  private let countLabel = UILabel()

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
    layer.addSublayer(emptyStars)
    fullArea.layer.addSublayer(fullStars)
    addSubview(fullArea)
    addSubview(countLabel)
  }

  public func style() {
    backgroundColor = .systemBackground
    fullArea.clipsToBounds = true
    let path = UIBezierPath()
    for star in 0..<5 {
      let middle = CGPoint(
        x: RatingView.side / 2 + CGFloat(star) * (RatingView.side + RatingView.gap),
        y: RatingView.side / 2)
      for (index, point) in RatingView.points.enumerated() {
        let place = CGPoint(
          x: middle.x + point.x * RatingView.side / 2, y: middle.y + point.y * RatingView.side / 2)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.close()
    }
    emptyStars.path = path.cgPath
    fullStars.path = path.cgPath
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.textColor = .secondaryLabel
  }

  public func update(oldViewModel: RatingViewModel?) {
    guard let viewModel else { return }
    countLabel.text = viewModel.count == 1 ? "1 rating" : "\(viewModel.count) ratings"
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityValue = "\(viewModel.rating) of 5"
    setNeedsLayout()
  }

  public func layout() {
    countLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      countLabel.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: 16 + 5 * (RatingView.side + RatingView.gap) + 4),
      countLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // `cgColor` is of the traits that are current here.
    emptyStars.fillColor = UIColor.systemFill.cgColor
    fullStars.fillColor = UIColor.systemOrange.cgColor
    let y = (bounds.height - RatingView.side) / 2
    let length = 5 * RatingView.side + 4 * RatingView.gap
    emptyStars.frame = CGRect(x: 16, y: y, width: length, height: RatingView.side)
    fullArea.frame = CGRect(x: 16, y: y, width: width(of: length), height: RatingView.side)
    fullStars.frame = CGRect(x: 0, y: 0, width: length, height: RatingView.side)
  }

  /// Whole stars with their gaps, and the share of the last one.
  private func width(of length: CGFloat) -> CGFloat {
    let rating = CGFloat(max(0, min(5, viewModel?.rating ?? 0)))
    let whole = rating.rounded(.down)
    return min(
      length, whole * (RatingView.side + RatingView.gap) + (rating - whole) * RatingView.side)
  }
}
