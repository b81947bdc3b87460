// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Members of UIKit's classes that people's fingers, keys or the system ask for, and no picture.
enum UnaskedMembers {
  static let names: Set<String> = [
    "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childForScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
    "childForStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "disablesAutomaticKeyboardDismissal", "touchesBegan", "touchesMoved", "touchesEnded",
    "touchesCancelled", "touchesShouldBegin", "touchesShouldCancel", "pressesBegan",
    "pressesChanged", "pressesEnded", "pressesCancelled", "motionBegan", "motionEnded",
    "motionCancelled", "gestureRecognizerShouldBegin", "keyCommands", "canPerformAction",
    "target", "validate", "buildMenu", "remoteControlReceived", "hitTest", "point", "inputView",
    "inputAccessoryView", "inputViewController", "inputAccessoryViewController", "textInputMode",
    "cut", "paste", "pasteAndMatchStyle", "selectAll", "didUpdateFocus", "shouldUpdateFocus",
    "canBecomeFocused", "preferredFocusEnvironments", "accessibilityScroll",
    "accessibilityPerformEscape", "accessibilityPerformMagicTap", "accessibilityActivate",
    "didReceiveMemoryWarning", "prepareForInterfaceBuilder",
  ]
}
