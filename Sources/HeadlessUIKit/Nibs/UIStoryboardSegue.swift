// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// The way from one controller of a storyboard to another.
///
/// ```swift
/// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///   (segue.destination as? PetViewController)?.pet = pet
/// }
/// ```
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Its name in the storyboard.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Makes a segue whose class performs it.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Makes a segue that `performHandler` performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes to the destination.
  open func perform() { handler?() }
}

/// Where a segue that unwinds comes from. A test makes it: such segues are not performed here.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The method that the segue goes to.
  public let unwindAction: Selector
  /// The controller that it comes from.
  public let source: UIViewController
  /// What began it.
  public let sender: Any?

  /// Makes, in a test, what a segue would tell. UIKit has no such call.
  public init(unwindAction: Selector, source: UIViewController, sender: Any?) {
    self.unwindAction = unwindAction
    self.source = source
    self.sender = sender
    super.init()
  }
}

/// A segue of a storyboard's file.
struct StoryboardSegue {
  let identifier: String?
  /// Interface Builder's kind: `show`, `presentation` …
  let kind: String
  /// The id of the controller's element.
  let destination: String
  /// The class of a segue of an own kind.
  let segueClass: UIStoryboardSegue.Type?
  let presentationStyle: UIModalPresentationStyle?
  /// The name of the method that makes the destination: `@IBSegueAction`.
  let creator: String?
}

extension NibSession {
  /// Notes a segue with the controller of its scene, and what begins it.
  func addSegue(_ element: NibElement, of source: AnyObject) {
    guard let controller = source as? UIViewController ?? sceneController,
      let destination = element["destination"]
    else { return }
    let kind = element["kind"] ?? "show"
    var segueClass: UIStoryboardSegue.Type?
    if let name = element["customClass"] {
      segueClass = NibClasses.named(name, in: modules) as? UIStoryboardSegue.Type
      if segueClass == nil {
        fail("no subclass of UIStoryboardSegue of the name \(name) was found", element, of: source)
      }
    }
    let segue = StoryboardSegue(
      identifier: element["identifier"], kind: kind, destination: destination,
      segueClass: segueClass,
      presentationStyle: NibValues.presentationStyle(element["modalPresentationStyle"]),
      creator: element["destinationCreationSelector"])
    if kind == "embed" {
      if let container = source as? UIView { controller.embed(segue, in: container) }
      return
    }
    controller.storyboardSegues.append(segue)
    let perform = UIAction { [weak controller] action in
      controller?.begin(segue, action.sender)
    }
    if let control = source as? UIControl {
      control.addAction(perform, for: control is UIButton ? .touchUpInside : .valueChanged)
    } else if let item = source as? UIBarButtonItem {
      item.primaryAction = perform
    }
  }
}

extension UIViewController {
  /// Does what ``performSegue(withIdentifier:sender:)`` says.
  final func performStoryboardSegue(_ identifier: String, _ sender: Any?) {
    // What a storyboard says of a view is known when it is loaded.
    loadViewIfNeeded()
    guard let segue = storyboardSegues.first(where: { $0.identifier == identifier }) else {
      let place = storyboardStorage == nil ? "no storyboard" : "a storyboard without it"
      RenderingEnvironment.reportMistake(
        "\(type(of: self)) has no segue with identifier '\(identifier)': it comes from \(place)")
      return
    }
    perform(segue, sender)
  }

  fileprivate final func begin(_ segue: StoryboardSegue, _ sender: Any?) {
    let name = segue.identifier ?? ""
    if shouldPerformSegue(withIdentifier: name, sender: sender) { perform(segue, sender) }
  }

  private func perform(_ segue: StoryboardSegue, _ sender: Any?) {
    guard segue.kind != "unwind" else {
      RenderingEnvironment.reportMistake(
        "the segue '\(segue.identifier ?? "")' of \(type(of: self)) unwinds, which is not done "
          + "here: dismiss or pop in code")
      return
    }
    guard let destination = destination(of: segue, sender) else { return }
    if let style = segue.presentationStyle { destination.modalPresentationStyle = style }
    let made: UIStoryboardSegue
    if let segueClass = segue.segueClass {
      made = segueClass.init(
        identifier: segue.identifier, source: self, destination: destination)
    } else {
      made = UIStoryboardSegue(
        identifier: segue.identifier, source: self, destination: destination
      ) { [unowned self] in
        switch segue.kind {
        case "presentation", "modal", "popover", "popoverPresentation":
          present(destination, animated: true)
        case "showDetail": showDetailViewController(destination, sender: sender)
        default: show(destination, sender: sender)
        }
      }
    }
    prepare(for: made, sender: sender)
    made.perform()
  }

  /// The controller to which a segue leads, made by the method that the storyboard names.
  private func destination(of segue: StoryboardSegue, _ sender: Any?) -> UIViewController? {
    storyboardStorage?.controller(
      id: segue.destination, creator: creator(segue.creator, sender, segue.identifier))
  }

  /// What makes a segue's destination: the method `name`, which the class marks `@IBSegueAction`.
  final func creator(
    _ name: String?, _ sender: Any?, _ identifier: String?
  ) -> ((NSCoder) -> UIViewController?)? {
    guard let name else { return nil }
    guard let action = ObjectiveCMembers.members(of: self)?.segueAction(named: name) else {
      RenderingEnvironment.reportMistake(
        "\(type(of: self)) tells no method \(name), which makes the destination of its segue "
          + "'\(identifier ?? "")': mark it with @IBSegueAction and have the plug-in UIKitSources "
          + "transform its file")
      return nil
    }
    return { action.make(by: self, $0, sender, identifier) }
  }

  /// Puts the destination's view into a container.
  fileprivate final func embed(_ segue: StoryboardSegue, in container: UIView) {
    guard let child = destination(of: segue, nil) else { return }
    prepare(
      for: UIStoryboardSegue(
        identifier: segue.identifier, source: self, destination: child, performHandler: {}),
      sender: nil)
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
