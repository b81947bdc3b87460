// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A keyboard, by its language. There is none here.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`.
  open var primaryLanguage: String? { nil }
  /// The keyboards that people use: none.
  open class var activeInputModes: [UITextInputMode] { [] }
  /// Posted on iOS when people choose another keyboard. Never posted here.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// How people may edit with several fingers.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// Not at all.
  case none = 0
  /// In all ways.
  case `default` = 1
}

/// What pasting takes.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The kinds of data, such as `public.png`.
  open var acceptableTypeIdentifiers: [String] = []

  /// Makes a configuration that takes nothing.
  public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

  /// Makes a configuration that takes some kinds of data.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Makes a configuration that takes objects of a class.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }

  /// Takes more kinds of data.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// An object that knows what pasting takes.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
  /// What pasting takes.
  var pasteConfiguration: UIPasteConfiguration? { get set }
}
