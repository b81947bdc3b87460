// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension RewrittenClass {
  /// What is kept and changes no pixel, in files of its own.
  static var withoutEffect: [RewrittenClass] {
    [
      RewrittenClass(
        UIView.self,
        "clearsContextBeforeDrawing largeContentImageInsets "
          + "anchorPoint",
        \.clearsContextBeforeDrawing, \.largeContentImageInsets, \.anchorPoint),
      RewrittenClass(
        UIScrollView.self,
        "allowsKeyboardScrolling transfersHorizontalScrollingToParent "
          + "transfersVerticalScrollingToParent",
        \.allowsKeyboardScrolling, \.transfersHorizontalScrollingToParent,
        \.transfersVerticalScrollingToParent),
      RewrittenClass(
        UITableView.self,
        "insetsContentViewsToSafeArea separatorEffect "
          + "allowsFocusDuringEditing fillerRowHeight",
        \.insetsContentViewsToSafeArea, \.separatorEffect, \.allowsFocusDuringEditing,
        \.fillerRowHeight),
      RewrittenClass(
        UITableViewCell.self,
        "focusStyle showsReorderControl "
          + "multipleSelectionBackgroundView "
          + "userInteractionEnabledWhileDragging",
        \.focusStyle, \.showsReorderControl, \.multipleSelectionBackgroundView,
        \.userInteractionEnabledWhileDragging),
      RewrittenClass(
        UIButton.self,
        "preferredBehavioralStyle showsTouchWhenHighlighted preferredMenuElementOrder "
          + "adjustsImageSizeForAccessibilityContentSizeCategory",
        \.preferredBehavioralStyle, \.showsTouchWhenHighlighted, \.preferredMenuElementOrder,
        \.adjustsImageSizeForAccessibilityContentSizeCategory),
      RewrittenClass(
        UITextField.self,
        "inputDelegate passwordRules inlinePredictionType clearsOnInsertion "
          + "textDragDelegate textDropDelegate",
        \.inputDelegate, \.passwordRules, \.inlinePredictionType, \.clearsOnInsertion,
        \.textDragDelegate, \.textDropDelegate),
      RewrittenClass(
        UISlider.self,
        "preferredBehavioralStyle",
        \.preferredBehavioralStyle),
      RewrittenClass(
        UIControl.self,
        "isSymbolAnimationEnabled",
        \.isSymbolAnimationEnabled),
      RewrittenClass(
        UISwitch.self,
        "onImage offImage preferredStyle title",
        \.onImage, \.offImage, \.preferredStyle, \.title),
      RewrittenClass(
        UIPageControl.self,
        "backgroundStyle allowsContinuousInteraction "
          + "preferredIndicatorImage preferredCurrentPageIndicatorImage",
        \.backgroundStyle, \.allowsContinuousInteraction, \.preferredIndicatorImage,
        \.preferredCurrentPageIndicatorImage),
      RewrittenClass(
        UIProgressView.self,
        "progressImage trackImage",
        \.progressImage, \.trackImage),
      RewrittenClass(
        UIWindow.self,
        "canResizeToFitContent",
        \.canResizeToFitContent),
      RewrittenClass(
        UITextField.self,
        "allowsEditingTextAttributes interactionState markedTextStyle "
          + "writingToolsBehavior",
        \.allowsEditingTextAttributes, \.interactionState, \.markedTextStyle, \.writingToolsBehavior
      ),
      RewrittenClass(
        UITextView.self,
        "interactionState borderStyle writingToolsBehavior textHighlightAttributes",
        \.interactionState, \.borderStyle, \.writingToolsBehavior, \.textHighlightAttributes),
      RewrittenClass(
        layer: CALayer.self, make: { CALayer() },
        "anchorPointZ isDoubleSided isGeometryFlipped contentsFormat "
          + "compositingFilter filters backgroundFilters "
          + "allowsEdgeAntialiasing edgeAntialiasingMask "
          + "wantsExtendedDynamicRangeContent delegate",
        \.anchorPointZ, \.isDoubleSided, \.isGeometryFlipped, \.contentsFormat, \.compositingFilter,
        \.filters, \.backgroundFilters, \.allowsEdgeAntialiasing, \.edgeAntialiasingMask,
        \.wantsExtendedDynamicRangeContent, \.delegate),
    ]
  }
}
