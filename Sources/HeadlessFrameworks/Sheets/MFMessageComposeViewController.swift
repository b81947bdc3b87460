// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A message that people write. The system draws it: here it is empty, and none can be sent.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Whether the device can send messages: false.
  open class func canSendText() -> Bool { false }
  /// Whether the device can send files with messages: false.
  open class func canSendAttachments() -> Bool { false }
  /// Whether the device can send a subject with messages: false.
  open class func canSendSubject() -> Bool { false }

  /// Hears what became of the message. Nobody writes here: a test calls it.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message. The default is `nil`.
  open var recipients: [String]?
  /// The text. The default is `nil`.
  open var body: String?
  /// The subject. The default is `nil`.
  open var subject: String?

  /// Says that the picture will be empty.
  open override func viewDidLoad() {
    super.viewDidLoad()
    RenderingEnvironment.report(
      "a \(type(of: self)) is empty: what it shows belongs to the system", kind: .notDrawn)
  }

  /// Takes no file: false.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }
}

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// People did not send it.
  case cancelled = 0
  /// It was sent.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// Hears what became of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: DelegateObject {
  /// People are done.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
