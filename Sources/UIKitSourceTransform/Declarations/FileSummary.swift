// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What the other files of a module need to know of one file.
public struct FileSummary: Codable, Equatable, Sendable {
  var classes: [ClassSummary] = []
  var extensions: [ExtensionSummary] = []
  var protocols: [ProtocolSummary] = []
  /// Properties and parameters of optional functions, which `name?(…)` calls too.
  var optionalFunctions: [String] = []
  /// What of it needs frameworks that Linux has not.
  var frameworkUse: FrameworkUse
}

/// A class, by its name and those of the types around it, such as `Outer.Inner`.
struct ClassSummary: Codable, Equatable, Sendable {
  let name: String
  /// The superclass and the protocols, as they are written, without generic arguments.
  let inherited: [String]
  let access: String?
  let isObjCMembers: Bool
  /// Whether it is marked `@MainActor`.
  var isMainActors = false
  /// Whether it is marked `nonisolated`.
  var isNonisolated = false
  /// Whether the program begins with it: `@main` or `@UIApplicationMain`.
  var isEntryOfApp = false
  var members: [MemberSummary] = []
}

/// An extension of a type.
struct ExtensionSummary: Codable, Equatable, Sendable {
  let type: String
  let isConstrained: Bool
  /// The protocols, as they are written.
  let inherited: [String]
  var members: [MemberSummary] = []
}

/// A protocol that stands in the file.
struct ProtocolSummary: Codable, Equatable, Sendable {
  let name: String
  /// The requirements that may be left out.
  var optional: [MemberKey] = []
  /// All requirements of one of Objective-C's: what meets them is Objective-C's as well.
  var objectiveC: [MemberKey] = []
}

/// What tells members apart: `tap(_:)` or, for properties, `title`.
struct MemberKey: Codable, Hashable, Sendable, CustomStringConvertible {
  let name: String
  /// The arguments' labels, "_" for none; `nil` for a property.
  let labels: [String]?

  var description: String {
    labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name
  }

  /// Stands for the label of an argument that a call leaves out.
  static let anyLabel = "{}"

  /// Whether a call of this key may be one of another.
  func stands(for other: MemberKey) -> Bool {
    guard name == other.name, labels?.count == other.labels?.count else { return false }
    return zip(labels ?? [], other.labels ?? []).allSatisfy { $0 == $1 || $0 == Self.anyLabel }
  }

  /// Whether a call of this key may be one of another, some of whose arguments it leaves out.
  func isCall(of other: MemberKey) -> Bool {
    var rest = (other.labels ?? [])[...]
    for label in labels ?? [] {
      guard let place = rest.firstIndex(where: { $0 == label || label == Self.anyLabel })
      else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}

/// A method or a property of a class or an extension.
struct MemberSummary: Codable, Equatable, Sendable {
  let key: MemberKey
  /// As a closure may write them.
  let parameterTypes: [String]
  let isStatic: Bool
  let isOverride: Bool
  let isOpen: Bool
  /// Whether only its own file sees it.
  let isPrivate: Bool
  let isObjC: Bool
  /// Whether it is a property of an extension that says so: a subclass in another module, such as
  /// that of a test, may override it.
  let isObjCProperty: Bool
  let objectiveCName: String?
  /// Whether a nib may set it.
  let isOutlet: Bool
  /// Whether it makes the controller that a segue leads to: `@IBSegueAction`.
  let isSegueAction: Bool
  /// Whether a closure can call it with two arguments or fewer, or with the three of a segue.
  let isCallable: Bool
  /// Whether it throws errors.
  let isThrowing: Bool
  /// For a member of an extension: its declaration in the class, which calls it there.
  let forwarder: String?
}
