// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SwiftSyntax

/// The Swift that Xcode generates for asset catalogs: `ImageResource.avatar`, `UIColor.brand`.
public struct AssetSymbols {
  /// A folder whose name is part of the names of what it holds.
  private final class Namespace {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    var folders: [String: Namespace] = [:]
  }

  private enum Kind: String {
    case image = "Image"
    case color = "Color"
  }

  private let root = Namespace()
  /// The names of the static members that the module's own extensions give to types.
  private let declared: [String: Set<String>]

  /// The file that holds them.
  public static let fileName = "UIKitSources.assets.swift"

  /// - Parameters:
  ///   - catalogs: The paths of `.xcassets` folders.
  ///   - sources: The texts of the module's sources: what they declare by themselves is left out.
  public init(catalogs: [String], sources: [String]) {
    let form = /extension\s+(?:UIKit\.)?(?:UIColor|UIImage|ColorResource|ImageResource)\b/
    let reader = DeclaredStatics(viewMode: .sourceAccurate)
    for text in sources where text.contains(form) {
      reader.walk(SourceFile(path: "", text: text).syntax)
    }
    declared = reader.names
    for catalog in catalogs.sorted() { read(catalog, "", into: root) }
  }

  private func read(_ folder: String, _ path: String, into namespace: Namespace) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let place = folder + "/" + name
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset":
        let symbol = AssetSymbolName.property(stem, without: Kind.image.rawValue)
        guard Self.isName(symbol), namespace.images[symbol] == nil else { break }
        namespace.images[symbol] = path + stem
      case "colorset":
        let symbol = AssetSymbolName.property(stem, without: Kind.color.rawValue)
        guard Self.isName(symbol), namespace.colors[symbol] == nil else { break }
        namespace.colors[symbol] = path + stem
      case "" where providesNamespace(place):
        let symbol = AssetSymbolName.type(name)
        guard Self.isName(symbol) else { break }
        let inner = namespace.folders[symbol] ?? Namespace()
        namespace.folders[symbol] = inner
        read(place, path + name + "/", into: inner)
      case "": read(place, path, into: namespace)
      default: break
      }
    }
  }

  /// Whether Xcode makes a symbol of that name: none of "@" or "+", which nothing is left of.
  private static func isName(_ symbol: String) -> Bool {
    symbol.contains { $0.isLetter || $0.isNumber }
  }

  private func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (json["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  /// The source.
  public var text: String {
    var lines = ["import Foundation", "import HeadlessUIKit", ""]
    for (kind, type) in [(Kind.color, "UIColor"), (Kind.image, "UIImage")] {
      lines.append("extension \(kind.rawValue)Resource {")
      lines += resources(root, kind, "  ")
      lines += ["}", "", "extension \(type) {"]
      lines += members(root, kind, type, "", "  ")
      lines += ["}", ""]
    }
    return lines.joined(separator: "\n")
  }

  private func symbols(_ namespace: Namespace, _ kind: Kind) -> [(name: String, path: String)] {
    (kind == .image ? namespace.images : namespace.colors).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private func folders(_ namespace: Namespace) -> [(name: String, folder: Namespace)] {
    namespace.folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func resources(_ namespace: Namespace, _ kind: Kind, _ indent: String) -> [String] {
    let taken = declared["\(kind.rawValue)Resource", default: []]
    let own = symbols(namespace, kind).filter { !taken.contains($0.name) }.map { name, path in
      "\(indent)nonisolated static let \(name) = "
        + "\(kind.rawValue)Resource(name: \"\(path)\", bundle: .module)"
    }
    return own
      + folders(namespace).flatMap { name, folder in
        ["\(indent)enum \(name) {"] + resources(folder, kind, indent + "  ") + ["\(indent)}"]
      }
  }

  /// Members of the type itself; those that UIKit's own would be hidden by are left out, as Xcode
  /// leaves them out.
  private func members(
    _ namespace: Namespace, _ kind: Kind, _ type: String, _ path: String, _ indent: String
  ) -> [String] {
    let declared = declared[type, default: []]
    let taken = path.isEmpty ? declared.union(Self.ownMembers) : declared
    let own = symbols(namespace, kind).filter { !taken.contains($0.name) }.map { name, _ in
      "\(indent)nonisolated static var \(name): \(type) { \(type)(resource: .\(path)\(name)) }"
    }
    return own
      + folders(namespace).flatMap { name, folder in
        ["\(indent)enum \(name) {"]
          + members(folder, kind, type, path + name + ".", indent + "  ") + ["\(indent)}"]
      }
  }

  /// The static members of UIKit's colors and images.
  private static let ownMembers: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
    "actions", "add", "animatedImage", "checkmark", "remove", "strokedCheckmark",
  ]
}

/// Reads the static members of extensions, by the types that they extend, of what is compiled here.
private final class DeclaredStatics: SyntaxVisitor {
  private(set) var names: [String: Set<String>] = [:]

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.statementsAreInactive || isBehindOwnVersion(node) ? .skipChildren : .visitChildren
  }

  /// Whether a part stands behind `#if swift(>=5.9)` in its `#elseif` or `#else`: who has symbols of
  /// assets writes no older Swift.
  private func isBehindOwnVersion(_ node: IfConfigClauseSyntax) -> Bool {
    guard let clauses = node.parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.prefix { $0.id != node.id }.contains {
      $0.condition?.trimmedDescription.contains(/^swift\(>=\s*5/) == true
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    guard isStatic, let type = node.extendedType else { return .skipChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        names[type, default: []].insert(name.identifier.text)
      }
    }
    return .skipChildren
  }
}

extension VariableDeclSyntax {
  /// The type whose extension it stands in, also in an `#if`.
  fileprivate var extendedType: String? {
    for ancestor in sequence(first: parent, next: { $0?.parent }) {
      guard let ancestor else { return nil }
      if let type = ancestor.as(ExtensionDeclSyntax.self) {
        return type.extendedType.typeName.lastPart
      }
      if ancestor.isProtocol((any DeclGroupSyntax).self) || ancestor.is(CodeBlockSyntax.self) {
        return nil
      }
    }
    return nil
  }
}
