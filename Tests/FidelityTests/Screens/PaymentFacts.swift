// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Two screens of a shop's checkout as iOS 17.2 draws them on a phone 393 points wide at 3x: a form
/// in a stack that scrolls, and a list below a search bar.
///
/// In the form's picture everything begins 8 points from the left and ends 16 from the right; in
/// others of the same project, of the same form, it begins at 16, as it does here. Only what does
/// not depend on it is compared.
enum PaymentFacts {
  static func all() throws -> [Fact] { try form() + grounds() + list() }

  private static let phone = Phone(
    size: CGSize(width: 393, height: 852), top: 0, bottom: 0)

  // MARK: A form

  private static func form() throws -> [Fact] {
    let source = Fact.Source.picture("adyen-ios, UPIComponentUITests, no app selected, iOS 17.2")
    let picture = try phone.drawn { window in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let form = UIScrollView()
      form.preservesSuperviewLayoutMargins = true
      root.view.addSubview(form)
      form.pin(to: root.view.safeAreaLayoutGuide)
      let stack = UIStackView(arrangedSubviews: parts)
      stack.axis = .vertical
      stack.preservesSuperviewLayoutMargins = true
      form.addSubview(stack)
      stack.pin(to: form)
      stack.widthAnchor.constraint(equalTo: form.widthAnchor).isActive = true
      window.rootViewController = root
    }
    func ink(_ top: CGFloat, _ bottom: CGFloat, from left: CGFloat = 0) -> CGRect {
      picture.ink(
        in: CGRect(x: left, y: top, width: 393 - left, height: bottom - top), threshold: 4)
    }
    func rows(_ name: String, _ expected: (CGFloat, CGFloat), _ ink: CGRect) -> [Fact] {
      [
        Fact("\(name) begins", source, expected.0, within: 0.01) { ink.minY },
        Fact("\(name) ends", source, expected.1, within: 0.01) { ink.maxY },
      ]
    }
    let segments = ink(40, 100)
    let frames: [(String, CGFloat)] = [
      ("BHIM", 182), ("Google Pay", 230), ("PhonePe", 278), ("Enter UPI ID", 326),
    ]
    return rows("the track of segments with a clear ground", (55.667, 87.667), segments)
      + [Fact("the segments' end", source, 377, within: 0.01) { segments.maxX }]
      + rows("a banner", (110.667, 147), ink(100, 160))
      + frames.flatMap { name, top in
        // The frame's own lines are faint; those of its corners are fainter still.
        rows("the frame beside \(name)", (top, top + 26), ink(top - 8, top + 40))
      }
      + rows("the button", (387, 437), ink(370, 460))
      + [
        // The stack's margins are its own: none.
        Fact("from a banner's start to that of a frame in a stack", source, 0, within: 0.01) {
          ink(174, 216).minX - ink(100, 160).minX
        }
      ]
  }

  private static var parts: [UIView] {
    let segments = UISegmentedControl(items: ["Pay by any UPI app", "Other UPI options"])
    segments.setTitleTextAttributes(
      [.font: UIFont.preferredFont(forTextStyle: .subheadline)], for: .normal)
    segments.backgroundColor = .clear
    segments.selectedSegmentIndex = 0
    let question = label("How would you like to use UPI?", .footnote, .secondaryLabel)
    let button = UIView()
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 8
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    return [space, padded(question), space, padded(segments), banner, space]
      + ["BHIM", "Google Pay", "PhonePe", "Enter UPI ID"].map(choice)
      + [space, space, padded(button)]
  }

  /// Nothing below the margin at the top.
  private static var space: UIView {
    let nothing = UIView()
    let height = nothing.heightAnchor.constraint(equalToConstant: 0)
    height.priority = .defaultHigh
    height.isActive = true
    let around = UIView()
    around.addSubview(nothing)
    around.preservesSuperviewLayoutMargins = true
    nothing.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      nothing.topAnchor.constraint(equalTo: around.layoutMarginsGuide.topAnchor),
      nothing.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      nothing.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      nothing.trailingAnchor.constraint(equalTo: around.trailingAnchor),
    ])
    return around
  }

  private static func padded(_ view: UIView) -> UIView {
    let around = UIView()
    around.preservesSuperviewLayoutMargins = true
    around.addSubview(view)
    view.pin(to: around.layoutMarginsGuide)
    return around
  }

  private static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, .preferredFont(forTextStyle: style), color)
    label.numberOfLines = 0
    return label
  }

  private static var banner: UIView {
    let red = UIColor(red: 0.85, green: 0, blue: 0.25, alpha: 1)
    let sign = UIView()
    sign.backgroundColor = red
    sign.widthAnchor.constraint(equalToConstant: 12).isActive = true
    sign.heightAnchor.constraint(equalToConstant: 12).isActive = true
    let row = UIStackView(
      arrangedSubviews: [sign, label("Select a payment method to continue", .body)])
    row.alignment = .center
    row.spacing = 16
    let box = UIView()
    box.backgroundColor = red.withAlphaComponent(0.1)
    box.layer.cornerRadius = 6
    box.addSubview(row)
    row.pin(to: box, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    let around = UIView()
    around.preservesSuperviewLayoutMargins = true
    around.addSubview(box)
    box.pin(to: around.layoutMarginsGuide, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    return around
  }

  /// A frame and a text in a button's margins, at least 48 points high together.
  private static func choice(_ text: String) -> UIView {
    let picture = framed(UIImageView())
    let row = UIStackView(arrangedSubviews: [picture, label(text, .body)])
    row.setCustomSpacing(16, after: picture)
    row.spacing = 8
    row.alignment = .center
    row.preservesSuperviewLayoutMargins = true
    row.isLayoutMarginsRelativeArrangement = true
    row.translatesAutoresizingMaskIntoConstraints = false
    let button = UIButton(type: .system)
    button.preservesSuperviewLayoutMargins = true
    button.addSubview(row)
    let around = UIView()
    around.preservesSuperviewLayoutMargins = true
    around.addSubview(button)
    button.pin(to: around)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: button.topAnchor),
      row.bottomAnchor.constraint(equalTo: button.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: button.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: button.layoutMarginsGuide.trailingAnchor),
      around.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
    ])
    return around
  }

  /// 40 x 26 points with a line of a pixel around it.
  private static func framed(_ picture: UIImageView) -> UIImageView {
    picture.layer.borderWidth = 1.0 / 3
    picture.layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.widthAnchor.constraint(equalToConstant: 40).isActive = true
    picture.heightAnchor.constraint(equalToConstant: 26).isActive = true
    return picture
  }

  // MARK: Segments on colors

  /// The track's gray lies over whatever color is set behind it, and over nothing as well.
  private static func grounds() throws -> [Fact] {
    let source = Fact.Source.picture("adyen-ios, UPIComponentUITests, UI configuration, iOS 17.2")
    let table: [(String, UIColor, UIColor, [CGFloat])] = [
      ("clear on white", .clear, .white, [238, 238, 239]),
      ("clear on green", .clear, .green, [14, 238, 15]),
      ("blue on green", .blue, .green, [14, 14, 239]),
    ]
    return try table.flatMap { name, ground, behind, expected in
      let picture = try phone.drawn { window in
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.backgroundColor = ground
        segments.frame = CGRect(x: 20, y: 20, width: 200, height: 32)
        window.backgroundColor = behind
        window.addSubview(segments)
      }
      return zip(["red", "green", "blue"], zip(expected, picture.color(x: 60, y: 23))).map {
        channel, values in
        Fact("the \(channel) of segments, \(name)", source, values.0, within: 1.01) { values.1 }
      }
    }
  }

  // MARK: A list

  private final class IssuerCell: UITableViewCell {
    let title = PaymentFacts.label("", .body)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let picture = PaymentFacts.framed(UIImageView())
      let row = UIStackView(arrangedSubviews: [picture, title])
      row.setCustomSpacing(16, after: picture)
      row.alignment = .center
      let item = UIView()
      item.addSubview(row)
      contentView.addSubview(item)
      item.translatesAutoresizingMaskIntoConstraints = false
      row.translatesAutoresizingMaskIntoConstraints = false
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: item.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: item.trailingAnchor),
        row.centerYAnchor.constraint(equalTo: item.centerYAnchor),
        item.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
        item.topAnchor.constraint(equalTo: topAnchor),
        item.bottomAnchor.constraint(equalTo: bottomAnchor),
        item.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        item.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 48)
      height.priority = .defaultHigh
      height.isActive = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Issuers: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.separatorColor = .clear
      tableView.backgroundColor = .white
      tableView.sectionFooterHeight = 0
      tableView.register(IssuerCell.self, forCellReuseIdentifier: "issuer")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }

    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { .leastNormalMagnitude }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "issuer", for: indexPath)
      (cell as? IssuerCell)?.title.text = "Test Issuer \(indexPath.row + 1)"
      cell.backgroundColor = .white
      guard indexPath.row == 0 else { return cell }
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      cell.accessoryView = wheel
      return cell
    }
  }

  private static func list() throws -> [Fact] {
    let source = Fact.Source.picture("adyen-ios, IssuerListComponentUITests, loading, iOS 17.2")
    let picture = try phone.drawn { window in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let bar = UISearchBar()
      bar.placeholder = "Search..."
      bar.backgroundImage = UIImage()
      bar.backgroundColor = .white
      let list = Issuers(style: .grouped)
      root.addChild(list)
      root.view.addSubview(list.view)
      list.didMove(toParent: root)
      root.view.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      list.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 8),
        bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -8),
        bar.topAnchor.constraint(equalTo: root.view.layoutMarginsGuide.topAnchor),
        list.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        list.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        list.view.topAnchor.constraint(equalTo: bar.bottomAnchor),
        list.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      ])
      window.rootViewController = root
    }
    func ink(_ area: CGRect) -> CGRect { picture.ink(in: area, threshold: 8) }
    let wheel = ink(CGRect(x: 300, y: 57, width: 93, height: 46))
    return Fact.frame(
      "the field of a search bar", source, CGRect(x: 16, y: 10, width: 361, height: 36),
      within: 0.01
    ) { ink(CGRect(x: 0, y: 0, width: 393, height: 56)) }
      + [67.333, 115.667, 164].enumerated().flatMap { row, top in
        // The third is in the middle between two pixels: iOS takes the lower one.
        Fact.frame(
          "the frame in row \(row)", source, CGRect(x: 20, y: top, width: 40, height: 26)
        ) { ink(CGRect(x: 0, y: top - 8, width: 70, height: 44)) }
      }
      + [
        Fact("the wheel at the end begins", source, 353, within: 0.01) { wheel.minX },
        Fact("the wheel at the end ends", source, 373, within: 0.01) { wheel.maxX },
      ]
  }
}

extension UIView {
  /// Keeps the view's edges at those of a view or a guide, with distances.
  fileprivate func pin(to item: Any, _ insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    let edges: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, insets.top), (.leading, insets.left), (.bottom, -insets.bottom),
      (.trailing, -insets.right),
    ]
    for (edge, distance) in edges {
      NSLayoutConstraint(
        item: self, attribute: edge, relatedBy: .equal, toItem: item, attribute: edge,
        multiplier: 1, constant: distance
      ).isActive = true
    }
  }
}
