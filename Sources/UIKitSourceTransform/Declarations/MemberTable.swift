// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The property of a class that tells its methods and outlets by name.
struct MemberTable {
  /// "own", or "inherited" where a class above has one too.
  let place: String
  /// The property's declaration, on one line.
  let text: String

  /// `nil` for a class without such members.
  init?(ofClass name: String, in index: ModuleIndex) {
    guard let entry = index.classes[name] else { return nil }
    let entries = Self.entries(of: entry, in: index)
    guard !entries.selectors.isEmpty || !entries.properties.isEmpty else { return nil }
    let isInherited = index.lineage(of: name).dropFirst().contains { ancestor in
      let own = Self.entries(of: ancestor, in: index)
      return !own.selectors.isEmpty || !own.properties.isEmpty
    }
    place = isInherited ? "inherited" : "own"
    var arguments: [String] = []
    if !entries.selectors.isEmpty {
      arguments.append("selectors: [" + entries.selectors.joined(separator: ", ") + "]")
    }
    if !entries.properties.isEmpty {
      arguments.append("properties: [" + entries.properties.joined(separator: ", ") + "]")
    }
    let access = ["open", "public", "package"].first { $0 == entry.summary.access ?? "" }
    var head = isInherited ? "override " : ""
    if let access { head += "\(access) " }
    let above = isInherited ? "super.objectiveCMembers + " : ""
    let own = "ObjectiveCMembers(" + arguments.joined(separator: ", ") + ")"
    text = "\(head)class var objectiveCMembers: ObjectiveCMembers { \(above)\(own) }"
  }

  private static func entries(
    of entry: ModuleIndex.Entry, in index: ModuleIndex
  ) -> (selectors: [String], properties: [String]) {
    let type = index.nameBesideMember(of: entry.summary.name) ?? entry.summary.name.lastPart
    var selectors: [String] = []
    var properties: [String] = []
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
      let selector = selector(
        of: member, labels: labels, type: type, besideProperty: isProperty)
      let module = index.missing.isDeclared("Selector") ? "HeadlessUIKit." : ""
      selectors.append(module + selector)
    }
    return (selectors, properties)
  }

  private static func selector(
    of member: MemberSummary, labels: [String], type: String, besideProperty: Bool
  ) -> String {
    let name =
      member.objectiveCName ?? ObjectiveCName.method(member.key.name, labels: labels)
    let names = ["sender", "event"].prefix(labels.count)
    let parameters = zip(names, member.parameterTypes).map { name, type in ", \(name): \(type)" }
      .joined()
    let call = ObjectiveCName.call(
      of: member.key.name, labels: labels, with: Array(names), besideProperty: besideProperty)
    return "Selector(\"\(name)\", of: \(type).self, { (target: \(type)\(parameters)) in "
      + "target.\(call) })"
  }
}
