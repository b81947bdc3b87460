// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension NibSession {
  /// Makes outlets and actions; what leads nowhere is reported.
  func connect(_ connections: [(source: AnyObject, element: NibElement)]) {
    var collections: [(source: AnyObject, element: NibElement, objects: [AnyObject])] = []
    for (source, element) in connections {
      let id = element["destination"] ?? ""
      if element.name == "segue" {
        addSegue(element, of: source)
        continue
      }
      guard element.name == "action" && id == firstResponderID || objects[id] != nil else {
        if waitsForView {
          postpone(source, element)
        } else if !isLeftOut(id) {
          fail("its destination \(id) is not known", element, of: source)
        }
        continue
      }
      switch element.name {
      case "outlet":
        if let object = objects[id] { setOutlet(element, object, of: source) }
      case "outletCollection":
        let property = element["property"]
        let index = collections.firstIndex {
          $0.source === source && $0.element["property"] == property
        }
        guard let object = objects[id] else { continue }
        if let index {
          collections[index].objects.append(object)
        } else {
          collections.append((source, element, [object]))
        }
      case "action": addAction(element, objects[id], of: source)
      default: fail("such connections are not made here", element, of: source)
      }
    }
    for (source, element, objects) in collections { setCollection(element, objects, of: source) }
  }

  private func setOutlet(_ element: NibElement, _ object: AnyObject, of source: AnyObject) {
    let name = element["property"] ?? ""
    if let property = ObjectiveCMembers.members(of: source)?.property(named: name) {
      guard !property.set(object, on: source) else { return }
      fail("the outlet \(name) cannot hold a \(type(of: object))", element, of: source)
    } else if !NibProperties.setOutlet(name, object, of: source),
      !missing.contains(ObjectIdentifier(object))
    {
      failProperty("outlet", name, element, of: source)
    }
  }

  private func setCollection(_ element: NibElement, _ objects: [AnyObject], of source: AnyObject) {
    let name = element["property"] ?? ""
    if name == "gestureRecognizers", let view = source as? UIView {
      for case let recognizer as UIGestureRecognizer in objects {
        view.addGestureRecognizer(recognizer)
      }
    } else if let property = ObjectiveCMembers.members(of: source)?.property(named: name) {
      guard !property.set(objects, on: source) else { return }
      fail("the outlets \(name) cannot hold these objects", element, of: source)
    } else {
      failProperty("outlet collection", name, element, of: source)
    }
  }

  private func failProperty(
    _ kind: String, _ name: String, _ element: NibElement, of object: AnyObject
  ) {
    guard !missing.contains(ObjectIdentifier(object)) else { return }
    fail(
      "the class tells no \(kind) \(name): mark it with @IBOutlet or @IBInspectable and have the "
        + "plug-in UIKitSources transform its file, or name it in its objectiveCMembers",
      element, of: object)
  }

  /// Notes what a picture or a test goes without.
  func noteLeftOut(_ message: String, _ element: NibElement) {
    RenderingEnvironment.report(
      "\(document.name), line \(element.line), <\(element.name)>: \(message)", kind: .leftOut)
  }

  private func addAction(_ element: NibElement, _ target: AnyObject?, of source: AnyObject) {
    guard let name = element["selector"] else {
      return fail("it has no selector", element, of: source)
    }
    let selector = Selector(name)
    if let target, !selector.isMethod(of: target) {
      // On iOS it shows when something happens, and not before.
      return noteLeftOut(
        "\(type(of: target)) tells no method \(name): mark it with @IBAction and have the plug-in "
          + "UIKitSources transform its file, or name it in its objectiveCMembers", element)
    }
    if let control = source as? UIControl {
      control.addTarget(
        target, action: selector, for: Self.events[element["eventType"] ?? ""] ?? .touchUpInside)
    } else if let recognizer = source as? UIGestureRecognizer {
      if let target { recognizer.addTarget(target, action: selector) }
    } else if let item = source as? UIBarButtonItem {
      item.target = target
      item.action = selector
    } else {
      fail("it sends no actions", element, of: source)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
    "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents,
    "allEvents": .allEvents,
  ]

  // MARK: Runtime attributes

  /// Sets a runtime attribute.
  func setAttribute(_ element: NibElement, of target: AnyObject) {
    let path = element["keyPath"] ?? ""
    let values = attributeValues(element)
    if let property = ObjectiveCMembers.members(of: target)?.property(named: path) {
      if values.contains(where: { property.set($0, on: target) }) { return }
      return fail(
        "the property \(path) cannot hold a \(element["type"] ?? "value")", element, of: target)
    }
    if values.contains(where: { NibProperties.setAttribute(path, $0, of: target) }) { return }
    if let (property, owner) = extensionProperty(path, of: target) {
      if values.contains(where: { property.set($0, on: owner) }) { return }
    }
    // The plug-in tells what extensions give to UIKit's classes, too: what is not told, none has.
    guard isTold(target) || isUIKits(target) else {
      return failProperty("runtime attribute", path, element, of: target)
    }
    // UIKit logs that the class is not compliant with key-value coding for it, and goes on.
    noteLeftOut("the class \(type(of: target)) has no runtime attribute \(path)", element)
  }

  /// Whether the plug-in UIKitSources, or somebody by hand, has named what an object's own class
  /// has.
  private func isTold(_ target: AnyObject) -> Bool {
    ObjectiveCMembers.members(of: target) != nil && !missing.contains(ObjectIdentifier(target))
  }

  private func isUIKits(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
  }

  /// The property that an app's extension gives to one of UIKit's classes, by the class that the
  /// plug-in UIKitSources writes for it, and the view or layer that has it.
  private func extensionProperty(
    _ path: String, of target: AnyObject
  ) -> (property: ObjectiveCProperty, owner: AnyObject)? {
    if path.hasPrefix("layer."), let view = target as? UIView {
      return extensionProperty(String(path.dropFirst(6)), of: view.layer)
    }
    for type in sequence(first: type(of: target) as AnyClass, next: { _getSuperclass($0) }) {
      let name = "Inspectable_\(type)_\(path)"
      guard let found = NibClasses.named(name, in: modules) as? any ObjectiveCMembersProviding.Type
      else { continue }
      return ObjectiveCMembers.table(of: found).property(named: path).map { ($0, target) }
    }
    return nil
  }

  /// The value, as each type that a property may have.
  private func attributeValues(_ element: NibElement) -> [Any?] {
    switch element["type"] {
    case "boolean": return [element["value"] == "YES"]
    case "number":
      let number = element.children.first?.number("value") ?? 0
      return [
        CGFloat(number), number, Int(exactly: number.rounded()) ?? 0, Float(number), number != 0,
        NSNumber(value: number), UInt(exactly: max(0, number).rounded()) ?? 0,
      ]
    case "string": return [element.string("value") ?? ""]
    case "color": return [color("value", of: element)]
    case "image": return [image("value", of: element)]
    case "point": return [element.point("value")]
    case "size": return [element.size("value")]
    case "rect": return [element.rect("value")]
    case "nil": return [nil]
    default: return [element.string("value")]
    }
  }
}
