// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How a presented controller covers the one that presents it.
///
/// Styles that need an object of the app's own, such as custom ones and popovers, are not there.
///
/// ```swift
/// controller.modalPresentationStyle = .overFullScreen
/// ```
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// What the system takes: `pageSheet`.
  case automatic = -2
  /// Over the whole window. The controller below disappears.
  case fullScreen = 0
  /// A card that leaves the top of the controller below in sight, which moves back. Its height and look
  /// are those of ``UIViewController/sheetPresentationController``. On a phone that lies on its side it
  /// covers the screen.
  case pageSheet = 1
  /// A card in the middle of a wide window; like `pageSheet` in a narrow one.
  case formSheet = 2
  /// Over the nearest controller that defines a context. That one disappears.
  case currentContext = 3
  /// Over the whole window. The controller below stays and shines through.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context, which stays and shines through.
  case overCurrentContext = 6

  /// Whether the controller below leaves the screen.
  var covers: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether only the controller that defines a context is covered, and not the window.
  var isInContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .automatic, .pageSheet, .formSheet, .fullScreen, .overFullScreen: false
    }
  }

  /// Whether the controller decides about the status bar.
  var isOverStatusBar: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether the controller is a card above a dimmed one.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: false
    }
  }
}

/// How a presented controller comes and goes. Pictures are still: none shows in one.
///
/// ```swift
/// controller.modalTransitionStyle = .crossDissolve
/// ```
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From the bottom edge.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By turning the page's lower corner.
  case partialCurl = 3
}
