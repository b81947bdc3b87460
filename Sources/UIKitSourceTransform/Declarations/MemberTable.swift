// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The property of a class that tells its methods and outlets by name.
///
/// A class that meets a protocol and leaves out all that it may has an empty one: without any, it
/// could be one of a file that is not transformed, and have them.
struct MemberTable {
  /// "own", or "inherited" where a class above has one too.
  let place: String
  /// The property's declaration, on one line.
  let text: String

  /// `nil` for a class without such members.
  init?(ofClass name: String, in index: ModuleIndex) {
    guard let entry = index.classes[name] else { return nil }
    let entries = Entries(of: entry, in: index)
    let isInherited = index.lineage(of: name).dropFirst().contains { ancestor in
      let above = Entries(of: ancestor, in: index)
      return !above.isEmpty || index.hasOptionalRequirements(ancestor)
    }
    guard !entries.isEmpty || (index.hasOptionalRequirements(entry) && !isInherited) else {
      return nil
    }
    place = isInherited ? "inherited" : "own"
    let arguments = [
      ("selectors", entries.selectors), ("properties", entries.properties),
      ("segueActions", entries.segueActions),
    ].filter { !$0.1.isEmpty }.map { "\($0.0): [" + $0.1.joined(separator: ", ") + "]" }
    let access = ["open", "public", "package"].first { $0 == entry.summary.access ?? "" }
    var head = isInherited ? "override " : ""
    if let access { head += "\(access) " }
    let above = isInherited ? "super.objectiveCMembers + " : ""
    let own = "ObjectiveCMembers(" + arguments.joined(separator: ", ") + ")"
    text = "\(head)class var objectiveCMembers: ObjectiveCMembers { \(above)\(own) }"
  }
}

/// What a class tells by name, its own without what it inherits.
private struct Entries {
  var selectors: [String] = []
  var properties: [String] = []
  var segueActions: [String] = []

  var isEmpty: Bool { selectors.isEmpty && properties.isEmpty && segueActions.isEmpty }

  init(of entry: ModuleIndex.Entry, in index: ModuleIndex) {
    let type = index.nameBesideMember(of: entry.summary.name) ?? entry.summary.name.lastPart
    var seen: Set<MemberKey> = []
    for (member, file) in index.members(of: entry) {
      guard !member.isStatic, !member.isPrivate || file == entry.file else { continue }
      if member.isOutlet, !member.isOverride {
        properties.append(
          "ObjectiveCProperty(\"\(member.key.name)\", of: \(type).self, "
            + "{ $0.\(member.key.name) = $1 })")
      }
      guard member.isCallable, !member.isOverride, let labels = member.key.labels,
        member.isObjC || index.optionalRequirements[member.key] != nil,
        seen.insert(member.key).inserted
      else { continue }
      let isProperty = index.isMember(
        MemberKey(name: member.key.name, labels: nil), of: entry.summary.name)
      let method = Self.method(of: member, labels: labels, type: type, besideProperty: isProperty)
      if member.isSegueAction {
        segueActions.append("ObjectiveCSegueAction" + method)
      } else {
        let module = index.missing.isDeclared("Selector") ? "HeadlessUIKit." : ""
        selectors.append(module + "Selector" + method)
      }
    }
  }

  /// The arguments for an entry: the method's name, its class and its call.
  private static func method(
    of member: MemberSummary, labels: [String], type: String, besideProperty: Bool
  ) -> String {
    let names = (member.isSegueAction ? ["coder", "sender", "identifier"] : ["sender", "event"])
      .prefix(labels.count)
    let parameters = zip(names, member.parameterTypes).map { name, type in ", \(name): \(type)" }
      .joined()
    let call = ObjectiveCName.call(
      of: member.key.name, labels: labels, with: Array(names), besideProperty: besideProperty)
    return "(\"\(member.objectiveCName(labels: labels))\", of: \(type).self, "
      + "{ (target: \(type)\(parameters)) in \(member.isThrowing ? "try? " : "")target.\(call) })"
  }
}

extension MemberSummary {
  /// The name that the Objective-C runtime has for a method.
  fileprivate func objectiveCName(labels: [String]) -> String {
    objectiveCName ?? ObjectiveCName.method(key.name, labels: labels, isThrowing: isThrowing)
  }
}
