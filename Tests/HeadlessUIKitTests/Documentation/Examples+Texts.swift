// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The examples of Responders.
private final class RespondersExamples: ExampleScreen {
  func associatedStorage(view: UIView) {
    let nickname = AssociatedStorage.Key<String>()
    view.associatedStorage[nickname] = "badge"
  }

  func markdown(label: UILabel) throws {
    let terms = try AttributedString(markdown: "I accept the **[terms](https://example.com)**")
    label.attributedText = NSAttributedString(terms)
  }

  func attributedString(label: UILabel) {
    var title = AttributedString("New")
    title.font = .boldSystemFont(ofSize: 17)
    label.attributedText = NSAttributedString(title)
  }

  func selector(button: UIButton) {
    button.addTarget(self, action: Selector(BadgeView.didTap), for: .touchUpInside)
  }

  func event(view: UIView) {
    let touch = UITouch(at: CGPoint(x: 8, y: 8), in: view, phase: .began)
    view.touchesBegan([touch], with: UIEvent(touches: [touch]))
  }

  func pasteboard() {
    UIPasteboard.general.string = "Copied"
  }

  func press(controller: UIViewController) {
    controller.pressesBegan([UIPress(type: .menu)], with: nil)
  }

  func textInputAssistantItem(textView: UITextView) {
    textView.inputAssistantItem.leadingBarButtonGroups = []
  }

  func touch(view: UIView) {
    let touch = UITouch(at: CGPoint(x: 8, y: 8), in: view, phase: .began)
    _ = touch
  }
}

private final class SelectorEditingExample: UIView {
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .copy
  }
}

private final class KeyCommandExample: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "New", action: Selector(ListView.add), input: "n", modifierFlags: .command)
    ]
  }
}

private enum AssociatedStorage2Example {
  final class Presenter: AssociatedStorageOwner {
    let associatedStorage = AssociatedStorage()
  }
}

/// The examples of Scrolling.
private final class ScrollingExamples: ExampleScreen {
  func scrollView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.contentOffset.y = 500
  }
}

/// The examples of Stacks.
private final class StacksExamples: ExampleScreen {
  func stackView(title: UILabel, icon: UIView) {
    let stack = UIStackView(arrangedSubviews: [icon, title])
    stack.spacing = 8
    stack.alignment = .center
  }
}

/// The examples of Tables.
private final class TablesExamples: ExampleScreen {
  func tableView() {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "pet")
    table.dataSource = self
  }

  func nib(table: UITableView) {
    table.register(UINib(nibName: "PetCell", bundle: .module), forCellReuseIdentifier: "pet")
  }

  func storyboard() {
    let storyboard = UIStoryboard(name: "Main", bundle: .module)
    let profile = storyboard.instantiateViewController(withIdentifier: "Profile")
    _ = profile
  }

  func tableViewDiffableDataSource(table: UITableView) {
    let dataSource: UITableViewDiffableDataSource<Int, String>
    dataSource = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "pet", for: path)
      cell.textLabel?.text = name
      return cell
    }
    _ = dataSource
  }

  func tableViewHeaderFooterView(table: UITableView) {
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
    header?.textLabel?.text = "Pets"
  }
}

private enum TableViewControllerExample {
  final class PetsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
  }
}

/// The examples of Text.
private final class TextExamples: ExampleScreen {
  func drawnFaces(view: UIView) {
    var environment = RenderingEnvironment.current
    environment.drawnFaces = DrawnFaces()
    RenderingEnvironment.$current.withValue(environment) { _ = view.displayList(scale: 2) }
    print(environment.drawnFaces?.faces.map(\.name) ?? [])  // ["Inter Regular"]
  }

  func textContainer(textView: UITextView) {
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0  // as tight as a label
  }

  func textField(model: ExampleModel) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.addAction(UIAction { _ in model.name = field.text ?? "" }, for: .editingChanged)
    field.becomeFirstResponder()
    field.insertText("Ada")  // as typing does: tells of editingChanged
  }

  func textView() {
    let notes = UITextView()
    notes.font = .preferredFont(forTextStyle: .body)
    notes.isScrollEnabled = false
    notes.text = "First line\nSecond line"
  }

  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
  }

  func lineBreakStrategy() {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
  }

  func shadow() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowColor = UIColor.black
  }

  func textAttachment(star: UIImage) {
    let text = NSMutableAttributedString(string: "5 ")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
  }

  func textTab(style: NSMutableParagraphStyle) {
    style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
  }

  func fontRegistration(label: UILabel) throws {
    try UIFont.register(contentsOf: Bundle.module.url(forResource: "Lato", withExtension: "ttf")!)
    label.font = UIFont(name: "Lato-Regular", size: 17)
  }

  func font(label: UILabel) {
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.font = .preferredFont(forTextStyle: .footnote)
  }

  func fontDescriptor() {
    let bold = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
      .withSymbolicTraits(.traitBold)
      .map { UIFont(descriptor: $0, size: 0) }
    _ = bold
  }

  func fontMetrics(label: UILabel) {
    let base = UIFont.systemFont(ofSize: 15, weight: .medium)
    label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: base)
    label.adjustsFontForContentSizeCategory = true
  }

  func labelView() {
    let label = UILabel()
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .headline)
    label.sizeToFit()
  }
}

/// The examples of Views.
private final class ViewsExamples: ExampleScreen {
  func hostedFrame(frame: CGRect) {
    let view = HostedFrame.$current.withValue(HostedFrame(frame, for: View.self)) { View() }
    _ = view
  }

  func exampleOfUIMutableApplicationShortcutItem() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.localizedTitle = "New note"
  }

  func focusUpdateContext(card: UIView) {
    let context = UIFocusUpdateContext(from: nil, to: card)
    card.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
  }

  func view(view: UIView) {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 12
    view.addSubview(badge)
  }

  func window() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = ProfileViewController()
    window.makeKeyAndVisible()
  }

  func windowScene() {
    let scenes = UIApplication.shared.connectedScenes
    _ = scenes
  }

  func windowScene2(view: UIView) {
    let isWide = view.window?.windowScene?.interfaceOrientation.isLandscape
    _ = isWide
  }

  func layoutManager(label: UILabel, point: CGPoint) {
    let storage = NSTextStorage(attributedString: label.attributedText ?? NSAttributedString())
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: label.bounds.size)
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let index = manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    _ = index
  }

  func textStorage(frame: CGRect) {
    let storage = NSTextStorage(string: "One")  // or an object of a subclass
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(frame: frame, textContainer: container)
    _ = view
  }

  func fileCoordinator(url: URL) {
    var text = ""
    var error: NSError?
    NSFileCoordinator().coordinate(readingItemAt: url, error: &error) { url in
      text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
    _ = text
  }

  func contentSizeCategoryAdjusting(stack: UIStackView) {
    for case let view as any UIContentSizeCategoryAdjusting in stack.arrangedSubviews {
      view.adjustsFontForContentSizeCategory = true
    }
  }
}
