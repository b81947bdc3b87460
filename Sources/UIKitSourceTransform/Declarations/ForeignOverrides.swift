// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The members that a module's extensions give to UIKit's classes and that are overridden: in
/// extensions of classes of UIKit's below, or by classes of the module.
///
/// The Objective-C runtime calls the one of the object's class. Here the member of the class above
/// asks the object for its class, and calls the one that has it.
struct ForeignOverrides: Sendable {
  /// The module's own names for UIKit's classes, by the classes: `typealias ImageView = UIImageView`.
  private let aliases: [String: [String]]
  private let classesByAlias: [String: String]
  private var bases: [MemberKey: Set<String>] = [:]
  private var overriders: [MemberKey: Set<String>] = [:]

  /// - Parameter aliases: What the module's other names for UIKit's classes stand for.
  init(aliases: [String: String]) {
    classesByAlias = aliases
    self.aliases = Dictionary(grouping: aliases.keys.sorted()) { aliases[$0] ?? $0 }
  }

  /// Notes an extension of a class that is none of the module's.
  ///
  /// - Parameter requirements: Those of the module's protocols of Objective-C's, by their names.
  mutating func note(_ summary: ExtensionSummary, _ requirements: [String: Set<MemberKey>]) {
    let implied = summary.inherited.reduce(into: Set<MemberKey>()) {
      $0.formUnion(requirements[$1.lastPart, default: []])
    }
    for member in summary.members where member.forwarder != nil && !member.isStatic {
      if member.isOverride {
        overriders[member.key, default: []].insert(summary.type)
      } else if member.isObjC || implied.contains(member.key), !summary.isConstrained {
        bases[member.key, default: []].insert(summary.type)
      }
    }
  }

  /// The class of UIKit's that first has a member which `type`, one of UIKit's too, overrides.
  func base(of key: MemberKey, for type: String, orIn isInclusive: Bool = false) -> String? {
    let above = classes(above: type, orIn: isInclusive)
    return bases[key].flatMap { names in above.last(where: names.contains) }
  }

  /// The classes of UIKit's that override a member of `base`; those that inherit before those that
  /// are inherited from.
  func overriders(of key: MemberKey, from base: String) -> [String] {
    guard bases[key]?.contains(base) == true else { return [] }
    let depth = { (name: String) in classes(above: name).count }
    return overriders[key, default: []].filter { self.base(of: key, for: $0) == base }
      .sorted { (-depth($0), $0) < (-depth($1), $1) }
  }

  /// The class whose member `super` calls in the override of `type`; for a class of the module,
  /// `type` is the one of UIKit's that it inherits from, and may have the member itself.
  func next(above type: String, for key: MemberKey, orIn isInclusive: Bool = false) -> String? {
    return classes(above: type, orIn: isInclusive).first {
      overriders[key]?.contains($0) == true && base(of: key, for: $0) != nil
        || bases[key]?.contains($0) == true
    }
  }

  /// The classes that one of UIKit's inherits from, the nearest first. All are objects of
  /// Objective-C's, to which an extension may give members, too. Each is there by all its names.
  private func classes(above type: String, orIn isInclusive: Bool = false) -> [String] {
    let type = classesByAlias[type] ?? type
    let above = type == Self.object ? [] : ClassesOfUIKit.ancestors(of: type) + [Self.object]
    return ((isInclusive ? [type] : []) + above).flatMap { [$0] + aliases[$0, default: []] }
  }

  private static let object = "NSObject"
}
