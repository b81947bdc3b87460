// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SceneNode {
  /// The version of what scenes tell.
  ///
  /// - 1, which references do not number: the views, with a few properties of five classes.
  /// - 2: layers that belong to no view, and shadows.
  /// - 3: what each class says of itself in `stateProperties`.
  /// - 4: the names of images.
  ///
  /// A new property of a view needs the next version, and the names that came with it
  /// need a line in ``described(asInVersion:)``.
  static let version = 4

  /// The scene without what another version would not tell, to be compared with a scene of that
  /// version.
  ///
  /// Both scenes of a comparison are told in this way: what the newer one knows and the older one
  /// does not is no change of the view. Of a version that is still to come nothing is known but
  /// that it keeps what version 2 told.
  ///
  /// - Parameter version: `nil` for the first one, which said no number.
  func described(asInVersion version: String?) -> SceneNode {
    switch version.flatMap({ Int($0) }) ?? 1 {
    case Self.version: self
    case ..<2:
      keeping(Self.namesOfVersion2.subtracting(Self.namesNewInVersion2), layers: false)
        .withoutImageNames
    case 3: withoutImageNames
    default: keeping(Self.namesOfVersion2, layers: true).withoutImageNames
    }
  }

  private var withoutImageNames: SceneNode {
    var node = self
    node.properties = properties.map { property in
      guard property.name != .text, var image = SceneImage(property.value) else { return property }
      image.name = nil
      return SceneProperty(property.name, image.value)
    }
    node.children = children.map(\.withoutImageNames)
    return node
  }

  /// What versions before 3 told, of the classes that still have these names.
  private static let namesOfVersion2 = Set(SceneProperty.Name.ofVersion2)
  private static let namesNewInVersion2: Set<SceneProperty.Name> = [
    .shadow, .shape, .fill, .stroke, .colors,
  ]

  private func keeping(_ names: Set<SceneProperty.Name>, layers: Bool) -> SceneNode {
    var node = self
    node.properties.removeAll { !names.contains($0.name) }
    node.children = children.filter { layers || !$0.isLayer }
      .map { $0.keeping(names, layers: layers) }
    return node
  }

  /// Whether this is a layer without a view, as far as its class's name tells.
  private var isLayer: Bool { type.hasSuffix("Layer") }
}
