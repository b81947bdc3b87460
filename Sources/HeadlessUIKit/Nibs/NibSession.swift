// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// Makes the objects of one file, or of one scene, and connects them.
///
/// First all objects are made, by `init?(coder:)`, then come constraints, runtime attributes,
/// outlets and actions, and at last `awakeFromNib()`.
final class NibSession {
  let document: NibDocument
  let bundle: Bundle
  /// The traits that size-class variations are chosen for.
  let traits: UITraitCollection
  /// Of a scene: where its relationships lead.
  let storyboard: UIStoryboard?
  /// The modules in which classes are looked up.
  let modules: [String]
  /// The id that stands for whoever is asked first.
  private(set) var firstResponderID: String?
  /// The guides of the scene's controller, which its view is going to have.
  var controllerGuides: [NibElement] = []
  /// Whether connections wait for the view of the scene's controller.
  var waitsForView = false
  /// Of a scene: whose it is.
  weak var sceneController: UIViewController?
  /// Makes a scene's controller in the place of its class.
  var creator: ((NSCoder) -> UIViewController?)?
  private(set) var objects: [String: AnyObject] = [:]
  private var connections: [(source: AnyObject, element: NibElement)] = []
  private var attributes: [(target: AnyObject, element: NibElement)] = []
  private var constraints: [(view: UIView, element: NibElement)] = []
  private var made: [AnyObject] = []
  /// Plain objects that stand for those of missing classes and frameworks. Outlets to and from them
  /// are left out, as the properties for them are.
  private(set) var missing: Set<ObjectIdentifier> = []
  /// Views that the present size classes do not have: they are made, and outlets have them, but
  /// they have no superview, and constraints with them are not active.
  private var apart: [UIView] = []

  init(
    _ document: NibDocument, _ bundle: Bundle, modules: [String], storyboard: UIStoryboard? = nil
  ) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    traits = .current
    var all: [String] = []
    let ours = ["HeadlessUIKit", "HeadlessFrameworks"]
    let own = modules + bundle.targetNames
    let below = own.flatMap(NibClasses.modulesBelow)
    for module in own + below + ours where !all.contains(module) {
      all.append(module)
    }
    self.modules = all
  }

  func keepApart(_ view: UIView) { apart.append(view) }

  /// Whether an item of a constraint is, or lies in, a view that has no superview.
  func isApart(_ item: AnyObject?) -> Bool {
    guard !apart.isEmpty, let view = item as? UIView else { return false }
    return apart.contains { view.isDescendant(of: $0) }
  }

  /// Lets connections and constraints name `object`.
  func know(_ object: AnyObject, as id: String?) {
    if let id { objects[id] = object }
  }

  func forget(_ id: String?) {
    if let id { objects[id] = nil }
  }

  /// Reports what is wrong with an element.
  func fail(_ message: String, _ element: NibElement, of object: AnyObject? = nil) {
    let owner = object.map { " of \(type(of: $0))" } ?? ""
    RenderingEnvironment.reportMistake(
      "\(document.name), line \(element.line), <\(element.name)>\(owner): \(message)")
  }

  // MARK: Making

  /// Makes the object of an element; `nil` for what is no object.
  func make(_ element: NibElement) -> AnyObject? {
    if let type = NibClasses.view(element.name) {
      if let missing = NibClasses.missingView(element) { return makeMissing(element, missing) }
      return makeView(element, type)
    }
    if let type = NibClasses.controllers[element.name] { return makeController(element, type) }
    if let type = NibClasses.recognizers[element.name] { return makeRecognizer(element, type) }
    if let type = NibClasses.missingViews[element.name] { return makeMissing(element, type) }
    switch element.name {
    case "customObject": return makeCustomObject(element)
    case "barButtonItem": return makeBarButtonItem(element)
    case "navigationItem": return makeNavigationItem(element)
    case "tabBarItem": return makeTabBarItem(element)
    case "placeholder", "exit": return nil
    default:
      let name = element["customClass"].map { " of the class \($0)" } ?? ""
      fail(
        "no such element\(name) can be made here: leave it out of what is tested, or give a plain "
          + "<view> its class in Interface Builder", element)
      return nil
    }
  }

  /// Makes a view, in the place of one that cannot be made a plain one.
  func makeView(_ element: NibElement) -> UIView? {
    guard let view = make(element) else { return nil }
    if let view = view as? UIView { return view }
    fail("\(type(of: view)) is no view", element)
    return nil
  }

  /// Makes the view that a property of an element holds; `nil` where there is none.
  func view(_ key: String, of element: NibElement) -> UIView? {
    element.child(key: key).flatMap { makeView($0) }
  }

  private func makeView(_ element: NibElement, _ known: UIView.Type) -> UIView? {
    guard let type = customClass(of: element, known) as? UIView.Type else { return nil }
    guard let view = type.init(coder: NibCoder(element, self)) else {
      fail("init?(coder:) of \(type) gave nil", element)
      return nil
    }
    return note(view, element)
  }

  /// A plain view in the place of one of a framework that Linux has not, without what it alone has.
  private func makeMissing(_ element: NibElement, _ type: String) -> UIView? {
    leftOut(type)
    let view = UIView(frame: .zero)
    view.decodeView(element, self)
    missing.insert(ObjectIdentifier(view))
    made.append(view)
    return view
  }

  private func makeController(
    _ element: NibElement, _ known: UIViewController.Type
  ) -> UIViewController? {
    guard let type = customClass(of: element, known) as? UIViewController.Type else { return nil }
    let coder = NibCoder(element, self)
    let creator = self.creator
    self.creator = nil
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      fail("init?(coder:) of \(type) gave nil", element)
      return nil
    }
    return note(controller, element)
  }

  private func makeRecognizer(
    _ element: NibElement, _ make: () -> UIGestureRecognizer
  ) -> UIGestureRecognizer? {
    guard element["customClass"] == nil else {
      fail("gesture recognizers of your own classes are not made here", element)
      return nil
    }
    let recognizer = make()
    if let tap = recognizer as? UITapGestureRecognizer {
      if let taps = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
      if let touches = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = touches
      }
    }
    return note(recognizer, element)
  }

  private func makeCustomObject(_ element: NibElement) -> AnyObject? {
    guard let type = customClass(of: element, NSObject.self) as? NSObject.Type else { return nil }
    return note(type.init(), element)
  }

  /// Keeps an object that was made, and what is to be done with it.
  @discardableResult
  func note<Object: AnyObject>(_ object: Object, _ element: NibElement) -> Object {
    know(object, as: element.id)
    if element["customClass"] != nil, namedClass(of: element) == nil {
      missing.insert(ObjectIdentifier(object))
    }
    noteConnections(object, element)
    made.append(object)
    return object
  }

  private func noteConnections(_ object: AnyObject, _ element: NibElement) {
    for connection in element.list("connections") { connections.append((object, connection)) }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      attributes.append((object, attribute))
    }
  }

  /// Has a placeholder's connections made from the object that it stands for.
  func noteOwner(_ owner: AnyObject, _ element: NibElement) {
    know(owner, as: element.id)
    noteConnections(owner, element)
  }

  func noteFirstResponder(_ element: NibElement) { firstResponderID = element.id }

  /// Whether an element of the file is left out with the present size classes, so that nothing can
  /// be connected to it.
  func isLeftOut(_ id: String) -> Bool { document.root.element(id: id) != nil }

  /// Has the constraints in a view's element made when all views are there.
  func note(constraints element: NibElement, of view: UIView) {
    constraints.append((view, element))
  }

  /// The class that an element names, else `known`.
  func customClass(of element: NibElement, _ known: AnyClass) -> AnyClass {
    guard let name = element["customClass"] else { return known }
    guard let type = namedClass(of: element) else {
      // iOS prints "Unknown class ... in Interface Builder file" and goes on in the same way.
      noteLeftOut(
        "no class \(name) in the modules \(modules.joined(separator: ", ")), for which a plain "
          + "\(known) stands: add its file to the target that holds this one, or give its bundle",
        element)
      return known
    }
    if isClass(type, below: known) { return type }
    fail("\(type) does not inherit from \(known)", element)
    return known
  }

  /// The class that an element names, where it is in one of the modules.
  private func namedClass(of element: NibElement) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let named = element["customModule"].map { [$0] } ?? []
    // A class of the target that holds the file: where two targets hold it and the class, each has
    // its own.
    let modules =
      element["customModuleProvider"] == "target" ? modules + named : named + modules
    return NibClasses.named(name, in: modules)
  }

  private func isClass(_ type: AnyClass, below known: AnyClass) -> Bool {
    sequence(first: type as AnyClass?) { $0.flatMap { _getSuperclass($0) } }
      .contains { $0 == known }
  }

  // MARK: Connecting

  /// Connects what was made since the last time, and wakes it.
  func finish() {
    let constraints = self.constraints
    self.constraints = []
    for (view, element) in constraints { addConstraints(element, to: view) }
    let attributes = self.attributes
    self.attributes = []
    for (target, element) in attributes { setAttribute(element, of: target) }
    let connections = self.connections
    self.connections = []
    connect(connections)
    let made = self.made
    self.made = []
    for object in made {
      (object as? UIView)?.awakeFromNib()
      (object as? UIViewController)?.awakeFromNib()
      (object as? UIBarItem)?.awakeFromNib()
      (object as? UICollectionViewLayout)?.awakeFromNib()
      (object as? any NibAwakening)?.awakeFromNib()
    }
  }

  /// Keeps a connection for when what it leads to is made.
  func postpone(_ source: AnyObject, _ element: NibElement) {
    connections.append((source, element))
  }
}
