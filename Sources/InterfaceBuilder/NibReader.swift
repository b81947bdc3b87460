// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XMLTrees

/// Turns a file's bytes into elements.
enum NibReader {
  static func root(of data: Data, name: String) throws(NibDocument.Error) -> NibElement {
    guard !data.starts(with: Data("bplist".utf8)), !data.starts(with: Data("NIBArchive".utf8))
    else {
      throw NibDocument.Error(
        file: name, reason: "it is compiled: add the .xib or .storyboard that it was made from")
    }
    let limits = XMLTree.Limits(
      byteCount: NibDocument.maximumByteCount, elementCount: NibDocument.maximumElementCount,
      depth: NibDocument.maximumDepth)
    do throws(XMLTree.Error) {
      return try XMLTree.root(of: data, limits: limits) { part in
        NibElement(
          name: part.name, attributes: part.attributes, children: part.children, text: part.text,
          line: part.line)
      }
    } catch { throw NibDocument.Error(file: name, reason: reason(error, limits)) }
  }

  private static func reason(_ error: XMLTree.Error, _ limits: XMLTree.Limits) -> String {
    switch error {
    case .notXML(let reason): reason
    case .tooManyBytes(let count): "it has \(count) bytes; \(limits.byteCount) are allowed"
    case .tooManyElements: "it has more than \(limits.elementCount) elements"
    case .tooDeep(let line):
      "more than \(limits.depth) elements lie in each other in line \(line)"
    }
  }
}
