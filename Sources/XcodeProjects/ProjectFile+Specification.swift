// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension ProjectFile {
  /// The project that XcodeGen would make of a specification; `nil` where the file is none.
  package init?(_ specification: ProjectSpecification) {
    guard let name = specification.name else { return nil }
    let made = SpecifiedProject(specification)
    self.init(
      path: specification.path, name: name, folder: specification.folder,
      objects: made.objects, root: made.objects[SpecifiedProject.root] ?? [:],
      files: specification.files, lists: made.lists, notes: made.notes)
  }

  /// Whether a file is a specification of XcodeGen by its name.
  package static func isSpecification(_ path: String) -> Bool {
    path.hasSuffix(".yml") || path.hasSuffix(".yaml")
  }
}
