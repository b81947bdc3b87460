// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `extension NSObject: Makeable {}`, of a protocol that requires `init()`. On iOS that of NSObject
/// is required of all classes; on Linux it is not, and no extension can make it so. The extension is
/// left out: an object of NSObject's that is taken for one of the protocol's does not compile.
enum ObjectProtocols: SourceForm {
  static func edit(_ transformation: Transformation) {
    let extensions = transformation.file.nodes(
      ExtensionDeclSyntax.self, at: ["extension", "public", "internal", "@"])
    for node in extensions where node.extendedType.typeName == "NSObject" {
      let protocols = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.typeName)
      guard protocols.count == 1, node.memberBlock.members.isEmpty,
        transformation.index.holds(.requiresInitializer(protocols[0]))
      else { continue }
      transformation.leaveOut(
        node,
        for: "#warning(\"NSObject is no '\(protocols[0])' here: its initializer is not required on "
          + "Linux\")")
    }
  }
}
