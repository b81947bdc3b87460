// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `extension URLSession: Loading {}`, by which apps give their tests another session. On iOS the
/// session has `data(for:)`; on Linux only `data(for:delegate:)`, whose default is none to a
/// protocol. The extension is followed by the short forms.
enum SessionProtocols: SourceForm {
  private struct Method {
    let labels: [String]
    let parameters: String
    let arguments: String
    let result: String
    let name: String

    var text: String {
      "public func \(name)(\(parameters)) async throws -> (\(result), URLResponse) "
        + "{ try await \(name)(\(arguments), delegate: nil) }"
    }
  }

  private static let methods = [
    Method(
      labels: ["for"], parameters: "for request: URLRequest", arguments: "for: request",
      result: "Data", name: "data"),
    Method(
      labels: ["from"], parameters: "from url: URL", arguments: "from: url", result: "Data",
      name: "data"),
    Method(
      labels: ["for", "from"], parameters: "for request: URLRequest, from bodyData: Data",
      arguments: "for: request, from: bodyData", result: "Data", name: "upload"),
    Method(
      labels: ["for", "fromFile"], parameters: "for request: URLRequest, fromFile fileURL: URL",
      arguments: "for: request, fromFile: fileURL", result: "Data", name: "upload"),
    Method(
      labels: ["for"], parameters: "for request: URLRequest", arguments: "for: request",
      result: "URL", name: "download"),
    Method(
      labels: ["from"], parameters: "from url: URL", arguments: "from: url", result: "URL",
      name: "download"),
  ]

  /// Protocols that ask for none of the methods.
  private static let others: Set<String> = [
    "Sendable", "@unchecked Sendable", "ReactiveCompatible", "@retroactive ReactiveCompatible",
  ]

  static func edit(_ transformation: Transformation) {
    let extensions = transformation.file.nodes(
      ExtensionDeclSyntax.self, at: ["extension", "public", "@"]
    ).filter {
      ["URLSession", "Foundation.URLSession"].contains($0.extendedType.trimmedDescription)
    }
    let conforming = extensions.first { node in
      node.inheritanceClause?.inheritedTypes.contains {
        !others.contains($0.type.trimmedDescription)
      } == true
    }
    guard let conforming else { return }
    // Apps for systems before iOS 15 have the methods themselves.
    let own = extensions.flatMap { $0.memberBlock.members }
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let lacking = methods.filter { method in
      !own.contains { function in
        function.name.text == method.name
          && function.signature.parameterClause.parameters.map(\.firstName.text) == method.labels
      }
    }
    guard !lacking.isEmpty else { return }
    transformation.edits.insert(
      "; extension URLSession { " + lacking.map(\.text).joined(separator: "; ") + " }",
      at: conforming.endOffset)
  }
}
