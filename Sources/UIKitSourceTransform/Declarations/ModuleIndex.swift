// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What the files of a module declare, and those of the modules below that are transformed too.
public struct ModuleIndex: Sendable {
  /// A class with all that belongs to it.
  struct Entry {
    let summary: ClassSummary
    let file: Int
    var extensions: [(summary: ExtensionSummary, file: Int)] = []
  }

  private(set) var classes: [String: Entry] = [:]
  private(set) var optionalRequirements: [MemberKey: Set<String>] = [:]
  private(set) var protocols: Set<String> = []
  /// The names of protocols, without those of the types around them.
  private var protocolsWithOptionalRequirements: Set<String> = []
  private(set) var optionalFunctions: Set<String> = []
  /// What extensions give to classes of other modules, and is overridden.
  private(set) var foreign = ForeignOverrides(aliases: [:])
  /// What is left out, as Linux lacks the frameworks that it needs.
  let missing: MissingNames
  /// Whether what says nothing of an actor may be the main actor's.
  let isMainActorByDefault: Bool
  /// What extensions give to classes of other modules, by the names of these.
  private var extensionsOfOthers: [String: [MemberSummary]] = [:]
  /// The name by which other modules import this one, where it is known.
  let module: String?
  private let ownFileCount: Int
  /// Whether a file of the module imports Combine.
  let importsCombine: Bool
  /// The names of the classes that override a member.
  private(set) var overriders: [MemberKey: Set<String>] = [:]
  private var methods: [String: Set<MemberKey>] = [:]

  /// Makes an index of a module's files.
  ///
  /// - Parameters:
  ///   - files: The module's own files.
  ///   - below: The files of modules that it imports and that are transformed as well.
  ///   - isMainActorByDefault: Whether what says nothing of an actor may be the main actor's, as by
  ///     `.defaultIsolation(MainActor.self)`.
  ///   - module: The name by which other modules import this one; `nil` for one that is unknown.
  public init(
    _ files: [FileSummary], below: [FileSummary] = [], isMainActorByDefault: Bool = false,
    module: String? = nil
  ) {
    self.module = module
    self.isMainActorByDefault = isMainActorByDefault
    ownFileCount = files.count
    importsCombine = files.contains { $0.frameworkUse.importsCombine }
    missing = MissingNames(files.map(\.frameworkUse), below: below.map(\.frameworkUse))
    var hidden: Set<String> = []
    var requirements: [String: Set<MemberKey>] = [:]
    for (number, file) in (files + below).enumerated() {
      for summary in file.classes {
        // One of the module's own hides one of the same name below.
        if number >= ownFileCount, let entry = classes[summary.name], isOwn(entry) {
          hidden.insert(summary.name)
          continue
        }
        classes[summary.name] = Entry(summary: summary, file: number)
        note(summary.members, of: summary.name)
      }
      for summary in file.protocols {
        protocols.insert(summary.name)
        requirements[summary.name.lastPart, default: []].formUnion(summary.objectiveC)
        for key in summary.optional {
          optionalRequirements[key, default: []].insert(summary.name)
          protocolsWithOptionalRequirements.insert(summary.name.lastPart)
        }
      }
      optionalFunctions.formUnion(file.optionalFunctions)
    }
    foreign = ForeignOverrides(aliases: aliasesOfUIKitsClasses(in: files + below))
    for (number, file) in (files + below).enumerated() {
      for summary in file.extensions {
        guard let name = resolve(summary.type, from: "") else {
          foreign.note(summary, requirements)
          extensionsOfOthers[summary.type.lastPart, default: []] += summary.members
          continue
        }
        if number >= ownFileCount, hidden.contains(name) { continue }
        classes[name]?.extensions.append((summary, number))
        note(summary.members, of: name)
      }
    }
  }

  /// What `typealias ImageView = UIImageView` says, at the top of a file.
  private func aliasesOfUIKitsClasses(in files: [FileSummary]) -> [String: String] {
    var aliases: [String: String] = [:]
    for type in files.flatMap(\.frameworkUse.types) where type.scope.isEmpty {
      guard type.needs.count == 1, let name = type.needs.first, classes[type.name] == nil,
        classes[name] == nil, !ClassesOfUIKit.ancestors(of: name).isEmpty
      else { continue }
      aliases[type.name] = name
    }
    return aliases
  }

  private mutating func note(_ members: [MemberSummary], of name: String) {
    for member in members {
      if member.isOverride { overriders[member.key, default: []].insert(name) }
      if member.key.labels != nil, !member.isStatic {
        methods[member.key.name, default: []].insert(member.key)
      }
    }
  }

  /// The class that `name` stands for in the body of `scope`; `nil` for one of another module.
  func resolve(_ name: String, from scope: String) -> String? {
    var outer = scope.split(separator: ".").map(String.init)
    while !outer.isEmpty {
      let candidate = (outer + [name]).joined(separator: ".")
      if classes[candidate] != nil { return candidate }
      outer.removeLast()
    }
    if classes[name] != nil { return name }
    // The first part may be the module's name.
    guard let period = name.firstIndex(of: ".") else { return nil }
    let rest = String(name[name.index(after: period)...])
    return classes[rest] == nil ? nil : rest
  }

  /// The class and those that it inherits from, as far as their sources are known.
  func lineage(of name: String) -> [Entry] {
    var result: [Entry] = []
    var seen: Set<String> = []
    var next = classes[name] == nil ? nil : name
    while let current = next, seen.insert(current).inserted, let entry = classes[current] {
      result.append(entry)
      next = entry.summary.inherited.first.flatMap { resolve($0, from: current) }
      if next == current { next = nil }
    }
    return result
  }

  /// Whether a class below `name` overrides its member.
  func isOverridden(_ key: MemberKey, of name: String) -> Bool {
    overriders[key, default: []].contains { overrider in
      overrider != name && lineage(of: overrider).contains { $0.summary.name == name }
    }
  }

  /// What the module's extensions give to a class of another module, or to the nearest one above it
  /// that has a member of the name.
  func members(named name: String, ofOther type: String) -> [MemberSummary] {
    for type in [type.lastPart] + ClassesOfUIKit.ancestors(of: type.lastPart) {
      let named = extensionsOfOthers[type, default: []].filter {
        $0.key.name == name && $0.key.labels != nil
      }
      if !named.isEmpty { return named }
    }
    return []
  }

  /// Whether a class says that it meets a protocol some of whose requirements it may leave out.
  func hasOptionalRequirements(_ entry: Entry) -> Bool {
    (entry.summary.inherited + entry.extensions.flatMap(\.summary.inherited))
      .contains { protocolsWithOptionalRequirements.contains($0.lastPart) }
  }

  /// Whether a class is one of the module's own files.
  func isOwn(_ entry: Entry) -> Bool { entry.file < ownFileCount }

  /// The keys of all methods of a base name.
  func methods(named name: String) -> Set<MemberKey> { methods[name, default: []] }

  /// The class and its extensions' members, with the file in which each stands.
  func members(of entry: Entry) -> [(member: MemberSummary, file: Int)] {
    let all =
      entry.summary.members.map { ($0, entry.file) }
      + entry.extensions.flatMap { item in item.summary.members.map { ($0, item.file) } }
    let gone = missing.members(of: entry.summary.name)
    return gone.isEmpty ? all : all.filter { !gone.contains($0.0.key.name) }
  }
}
