// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What UIKit keeps for the whole app, one for each ``RenderingEnvironment``.
final class ApplicationState: @unchecked Sendable {
  private let lock = NSLock()
  private var animates = true
  private var screenBrightness: CGFloat = 0.5
  private var pasteboardStorage: UIPasteboard?
  private var sceneStorage: UIWindowScene?
  private var rules: [AppearanceRule] = []

  var areAnimationsEnabled: Bool {
    get { lock.withLock { animates } }
    set { lock.withLock { animates = newValue } }
  }

  var brightness: CGFloat {
    get { lock.withLock { screenBrightness } }
    set { lock.withLock { screenBrightness = max(0, min(1, newValue)) } }
  }

  /// The rules that `appearance()` recorded, the latest last.
  var appearances: [AppearanceRule] {
    get { lock.withLock { rules } }
    set { lock.withLock { rules = newValue } }
  }

  func record(_ rule: AppearanceRule) { lock.withLock { rules.record(rule) } }

  var pasteboard: UIPasteboard {
    lock.withLock {
      if let pasteboardStorage { return pasteboardStorage }
      let pasteboard = UIPasteboard()
      pasteboardStorage = pasteboard
      return pasteboard
    }
  }

  /// The menu for editing.
  let menuController = UIMenuController()

  /// The one scene of `application`.
  func scene(of application: UIApplication) -> UIWindowScene {
    lock.withLock {
      if let sceneStorage { return sceneStorage }
      let scene = UIWindowScene(application)
      sceneStorage = scene
      return scene
    }
  }
}
