// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Forms of an app on three phones at 2x, as iOS 15 draws them: fields of 14 points with round
/// corners and a button of 20 points, 32 points apart, in the middle of the screen; and a text with
/// a button below a bar of the app's own.
enum LoginFacts {
  static func all() throws -> [Fact] {
    try phones.enumerated().flatMap { index, phone in
      try form(on: phone, fields: 2, tops: logins[index], "LoginViewControllerTest")
        + form(on: phone, fields: 3, tops: registers[index], "RegisterViewControllerTest")
        + post(on: phone)
    }
  }

  private static let phones = [
    Phone(size: CGSize(width: 375, height: 667), top: 20, bottom: 0, scale: 2),
    Phone(size: CGSize(width: 414, height: 736), top: 20, bottom: 0, scale: 2),
    Phone(size: CGSize(width: 375, height: 812), top: 44, scale: 2),
  ]
  private static let logins: [[CGFloat]] = [[249.5, 315.5], [284, 350], [322, 388]]
  private static let registers: [[CGFloat]] = [
    [216.5, 282.5, 348.5], [251, 317, 383], [289, 355, 421],
  ]

  private static func form(
    on phone: Phone, fields count: Int, tops: [CGFloat], _ test: String
  ) throws -> [Fact] {
    let source = Fact.Source.picture("MyTweets, \(test)")
    let picture = try phone.drawn { window in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let fields: [UIView] = (0..<count).map { _ in
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        return field
      }
      let button = UIButton(type: .system)
      button.setTitle("Login", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      let stack = UIStackView(arrangedSubviews: fields + [button])
      stack.axis = .vertical
      stack.spacing = 32
      root.view.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      let safe = root.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 40),
        stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -40),
        stack.centerYAnchor.constraint(equalTo: root.view.centerYAnchor),
      ])
      window.rootViewController = root
    }
    return tops.enumerated().flatMap { index, top in
      Fact.frame(
        "field \(index) of \(count) on \(phone.size.width) x \(phone.size.height)", source,
        CGRect(x: 40, y: top, width: phone.size.width - 80, height: 34), within: 0.01
      ) {
        picture.ink(
          in: CGRect(x: 0, y: top - 16, width: phone.size.width, height: 66), threshold: 6)
      }
    }
  }

  /// A text 128 points high, 20 below a button of 28 points that is 20 below the safe area.
  private static func post(on phone: Phone) throws -> [Fact] {
    let source = Fact.Source.picture("MyTweets, NewPostViewControllerTest")
    let picture = try phone.drawn { window in
      let root = UIViewController()
      root.view.backgroundColor = .white
      let (button, text) = (UIButton(type: .system), UITextView())
      text.backgroundColor = .systemGray6
      for view in [button, text] {
        root.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      let safe = root.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
        button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
        button.heightAnchor.constraint(equalToConstant: 28),
        text.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 20),
        text.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
        text.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -20),
        text.heightAnchor.constraint(equalToConstant: 128),
      ])
      window.rootViewController = root
    }
    return Fact.frame(
      "a text on \(phone.size.width) x \(phone.size.height)", source,
      CGRect(x: 20, y: phone.top + 68, width: phone.size.width - 40, height: 128), within: 0.01
    ) {
      picture.ink(
        in: CGRect(origin: .zero, size: phone.size).insetBy(dx: 0, dy: 60), threshold: 6)
    }
  }
}
