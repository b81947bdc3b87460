// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How a presented controller covers the one that presents it.
///
/// ```swift
/// controller.modalPresentationStyle = .overFullScreen
/// ```
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// What the system takes: `pageSheet`.
  case automatic = -2
  /// As an answer of an adaptive presentation's delegate: not to adapt. No style of a controller.
  case none = -1
  /// Over the whole window. The controller below disappears.
  case fullScreen = 0
  /// A card that leaves the top of the controller below in sight, which moves back. Its height and
  /// look are those of ``UIViewController/sheetPresentationController``. On a phone that lies on
  /// its side it covers the screen.
  case pageSheet = 1
  /// A card in the middle of a wide window; like `pageSheet` in a narrow one.
  case formSheet = 2
  /// Over the nearest controller that defines a context. That one disappears.
  case currentContext = 3
  /// As the ``UIPresentationController`` says that the controller's
  /// ``UIViewController/transitioningDelegate`` makes; like `overFullScreen` where it makes none.
  case custom = 4
  /// Over the whole window. The controller below stays and shines through.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context, which stays and shines through.
  case overCurrentContext = 6
  /// A card with an arrow at what it belongs to, see ``UIPopoverPresentationController``; a sheet
  /// where there is little room from side to side.
  case popover = 7

  /// Whether the controller below leaves the screen.
  var covers: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Whether only the controller that defines a context is covered, and not the window.
  var isInContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .fullScreen, .custom, .overFullScreen, .popover:
      false
    }
  }

  /// Whether the controller decides about the status bar.
  var isOverStatusBar: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
    }
  }

  /// Whether the controller is a card above a dimmed one.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover:
      false
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
