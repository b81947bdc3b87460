// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An object that can be made of what a drag, a paste or a sharing sheet brings.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The kinds of data that the object is made of, the best first, such as `public.utf8-plain-text`.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes the object of data of one of those kinds.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that a drag, a copy or a sharing sheet can take along.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data that the object gives, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives data of a kind. The result is `nil` where there is no progress to be followed.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// What a drag, a copy or a sharing sheet brings: an object, or data of several kinds.
open class NSItemProvider: NSObject {
  /// Who may see what an item gives.
  public enum RepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Apps of the same team.
    case team = 1
    /// The app alone.
    case ownProcess = 3
  }

  private var loaders: [(kind: String, load: () -> Data?)] = []
  private var object: Any?

  /// Makes a provider of nothing.
  public override init() { super.init() }

  /// Makes a provider of an object.
  public init(object: any NSItemProviderWriting) {
    super.init()
    register(object)
  }

  /// Makes a provider of an item of a kind; data is given, any other item is kept.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    object = item
    if let typeIdentifier { loaders.append((typeIdentifier, { item as? Data })) }
  }

  /// Makes a provider of a file; `nil` where there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    loaders.append(("public.data", { data }))
  }

  /// A name for a file of it.
  open var suggestedName: String?

  /// The kinds of data that it gives, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { loaders.map(\.kind) }

  /// Whether it gives data of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loaders.contains { $0.kind == typeIdentifier }
  }

  /// Whether an object of a class can be made of it.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    kind(for: aClass) != nil
  }

  private func kind(for type: any NSItemProviderReading.Type) -> String? {
    type.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  /// Adds all kinds of data that an object gives.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
  ) {
    register(object)
  }

  private func register(_ object: any NSItemProviderWriting) {
    self.object = object
    for kind in type(of: object).writableTypeIdentifiersForItemProvider {
      loaders.append((kind, { Self.data(of: object, kind) }))
    }
  }

  private static func data(of object: any NSItemProviderWriting, _ kind: String) -> Data? {
    var result: Data?
    _ = object.loadData(withTypeIdentifier: kind) { data, _ in result = data }
    return result
  }

  /// Adds a kind of data.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let load = { () -> Data? in
      var result: Data?
      _ = loadHandler { data, _ in result = data }
      return result
    }
    loaders.append((typeIdentifier, load))
  }

  /// Gives data of a kind, before it returns; an error where there is none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = loaders.first { $0.kind == typeIdentifier }?.load()
    completionHandler(data, data == nil ? Unavailable(kind: typeIdentifier) : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Gives an object of a class, before it returns; an error where none can be made.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    do {
      guard let kind = kind(for: aClass),
        let data = loaders.first(where: { $0.kind == kind })?.load()
      else { throw Unavailable(kind: "\(aClass)") }
      completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: kind), nil)
    } catch { completionHandler(nil, error) }
    return Progress(totalUnitCount: 1)
  }

  /// Gives the item that it was made of, or data of a kind, before it returns.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let item = loaders.first { $0.kind == typeIdentifier }.flatMap { $0.load() ?? object }
    completionHandler?(item, item == nil ? Unavailable(kind: typeIdentifier) : nil)
  }

  /// Gives a file of data of a kind, which is gone when the handler returns; an error where there
  /// is none.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    do {
      guard let data = loaders.first(where: { $0.kind == typeIdentifier })?.load() else {
        throw Unavailable(kind: typeIdentifier)
      }
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: suggestedName ?? "item")
      try data.write(to: file)
      completionHandler(file, nil)
    } catch { completionHandler(nil, error) }
    return Progress(totalUnitCount: 1)
  }

  /// Gives a value of a type that is bridged to a class, such as a string or an address, before it
  /// returns; an error where none can be made.
  @discardableResult
  public final func loadObject<Value>(
    ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value: _ItemProviderValue {
    loadObject(ofClass: Value._providedClass) { object, error in
      completionHandler(object.flatMap { Value._value(of: $0) }, error)
    }
  }

  /// Whether a value of a type can be made of it.
  public final func canLoadObject<Value>(ofClass aClass: Value.Type) -> Bool
  where Value: _ItemProviderValue {
    canLoadObject(ofClass: Value._providedClass)
  }

  /// Adds a kind of data whose loader is given what it is asked for.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String,
    loadHandler:
      @escaping (
        @escaping (Any?, (any Error)?) -> Void, AnyClass?, [AnyHashable: Any]?
      ) -> Void
  ) {
    let load = { () -> Data? in
      var result: Any?
      loadHandler({ item, _ in result = item }, nil, nil)
      return result as? Data ?? (result as? String).map { Data($0.utf8) }
    }
    loaders.append((typeIdentifier, load))
  }

  private struct Unavailable: Error, CustomStringConvertible {
    let kind: String
    var description: String { "the item provider has no \(kind)" }
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Reads text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    self.init(string: String(decoding: data, as: UTF8.self))
  }

  /// Gives the text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    NSString.readableTypeIdentifiersForItemProvider
  }
  /// Plain text: attributes are not given.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Reads text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = NSAttributedString(string: String(decoding: data, as: UTF8.self))
    guard let text = (self == NSMutableAttributedString.self ? text.mutableCopy() : text) as? Self
    else { throw Unreadable(kind: typeIdentifier, name: "\(self)") }
    return text
  }

  /// Gives the text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// The address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Gives the address as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderWriting {
  /// A PNG file.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// Gives a PNG file of the picture.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading {
  /// The address.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  /// Reads an address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = String(decoding: data, as: UTF8.self)
    guard let address = NSURL(string: text) as? Self else {
      throw Unreadable(kind: typeIdentifier, name: "address")
    }
    return address
  }
}

extension UIImage: NSItemProviderReading {
  /// PNG and JPEG files.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// Reads a picture.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else {
      throw Unreadable(kind: typeIdentifier, name: "picture")
    }
    return image
  }
}

private struct Unreadable: Error, CustomStringConvertible {
  let kind: String
  let name: String
  var description: String { "the data of \(kind) are no \(name)" }
}

/// A Swift type that stands for a class that item providers give.
public protocol _ItemProviderValue {
  /// The class.
  static var _providedClass: any NSItemProviderReading.Type { get }
  /// The value that an object stands for.
  static func _value(of object: any NSItemProviderReading) -> Self?
}

extension String: _ItemProviderValue {
  /// `NSString`.
  public static var _providedClass: any NSItemProviderReading.Type { NSString.self }
  /// The object's text.
  public static func _value(of object: any NSItemProviderReading) -> String? {
    (object as? NSString).map { String(describing: $0) }
  }
}

extension URL: _ItemProviderValue {
  /// `NSURL`.
  public static var _providedClass: any NSItemProviderReading.Type { NSURL.self }
  /// The object's address.
  public static func _value(of object: any NSItemProviderReading) -> URL? {
    (object as? NSURL).flatMap { $0.absoluteURL }
  }
}
