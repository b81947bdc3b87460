// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension ProbedClass {
  /// What is kept and changes no pixel, in files of its own.
  static var withoutEffect: [ProbedClass] {
    [
      ProbedClass(
        UIView.self,
        inert: "clearsContextBeforeDrawing largeContentImageInsets",
        make: { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) },
        [Probe("anchorPoint", "moved") { $0.anchorPoint = .zero }]),
      ProbedClass(
        UIScrollView.self,
        inert: "allowsKeyboardScrolling transfersHorizontalScrollingToParent "
          + "transfersVerticalScrollingToParent",
        []),
      ProbedClass(
        UITableView.self,
        inert: "insetsContentViewsToSafeArea separatorEffect "
          + "allowsFocusDuringEditing fillerRowHeight",
        []),
      ProbedClass(
        UITableViewCell.self,
        inert: "focusStyle showsReorderControl "
          + "multipleSelectionBackgroundView "
          + "userInteractionEnabledWhileDragging",
        []),
      ProbedClass(
        UIButton.self,
        inert: "preferredBehavioralStyle showsTouchWhenHighlighted preferredMenuElementOrder "
          + "adjustsImageSizeForAccessibilityContentSizeCategory",
        []),
      ProbedClass(
        UITextField.self,
        inert: "inputDelegate passwordRules inlinePredictionType clearsOnInsertion "
          + "textDragDelegate textDropDelegate",
        []),
      ProbedClass(
        UISlider.self,
        inert: "preferredBehavioralStyle",
        []),
      ProbedClass(
        UIControl.self,
        inert: "isSymbolAnimationEnabled",
        []),
      ProbedClass(
        UISwitch.self,
        inert: "onImage offImage preferredStyle title",
        []),
      ProbedClass(
        UIPageControl.self,
        inert: "allowsContinuousInteraction",
        []),
      ProbedClass(
        UIProgressView.self,
        inert: "progressImage trackImage",
        []),
      ProbedClass(
        UIWindow.self,
        inert: "canResizeToFitContent",
        []),
      ProbedClass(
        UITextField.self,
        inert: "allowsEditingTextAttributes interactionState markedTextStyle "
          + "writingToolsBehavior",
        []),
      ProbedClass(
        UITextView.self,
        inert: "interactionState borderStyle writingToolsBehavior textHighlightAttributes",
        []),
    ]
  }
}
