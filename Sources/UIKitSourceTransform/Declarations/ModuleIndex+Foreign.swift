// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension ModuleIndex {
  /// "spec" for a class of Quick's, "test case" for one that inherits from XCTest's, "main actor"
  /// where it is that actor's, "main actor by default" where it is so in a target that says
  /// so of all that says nothing.
  func testCase(_ name: String) -> String {
    guard let name = resolve(name, from: "") else { return "" }
    let lineage = lineage(of: name)
    let base = lineage.last?.summary.inherited.first?.lastPart
    if base == "QuickSpec" || base == "AsyncSpec" { return "spec" }
    guard isTestCase(base) else { return "" }
    if isMainActorByDefault, lineage.first?.summary.isNonisolated == false {
      return "main actor by default"
    }
    return lineage.contains(where: \.summary.isMainActors) ? "main actor" : "test case"
  }

  /// Whether a class of another module is one of XCTest's, by its name: `XCTestCase`,
  /// `FBSnapshotTestCase`, or the base of an app's own suites.
  private func isTestCase(_ name: String?) -> Bool { name?.hasSuffix("TestCase") ?? false }

  func isLayer(_ name: String) -> Bool {
    guard let parent = lineage(of: name).last?.summary.inherited.first?.lastPart else {
      return false
    }
    return parent == "CALayer" || ClassesOfUIKit.ancestors(of: parent).contains("CALayer")
  }

  func isManagedObject(_ name: String) -> Bool {
    lineage(of: name).last?.summary.inherited.first?.lastPart == "NSManagedObject"
  }

  /// Whether the class, or one that it inherits from, has the method itself and its objects have
  /// none of the name.
  func isClassMethod(_ key: MemberKey, of type: String) -> Bool {
    guard let name = resolve(type, from: "") else {
      let same = members(named: key.name, ofOther: type).filter { $0.key == key }
      return !same.isEmpty && same.allSatisfy(\.isStatic)
        || type.lastPart == "UIFont" && Self.methodsOfFonts.contains(key.name)
    }
    let same = lineage(of: name).flatMap { members(of: $0) }.map(\.member).filter {
      $0.key == key
    }
    return !same.isEmpty && same.allSatisfy(\.isStatic)
  }

  /// Whether the class, or one that it inherits from, has the member.
  func isMember(_ key: MemberKey, of type: String) -> Bool {
    guard let name = resolve(type, from: "") else { return false }
    return lineage(of: name).flatMap { members(of: $0) }.contains { $0.member.key == key }
  }

  /// `App.picker` for a class `picker` that has a method `picker(_:didSelect:)`: within it, the
  /// bare name is the method's.
  func nameBesideMember(of type: String) -> String? {
    guard let module, let name = resolve(type, from: "") else { return nil }
    let all = lineage(of: name).flatMap { members(of: $0) }
    guard all.contains(where: { $0.member.key.name == name.lastPart }) else { return nil }
    return "\(module).\(name)"
  }

  /// Class methods of UIFont, which apps exchange for their own.
  private static let methodsOfFonts: Set = [
    "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont",
    "preferredFont", "systemFont",
  ]

  func foreignOverriders(of key: MemberKey, from type: String) -> String {
    var names = foreign.overriders(of: key, from: type)
    let isOverriddenHere = overriders[key, default: []].contains {
      foreignBase(of: key, in: $0) == type
    }
    if isOverriddenHere { names.append(ExtensionForwarder.ownClasses) }
    return names.joined(separator: " ")
  }

  /// The class of UIKit's that has a member first which a class or an extension of it overrides.
  private func foreignBase(of key: MemberKey, in name: String) -> String? {
    guard let entry = classes[name], overrides(key, in: entry),
      let parent = lineage(of: name).last?.summary.inherited.first
    else { return nil }
    return foreign.base(of: key, for: parent, orIn: true)
  }

  private func overrides(_ key: MemberKey, in entry: Entry) -> Bool {
    members(of: entry).contains { $0.member.key == key && $0.member.isOverride }
  }

  /// What stands in a class for an override in its extension: where that is of a member which an
  /// extension gives to a class of UIKit's, it has the name by which that one's method finds it.
  func forwarder(of member: MemberSummary, in name: String) -> String? {
    guard let text = member.forwarder, member.isOverride else { return member.forwarder }
    let answer = foreignOverride(of: member.key, in: name).split(separator: " ").map(String.init)
    guard let base = answer.first else {
      // NSObject has no such member here: the class is the first that does.
      return ObjectOverrides.names.contains(member.key.name) && isFirstBelowObject(name, member.key)
        ? text.replacing("override ", with: "", maxReplacements: 1) : text
    }
    let word = member.key.labels == nil ? "var " : "func "
    let inner = ExtensionForwarder.implementation(of: member.key.name, byClassBelow: base)
    let renamed = text.replacing(word + member.key.name, with: word + inner, maxReplacements: 1)
    return answer.count == 1
      ? renamed : renamed.replacing("override ", with: "", maxReplacements: 1)
  }

  func foreignOverride(of key: MemberKey, in name: String) -> String {
    guard let base = foreignBase(of: key, in: name) else { return "" }
    let lineage = lineage(of: name)
    let isTopmost = !lineage.dropFirst().contains { overrides(key, in: $0) }
    guard isTopmost, let parent = lineage.last?.summary.inherited.first,
      let next = foreign.next(above: parent, for: key, orIn: true)
    else { return base }
    return "\(base) \(next)"
  }
}
