// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The names of a module for which there is nothing on Linux: what missing frameworks declare, and
/// in turn what cannot be declared without them.
struct MissingNames: Sendable {
  /// Types of the module that are left out, by names that no other type has.
  private(set) var types: Set<String> = []
  /// Names that types have which are left out, and others which stay, in other types.
  private(set) var mixedTypes: Set<String> = []
  /// Members that are left out, by the names of their types without those around them. A name that
  /// another type of that name has, or another member that stays, is not among them.
  private(set) var members: [String: Set<String>] = [:]
  /// The types of which members are left out, by the names of members that may give an object of
  /// one.
  private(set) var givers: [String: Set<String>] = [:]
  /// The members by the names of their types with those around them.
  private var exact: [String: Set<String>] = [:]
  /// The members that stay of types of which others do not.
  private var staying: [String: Set<String>] = [:]
  /// The same by all that tells them apart.
  private var exactKeys: [String: Set<MemberKey>] = [:]
  /// The same, by the names of their types without those around them.
  private var keys: [String: Set<MemberKey>] = [:]
  /// The initializers that stay, by their types.
  private var initializers: [String: Set<MemberKey>] = [:]
  /// The types that are left out, with the names of those around them.
  private var missingTypes: Set<String> = []
  /// All types of a name, with the names of those around them.
  private let declared: [String: Set<String>]
  /// The same without names that stand for any type, which hold in the type around alone.
  private let real: [String: Set<String>]
  /// What is there though a framework that hands it on is not.
  private let present: Set<String>

  /// The names that only types inside of others have, in modules that this one imports.
  private let innerBelow: Set<String>

  /// - Parameters:
  ///   - own: What the module's files declare.
  ///   - below: What those of modules declare that it imports.
  init(_ own: [FrameworkUse], below: [FrameworkUse]) {
    let uses = Self.withoutOtherForms(own + below)
    declared = uses.flatMap(\.types).reduce(into: [:]) {
      $0[$1.name, default: []].insert($1.qualifiedName)
    }
    real = uses.flatMap(\.types).filter { !$0.isPlaceholder }.reduce(into: [:]) {
      $0[$1.name, default: []].insert($1.qualifiedName)
    }
    innerBelow = Set(below.flatMap(\.types).filter { !$0.scope.isEmpty }.map(\.name))
      .subtracting(own.flatMap(\.types).map(\.name))
      .subtracting(below.flatMap(\.types).filter(\.scope.isEmpty).map(\.name))
    present = uses.contains(where: \.importsCombine) ? MissingFramework.wordsOfCombine : []
    let frameworks = uses.map { $0.frameworks.compactMap { MissingFramework(noted: $0) } }
    findTypes(uses, frameworks)
    findMembers(uses, frameworks)
    noteMembersMade(of: uses.flatMap(\.members).filter { !$0.value.arguments.isEmpty })
    let given = uses.flatMap(\.members).filter { $0.source != nil }
    while let next = given.first(where: isGivenByMissing) {
      exact[next.type, default: []].insert(next.name)
    }
    sortMembers(uses)
    for member in uses.flatMap(\.members) {
      let types = member.needs.filter { members[$0] != nil }
      if !types.isEmpty { givers[member.name, default: []].formUnion(types) }
    }
  }

  /// Types that stand in `#if canImport(SwiftUI)` and in its `#else` are there.
  private static func withoutOtherForms(_ uses: [FrameworkUse]) -> [FrameworkUse] {
    let types = uses.flatMap(\.types)
    guard types.contains(where: \.isUncompiled) else { return uses }
    let compiled = Set(types.filter { !$0.isUncompiled }.map(\.qualifiedName))
    return uses.map { use in
      var use = use
      use.types.removeAll { $0.isUncompiled && compiled.contains($0.qualifiedName) }
      return use
    }
  }

  private mutating func findTypes(_ uses: [FrameworkUse], _ frameworks: [[MissingFramework]]) {
    var hasGrown =
      frameworks.contains { !$0.isEmpty } || uses.flatMap(\.types).contains(where: \.isUncompiled)
    while hasGrown {
      hasGrown = false
      for (use, frameworks) in zip(uses, frameworks) {
        for type in use.types where !missingTypes.contains(type.qualifiedName) {
          if type.needs.contains(where: { isMissing($0, in: type.scope, frameworks) }) {
            missingTypes.insert(type.qualifiedName)
            hasGrown = true
          }
        }
      }
    }
    for (name, all) in declared where !all.isDisjoint(with: missingTypes) {
      if all.isSubset(of: missingTypes) { types.insert(name) } else { mixedTypes.insert(name) }
    }
  }

  private mutating func findMembers(_ uses: [FrameworkUse], _ frameworks: [[MissingFramework]]) {
    for (use, frameworks) in zip(uses, frameworks) {
      for member in use.members {
        let words = member.needs + member.value.words
        if words.contains(where: { isMissing($0, in: member.type, frameworks) }) {
          if member.name != "init" { exact[member.type, default: []].insert(member.name) }
          if let key = member.key {
            exactKeys[member.type, default: []].insert(key)
            keys[member.type.lastPart, default: []].insert(key)
          }
        } else if member.name == "init", let key = member.key {
          let places = (member.spared ?? [:]).filter { spared in
            spared.value.contains { isMissing($0, in: member.type, frameworks) }
          }.map(\.key)
          initializers[member.type.lastPart, default: []].insert(key.without(places))
          // Calls that give what is left out are left out, too.
          if !places.isEmpty { keys[member.type.lastPart, default: []].insert(key) }
        }
      }
    }
  }

  /// Takes away the names that others have which stay.
  private mutating func sortMembers(_ uses: [FrameworkUse]) {
    var staying: [String: Set<String>] = [:]
    for (type, names) in uses.flatMap(\.plainMembers) {
      staying[type, default: []].formUnion(names)
    }
    for member in uses.flatMap(\.members) {
      // Of methods, others may have the name.
      let isGone =
        member.key.map { exactKeys[member.type]?.contains($0) == true } ?? false
        || member.key?.labels == nil && exact[member.type]?.contains(member.name) == true
      if !isGone { staying[member.type, default: []].insert(member.name) }
    }
    for (type, names) in staying { exact[type]?.subtract(names) }
    self.staying = staying.filter { exact[$0.key]?.isEmpty == false }
    let stayingByName = staying.reduce(into: [String: Set<String>]()) {
      $0[$1.key.lastPart, default: []].formUnion($1.value)
    }
    for (type, names) in exact {
      let rest = names.subtracting(stayingByName[type.lastPart, default: []])
      if !rest.isEmpty { members[type.lastPart, default: []].formUnion(rest) }
    }
  }

  /// Notes the members whose first value is made of what is left out, such as
  /// `StatusModel(status: .idle)` where the model has no `status`.
  private mutating func noteMembersMade(of candidates: [FrameworkUse.DeclaredMember]) {
    var hasGrown = !exact.isEmpty
    while hasGrown {
      hasGrown = false
      for member in candidates
      where exact[member.type]?.contains(member.name) != true
        && member.value.arguments.contains(where: { exact[$0.type]?.contains($0.label) == true })
      {
        exact[member.type, default: []].insert(member.name)
        hasGrown = true
      }
    }
  }

  private func isGivenByMissing(_ member: FrameworkUse.DeclaredMember) -> Bool {
    guard let source = member.source else { return false }
    return exact[source.type]?.contains(source.name) == true
      && exact[member.type]?.contains(member.name) != true
  }

  private func isMissing(
    _ word: String, in scope: String, _ frameworks: [MissingFramework]
  ) -> Bool {
    if word == FrameworkUse.uncompiled { return true }
    let isOfOther = frameworks.contains { $0.absentModule != nil && $0.declares(word) }
    if isDeclared(word, in: scope, besideOther: isOfOther) {
      return isMissingType(word, in: scope)
    }
    return !present.contains(word) && frameworks.contains { $0.declares(word) }
  }

  /// Whether a type of the module is left out: the one of that name in the types around, or else
  /// all that have the name.
  func isMissingType(_ name: String, in scope: String) -> Bool {
    if let nearest = nearest(name, in: scope) { return missingTypes.contains(nearest) }
    return real[name].map { $0.isSubset(of: missingTypes) } ?? false
  }

  /// The type of a name that stands in the types around, with the names of these.
  private func nearest(_ name: String, in scope: String) -> String? {
    guard let all = declared[name] else { return nil }
    var outer = scope[...]
    while true {
      let candidate = outer.isEmpty ? name : "\(outer).\(name)"
      if all.contains(candidate) { return candidate }
      guard !outer.isEmpty else { return nil }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
  }

  /// Whether a word is a type of the module where it stands in types. A type inside of another may
  /// be inherited, or have that one's name before it; but `View` alone is SwiftUI's.
  ///
  /// - Parameter besideOther: Whether a module that is absent declares it, too, at its top: `Object`
  ///   is Realm's then, and not the one inside of a type of another module.
  func isDeclared(_ word: String, in scope: String, besideOther: Bool) -> Bool {
    if nearest(word, in: scope) != nil { return true }
    if besideOther, innerBelow.contains(word) { return false }
    return word != "View" && real[word] != nil
  }

  /// The members of a type that are left out. Its name may stand with those around it.
  func members(of type: String) -> Set<String> {
    exact[type] ?? members[type.lastPart, default: []]
  }

  /// Whether a type that has all `others` lacks a case.
  func leavesOutCase(_ name: String, others: [String]) -> Bool {
    staying.contains { type, names in
      exact[type]?.contains(name) == true
        && others.allSatisfy { names.contains($0) || exact[type]?.contains($0) == true }
    }
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

  /// Whether the module declares a type of the name somewhere.
  func isDeclared(_ word: String) -> Bool { real[word] != nil }
}

extension FrameworkUse.DeclaredType {
  /// Whether an `#if` keeps it from the compiler.
  fileprivate var isUncompiled: Bool { needs.contains(FrameworkUse.uncompiled) }

  /// The name with those of the types around.
  fileprivate var qualifiedName: String { scope.isEmpty ? name : "\(scope).\(name)" }
}
