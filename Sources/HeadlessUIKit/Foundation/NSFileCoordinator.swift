// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Reads and writes files when no other process does. No other process is waited for here: what an
/// app does with a file is done at once.
///
/// ```swift
/// var error: NSError?
/// NSFileCoordinator().coordinate(readingItemAt: url, error: &error) { url in
///   text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
/// }
/// ```
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How a file is read. None changes anything here.
  public struct ReadingOptions: OptionSet, Hashable, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Makes options of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nobody has to save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// A link is followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// What is known of the file is enough.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// For sending it.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// What a file is written for. None changes anything here.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Makes options of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It goes.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// It goes elsewhere.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Others save first.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// Another takes its place.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// What is known of it is changed.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private static let presenters = Mutex<[Presenter]>([])

  private struct Presenter: @unchecked Sendable { var object: any NSFilePresenter }

  /// Who shows files now.
  open class var filePresenters: [any NSFilePresenter] {
    presenters.withLock { $0.map(\.object) }
  }
  /// Tells that somebody shows a file. Nobody changes it from outside.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    let presenter = Presenter(object: filePresenter)
    presenters.withLock { $0.append(presenter) }
  }
  /// Tells that somebody no longer shows a file.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    let object = ObjectIdentifier(filePresenter)
    presenters.withLock { $0.removeAll { ObjectIdentifier($0.object) == object } }
  }

  /// What tells those apart who work together.
  open var purposeIdentifier: String = ""

  /// Makes a coordinator for somebody who shows a file, or for nobody.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { super.init() }

  /// Makes a coordinator.
  public override convenience init() { self.init(filePresenter: nil) }

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Reads a file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Prepares to read and write several files.
  open func prepare(
    forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
    writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void
  ) { batchAccessor {} }

  /// Reads and writes files later, on a queue.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) { queue.addOperation { accessor(nil) } }

  /// Tells that a file is about to be somewhere else. Nobody listens.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Tells that a file is somewhere else. Nobody listens.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// No longer waits: it never did.
  open func cancel() {}
}

/// What is to be done with a file.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }

  /// To read it.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> Self { make(url) }
  /// To write it.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> Self { make(url) }

  private static func make(_ url: URL) -> Self {
    guard let intent = NSFileAccessIntent(url) as? Self else {
      trap("\(self) is made by NSFileAccessIntent alone")
    }
    return intent
  }
}

/// Shows a file, and hears on iOS what other processes do with it. Nothing is heard here. Each
/// requirement but the first two has a default.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }
  /// Where the methods are called.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Somebody wants to read the file.
  func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  /// Somebody wants to write the file.
  func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  /// Changes are to be saved.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// The file is to go.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// The file is somewhere else.
  func presentedItemDidMove(to newURL: URL)
  /// The file was changed.
  func presentedItemDidChange()
  /// A file appeared in the folder.
  func presentedSubitemDidAppear(at url: URL)
  /// A file of the folder is somewhere else.
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  /// A file of the folder was changed.
  func presentedSubitemDidChange(at url: URL)
  /// A file of the folder is to go.
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void)
}

extension NSFilePresenter {
  /// Lets it be read.
  public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) {
    reader(nil)
  }
  /// Lets it be written.
  public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) {
    writer(nil)
  }
  /// Has nothing to save.
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Lets it go.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedSubitemDidAppear(at url: URL) {}
  /// Does nothing.
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Lets it go.
  public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
}
