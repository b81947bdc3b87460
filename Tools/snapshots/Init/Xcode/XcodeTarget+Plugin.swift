// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension XcodeTarget {
  /// Whether it is written for UIKit, or for what else Linux has not.
  var needsPlugin: Bool { Self.needsPlugin(texts) }

  /// The names that it declares for other systems alone, in files that stand in one
  /// `#if canImport(…)` from their beginning to their end; nil where Linux does not compile the
  /// others as they are.
  var namesForOtherSystems: Set<String>? {
    let (parts, rest) = texts.reduce(into: ([String](), [String]())) { files, text in
      SourceConditions.isOfOtherSystems(text) ? files.0.append(text) : files.1.append(text)
    }
    guard !Self.needsPlugin(rest) else { return nil }
    let names = parts.reduce(into: Set<String>()) { $0.formUnion(Self.publicNames(in: $1)) }
    return rest.reduce(into: names) { $0.subtract(Self.names(in: $1)) }
  }

  /// Whether its sources have one of some words.
  func mentions(any words: Set<String>) -> Bool {
    texts.contains { text in
      text.matches(of: /[A-Za-z_]\w*/).contains { words.contains(String($0.output)) }
    }
  }

  private var texts: [String] {
    sources.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
  }

  /// The names that others may use: those that say so, and all where an extension says it for its
  /// members.
  private static func publicNames(in text: String) -> Set<String> {
    let lines = text.split(separator: "\n")
    let areAllPublic = text.contains(/\bpublic[ \t]+extension\b/)
    return lines.filter { areAllPublic || $0.contains(/\b(?:public|open)[ \t]/) }
      .reduce(into: []) { $0.formUnion(names(in: String($1))) }
  }

  /// The names that are declared.
  private static func names(in text: String) -> Set<String> {
    let form = /\b(?:class|struct|enum|protocol|actor|typealias|func|let|var|case)[ \t]+(\w+)/
    return Set(text.matches(of: form).map { String($0.output.1) })
  }

  private static func needsPlugin(_ texts: [String]) -> Bool {
    let modules = SourceImports.ofViews.union(["Combine"]).union(usersOfLocks)
    let absent = SourceImports.ofApple.subtracting(SourceImports.ofLinux)
    let knowsCoreFoundation = texts.contains { $0.contains("import CoreFoundation") }
    let knowsLinux = texts.contains { $0.contains("FoundationNetworking") }
    return texts.contains { text in
      // What is for Apple's systems alone has another way on Linux.
      let text = SourceConditions.withoutDarwin(text)
      return !SourceImports.modules(in: text).isDisjoint(with: modules)
        // Linux's Foundation has it, too, and the plug-in says which is meant.
        || text.contains(/^(?:public )?func < ?\(\w+: NSNumber,/.anchorsMatchLineEndings())
        || !SourceImports.unconditional(in: text).isDisjoint(with: absent)
        || text.contains(/@objc|#selector\(/)
          && SourceConditions.unconditional(text).contains(objectiveC)
        || !knowsLinux && text.contains(network)
        || !knowsCoreFoundation && text.contains(lock)
        // What Foundation hands on of Objective-C, where nothing is said of other systems.
        || text.contains("objc_getAssociatedObject(") && !text.contains("os(Linux)")
          && !text.contains("canImport(ObjectiveC)")
    }
  }

  /// A line of code, not of a comment, that Swift has not on Linux.
  private static var objectiveC: Regex<Substring> {
    /^(?![ \t]*(?:\/\/|\*)).*(?:@objc\b|@objcMembers\b|#selector\()/.anchorsMatchLineEndings()
  }

  /// A line of code, not of a comment, with what Linux's Foundation has in a module of its own.
  private static var network: Regex<Substring> {
    /^(?![ \t]*(?:\/\/|\*)).*\b(?:URLSession|URLRequest|URLResponse|HTTPURLResponse|HTTPCookie)\b/
      .anchorsMatchLineEndings()
  }

  /// A class that inherits from one of Foundation's with members of Core Foundation's types: Linux's
  /// Swift reads these only in a module that imports it.
  private static var lock: Regex<Substring> {
    /\bclass \w+ *: *(?:NSLock|NSRecursiveLock|NSCondition|Bundle|Thread)\b/
  }

  /// Libraries with such a class, and those that hand them on: what imports one takes it as the
  /// plug-in compiles it.
  private static let usersOfLocks: Set = ["RxSwift", "RxRelay", "RxCocoa"]

  /// The modules that its sources import.
  var importedModules: Set<String> {
    sources.reduce(into: []) { modules, file in
      modules.formUnion(
        SourceImports.modules(in: (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""))
    }
  }
}
