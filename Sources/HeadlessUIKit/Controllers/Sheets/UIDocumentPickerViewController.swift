// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a ``UIDocumentPickerViewController`` does with files.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies them into the app.
  case `import` = 0
  /// Opens them where they are.
  case open = 1
  /// Copies them out of the app.
  case exportToService = 2
  /// Moves them out of the app.
  case moveToService = 3
}

/// The files of the device. The system draws it: here it is empty.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: SystemSheetController {
  /// Hears what was chosen. Nobody chooses here: a test calls it.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether people can choose several. The default is false.
  open var allowsMultipleSelection: Bool = false
  /// Whether endings of names show. The default is false.
  open var shouldShowFileExtensions: Bool = false
  /// The folder that shows first; `nil`, the default, for the last one.
  open var directoryURL: URL?
  /// What is done with the files.
  public let documentPickerMode: UIDocumentPickerMode

  /// Makes a picker of files to be opened.
  ///
  /// - Parameters:
  ///   - allowedUTIs: The kinds of files, such as `public.text`.
  ///   - mode: What is done with them.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of files of some kinds, to be opened, or copied first.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of a place for a file.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of a place for files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of a place for files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Hears what a ``UIDocumentPickerViewController`` chose. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: DelegateObject {
  /// Files were chosen. By default nothing happens.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Nothing was chosen. By default nothing happens.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
