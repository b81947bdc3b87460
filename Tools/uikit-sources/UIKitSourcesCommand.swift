// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitSourceTransform
import XcodeProjects

/// `uikit-sources --output DIR [--index FILE]... [--list FILE] [--catalog DIR]... [--model DIR]...
/// [--without MODULE:NAMES]... [--with MODULE]... [--information LIST] [--environment SCHEME]...
/// [--module NAME] [--below NAME]... [--as-on-ios] [--main-actor] [--verbose] FILE...`: transforms
/// the files of a module. The plug-in UIKitSources calls it; it can be called by hand as well.
@main
struct UIKitSourcesCommand {
  private var output: String?
  private var indexes: [String] = []
  private var files: [String] = []
  private var catalogs: [String] = []
  private var models: [String] = []
  private var absentModules: [AbsentModule] = []
  private var presentModules: [String] = []
  private var information: String?
  private var environments: [String] = []
  private var isVerbose = false
  private var isMainActorByDefault = false
  private var isForLinux = true
  private var module: String?
  private var modulesBelow: [String] = []

  static func main() {
    do {
      let command = try UIKitSourcesCommand(Array(CommandLine.arguments.dropFirst()))
      exit(try command.run() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(2)
    }
  }

  private enum Misuse: Error, CustomStringConvertible {
    case argument(String)
    case noList(String)
    case noScheme(String)

    var description: String {
      switch self {
      case .noList(let text):
        "error: '// UIKitSources: information \(text)' names no Info.plist: write a target that has "
          + "one, such as 'information Shop.xcodeproj: Shop', or a list, such as "
          + "'information Shop/Info.plist'"
      case .noScheme(let text):
        "error: '// UIKitSources: environment \(text)' names no scheme and target: write such as "
          + "'environment Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme: ShopTests', or a "
          + "variable, such as 'environment SNAPSHOT_DEVICE=iPhone 15'"
      case .argument(let name):
        "error: \(name)\nusage: uikit-sources --output DIR [--index FILE]... [--list FILE] "
          + "[--catalog DIR]... [--model DIR]... [--without MODULE:NAMES]... [--with MODULE]... "
          + "[--information LIST] [--environment SCHEME]... [--module NAME] "
          + "[--as-on-ios] [--main-actor] [--verbose] FILE..."
      }
    }
  }

  private init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw Misuse.argument("\(option) is given no value")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = try value(of: argument)
      case "--index": indexes.append(try value(of: argument))
      case "--catalog": catalogs.append(try value(of: argument))
      case "--list":
        let list = try String(contentsOfFile: try value(of: argument), encoding: .utf8)
        files += list.split(whereSeparator: \.isNewline).map(String.init)
      case "--model": models.append(try value(of: argument))
      case "--without":
        let text = try value(of: argument)
        guard let module = AbsentModule(text) else {
          throw Misuse.argument(
            "'// UIKitSources: without \(text)' says no names: write which types and members of "
              + "the module to leave out, such as 'without SDWebImage: SD* .sd_*'")
        }
        absentModules.append(module)
      case "--with": presentModules.append(try value(of: argument))
      case "--information": information = try value(of: argument)
      case "--environment": environments.append(try value(of: argument))
      case "--verbose": isVerbose = true
      case "--main-actor": isMainActorByDefault = true
      case "--as-on-ios": isForLinux = false
      case "--module": module = try value(of: argument)
      case "--below": modulesBelow.append(try value(of: argument))
      case _ where argument.hasPrefix("-"):
        throw Misuse.argument("there is no option \(argument)")
      default: files.append(argument)
      }
    }
  }

  /// False where something could not be transformed.
  private func run() throws -> Bool {
    guard let output else { throw Misuse.argument("--output is missing") }
    let paths = files + (models.isEmpty ? [] : [try writeModels(output)])
    let run = try TransformRun(
      paths: paths.map { URL(fileURLWithPath: $0).path }, output: output, indexes: indexes,
      tool: Self.tool, isMainActorByDefault: isMainActorByDefault,
      without: absentModules, with: presentModules, isForLinux: isForLinux, module: module,
      above: modulesBelow)
    let outcome = try run.run()
    if !catalogs.isEmpty { try writeAssetSymbols(output) }
    if let information { try writeInformation(information, output) }
    if !environments.isEmpty { try writeEnvironment(output) }
    for finding in outcome.findings {
      FileHandle.standardError.write(Data("\(finding)\n".utf8))
    }
    if isVerbose {
      print("\(files.count) files, \(outcome.parsed) parsed, \(outcome.written) written")
    }
    return outcome.findings.isEmpty
  }

  /// Writes the names of what the catalogs hold, where they are others than those that are there.
  private func writeAssetSymbols(_ output: String) throws {
    let sources = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let text = AssetSymbols(catalogs: catalogs, sources: sources).text
    let path = output + "/" + AssetSymbols.fileName
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// What a target's `Info.plist` is called among its resources, as HeadlessUIKit reads it.
  static let informationName = "UIKitSources.information.plist"
  /// The file that lists what it was made from.
  static let informationSourcesName = "information.txt"

  /// Writes what the bundle says of itself, and notes what of it is empty.
  private func writeInformation(_ text: String, _ output: String) throws {
    let list = try Self.list(text)
    for gap in list.gaps {
      FileHandle.standardError.write(Data("\(text): warning: \(gap.note)\n".utf8))
    }
    let data = try list.data()
    let path = output + "/" + Self.informationName
    if FileManager.default.contents(atPath: path) != data {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    try list.files.joined(separator: "\n").write(
      toFile: output + "/" + Self.informationSourcesName, atomically: true, encoding: .utf8)
  }

  /// What the environment of a target's tests is called among its resources, as HeadlessSnapshots
  /// reads it.
  static let environmentName = "UIKitSources.environment.plist"
  /// The file that lists what it was made from.
  static let environmentSourcesName = "environment.txt"

  /// Writes the environment of a target's tests: what schemes say,
  /// `Shop.xcodeproj/…/Shop.xcscheme: ShopTests`, and then variables, `NAME=value`.
  private func writeEnvironment(_ output: String) throws {
    var values: [String: String] = [:]
    var files: [String] = []
    for text in environments where !Self.isVariable(text) {
      guard let end = text.range(of: ".xcscheme: "),
        let scheme = TestScheme(path: text[..<end.lowerBound] + ".xcscheme"),
        let environment = scheme.environment(of: String(text[end.upperBound...]))
      else { throw Misuse.noScheme(text) }
      values.merge(environment.values) { $1 }
      files += environment.files
    }
    for text in environments where Self.isVariable(text) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      values[String(parts[0])] = String(parts[1])
    }
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: output + "/" + Self.environmentName), options: .atomic)
    try files.joined(separator: "\n").write(
      toFile: output + "/" + Self.environmentSourcesName, atomically: true, encoding: .utf8)
  }

  private static func isVariable(_ text: String) -> Bool {
    text.contains(/^[A-Za-z_][A-Za-z_0-9]*=/)
  }

  /// A list by itself, or that of a target: `Shop.xcodeproj: Shop`, `project.yml: Shop`.
  private static func list(_ text: String) throws -> InformationList {
    if text.hasSuffix(".plist") {
      guard let list = InformationList(path: text) else { throw Misuse.noList(text) }
      return list
    }
    guard let end = text.firstMatch(of: /\.(?:xcodeproj|ya?ml)(: )/)?.output.1,
      let project = ProjectFile(path: String(text[..<end.startIndex]))
    else { throw Misuse.noList(text) }
    let name = String(text[end.endIndex...])
    guard let target = project.targets.first(where: { $0.object["name"] as? String == name }),
      let list = InformationList(of: target.object, in: project)
    else { throw Misuse.noList(text) }
    return list
  }

  /// Writes what Xcode generates for the models, and gives the file's path. It is transformed as
  /// other files are. What a program reads of the models lies beside the transformed files.
  private func writeModels(_ output: String) throws -> String {
    let model = try ManagedObjectModel(paths: models)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    for (name, data) in model.lists.sorted(by: { $0.key < $1.key })
    where FileManager.default.contents(atPath: output + "/" + name) != data {
      try data.write(to: URL(fileURLWithPath: output + "/" + name), options: .atomic)
    }
    let text = model.text
    let folder = output + "/models"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/" + ManagedObjectModel.fileName
    if (try? String(contentsOfFile: path, encoding: .utf8)) != text {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return path
  }

  /// The time at which this program was built.
  private static var tool: String {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    return "\(path) \(time)"
  }
}
