// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XMLTrees

/// A file of an asset catalog.
open class NSDataAsset: NSObject {
  /// The name of the set.
  public let name: String
  /// The file's bytes.
  public let data: Data
  /// The file's kind, as the set says it; `public.data` where it says none.
  public let typeIdentifier: String

  /// Finds a file by the name of its set in the environment's `assetBundle`; `nil` where there is
  /// none.
  public convenience init?(name: String) {
    self.init(name: name, in: AssetCatalog.places(nil))
  }

  /// Finds a file by the name of its set; `nil` where there is none. One that is there and cannot
  /// be read is reported.
  public convenience init?(name: String, bundle: Bundle) {
    self.init(name: name, in: AssetCatalog.places(bundle))
  }

  private init?(name: String, in catalogs: [AssetCatalog]) {
    guard
      let folder = catalogs.lazy.compactMap({ $0.set(named: name, extension: "dataset") }).first
    else { return nil }
    do {
      let contents = try JSONDecoder().decode(
        DataSet.self, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
      guard let entry = contents.data.first(where: { $0.filename != nil }),
        let file = entry.filename
      else { return nil }
      data = try Data(contentsOf: folder.appendingPathComponent(file).asMacsFindIt)
      typeIdentifier = entry.type ?? "public.data"
    } catch {
      RenderingEnvironment.report(
        "the data set '\(name)' cannot be used: \(error)", kind: .notDrawn)
      return nil
    }
    self.name = name
    super.init()
  }
}

/// The file `Contents.json` of a set of data.
private struct DataSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var type: String?
    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }
  }

  var data: [Entry]
}
