// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A file that an app edits. It is read and written at once, before the methods return; changes
/// that other programs make are not seen, and nothing is saved by itself.
///
/// ```swift
/// final class Note: UIDocument {
///   var text = ""
///   override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///   override func load(fromContents contents: Any, ofType typeName: String?) throws {
///     text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// How a document is.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes a state of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Open, and may be edited.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1)
    /// Other programs have changed it. None are seen to.
    public static let inConflict = State(rawValue: 2)
    /// It could not be saved.
    public static let savingError = State(rawValue: 4)
    /// It may not be edited now.
    public static let editingDisabled = State(rawValue: 8)
    /// It is being read.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// Why a document is written.
  public enum SaveOperation: Int, Sendable {
    /// For the first time.
    case forCreating = 0
    /// Over what is there.
    case forOverwriting = 1
  }

  /// What happened to a document.
  public enum ChangeKind: Int, Sendable {
    /// A change.
    case done = 0
    /// A change was taken back.
    case undone = 1
    /// A change was made again.
    case redone = 2
    /// All changes were saved.
    case cleared = 3
  }

  /// Posted when ``documentState`` changes; the object is the document.
  public static let stateChangedNotification = Notification.Name("UIDocumentStateChanged")

  /// The file.
  open private(set) var fileURL: URL
  /// The name that is shown: the file's without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The kind of the file; `nil` where its ending says none.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  /// When the file was written; `nil` where it was not.
  open var fileModificationDate: Date?
  /// How the document is. At first it is closed.
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }
  /// Takes changes back.
  open var undoManager: UndoManager! = UndoManager()
  /// Whether there are changes that were not saved.
  open var hasUnsavedChanges: Bool { changes > 0 }
  private var changes = 0

  /// Makes a document of a file, which is not read yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: For subclasses

  /// What is written: `Data`. The default has nothing, and throws.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.fileWriteUnknown)
  }

  /// Takes what was read: `Data`. The default does nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Called where reading or writing fails. The default does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  /// Called when the document may not be edited. Nothing calls it here.
  open func disableEditing() {}
  /// Called when the document may be edited again. Nothing calls it here.
  open func enableEditing() {}

  // MARK: Reading and writing

  /// Reads the file, and tells whether it could.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      documentState = .normal
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }

  /// Reads a file.
  open func read(from url: URL) throws {
    try load(fromContents: try Data(contentsOf: url), ofType: fileType)
  }

  /// Saves what was changed, and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    func close(_ succeeds: Bool) {
      if succeeds { documentState = .closed }
      completionHandler?(succeeds)
    }
    guard hasUnsavedChanges else { return close(true) }
    save(to: fileURL, for: .forOverwriting, completionHandler: close)
  }

  /// Writes the document to a file, and tells whether it could.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      guard let data = try contents(forType: fileType ?? "public.data") as? Data else {
        throw CocoaError(.fileWriteUnknown)
      }
      try data.write(to: url, options: .atomic)
      fileURL = url
      documentState = .normal
      updateChangeCount(.cleared)
      completionHandler?(true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }

  /// Saves what was changed. Nothing calls it by itself here.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Reads the file again.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    fileURL = url
    open(completionHandler: completionHandler)
  }

  /// Says what happened to the document.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes = max(0, changes - 1)
    case .cleared: changes = 0
    }
  }
}
