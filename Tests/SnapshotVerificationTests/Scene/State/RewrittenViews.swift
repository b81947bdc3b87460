// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension RewrittenClass {
  /// Views, layers, controls and bars.
  static var views: [RewrittenClass] {
    [
      view, window, imageView, stackView, scrollView, layer, shapeLayer, gradientLayer, textLayer,
      emitterLayer, replicatorLayer, scrollLayer, tiledLayer,
      control,
      button, activityIndicatorView, pageControl, progressView, segmentedControl, slider, stepper,
      toggle, navigationBar, tabBar, toolbar,
    ]
  }

  /// A text with attributes, made anew each time.
  private static var spaced: NSAttributedString {
    NSAttributedString(
      string: "Names", attributes: [.kern: 2, .font: UIFont.systemFont(ofSize: 13)])
  }

  private static var square: UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private static var view: RewrittenClass {
    RewrittenClass(
      UIView.self,
      make: {
        let view = UIView()
        view.addSubview(square)
        view.addSubview(UILabel())
        return view
      },
      "contentScaleFactor alpha autoresizesSubviews autoresizingMask backgroundColor bounds center clipsToBounds "
        + "contentMode directionalLayoutMargins frame gestureRecognizers "
        + "insetsLayoutMarginsFromSafeArea interactions isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque "
        + "isUserInteractionEnabled layoutMargins mask overrideUserInterfaceStyle "
        + "minimumContentSizeCategory maximumContentSizeCategory "
        + "preservesSuperviewLayoutMargins semanticContentAttribute tag tintAdjustmentMode "
        + "restorationIdentifier traitOverrides tintColor transform transform3D translatesAutoresizingMaskIntoConstraints",
      \.minimumContentSizeCategory, \.maximumContentSizeCategory,
      \.restorationIdentifier, \.traitOverrides, \.transform3D, \.contentScaleFactor, \.alpha,
      \.autoresizesSubviews,
      \.autoresizingMask, \.backgroundColor,
      \.bounds, \.center,
      \.clipsToBounds, \.contentMode, \.directionalLayoutMargins, \.frame, \.gestureRecognizers,
      \.insetsLayoutMarginsFromSafeArea, \.interactions, \.isExclusiveTouch, \.isHidden,
      \.isMultipleTouchEnabled, \.isOpaque, \.isUserInteractionEnabled, \.layoutMargins, \.mask,
      \.overrideUserInterfaceStyle,
      \.preservesSuperviewLayoutMargins, \.semanticContentAttribute, \.tag, \.tintAdjustmentMode,
      \.tintColor, \.transform, \.translatesAutoresizingMaskIntoConstraints,
      calls: [
        ("bringSubviewToFront", { $0.bringSubviewToFront($0.subviews[1]) }),
        ("sendSubviewToBack", { $0.sendSubviewToBack($0.subviews[0]) }),
        ("addSubview", { $0.addSubview($0.subviews[1]) }),
        ("insertSubview", { $0.insertSubview($0.subviews[0], at: 0) }),
        (
          "insertSubview(belowSubview:)",
          { $0.insertSubview($0.subviews[0], belowSubview: $0.subviews[1]) }
        ),
        ("exchangeSubview", { $0.exchangeSubview(at: 1, withSubviewAt: 1) }),
        ("sizeToFit", { $0.sizeToFit() }),
        ("setContentHuggingPriority", { $0.setContentHuggingPriority(.required, for: .vertical) }),
        ("setNeedsDisplay", { $0.setNeedsDisplay() }),
        ("subview.frame", { $0.subviews[0].frame = CGRect(x: 1, y: 2, width: 3, height: 4) }),
      ])
  }

  private static var window: RewrittenClass {
    RewrittenClass(
      UIWindow.self,
      make: { UIWindow() },
      "rootViewController windowLevel windowScene",
      \.rootViewController, \.windowLevel, \.windowScene)
  }

  private static var imageView: RewrittenClass {
    RewrittenClass(
      UIImageView.self,
      make: { UIImageView(image: .square(.black)) },
      "preferredSymbolConfiguration animationDuration animationImages animationRepeatCount highlightedAnimationImages "
        + "highlightedImage image isHighlighted",
      \.preferredSymbolConfiguration, \.animationDuration, \.animationImages,
      \.animationRepeatCount,
      \.highlightedAnimationImages, \.highlightedImage, \.image, \.isHighlighted,
      calls: [
        ("image", { $0.image = .square(.white) })
      ])
  }

  private static var stackView: RewrittenClass {
    RewrittenClass(
      UIStackView.self,
      make: {
        let stack = UIStackView(arrangedSubviews: [UILabel(), square])
        stack.axis = .vertical
        return stack
      },
      "alignment axis distribution isBaselineRelativeArrangement "
        + "isLayoutMarginsRelativeArrangement spacing",
      \.alignment, \.axis, \.distribution, \.isBaselineRelativeArrangement,
      \.isLayoutMarginsRelativeArrangement, \.spacing,
      calls: [
        ("addArrangedSubview", { $0.addArrangedSubview($0.arrangedSubviews[1]) }),
        ("setCustomSpacing", { $0.setCustomSpacing(7, after: $0.arrangedSubviews[0]) }),
        ("removeArrangedSubview", { $0.removeArrangedSubview($0) }),
      ])
  }

  private static var scrollView: RewrittenClass {
    RewrittenClass(
      UIScrollView.self,
      make: { UIScrollView() },
      "automaticallyAdjustsScrollIndicatorInsets refreshControl alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches "
        + "contentInset contentInsetAdjustmentBehavior contentOffset contentSize decelerationRate "
        + "delaysContentTouches horizontalScrollIndicatorInsets indicatorStyle "
        + "isDirectionalLockEnabled isPagingEnabled isScrollEnabled keyboardDismissMode "
        + "maximumZoomScale minimumZoomScale scrollIndicatorInsets scrollViewDelegate scrollsToTop "
        + "showsHorizontalScrollIndicator showsVerticalScrollIndicator "
        + "verticalScrollIndicatorInsets zoomScale",
      \.automaticallyAdjustsScrollIndicatorInsets,
      \.refreshControl, \.alwaysBounceHorizontal, \.alwaysBounceVertical, \.bounces, \.bouncesZoom,
      \.canCancelContentTouches, \.contentInset, \.contentInsetAdjustmentBehavior,
      \.contentOffset, \.contentSize, \.decelerationRate, \.delaysContentTouches,
      \.horizontalScrollIndicatorInsets, \.indicatorStyle, \.isDirectionalLockEnabled,
      \.isPagingEnabled, \.isScrollEnabled, \.keyboardDismissMode, \.maximumZoomScale,
      \.minimumZoomScale, \.scrollIndicatorInsets, \.scrollViewDelegate, \.scrollsToTop,
      \.showsHorizontalScrollIndicator, \.showsVerticalScrollIndicator,
      \.verticalScrollIndicatorInsets, \.zoomScale,
      calls: [
        ("setContentOffset", { $0.setContentOffset(CGPoint(x: 0, y: 9), animated: false) })
      ])
  }

  private static var layer: RewrittenClass {
    RewrittenClass(
      layer: CALayer.self,
      make: { CALayer() },
      "actions allowsGroupOpacity anchorPoint backgroundColor borderColor borderWidth bounds "
        + "contents contentsCenter contentsGravity contentsRect contentsScale cornerCurve "
        + "cornerRadius drawsAsynchronously frame isHidden isOpaque magnificationFilter mask "
        + "maskedCorners masksToBounds minificationFilter minificationFilterBias name "
        + "needsDisplayOnBoundsChange opacity position rasterizationScale shadowColor shadowOffset shadowOpacity shadowPath "
        + "shadowRadius shouldRasterize sublayerTransform sublayers transform zPosition",
      \.actions, \.allowsGroupOpacity, \.anchorPoint, \.backgroundColor, \.borderColor,
      \.borderWidth, \.bounds, \.contents, \.contentsCenter, \.contentsGravity, \.contentsRect,
      \.contentsScale, \.cornerCurve, \.cornerRadius, \.drawsAsynchronously, \.frame, \.isHidden,
      \.isOpaque, \.magnificationFilter, \.mask, \.maskedCorners, \.masksToBounds,
      \.minificationFilter, \.minificationFilterBias, \.name, \.needsDisplayOnBoundsChange,
      \.opacity, \.position,
      \.rasterizationScale, \.shadowColor, \.shadowOffset, \.shadowOpacity, \.shadowPath,
      \.shadowRadius, \.shouldRasterize, \.sublayerTransform, \.sublayers, \.transform,
      \.zPosition)
  }

  private static var shapeLayer: RewrittenClass {
    RewrittenClass(
      layer: CAShapeLayer.self,
      make: { CAShapeLayer() },
      "fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit "
        + "path strokeColor strokeEnd strokeStart",
      \.fillColor, \.fillRule, \.lineCap, \.lineDashPattern, \.lineDashPhase, \.lineJoin,
      \.lineWidth, \.miterLimit, \.path, \.strokeColor, \.strokeEnd, \.strokeStart)
  }

  private static var gradientLayer: RewrittenClass {
    RewrittenClass(
      layer: CAGradientLayer.self,
      make: { CAGradientLayer() },
      "colors endPoint locations startPoint type",
      \.colors, \.endPoint, \.locations, \.startPoint, \.type)
  }

  private static var emitterLayer: RewrittenClass {
    RewrittenClass(
      layer: CAEmitterLayer.self,
      make: { CAEmitterLayer() },
      "birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape emitterSize "
        + "emitterZPosition lifetime preservesDepth renderMode scale seed spin velocity",
      \.birthRate, \.emitterCells, \.emitterDepth, \.emitterMode, \.emitterPosition,
      \.emitterShape, \.emitterSize, \.emitterZPosition, \.lifetime, \.preservesDepth,
      \.renderMode, \.scale, \.seed, \.spin, \.velocity)
  }

  private static var scrollLayer: RewrittenClass {
    RewrittenClass(
      layer: CAScrollLayer.self, make: { CAScrollLayer() }, "scrollMode", \.scrollMode)
  }

  private static var tiledLayer: RewrittenClass {
    RewrittenClass(
      layer: CATiledLayer.self, make: { CATiledLayer() },
      "levelsOfDetail levelsOfDetailBias tileSize", \.levelsOfDetail, \.levelsOfDetailBias,
      \.tileSize)
  }

  private static var replicatorLayer: RewrittenClass {
    RewrittenClass(
      layer: CAReplicatorLayer.self,
      make: { CAReplicatorLayer() },
      "instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay "
        + "instanceGreenOffset instanceRedOffset instanceTransform preservesDepth",
      \.instanceAlphaOffset, \.instanceBlueOffset, \.instanceColor, \.instanceCount,
      \.instanceDelay, \.instanceGreenOffset, \.instanceRedOffset, \.instanceTransform,
      \.preservesDepth)
  }

  private static var textLayer: RewrittenClass {
    RewrittenClass(
      layer: CATextLayer.self,
      make: { CATextLayer() },
      "alignmentMode allowsFontSubpixelQuantization font fontSize foregroundColor isWrapped "
        + "string truncationMode",
      \.alignmentMode, \.allowsFontSubpixelQuantization, \.font, \.fontSize,
      \.foregroundColor, \.isWrapped, \.string, \.truncationMode)
  }

  private static var control: RewrittenClass {
    RewrittenClass(
      UIControl.self,
      make: { UIControl() },
      "toolTip contentHorizontalAlignment contentVerticalAlignment isContextMenuInteractionEnabled "
        + "isEnabled isHighlighted isSelected showsMenuAsPrimaryAction",
      \.toolTip, \.contentHorizontalAlignment, \.contentVerticalAlignment,
      \.isContextMenuInteractionEnabled, \.isEnabled, \.isHighlighted, \.isSelected,
      \.showsMenuAsPrimaryAction,
      calls: [
        ("sendActions", { $0.sendActions(for: .touchUpInside) })
      ])
  }

  private static var button: RewrittenClass {
    RewrittenClass(
      UIButton.self,
      make: {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setImage(.square(.black), for: .normal)
        return button
      },
      "adjustsImageWhenDisabled adjustsImageWhenHighlighted automaticallyUpdatesConfiguration "
        + "changesSelectionAsPrimaryAction configuration configurationUpdateHandler "
        + "contentEdgeInsets imageEdgeInsets isPointerInteractionEnabled menu role "
        + "reversesTitleShadowWhenHighlighted titleEdgeInsets",
      \.adjustsImageWhenDisabled, \.adjustsImageWhenHighlighted,
      \.automaticallyUpdatesConfiguration, \.changesSelectionAsPrimaryAction, \.configuration,
      \.configurationUpdateHandler, \.contentEdgeInsets, \.imageEdgeInsets,
      \.isPointerInteractionEnabled, \.menu, \.role,
      \.reversesTitleShadowWhenHighlighted, \.titleEdgeInsets,
      calls: [
        ("setTitle", { $0.setTitle("Keep", for: .normal) }),
        ("setTitleColor", { $0.setTitleColor(.red, for: .normal) }),
        ("setAttributedTitle", { $0.setAttributedTitle(spaced, for: .normal) }),
        ("setImage", { $0.setImage(.square(.white, side: 20), for: .normal) }),
        ("setBackgroundImage", { $0.setBackgroundImage(.square(.white), for: .normal) }),
        ("titleLabel.font", { $0.titleLabel?.font = .systemFont(ofSize: 11) }),
        ("titleLabel.textColor", { $0.titleLabel?.textColor = .red }),
        ("imageView.image", { $0.imageView?.image = .square(.white) }),
        ("configuration", { $0.configuration = .filled() }),
        ("configuration.title", { $0.configuration?.title = "Done" }),
      ])
  }

  private static var activityIndicatorView: RewrittenClass {
    RewrittenClass(
      UIActivityIndicatorView.self,
      make: { UIActivityIndicatorView(style: .large) },
      "color hidesWhenStopped style",
      \.color, \.hidesWhenStopped, \.style,
      calls: [
        ("startAnimating", { $0.startAnimating() })
      ])
  }

  private static var pageControl: RewrittenClass {
    RewrittenClass(
      UIPageControl.self,
      make: {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
      },
      "currentPage currentPageIndicatorTintColor direction hidesForSinglePage numberOfPages "
        + "pageIndicatorTintColor",
      \.currentPage, \.currentPageIndicatorTintColor, \.direction, \.hidesForSinglePage,
      \.numberOfPages, \.pageIndicatorTintColor)
  }

  private static var progressView: RewrittenClass {
    RewrittenClass(
      UIProgressView.self,
      make: { UIProgressView() },
      "observedProgress progress progressTintColor progressViewStyle trackTintColor",
      \.observedProgress, \.progress, \.progressViewStyle, \.progressTintColor, \.trackTintColor)
  }

  private static var segmentedControl: RewrittenClass {
    RewrittenClass(
      UISegmentedControl.self,
      make: {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 0
        return control
      },
      "apportionsSegmentWidthsByContent isMomentary selectedSegmentIndex "
        + "selectedSegmentTintColor",
      \.apportionsSegmentWidthsByContent, \.isMomentary, \.selectedSegmentIndex,
      \.selectedSegmentTintColor,
      calls: [
        ("setTitle", { $0.setTitle("Year", forSegmentAt: 0) }),
        ("setImage", { $0.setImage(.square(.black), forSegmentAt: 0) }),
        ("setWidth", { $0.setWidth(60, forSegmentAt: 0) }),
        ("setEnabled", { $0.setEnabled(false, forSegmentAt: 1) }),
        (
          "setTitleTextAttributes",
          { $0.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 12)], for: .normal) }
        ),
      ])
  }

  private static var slider: RewrittenClass {
    RewrittenClass(
      UISlider.self,
      make: { UISlider() },
      "isContinuous maximumTrackTintColor maximumValue maximumValueImage minimumTrackTintColor "
        + "minimumValue minimumValueImage thumbTintColor value",
      \.isContinuous, \.maximumTrackTintColor, \.maximumValue, \.maximumValueImage,
      \.minimumTrackTintColor, \.minimumValue, \.minimumValueImage, \.thumbTintColor, \.value)
  }

  private static var stepper: RewrittenClass {
    RewrittenClass(
      UIStepper.self,
      make: { UIStepper() },
      "autorepeat isContinuous maximumValue minimumValue stepValue value wraps",
      \.autorepeat, \.isContinuous, \.maximumValue, \.minimumValue, \.stepValue, \.value, \.wraps)
  }

  private static var toggle: RewrittenClass {
    RewrittenClass(
      UISwitch.self,
      make: { UISwitch() },
      "isOn onTintColor thumbTintColor",
      \.isOn, \.onTintColor, \.thumbTintColor)
  }

  private static var navigationBar: RewrittenClass {
    RewrittenClass(
      UINavigationBar.self,
      make: {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Names")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        bar.items = [item]
        return bar
      },
      "barStyle compactAppearance compactScrollEdgeAppearance shadowImage barTintColor isTranslucent "
        + "delegate items largeTitleTextAttributes prefersLargeTitles backIndicatorImage "
        + "backIndicatorTransitionMaskImage scrollEdgeAppearance standardAppearance titleTextAttributes",
      \.barStyle, \.compactAppearance, \.compactScrollEdgeAppearance, \.shadowImage, \.barTintColor,
      \.delegate, \.isTranslucent, \.items, \.largeTitleTextAttributes, \.prefersLargeTitles,
      \.scrollEdgeAppearance, \.standardAppearance, \.titleTextAttributes,
      \.backIndicatorImage, \.backIndicatorTransitionMaskImage,
      calls: [
        ("item.title", { $0.topItem?.title = "Places" }),
        ("item.titleView", { $0.topItem?.titleView = $0.topItem?.titleView }),
        (
          "item.rightBarButtonItem",
          { $0.topItem?.rightBarButtonItem = $0.topItem?.rightBarButtonItem }
        ),
        ("titleTextAttributes", { $0.titleTextAttributes = [.foregroundColor: UIColor.red] }),
        ("standardAppearance.backgroundColor", { $0.standardAppearance.backgroundColor = .red }),
      ])
  }

  private static var tabBar: RewrittenClass {
    RewrittenClass(
      UITabBar.self,
      make: {
        let bar = UITabBar()
        bar.items = [UITabBarItem(title: "Names", image: .square(.black), tag: 0)]
        bar.selectedItem = bar.items?[0]
        return bar
      },
      "delegate barTintColor isTranslucent items scrollEdgeAppearance selectedItem standardAppearance "
        + "unselectedItemTintColor itemPositioning itemSpacing itemWidth selectionIndicatorImage "
        + "backgroundImage shadowImage barStyle",
      \.delegate, \.barTintColor, \.isTranslucent, \.items, \.scrollEdgeAppearance, \.selectedItem,
      \.standardAppearance, \.unselectedItemTintColor, \.itemPositioning, \.itemSpacing,
      \.itemWidth, \.selectionIndicatorImage, \.backgroundImage, \.shadowImage, \.barStyle,
      calls: [
        ("item.title", { $0.items?[0].title = "Places" }),
        ("item.image", { $0.items?[0].image = .square(.white) }),
        ("item.badgeValue", { $0.items?[0].badgeValue = "3" }),
      ])
  }

  private static var toolbar: RewrittenClass {
    RewrittenClass(
      UIToolbar.self,
      make: {
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(systemItem: .add)]
        return bar
      },
      "barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate isTranslucent "
        + "items scrollEdgeAppearance standardAppearance",
      \.barStyle, \.barTintColor, \.compactAppearance, \.compactScrollEdgeAppearance, \.delegate,
      \.isTranslucent, \.items, \.scrollEdgeAppearance, \.standardAppearance,
      calls: [
        ("setItems", { $0.setItems($0.items, animated: true) }),
        ("item.isEnabled", { $0.items?[0].isEnabled = false }),
      ])
  }
}
