// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The font files of some folders, and the faces that were opened so far.
///
/// A look-up reads file names first (`Inter-SemiBoldItalic.otf` says family, weight and slant) and
/// opens only the file that fits best; the names inside all files are read where that finds
/// nothing.
final class FontCatalog: Sendable {
  /// What is looked for.
  struct Query: Hashable {
    let family: String
    let weight: Int
    let italic: Bool
  }

  /// One face of a file, as its file name or its name table describes it.
  struct Candidate {
    let path: String
    let family: String
    let weight: Int
    let isItalic: Bool

    var isCollection: Bool { FontCatalog.isCollection(path) }
  }

  private struct State {
    var files: [String]?
    /// The families that the files' names say, file by file.
    var families: [String]?
    var scanned: [FontFace]?
    var found: [Query: Result<FontFace, FontFace.Error>] = [:]
    var fallbacks: [Query: FontFace?] = [:]
    var named: [String: Result<FontFace, FontFace.Error>] = [:]
    var faces: [String: Result<FontFace, FontFace.Error>] = [:]
    var registered = FontRegistry.Contents()
  }

  /// Faces that come before those of the folders, after the registered ones.
  private let given: [FontFace]
  private let registry: FontRegistry
  private let folders: [String]
  private let state = Mutex(State())

  init(faces: [FontFace], folders: [String], registry: FontRegistry) {
    given = faces
    self.registry = registry
    self.folders = folders
  }

  /// A family's name without what people write differently: case, spaces, hyphens.
  static func key(_ name: some StringProtocol) -> String {
    let bytes = name.utf8
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    // The same for the names of hundreds of files, in a tenth of the time.
    let kept = bytes.lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      .filter { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    return String(decoding: Array(kept), as: UTF8.self)
  }

  func face(_ query: Query) throws(FontFace.Error) -> FontFace {
    try withState { state in
      if let known = state.found[query] { return known }
      let result = search(query, &state)
      state.found[query] = result
      return result
    }.get()
  }

  func face(named name: String) throws(FontFace.Error) -> FontFace {
    try withState { state in
      if let known = state.named[name] { return known }
      let result = search(name, &state)
      state.named[name] = result
      return result
    }.get()
  }

  /// The face for characters that another one does not have, or `nil` where the family is not
  /// there.
  ///
  /// Only file names are read, so that looking for what is not installed opens nothing.
  func fallback(_ query: Query) -> FontFace? {
    withState { state in
      if let known = state.fallbacks[query] { return known }
      let face = searchByFileName(query, &state).flatMap { try? $0.get() }
      state.fallbacks[query] = .some(face)
      return face
    }
  }

  /// Calls `body` with what is known, without what was found before more faces were registered.
  private func withState<Value: Sendable>(_ body: (inout sending State) -> sending Value) -> Value {
    let registered = registry.contents
    return state.withLock { state in
      if state.registered.generation != registered.generation {
        (state.registered, state.scanned) = (registered, nil)
        (state.found, state.fallbacks, state.named) = ([:], [:], [:])
      }
      return body(&state)
    }
  }

  /// The faces that come before those of the folders.
  private func firstFaces(_ state: State) -> [FontFace] { state.registered.faces + given }

  // MARK: Searching

  private func search(
    _ query: Query, _ state: inout State
  ) -> Result<FontFace, FontFace.Error> {
    if let found = searchByFileName(query, &state) { return found }
    let key = Self.key(query.family)
    let faces = scan(&state).filter { Self.key($0.family) == key }
    guard let best = Self.best(faces, for: query) else {
      return .failure(.missing(name: query.family, folders: folders))
    }
    return .success(best)
  }

  private func searchByFileName(
    _ query: Query, _ state: inout State
  ) -> Result<FontFace, FontFace.Error>? {
    let key = Self.key(query.family)
    let isGiven = { (face: FontFace) in
      Self.key(face.family) == key && face.weight == query.weight && face.isItalic == query.italic
    }
    if let face = firstFaces(state).first(where: isGiven) { return .success(face) }
    let candidates = candidates(&state, family: key)
    guard let best = Self.best(candidates, for: query) else { return nil }
    for index in 0..<(best.isCollection ? FontFile.faceCount(best.path) : 1) {
      switch open(best.path, index, &state) {
      case .success(let face) where Self.key(face.family) == key && face.weight == best.weight:
        return .success(face)
      case .failure(let error): return .failure(.unusable(name: query.family, error))
      case .success: break  // the file's name does not tell the truth
      }
    }
    return nil
  }

  private func search(
    _ name: String, _ state: inout State
  ) -> Result<FontFace, FontFace.Error> {
    let key = Self.key(name)
    let fits = { (face: FontFace) in
      Self.key(face.postScriptName) == key || Self.key(face.name) == key
    }
    if let face = firstFaces(state).first(where: fits) { return .success(face) }
    for path in files(&state) where Self.key(Self.stem(path)) == key {
      switch open(path, 0, &state) {
      case .success(let face) where fits(face): return .success(face)
      case .failure(let error): return .failure(.unusable(name: name, error))
      case .success: break
      }
    }
    if let face = scan(&state).first(where: fits) { return .success(face) }
    return search(Query(family: name, weight: 400, italic: false), &state)
  }

  private func open(
    _ path: String, _ index: Int, _ state: inout State
  ) -> Result<FontFace, FontFace.Error> {
    let key = "\(path)#\(index)"
    if let known = state.faces[key] { return known }
    let result = Result { () throws(FontFace.Error) in
      try FontFace(contentsOf: URL(fileURLWithPath: path), index: index)
    }
    state.faces[key] = result
    return result
  }

  /// Every usable face of all files, in the folders' order. Cost: about 1 ms a file, once.
  private func scan(_ state: inout State) -> [FontFace] {
    if let known = state.scanned { return known }
    var faces = firstFaces(state)
    for path in files(&state) {
      for index in 0..<(Self.isCollection(path) ? FontFile.faceCount(path) : 1) {
        if case .success(let face) = open(path, index, &state) { faces.append(face) }
      }
    }
    state.scanned = faces
    return faces
  }

  // MARK: Files

  private func files(_ state: inout State) -> [String] {
    if let known = state.files { return known }
    let files = folders.flatMap(FontFile.paths)
    state.files = files
    return files
  }

  /// The files whose names fit a family; a collection is named for what its families begin with.
  private func candidates(_ state: inout State, family: String) -> [Candidate] {
    let files = files(&state)
    let families = state.families ?? files.map { Self.key(Self.familyAndStyle($0).family) }
    state.families = families
    return zip(files, families).compactMap { path, named in
      let fits = Self.isCollection(path) ? family.hasPrefix(named) : family == named
      return fits && !named.isEmpty ? Self.candidate(path, family: named) : nil
    }
  }

  private static func isCollection(_ path: String) -> Bool {
    path.utf8.last.map { $0 | 0x20 } == UInt8(ascii: "c")
  }

  private static func stem(_ path: String) -> Substring {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:))
    let name = path[(start ?? path.startIndex)...]
    return name[..<(name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)]
  }

  /// `Inter` and `SemiBoldItalic` of `/usr/share/fonts/Inter-SemiBoldItalic.otf`.
  private static func familyAndStyle(_ path: String) -> (family: Substring, style: Substring) {
    let parts = stem(path).utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1)
      .map(Substring.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  /// What a file's name says, or `nil` where its style is not understood.
  private static func candidate(_ path: String, family: String) -> Candidate? {
    let style = FontStyleName(familyAndStyle(path).style)
    guard let weight = style.weight else { return nil }
    return Candidate(path: path, family: family, weight: weight, isItalic: style.isItalic)
  }
}

// MARK: - Choosing

/// What a choice among faces looks at.
protocol StyledFace {
  var weight: Int { get }
  var isItalic: Bool { get }
}

extension FontCatalog.Candidate: StyledFace {}
extension FontFace: StyledFace {}

extension FontCatalog {
  /// The face nearest to the query; the first one of equals.
  static func best<Face: StyledFace>(_ faces: [Face], for query: Query) -> Face? {
    faces.enumerated().min { left, right in
      let left = (rank(left.element, query), left.offset)
      let right = (rank(right.element, query), right.offset)
      return left < right
    }?.element
  }

  /// How far a face is from the query: first by slant, then by weight as CSS Fonts 4, section 5.2,
  /// says.
  private static func rank(_ face: some StyledFace, _ query: Query) -> Int {
    (face.isItalic == query.italic ? 0 : 10_000) + distance(face.weight, from: query.weight)
  }

  private static func distance(_ weight: Int, from wanted: Int) -> Int {
    let isPreferredSide: Bool
    switch wanted {
    case 400...500:
      if weight >= wanted && weight <= 500 { return weight - wanted }
      isPreferredSide = weight < wanted
    case ..<400: isPreferredSide = weight <= wanted
    default: isPreferredSide = weight >= wanted
    }
    return abs(weight - wanted) + (isPreferredSide ? 200 : 2_000)
  }
}
