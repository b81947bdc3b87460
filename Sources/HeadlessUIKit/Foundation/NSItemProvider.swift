// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Hands objects over, for dragging and pasting, which Linux's Foundation does not have. It holds
/// the objects that it is made of, and gives them to who loads them at once.
open class NSItemProvider: NSObject {
  private var objects: [(type: String, object: Any)] = []

  /// What the object may be called.
  open var suggestedName: String?

  /// Makes a provider of nothing.
  public override init() {}

  /// Makes a provider of an object.
  public init(object: NSObject) { objects = [(Self.identifier(of: object), object)] }

  /// Makes a provider of an object of a type.
  public init(item: Any?, typeIdentifier: String?) {
    if let item { objects = [(typeIdentifier ?? "public.data", item)] }
  }

  /// Makes a provider of a file.
  public convenience init?(contentsOf fileURL: URL!) {
    self.init(item: fileURL, typeIdentifier: "public.file-url")
  }

  /// The types of what it holds.
  open var registeredTypeIdentifiers: [String] { objects.map(\.type) }

  /// Whether it holds something of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    objects.contains { $0.type == typeIdentifier }
  }

  /// Whether it holds an object of a class.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    objects.contains { ($0.object as? NSObject)?.isKind(of: aClass) == true }
  }

  /// Gives an object of a class at once; `nil` where it holds none.
  @discardableResult open func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(
      objects.first { ($0.object as? NSObject)?.isKind(of: aClass) == true }?.object, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Gives what is held of a type at once; `nil` where it holds none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(objects.first { $0.type == typeIdentifier }?.object, nil) }

  /// Adds an object.
  open func registerObject(_ object: NSObject, visibility: Int = 0) {
    objects.append((Self.identifier(of: object), object))
  }

  private static func identifier(of object: NSObject) -> String {
    switch object {
    case is NSString: "public.utf8-plain-text"
    case is NSURL: "public.url"
    case is UIImage: "public.image"
    default: "public.data"
    }
  }
}
