// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// A letter that people write. The system draws it: here it is empty, and no letter can be sent.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Whether the device can send letters: false, as there is no account.
  open class func canSendMail() -> Bool { false }

  /// Hears what became of the letter. Nobody writes here: a test calls it.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Says that the picture will be empty.
  open override func viewDidLoad() {
    super.viewDidLoad()
    RenderingEnvironment.report(
      "a \(type(of: self)) is empty: what it shows belongs to the system", kind: .notDrawn)
  }

  /// Takes the subject. It is not drawn.
  open func setSubject(_ subject: String) {}
  /// Takes who gets the letter. It is not drawn.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Takes who gets a copy. It is not drawn.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Takes who gets a copy that others do not see. It is not drawn.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Takes the text. It is not drawn.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Takes a file. It is not drawn.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
  /// Takes whose account sends the letter. It is not drawn.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable {
  /// People did not send it.
  case cancelled = 0
  /// People kept it for later.
  case saved = 1
  /// It was sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// Hears what became of a letter. The requirement has a default.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: DelegateObject {
  /// People are done. By default nothing happens.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
