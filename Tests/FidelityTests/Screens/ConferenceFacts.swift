// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Tables of FOSDEM's app on a phone 414 points wide, as swift-snapshot-testing took them: under
/// traits with the content size `medium`, on a device whose user wants `large`.
enum ConferenceFacts {
  static func all() throws -> [Fact] {
    try pictures() + titles() + labels() + plain() + centered()
  }

  private static func source(_ test: String) -> Fact.Source {
    .picture("fosdem, \(test).testAppearance.1.png")
  }

  private static let phone = Phone(size: CGSize(width: 414, height: 736), top: 47)

  /// The picture of a table, and the tops and bottoms of its groups in the window.
  private static func drawn(
    _ rows: ConferenceRows, tint: UIColor? = nil
  ) throws -> (picture: Drawn, groups: [(top: CGFloat, bottom: CGFloat)]) {
    let (picture, groups) = try phone.drawn { window in
      window.traitOverrides.preferredContentSizeCategory = .medium
      window.rootViewController = rows
      if let tint { rows.view.tintColor = tint }
      window.layoutIfNeeded()
    } measure: { _ in
      rows.groups
    }
    return (picture, groups)
  }

  // MARK: Pictures in rows

  private static func pictures() throws -> [Fact] {
    let source = source("MoreViewControllerTests")
    let rows = ConferenceRows(style: .insetGrouped)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { context in
      UIColor.systemIndigo.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 29, height: 29))
    }
    func row(_ text: String) -> ConferenceRows.Row { .init(text: text, picture: picture) }
    rows.sections = [
      ("Previous years", [row("From 2012 to 2022")]),
      ("About", [row("History"), row("Developer Rooms"), row("Transportation")]),
      ("Recent", [row("Videos")]),
      ("Other", [row("Contribute on Github"), row("Acknowledgements"), row("Legal")]),
    ]
    let (drawn, groups) = try drawn(rows)
    let icon = drawn.ink(in: CGRect(x: 32, y: 212, width: 39, height: 44))
    let text = drawn.ink(in: CGRect(x: 75, y: 210, width: 200, height: 49), threshold: 60)
    let line = drawn.ink(in: CGRect(x: 21, y: 259.4, width: 372, height: 0.3))
    let title = drawn.ink(in: CGRect(x: 21, y: 60, width: 300, height: 40), threshold: 60)
    let fourth = drawn.ink(in: CGRect(x: 21, y: 490, width: 300, height: 30), threshold: 60)
    return [
      Fact("a title of 13 points begins", source, 41.333) { title.minX },
      Fact("that title ends, whatever the traits say", source, 148.333, within: 0.68) {
        title.maxX
      },
      Fact("that title stands 10 points above the group", source, 92.333) { title.maxY },
      Fact("the first group below a title", source, 102.333) { groups[0].top },
      Fact("a row with a picture of 29 points ends", source, 153.333) { groups[0].bottom },
      Fact("the second group below a title", source, 208.667) { groups[1].top },
      Fact("three rows with pictures end", source, 361.667) { groups[1].bottom },
      Fact("the fourth title stands", source, 513.667) { fourth.maxY },
      Fact("the picture begins", source, 40) { icon.minX },
      Fact("the picture's top", source, 219.667) { icon.minY },
      Fact("the picture's end", source, 69) { icon.maxX },
      Fact("the text behind the picture begins", source, 85.333) { text.minX },
      Fact("the text behind the picture ends", source, 135.667, within: 0.68) { text.maxX },
      Fact("the line begins at the text", source, 84) { line.minX },
    ]
  }

  // MARK: Titles and labels above groups

  private static func titles() throws -> [Fact] {
    let source = source("TransportationViewControllerTests")
    let rows = ConferenceRows(style: .insetGrouped)
    let ways = ["By bus and/or tram", "Free shuttle buses", "By train", "By car", "By plane"]
    rows.sections = [
      ("Directions", ["Open in Apple Maps", "Open in Google Maps"].map { .init(text: $0) }),
      ("Travelling by", (ways + ["By taxi"]).map { .init(text: $0) }),
    ]
    let (drawn, groups) = try drawn(rows)
    let first = drawn.ink(in: CGRect(x: 21, y: 104, width: 300, height: 41), threshold: 60)
    let last = drawn.ink(in: CGRect(x: 21, y: 467, width: 300, height: 41), threshold: 60)
    let title = drawn.ink(in: CGRect(x: 21, y: 200, width: 300, height: 40), threshold: 60)
    return [
      Fact("the first group", source, 102.333) { groups[0].top },
      Fact("the first group ends", source, 190.333) { groups[0].bottom },
      Fact("the second title's ink begins", source, 226.333) { title.minY },
      Fact("the second title stands", source, 236) { title.maxY },
      Fact("a text of 16 points begins", source, 41, within: 0.68) { first.minX },
      Fact("a text of 16 points ends", source, 185.667, within: 0.68) { first.maxX },
      Fact("a text's tail ends", source, 133, within: 0.68) { first.maxY },
      Fact("the last text's tail ends", source, 496.333, within: 0.68) { last.maxY },
    ]
  }

  /// Labels of one's own between the margins of headers.
  private static func labels() throws -> [Fact] {
    func groups(_ style: UIFont.TextStyle) throws -> [(top: CGFloat, bottom: CGFloat)] {
      let rows = ConferenceRows(style: .insetGrouped)
      rows.headerStyle = style
      rows.sections = [("0", [.init(text: "0")]), ("1", [.init(text: "0")])]
      return try drawn(rows).groups
    }
    let headline = try groups(.headline)
    let callout = try groups(.callout)
    let tracks = source("TracksViewControllerTests")
    let events = source("EventsViewControllerTests")
    return [
      Fact("the group below a headline of 16 points", tracks, 82.333) { headline[0].top },
      Fact("from group to group with such a headline", tracks, 52.667) {
        headline[1].top - headline[0].bottom
      },
      Fact("the group below a callout of 15 points", events, 81) { callout[0].top },
      Fact("from group to group with such a callout", events, 51.333) {
        callout[1].top - callout[0].bottom
      },
    ]
  }

  // MARK: A plain table

  private static func plain() throws -> [Fact] {
    let source = source("YearsViewControllerTests")
    let rows = ConferenceRows(style: .plain)
    rows.sections = [
      (
        nil,
        (0...2).map {
          .init(
            text: "FOSDEM \($0)", picture: UIImage(systemName: "\($0).circle.fill"),
            isBusy: $0 == 1)
        }
      )
    ]
    let (drawn, _) = try drawn(rows, tint: .label)
    let arrow = drawn.ink(in: CGRect(x: 360, y: 50, width: 54, height: 38), threshold: 8)
    let wheel = drawn.ink(in: CGRect(x: 360, y: 94, width: 54, height: 38))
    let line = drawn.ink(in: CGRect(x: 200, y: 88, width: 1, height: 6))
    let symbol = drawn.ink(in: CGRect(x: 5, y: 50, width: 45, height: 38), threshold: 60)
    let text = drawn.ink(in: CGRect(x: 50, y: 50, width: 200, height: 38), threshold: 60)
    let start = drawn.ink(in: CGRect(x: 5, y: 90.7, width: 300, height: 0.3)).minX
    return [
      Fact("a circle of 16 points begins", source, 21) { symbol.minX },
      Fact("a circle of 16 points ends", source, 41.667) { symbol.maxX },
      Fact("a circle's top", source, 59.333, within: 0.68) { symbol.minY },
      Fact("a circle's end", source, 79.667, within: 0.68) { symbol.maxY },
      Fact("the text behind a circle begins", source, 59.667) { text.minX },
      Fact("the line begins at the text behind a circle", source, 58) { start },
      Fact("the line below a row", source, 90.667) { line.minY },
      Fact("the line's height", source, 0.333) { line.height },
      Fact("the line's gray", source, 198, within: 1) { drawn.color(x: 200, y: 90.8)[0] },
      Fact("the arrow begins", source, 386.667) { arrow.minX },
      Fact("the arrow ends", source, 393.333) { arrow.maxX },
      Fact("the activity indicator begins", source, 374) { wheel.minX },
      Fact("the activity indicator ends", source, 394, within: 0.68) { wheel.maxX },
    ]
  }

  // MARK: Text in the middle

  /// A title and a message whose fonts were made before the traits were known.
  private static func centered() throws -> [Fact] {
    let source = source("ErrorViewControllerTests")
    let title = UILabel()
    title.text = "Ooops, something went wrong!"
    title.font = ConferenceRows.font(.title2, [.traitBold, .traitItalic])
    let message = UILabel()
    message.text = "Try again later or check the AppStore\nfor updates."
    message.font = ConferenceRows.font(.headline)
    message.textColor = .secondaryLabel
    for label in [title, message] { (label.numberOfLines, label.textAlignment) = (0, .center) }
    let stack = UIStackView(arrangedSubviews: [title, message])
    (stack.alignment, stack.axis, stack.spacing) = (.center, .vertical, 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let picture = try phone.drawn { window in
      window.traitOverrides.preferredContentSizeCategory = .medium
      let controller = UIViewController()
      let view: UIView = controller.view
      view.backgroundColor = .systemBackground
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      window.rootViewController = controller
    }
    let whole = picture.ink(in: CGRect(x: 5, y: 310, width: 404, height: 50), threshold: 60)
    let first = picture.ink(in: CGRect(x: 5, y: 366, width: 404, height: 24), threshold: 60)
    let second = picture.ink(in: CGRect(x: 5, y: 391, width: 404, height: 30), threshold: 60)
    return [
      Fact("a bold title of 22 points begins", source, 46.333, within: 0.68) { whole.minX },
      Fact("a bold title of 22 points ends", source, 369.333, within: 0.68) { whole.maxX },
      Fact("the title's ink begins", source, 329.667, within: 0.68) { whole.minY },
      Fact("the message's first line begins", source, 371.333) { first.minY },
      Fact("the message begins", source, 60, within: 0.68) { first.minX },
      Fact("the message ends", source, 354, within: 0.68) { first.maxX },
      Fact("lines of a headline are 22 points apart", source, 22, within: 0.68) {
        second.maxY - first.maxY
      },
    ]
  }
}

/// Rows as the app of a conference has them: one class of cells that measure themselves, and
/// titles, or labels between the headers' margins.
final class ConferenceRows: UITableViewController {
  struct Row {
    var text: String
    var picture: UIImage?
    var isBusy = false
  }

  var sections: [(title: String?, rows: [Row])] = []
  /// The font of labels above the groups; `nil` for the table's own titles.
  var headerStyle: UIFont.TextStyle?

  /// A role's font with traits, which follows the traits that are current then.
  static func font(
    _ style: UIFont.TextStyle, _ traits: UIFontDescriptor.SymbolicTraits = []
  ) -> UIFont {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    let descriptor = traits.isEmpty ? plain : plain.withSymbolicTraits(traits) ?? plain
    return UIFontMetrics.default.scaledFont(for: UIFont(descriptor: descriptor, size: 0))
  }

  /// The tops and bottoms of the groups in the window.
  var groups: [(top: CGFloat, bottom: CGFloat)] {
    sections.indices.map { section in
      let last = sections[section].rows.count - 1
      let frames = [0, last].map {
        tableView.convert(tableView.rectForRow(at: IndexPath(row: $0, section: section)), to: nil)
      }
      return (frames[0].minY, frames[1].maxY)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44
    tableView.rowHeight = UITableView.automaticDimension
    if headerStyle != nil { tableView.estimatedSectionHeaderHeight = 44 }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].rows.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { headerStyle == nil ? sections[section].title : nil }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard let headerStyle else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    view?.label.text = sections[section].title
    view?.label.font = Self.font(headerStyle)
    return view
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = row.text
    cell.textLabel?.font = Self.font(.body)
    cell.imageView?.image = row.picture
    cell.accessoryType = .disclosureIndicator
    if row.isBusy {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      cell.accessoryView = indicator
    }
    return cell
  }

  private final class Header: UITableViewHeaderFooterView {
    let label = UILabel()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
