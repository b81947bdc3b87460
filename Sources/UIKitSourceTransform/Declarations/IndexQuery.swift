// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// One question that a file's transformation asks of its module. A file whose questions have the
/// same answers as before need not be transformed again.
enum IndexQuery: Codable, Hashable, Sendable {
  /// What a class's body is given before its end.
  case additions(className: String)
  /// "own" or "inherited" where a class tells its members by name.
  case table(className: String)
  /// What becomes of a member of an extension.
  case forwarding(type: String, member: MemberKey)
  /// What `name?(…)` calls: a "requirement" that may be left out or a "function".
  case optionalCall(MemberKey)
  /// The one protocol that has the requirement which `name?(…)` calls.
  case protocolOfOptionalCall(MemberKey)
  /// The names of all requirements that may be left out.
  case optionalNames
  /// The labels of the one requirement of a name that may be left out.
  case optionalMethod(name: String)
  /// Whether a property may be left out by the objects of a protocol.
  case isOptionalProperty(name: String, protocolName: String)
  /// The labels of the method that a bare name stands for.
  case labels(method: String, type: String?)
  /// The method's own name in Objective-C.
  case objectiveCName(MemberKey, type: String?)
  /// Whether a method throws errors.
  case isThrowing(MemberKey, type: String?)
  case isProtocol(String)
  /// Whether a class is the first of its lineage that has a member, below NSObject itself.
  case isFirstBelowObject(className: String, member: MemberKey)
  /// The names of members, with spaces between, that NSObject has on iOS alone and that an
  /// extension of the class overrides.
  case objectOverridesInExtensions(className: String)
  /// Whether a class inherits from one of Core Animation's layers.
  case isLayer(String)
  /// Whether a class is a "test case" of XCTest, or one of the "main actor", there perhaps
  /// "by default".
  case testCase(String)
  /// For a member that an extension gives a class of UIKit's: the classes of UIKit's that override
  /// it, and "(own)" where some of the module do.
  case foreignOverriders(type: String, member: MemberKey)
  /// For an override in an extension of a class of UIKit's: the class whose member it overrides.
  case foreignBase(type: String, member: MemberKey)
  /// For an override in a class of the module: the class of UIKit's whose extension has the member
  /// first, and for the topmost class of the module the one whose member `super` calls.
  case foreignOverride(className: String, member: MemberKey)
  /// The types that are left out.
  case missingTypes
  /// The names of types that are left out which other types have that stay.
  case mixedTypes
  /// Whether the type of a name is left out, as the types around say, `Outer.Inner`.
  case isMissingType(String, scope: String)
  /// The types of which members are left out.
  case typesWithMissingMembers
  /// The members of a type that are left out.
  case missingMembers(type: String)
  /// Whether a case of an enumeration is left out which has others, too.
  case isMissingCase(name: String, others: [String])
  /// The types that have initializers which are left out.
  case typesWithoutInitializers
  /// Whether a call can be one of a type's initializers that are left out alone.
  case isMissingInitializer(MemberKey, type: String)
  /// The names of all members that are left out.
  case allMissingMembers
  /// The types of which members are left out that a member of a name may give.
  case typesGiven(by: String)
  /// Whether a class inherits from Core Data's.
  case isManagedObject(String)
  /// Whether a method of a name is one of the class itself.
  case isClassMethod(MemberKey, type: String)
  /// Whether a class has a property of a name, besides a method of that name.
  case isProperty(name: String, type: String)
  /// The class's name with its module's before it, where one of its own members is called like it.
  case nameBesideMember(type: String)
  /// Whether the module declares a type.
  case isDeclaredType(String)
  /// Whether a word is a type of the module where it stands in types, `Outer.Inner`. A module that
  /// is absent may declare it, too.
  case isVisibleType(String, scope: String, besideOther: Bool)
  /// Whether another file of the module imports Combine.
  case importsCombine
  /// The one class that is a delegate of apps: "own" or "below", and its name.
  case appDelegate
}

/// Answers the questions of one file and keeps them.
final class IndexReader {
  private let index: ModuleIndex
  private(set) var answers: [IndexQuery: String] = [:]

  init(_ index: ModuleIndex) { self.index = index }

  /// The name by which other modules import the module; another one is another run of the tool.
  var module: String? { index.module }

  /// The answer; empty for no.
  func answer(_ query: IndexQuery) -> String {
    if let known = answers[query] { return known }
    let answer = index.answer(query)
    answers[query] = answer
    return answer
  }

  func holds(_ query: IndexQuery) -> Bool { !answer(query).isEmpty }
}

extension ModuleIndex {
  func answer(_ query: IndexQuery) -> String {
    switch query {
    case .additions(let name): additions(toClass: name)
    case .table(let name): MemberTable(ofClass: name, in: self).map(\.place) ?? ""
    case .forwarding(let type, let member): forwarding(of: member, type: type)
    case .optionalCall(let key): optionalCall(key)
    case .protocolOfOptionalCall(let key): protocolOfOptionalCall(key)
    case .objectOverridesInExtensions(let name): objectOverridesInExtensions(of: name)
    case .isFirstBelowObject(let name, let key): isFirstBelowObject(name, key) ? "yes" : ""
    case .optionalNames: Set(optionalRequirements.keys.map(\.name)).sorted().joined(separator: " ")
    case .optionalMethod(let name):
      Self.joined(
        Set(optionalRequirements.keys.filter { $0.name == name && $0.labels != nil }))
    case .isOptionalProperty(let name, let protocolName):
      optionalRequirements[MemberKey(name: name, labels: nil), default: []]
        .contains(protocolName) ? "yes" : ""
    case .labels(let method, let type): labels(ofMethod: method, type: type)
    case .objectiveCName(let key, let type): objectiveCName(of: key, type: type)
    case .isThrowing(let key, let type): isThrowing(key, type: type) ? "yes" : ""
    case .isProtocol(let name): protocols.contains(name) ? "yes" : ""
    case .isLayer(let name): isLayer(name) ? "yes" : ""
    case .testCase(let name): testCase(name)
    case .foreignOverriders(let type, let key): foreignOverriders(of: key, from: type)
    case .foreignBase(let type, let key):
      foreign.base(of: key, for: type) == nil ? "" : foreign.next(above: type, for: key) ?? ""
    case .foreignOverride(let name, let key):
      foreignOverride(of: key, in: resolve(name, from: "") ?? name)
    case .missingTypes: missing.types.sorted().joined(separator: " ")
    case .mixedTypes: missing.mixedTypes.sorted().joined(separator: " ")
    case .isMissingType(let name, let scope):
      missing.isMissingType(name, in: scope) ? "yes" : ""
    case .typesWithMissingMembers: missing.members.keys.sorted().joined(separator: " ")
    case .missingMembers(let type):
      missingMembers(of: type).sorted().joined(separator: " ")
    case .isMissingCase(let name, let others):
      missing.leavesOutCase(name, others: others) ? "yes" : ""
    case .typesWithoutInitializers:
      missing.typesWithoutInitializers.sorted().joined(separator: " ")
    case .isMissingInitializer(let call, let type):
      missing.leavesOutInitializer(call, of: type) ? "yes" : ""
    case .allMissingMembers:
      missing.members.values.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
        .joined(separator: " ")
    case .typesGiven(let name):
      missing.givers[name, default: []].sorted().joined(separator: " ")
    case .isManagedObject(let name): isManagedObject(name) ? "yes" : ""
    case .isClassMethod(let key, let type): isClassMethod(key, of: type) ? "yes" : ""
    case .isProperty(let name, let type):
      isMember(MemberKey(name: name, labels: nil), of: type) ? "yes" : ""
    case .nameBesideMember(let type): nameBesideMember(of: type) ?? ""
    case .isDeclaredType(let name): missing.isDeclared(name) ? "yes" : ""
    case .isVisibleType(let name, let scope, let besideOther):
      missing.isDeclared(name, in: scope, besideOther: besideOther) ? "yes" : ""
    case .importsCombine: importsCombine ? "yes" : ""
    case .appDelegate: appDelegate
    }
  }

  /// The members that are left out of a type, and of those of the module that it inherits from.
  private func missingMembers(of type: String) -> Set<String> {
    var names = missing.members(of: type)
    var entry = resolve(type, from: "").flatMap { classes[$0] }
    var seen: Set<String> = []
    while let next = entry.flatMap(superclass), seen.insert(next.summary.name).inserted {
      names.formUnion(missing.members(of: next.summary.name))
      entry = next
    }
    return names
  }

  private func additions(toClass name: String) -> String {
    guard let entry = classes[name] else { return "" }
    var additions = entry.extensions.flatMap { item in
      item.summary.members.compactMap { member in
        // One that needs what Linux has not calls nothing.
        isForwarded(member, of: name) && !missing.leavesOut(member.key, of: name.lastPart)
          ? forwarder(of: member, in: name) : nil
      }
    }
    if let table = MemberTable(ofClass: name, in: self) { additions.append(table.text) }
    return additions.joined(separator: "; ")
  }

  private func isForwarded(_ member: MemberSummary, of name: String) -> Bool {
    member.isOverride || member.isOpen || isOverridden(member.key, of: name)
      || (member.isObjCProperty && member.forwarder != nil)
  }

  /// "forward", the message of an error, or nothing.
  private func forwarding(of key: MemberKey, type: String) -> String {
    guard let name = resolve(type, from: ""), let entry = classes[name] else { return "" }
    let members = entry.extensions.flatMap(\.summary.members)
    guard let member = members.first(where: { $0.key == key && isForwarded($0, of: name) })
    else { return "" }
    return member.forwarder == nil ? "impossible" : "forward"
  }

  private func optionalCall(_ key: MemberKey) -> String {
    if optionalRequirements.keys.contains(where: { key.stands(for: $0) }) { return "requirement" }
    return optionalFunctions.contains(key.name) ? "function" : ""
  }

  private func protocolOfOptionalCall(_ key: MemberKey) -> String {
    let owners = optionalRequirements.filter { key.stands(for: $0.key) }
      .reduce(into: Set<String>()) { $0.formUnion($1.value) }
    return owners.count == 1 ? owners.first ?? "" : ""
  }

  /// The names of members that NSObject has on iOS alone and an extension of the class overrides.
  private func objectOverridesInExtensions(of name: String) -> String {
    let members = classes[name]?.extensions.flatMap(\.summary.members) ?? []
    return members.filter {
      $0.isOverride && ObjectOverrides.names.contains($0.key.name)
        && isFirstBelowObject(name, $0.key)
    }.map(\.key.name).sorted().joined(separator: " ")
  }

  func isFirstBelowObject(_ name: String, _ key: MemberKey) -> Bool {
    let lineage = lineage(of: name)
    guard lineage.last?.summary.inherited.first?.lastPart == "NSObject" else { return false }
    return !lineage.dropFirst().contains { entry in
      members(of: entry).contains { $0.member.key == key }
    }
  }

  /// The labels, each before a colon; "-" for none; nothing where that is not sure.
  private func labels(ofMethod method: String, type: String?) -> String {
    let lineage = type.flatMap { resolve($0, from: "") }.map { self.lineage(of: $0) } ?? []
    for entry in lineage {
      let named = members(of: entry).map(\.member).filter {
        $0.key.name == method && $0.key.labels != nil
      }
      let own = named.filter { !$0.isStatic }
      // Those of the class itself count where its objects have none.
      let keys = Set((own.isEmpty ? named : own).map(\.key))
      if !keys.isEmpty { return Self.joined(keys) }
    }
    if let type, lineage.isEmpty {
      let keys = Set(members(named: method, ofOther: type).map(\.key))
      if !keys.isEmpty { return Self.joined(keys) }
    }
    return Self.joined(methods(named: method))
  }

  private static func joined(_ keys: Set<MemberKey>) -> String {
    guard keys.count == 1, let labels = keys.first?.labels else { return "" }
    return labels.isEmpty ? "-" : labels.map { $0 + ":" }.joined()
  }

  private func objectiveCName(of key: MemberKey, type: String?) -> String {
    declarations(of: key, type: type).lazy.compactMap(\.objectiveCName).first ?? ""
  }

  private func isThrowing(_ key: MemberKey, type: String?) -> Bool {
    declarations(of: key, type: type).first?.isThrowing ?? false
  }

  /// The member as the class has it, then as those have it that the class inherits from.
  private func declarations(of key: MemberKey, type: String?) -> [MemberSummary] {
    let lineage = type.flatMap { resolve($0, from: "") }.map { self.lineage(of: $0) } ?? []
    return lineage.flatMap { entry in members(of: entry).map(\.member).filter { $0.key == key } }
  }
}
