// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// All tokens on one page.
public final class CatalogueView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = ColorToken.surface.color
    let rows = UIStackView(
      arrangedSubviews: ColorToken.allCases.map(Self.row) + TextToken.allCases.map(Self.row))
    rows.axis = .vertical
    rows.spacing = SpaceToken.medium.rawValue
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    let space = SpaceToken.large.rawValue
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor, constant: space),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: space),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -space),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -space),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  private static func row(_ token: ColorToken) -> UIView {
    let swatch = UIView()
    swatch.backgroundColor = token.color
    swatch.layer.cornerRadius = 6
    swatch.layer.borderWidth = 0.5
    swatch.layer.borderColor = UIColor.systemGray.cgColor
    NSLayoutConstraint.activate([
      swatch.widthAnchor.constraint(equalToConstant: 44),
      swatch.heightAnchor.constraint(equalToConstant: 28),
    ])
    let row = UIStackView(arrangedSubviews: [swatch, label(token.rawValue, TextToken.body)])
    row.spacing = SpaceToken.large.rawValue
    return row
  }

  private static func row(_ token: TextToken) -> UIView { label(token.rawValue, token) }

  private static func label(_ text: String, _ token: TextToken) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = token.font
    label.textColor = ColorToken.text.color
    return label
  }
}
