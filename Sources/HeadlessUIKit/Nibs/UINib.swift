// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

/// A `.xib` file, from which views are made as often as they are needed.
///
/// The file is read as Interface Builder writes it, from a target's resources. Outlets, actions and
/// inspectable properties are found by name in the tables that the plug-in `UIKitSources` writes
/// into classes. What is not understood is an error that names the file, the line, the element and
/// the class.
///
/// ```swift
/// table.register(UINib(nibName: "PetCell", bundle: .module), forCellReuseIdentifier: "pet")
/// ```
open class UINib: NSObject {
  /// A choice for making the objects; there is none that changes anything here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// Makes an option from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects for proxies in the file, which are not read.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: NibDocument?
  private let bundle: Bundle

  /// Makes a nib without objects, as a property has before it is given one.
  public override init() {
    document = nil
    bundle = .main
    super.init()
  }

  /// Reads a file of a bundle. One that is not there is reported, as UIKit throws for it.
  ///
  /// - Parameters:
  ///   - name: The file's name, without extension.
  ///   - bundle: Where it is; with `nil` or the main bundle it is looked for among the resources of
  ///     all targets.
  public init(nibName name: String, bundle: Bundle?) {
    let found = NibFile.find(name, "xib", in: bundle)
    if found == nil {
      RenderingEnvironment.reportMistake(
        "there is no \(name).xib in \(NibFile.places(bundle)): add it to the target's resources")
    }
    document = found.flatMap { NibFile.read($0) }
    self.bundle = found?.bundle ?? bundle ?? .main
  }

  /// Reads a file's bytes.
  public init(data: Data, bundle: Bundle?) {
    do {
      document = try NibDocument(data, name: "the nib of \(data.count) bytes")
    } catch {
      RenderingEnvironment.reportMistake("\(error)")
      document = nil
    }
    self.bundle = bundle ?? .main
  }

  /// Makes the file's objects and connects them.
  ///
  /// - Parameters:
  ///   - owner: Who stands for the File's Owner.
  ///   - options: None that changes anything.
  /// - Returns: The objects at the top, without placeholders.
  open func instantiate(
    withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document else { return [] }
    let owner = owner.map { $0 as AnyObject }
    let modules = owner.map { [NibClasses.module(of: $0)] } ?? []
    let session = NibSession(document, bundle, modules: modules)
    var objects: [Any] = []
    for element in document.objects {
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": if let owner { session.noteOwner(owner, element) }
      case "IBFirstResponder": session.noteFirstResponder(element)
      default: if let object = session.make(element) { objects.append(object) }
      }
    }
    session.finish()
    return objects
  }
}

extension UINib {
  /// The view that the file of a registered cell holds alone; reported where it is none.
  func onlyView<View: UIView>(_ identifier: String) -> View? {
    let objects = instantiate(withOwner: nil)
    if objects.count == 1, let view = objects[0] as? View { return view }
    RenderingEnvironment.reportMistake(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
        + "object which must be a \(View.self) instance, not "
        + "\(objects.map { "\(type(of: $0))" })")
    return nil
  }
}

extension Bundle {
  /// Makes the objects of a `.xib` file of the bundle and connects them; see ``UINib``.
  ///
  /// - Parameters:
  ///   - name: The file's name, without extension.
  ///   - owner: Who stands for the File's Owner.
  ///   - options: None that changes anything.
  /// - Returns: The objects at the top, without placeholders.
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UIViewController {
  /// Makes the view from the `.xib` file of the controller's name, or from that of its class; false
  /// where there is none.
  func loadViewFromNib() -> Bool {
    if let storyboardScene { return load(storyboardScene) }
    guard let name = nibName ?? implicitNibName else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard viewStorage == nil else { return true }
    RenderingEnvironment.reportMistake(
      "\(name).xib sets no view of \(type(of: self)): connect the outlet view of its File's Owner")
    return false
  }

  /// `ProfileView` or `ProfileViewController` for a class `ProfileViewController`, if there is such
  /// a file.
  private var implicitNibName: String? {
    guard NibFile.areAny else { return nil }
    let name = String(describing: type(of: self))
    let names = (name.hasSuffix("Controller") ? [String(name.dropLast(10))] : []) + [name]
    return names.first { NibFile.find($0, "xib", in: nibBundle) != nil }
  }
}
