// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Swift on Linux has no table of methods that could be changed while a program runs. What asks for
// one, to exchange it, gets a method that cannot be, and the snapshot's record notes it: libraries
// stop the program where there is none.

/// A method of a class, which the Objective-C runtime could exchange.
public typealias Method = OpaquePointer

/// The code of a method, which the Objective-C runtime could exchange.
public typealias IMP = OpaquePointer

/// The method of a class, to exchange it, which does nothing here; `nil` without a class.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  noteExchange(cls, name)
  return cls.map { Method(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
}

/// The method that a class itself has, to exchange it, which does nothing here; `nil` without a
/// class.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(cls, name)
}

/// The code of a class's method: `nil`, as there is none that could be called by its address.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  noteExchange(cls, name)
  return nil
}

/// The code of a method, of which there is none.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// How the types of a method are written: `nil`, as here they are not.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Would give a method other code: does nothing.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  implementation
}

/// Would exchange two methods: does nothing, see ``class_getInstanceMethod(_:_:)``.
public func method_exchangeImplementations(_ one: Method, _ other: Method) {}

/// Adds a method to a class: false, it is not added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  noteExchange(cls, name)
  return false
}

/// Replaces a method of a class: `nil`, there is none.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  noteExchange(cls, name)
  return nil
}

/// Code that could be the code of a method, which there is none to give it to.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(Unmanaged.passUnretained(block as AnyObject).toOpaque())
}

/// A property of a class, which the Objective-C runtime could describe.
public typealias objc_property_t = OpaquePointer

/// How a property is stored: `nil`, as Swift on Linux does not say it.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

/// The class of an object; `nil` without one.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.flatMap { type(of: $0) as? AnyClass }
}

/// Gives an object another class: `nil`, it keeps its own, which is reported.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
  RenderingEnvironment.current.issues?.report(
    RenderingIssue(
      "an object keeps its class and does not become a \(cls): Linux's Swift cannot change it",
      kind: .leftOut, in: []))
  return nil
}

/// How often an object is held.
public func CFGetRetainCount(_ object: AnyObject) -> CFIndex {
  CFIndex(_getRetainCount(object))
}

private func noteExchange(_ type: AnyClass?, _ name: Selector) {
  let type = type.map { String(describing: $0) } ?? "nil"
  RenderingEnvironment.current.issues?.report(
    RenderingIssue(
      "\(type).\(name) is not exchanged: methods are fixed when they are compiled on Linux",
      kind: .leftOut, in: []))
}
