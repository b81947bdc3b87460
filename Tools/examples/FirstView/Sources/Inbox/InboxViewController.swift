// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The list of messages; a tap on a row pushes its text.
public final class InboxViewController: UITableViewController {
  public var messages: [Message] = [] {
    didSet { tableView.reloadData() }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    messages.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(MessageViewController(messages[indexPath.row]), sender: self)
  }
}

/// One message.
public final class MessageViewController: UIViewController {
  private let message: Message

  public init(_ message: Message) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = message.sender
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.text = message.text
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
    ])
  }
}
