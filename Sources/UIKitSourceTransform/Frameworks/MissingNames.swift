// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The names of a module for which there is nothing on Linux: what missing frameworks declare, and
/// in turn what cannot be declared without them.
struct MissingNames: Sendable {
  /// Types of the module that are left out.
  private(set) var types: Set<String> = []
  /// Members that are left out, by the names of their types.
  private(set) var members: [String: Set<String>] = [:]
  /// The types of which members are left out, by the names of members that may give an object of
  /// one.
  private(set) var givers: [String: Set<String>] = [:]
  /// The same members by all that tells them apart.
  private var keys: [String: Set<MemberKey>] = [:]
  /// The initializers that stay, by their types.
  private var initializers: [String: Set<MemberKey>] = [:]
  private let declared: Set<String>
  /// What is there though a framework that hands it on is not.
  private let present: Set<String>

  init(_ uses: [FrameworkUse]) {
    declared = Set(uses.flatMap { $0.types.map(\.name) })
    present = uses.contains(where: \.importsCombine) ? MissingFramework.wordsOfCombine : []
    let frameworks = uses.map { $0.frameworks.compactMap { MissingFramework(noted: $0) } }
    var hasGrown = frameworks.contains { !$0.isEmpty }
    while hasGrown {
      hasGrown = false
      for (use, frameworks) in zip(uses, frameworks) {
        for type in use.types where !types.contains(type.name) {
          if type.needs.contains(where: { isMissing($0, frameworks) }) {
            types.insert(type.name)
            hasGrown = true
          }
        }
      }
    }
    for (use, frameworks) in zip(uses, frameworks) {
      for member in use.members {
        if (member.needs + member.value.words).contains(where: { isMissing($0, frameworks) }) {
          if member.name != "init" { members[member.type, default: []].insert(member.name) }
          if let key = member.key { keys[member.type, default: []].insert(key) }
        } else if member.name == "init", let key = member.key {
          initializers[member.type, default: []].insert(key)
        }
      }
    }
    noteMembersMade(of: uses.flatMap(\.members).filter { !$0.value.arguments.isEmpty })
    let given = uses.flatMap(\.members).filter { $0.source != nil }
    while let next = given.first(where: isGivenByMissing) {
      members[next.type, default: []].insert(next.name)
    }
    for member in uses.flatMap(\.members) {
      let types = member.needs.filter { members[$0] != nil }
      if !types.isEmpty { givers[member.name, default: []].formUnion(types) }
    }
  }

  /// Notes the members whose first value is made of what is left out, such as
  /// `StatusModel(status: .idle)` where the model has no `status`.
  private mutating func noteMembersMade(of candidates: [FrameworkUse.DeclaredMember]) {
    var hasGrown = !members.isEmpty
    while hasGrown {
      hasGrown = false
      for member in candidates
      where members[member.type]?.contains(member.name) != true
        && member.value.arguments.contains(where: { members[$0.type]?.contains($0.label) == true })
      {
        members[member.type, default: []].insert(member.name)
        hasGrown = true
      }
    }
  }

  private func isGivenByMissing(_ member: FrameworkUse.DeclaredMember) -> Bool {
    guard let source = member.source else { return false }
    return members[source.type]?.contains(source.name) == true
      && members[member.type]?.contains(member.name) != true
  }

  private func isMissing(_ word: String, _ frameworks: [MissingFramework]) -> Bool {
    if types.contains(word) { return true }
    return !declared.contains(word) && !present.contains(word)
      && frameworks.contains { $0.declares(word) }
  }

  /// Whether a member is left out, where others of its name may stay.
  func leavesOut(_ key: MemberKey, of type: String) -> Bool {
    keys[type, default: []].contains(key)
  }

  /// The types that have initializers which are left out.
  var typesWithoutInitializers: Set<String> {
    Set(keys.filter { $0.value.contains { $0.name == "init" } }.keys)
  }

  /// Whether a call can be one of initializers that are left out alone. Arguments may be left to
  /// their defaults.
  func leavesOutInitializer(_ call: MemberKey, of type: String) -> Bool {
    let isOf = { (key: MemberKey) in call.isCall(of: key) }
    return keys[type, default: []].contains { $0.name == "init" && isOf($0) }
      && !initializers[type, default: []].contains(where: isOf)
  }

  /// Whether the module declares a type of the name.
  func isDeclared(_ word: String) -> Bool { declared.contains(word) }
}
