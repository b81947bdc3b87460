// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import InterfaceBuilder

/// The controllers of a `.storyboard` file, which is read as Xcode writes it.
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Main", bundle: .module)
/// let profile = storyboard.instantiateViewController(withIdentifier: "Profile")
/// ```
///
/// What is wrong with the file fails the snapshot, and stops the program outside of one.
open class UIStoryboard: NSObject {
  private let document: NibDocument?
  private let bundle: Bundle
  private let name: String
  /// How many containers are being made one in another.
  private var depth = 0
  private static let depthLimit = 40

  /// Makes a storyboard without controllers, as a property has before it is given one.
  public override init() {
    name = ""
    bundle = .main
    document = nil
    super.init()
  }

  /// Reads the file `name.storyboard`.
  ///
  /// - Parameters:
  ///   - name: The file's name, without extension.
  ///   - storyboardBundleOrNil: Where it is; `nil` for the environment's `assetBundle` and the
  ///     program's own.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    let found = NibFile.find(name, "storyboard", in: storyboardBundleOrNil)
    bundle = found?.bundle ?? storyboardBundleOrNil ?? .main
    if found == nil {
      RenderingEnvironment.reportMistake(
        "could not find a storyboard named '\(name)': there is no \(name).storyboard in "
          + NibFile.places(storyboardBundleOrNil))
    }
    document = found.flatMap { NibFile.read($0) }
    super.init()
  }

  /// Makes the controller that the file's arrow points to; `nil` for a file without one.
  open func instantiateInitialViewController() -> UIViewController? {
    document?.initialController.flatMap { controller(id: $0) }
  }

  /// Makes the controller of a storyboard identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let isIt: (NibElement) -> Bool = { $0["storyboardIdentifier"] == identifier }
    if let made = controller(where: isIt) { return made }
    RenderingEnvironment.reportMistake(
      "storyboard \(name) has no controller with identifier '\(identifier)' that can be made")
    return UIViewController()
  }

  /// Makes the controller of a storyboard identifier by `creator`, which is given the coder for its
  /// `init?(coder:)`; the file's class makes it where that gives `nil`.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = controller(where: { $0["storyboardIdentifier"] == identifier }) { creator?($0) }
    guard let made = made as? Controller else {
      trap(
        "storyboard \(name) has no controller with identifier '\(identifier)' of the class "
          + "\(Controller.self)")
    }
    return made
  }

  /// Makes the controller that the file's arrow points to by `creator`.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let id = document?.initialController else { return nil }
    return controller(where: { $0.id == id }) { creator?($0) } as? Controller
  }

  /// Makes the controller of an element's id.
  func controller(id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController?
  {
    controller(where: { $0.id == id }, creator: creator)
  }

  private func controller(
    where isIt: (NibElement) -> Bool, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let document else { return nil }
    for scene in document.scenes {
      guard let element = scene.first(where: isIt) else { continue }
      guard depth < Self.depthLimit else {
        RenderingEnvironment.reportMistake(
          "\(document.name): its containers hold each other, more than \(Self.depthLimit) deep")
        return nil
      }
      depth += 1
      defer { depth -= 1 }
      if element.name == "viewControllerPlaceholder" { return referred(by: element, creator) }
      let session = NibSession(document, bundle, modules: [], storyboard: self)
      session.creator = creator
      return session.makeScene(scene, element)
    }
    return nil
  }
}

extension UIStoryboard {
  /// Makes the controller of another file that a storyboard reference stands for: the one that its
  /// identifier names, or else the file's initial one.
  private func referred(
    by element: NibElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let place = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
    let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: place) } ?? self
    guard let document = other.document else { return nil }
    let depth = other.depth
    other.depth = self.depth
    defer { other.depth = depth }
    let made: UIViewController?
    if let identifier = element["referencedIdentifier"] {
      made = other.controller(where: { $0["storyboardIdentifier"] == identifier }, creator: creator)
    } else {
      made = document.initialController.flatMap { other.controller(id: $0, creator: creator) }
    }
    if made == nil {
      let wanted = element["referencedIdentifier"].map { "'\($0)'" } ?? "an initial controller"
      RenderingEnvironment.reportMistake(
        "storyboard \(name), line \(element.line): the storyboard \(other.name) has no \(wanted)")
    }
    return made
  }
}

/// What is left of a scene to be made with the view of its controller.
struct StoryboardScene {
  let session: NibSession
  /// The controller.
  let element: NibElement
  /// The other objects of the scene.
  let others: [NibElement]
}

extension NibSession {
  /// Makes a controller and keeps the rest of its scene for its view.
  func makeScene(_ scene: [NibElement], _ element: NibElement) -> UIViewController? {
    for object in scene where object["placeholderIdentifier"] == "IBFirstResponder" {
      noteFirstResponder(object)
    }
    waitsForView = true
    guard let controller = make(element) as? UIViewController else { return nil }
    sceneController = controller
    controller.storyboardStorage = storyboard
    controller.storyboardScene = StoryboardScene(
      session: self, element: element,
      others: scene.filter { $0.id != element.id && $0.name != "placeholder" && $0.name != "exit" })
    finish()
    // The session is the controller's own: it may not keep it.
    forget(element.id)
    decodeRelations(element, controller)
    return controller
  }

  /// The controllers that a container begins with.
  private func decodeRelations(_ element: NibElement, _ controller: UIViewController) {
    let relations = element.list("connections").filter { $0["kind"] == "relationship" }
    let parts = relations.compactMap { relation in
      relation["destination"].flatMap {
        storyboard?.controller(
          id: $0,
          creator: controller.creator(
            relation["destinationCreationSelector"], nil, relation["identifier"]))
      }
    }
    switch controller {
    case let navigation as UINavigationController:
      if !parts.isEmpty { navigation.setViewControllers(parts, animated: false) }
    case let tabs as UITabBarController: tabs.setViewControllers(parts, animated: false)
    case let split as UISplitViewController:
      guard split.style != .unspecified else {
        split.viewControllers = parts
        break
      }
      let columns: [UISplitViewController.Column] =
        split.style == .doubleColumn
        ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
      for (column, part) in zip(columns, parts) { split.setViewController(part, for: column) }
    default: break
    }
  }
}

extension UIViewController {
  /// Reads what every controller has.
  func decodeController(_ coder: NSCoder) {
    coder.decode { element, session in
      if let title = element.string("title") { self.title = title }
      if let hides = element.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
      if let edges = element.child(key: "edgesForExtendedLayout") {
        edgesForExtendedLayout = [
          edges.bool("top") == true ? .top : [], edges.bool("left") == true ? .left : [],
          edges.bool("bottom") == true ? .bottom : [], edges.bool("right") == true ? .right : [],
        ]
      }
      if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
        extendedLayoutIncludesOpaqueBars = includes
      }
      if let item = element.child("navigationItem") { session.decode(item, into: navigationItem) }
      if let item = element.child("tabBarItem") {
        if item["customClass"] == nil {
          session.decode(item, into: tabBarItem)
        } else {
          tabBarItem = session.makeTabBarItem(item)
        }
      }
      if let size = element.size("freeformSize") { preferredContentSize = size }
      let tools = element.list("toolbarItems")
      if !tools.isEmpty { toolbarItems = tools.map(session.makeBarButtonItem) }
      if let style = NibValues.presentationStyle(element["modalPresentationStyle"]) {
        modalPresentationStyle = style
      }
    }
  }

  /// Makes the view of a scene; false for one without a view.
  func load(_ scene: StoryboardScene) -> Bool {
    storyboardScene = nil
    let session = scene.session
    session.waitsForView = false
    session.know(self, as: scene.element.id)
    let element =
      scene.element.child(key: "view") ?? scene.element.child(key: "tableView")
      ?? scene.element.child(key: "collectionView")
    session.controllerGuides = scene.element.list("layoutGuides")
    let loaded = element.flatMap { session.makeView($0) }
    if let loaded { view = loaded }
    // Of a controller of a table or a collection.
    if let list = loaded as? UIScrollView,
      let control = session.view("refreshControl", of: scene.element)
    {
      list.refreshControl = control as? UIRefreshControl
    }
    for other in scene.others { _ = session.make(other) }
    session.finish()
    session.forget(scene.element.id)
    return loaded != nil
  }
}
