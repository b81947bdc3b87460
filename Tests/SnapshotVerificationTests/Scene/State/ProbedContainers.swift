// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit

/// A view whose first subview is zoomed.
private final class ZoomedView: UIScrollView, UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { subviews.first }
}

extension ProbedClass {
  /// Views, and views that arrange others.
  static var containers: [ProbedClass] {
    [view, window, imageView, inputView, stackView, column, scrollView]
  }

  /// A square view of one color.
  static func patch(_ color: UIColor = .red, side: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: 4, y: 4, width: side, height: side))
    view.backgroundColor = color
    return view
  }

  private static var view: ProbedClass {
    ProbedClass(
      UIView.self,
      inert:
        "contentScaleFactor autoresizesSubviews isOpaque tag isUserInteractionEnabled isExclusiveTouch isMultipleTouchEnabled "
        + "translatesAutoresizingMaskIntoConstraints gestureRecognizers autoresizingMask "
        + "insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins interactions "
        + "semanticContentAttribute restorationIdentifier minimumContentSizeCategory "
        + "maximumContentSizeCategory",
      make: {
        let view = UIView()
        view.backgroundColor = .secondarySystemBackground
        view.addSubview(patch())
        return view
      },
      [
        Probe("frame", "moved 4 pt right") { $0.frame.origin.x += 4 },
        Probe("bounds", "size 120x60 became 100x60") { $0.bounds.size.width = 100 },
        Probe("center", "moved 4 pt down") { $0.center.y += 4 },
        Probe("transform", "transform") { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) },
        Probe("transform3D", "transform") {
          $0.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
        },
        Probe("backgroundColor", "background color") { $0.backgroundColor = .yellow },
        Probe("alpha", "alpha 1 became 0.5") { $0.alpha = 0.5 },
        Probe("isHidden", "was hidden") { $0.isHidden = true },
        Probe("clipsToBounds", "clipping", given: { $0.subviews[0].frame.origin.x = 110 }) {
          $0.clipsToBounds = true
        },
        Probe("contentMode", "contents gravity", given: { showContents(in: $0) }) {
          $0.layer.contentsGravity = .center
        },
        Probe("tintColor", "tint color", given: { $0.addSubview(UIProgressView.half()) }) {
          $0.tintColor = .red
        },
        Probe("tintAdjustmentMode", "tint color", given: { $0.addSubview(UIProgressView.half()) }) {
          $0.tintAdjustmentMode = .dimmed
        },
        Probe("mask", "mask") { $0.mask = patch() },
        Probe("traitOverrides", "trait overrides") { $0.traitOverrides.userInterfaceStyle = .dark },
        Probe("overrideUserInterfaceStyle", "override user interface style") {
          $0.overrideUserInterfaceStyle = .dark
        },
        Probe("layoutMargins", "moved", given: { pinToMargins($0) }) { $0.layoutMargins.left = 30 },
        Probe("directionalLayoutMargins", "moved", given: { pinToMargins($0) }) {
          $0.directionalLayoutMargins.leading = 30
        },
      ])
  }

  private static func showContents(in view: UIView) {
    view.layer.contents = UIImage.square(.black).cgImage
  }

  private static func pinToMargins(_ view: UIView) {
    let patch = view.subviews[0]
    patch.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      patch.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      patch.topAnchor.constraint(equalTo: view.topAnchor),
      patch.widthAnchor.constraint(equalToConstant: 20),
      patch.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  /// A window shows its controller's view; it has nothing of its own beside what every view has.
  private static var window: ProbedClass {
    ProbedClass(
      UIWindow.self, inert: "windowScene windowLevel",
      make: {
        let window = UIWindow(frame: .zero)
        window.isHidden = false
        return window
      },
      [
        Probe("rootViewController", "UIView") { window in
          let controller = UIViewController()
          controller.view.backgroundColor = .red
          window.rootViewController = controller
        }
      ])
  }

  private static var inputView: ProbedClass {
    ProbedClass(
      UIInputView.self, inert: "allowsSelfSizing", make: { UIInputView() },
      [Probe("backgroundColor", "background") { $0.backgroundColor = .red }])
  }

  private static var imageView: ProbedClass {
    ProbedClass(
      UIImageView.self, inert: "animationDuration animationRepeatCount",
      make: { UIImageView(image: .square(.black)) },
      [
        Probe("image", "image of 12x12 became another of that size") { $0.image = .square(.white) },
        Probe("highlightedImage", "image of", given: { $0.isHighlighted = true }) {
          $0.highlightedImage = .square(.white)
        },
        Probe("isHighlighted", "image of", given: { $0.highlightedImage = .square(.white) }) {
          $0.isHighlighted = true
        },
        Probe(
          "preferredSymbolConfiguration", #"image "star" of"#,
          given: { $0.image = UIImage(systemName: "star") },
          { $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40) }),
        Probe("animationImages", "animation image") {
          $0.animationImages = [.square(.white)]
          $0.startAnimating()
        },
        Probe(
          "highlightedAnimationImages", "animation image of 12x12",
          given: {
            $0.animationImages = [.square(.black)]
            $0.isHighlighted = true
            $0.startAnimating()
          }, { $0.highlightedAnimationImages = [.square(.white)] }),
        Probe("contentMode", "alignment the default became center") { $0.contentMode = .center },
        Probe(
          "tintColor", "tint color",
          given: { $0.image = UIImage.square(.black).withRenderingMode(.alwaysTemplate) },
          { $0.tintColor = .red }),
        Probe("resizableImage", "cap insets", given: { $0.image = striped }) {
          $0.image = striped.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3),
            resizingMode: .stretch)
        },
        Probe("layer.magnificationFilter", "magnification filter", given: { $0.image = striped }) {
          $0.layer.magnificationFilter = .nearest
        },
      ])
  }

  /// Black at the left edge, white elsewhere.
  private static var striped: UIImage {
    let row: [UInt8] = (0..<12).flatMap { column -> [UInt8] in
      let shade: UInt8 = column < 2 ? 0 : 255
      return [shade, shade, shade, 255]
    }
    return UIImage(
      bitmap: Bitmap(width: 12, height: 12, bytes: (0..<12).flatMap { _ in row }))
  }

  private static var stackView: ProbedClass {
    ProbedClass(
      UIStackView.self,
      make: {
        let views = [UIColor.red, .green].enumerated().map { index, color -> UIView in
          let label = UILabel()
          label.text = index == 0 ? "Ada" : "Grace Hopper"
          label.font = .systemFont(ofSize: index == 0 ? 17 : 10)
          label.backgroundColor = color
          return label
        }
        return UIStackView(arrangedSubviews: views)
      },
      [
        Probe("axis", "axis the default became vertical") { $0.axis = .vertical },
        Probe("distribution", "distribution") { $0.distribution = .fillEqually },
        Probe("alignment", "alignment the default became leading") { $0.alignment = .top },
        Probe("spacing", "spacing 0 became 8") { $0.spacing = 8 },
        Probe("setCustomSpacing", "custom spacing") {
          $0.setCustomSpacing(12, after: $0.arrangedSubviews[0])
        },
        Probe("isLayoutMarginsRelativeArrangement", "layout margins") {
          $0.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
          $0.isLayoutMarginsRelativeArrangement = true
        },
        Probe("semanticContentAttribute", "semantic content attribute") {
          $0.semanticContentAttribute = .forceRightToLeft
        },
      ])
  }

  private static var column: ProbedClass {
    ProbedClass(
      UIStackView.self,
      make: {
        let labels = ["Ada", "Grace"].map { text -> UILabel in
          let label = UILabel()
          label.text = text
          return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 30
        return stack
      },
      [
        Probe("isBaselineRelativeArrangement", "from baselines") {
          $0.isBaselineRelativeArrangement = true
        }
      ])
  }

  private static var scrollView: ProbedClass {
    ProbedClass(
      UIScrollView.self,
      inert: "automaticallyAdjustsScrollIndicatorInsets "
        + "scrollViewDelegate contentSize isScrollEnabled isPagingEnabled bounces "
        + "alwaysBounceVertical alwaysBounceHorizontal showsVerticalScrollIndicator "
        + "showsHorizontalScrollIndicator scrollsToTop isDirectionalLockEnabled "
        + "delaysContentTouches canCancelContentTouches indicatorStyle keyboardDismissMode "
        + "decelerationRate verticalScrollIndicatorInsets horizontalScrollIndicatorInsets "
        + "scrollIndicatorInsets minimumZoomScale maximumZoomScale bouncesZoom "
        + "contentInset contentInsetAdjustmentBehavior",
      make: {
        let view = ZoomedView()
        view.delegate = view
        view.maximumZoomScale = 4
        view.contentSize = CGSize(width: 120, height: 300)
        view.addSubview(patch())
        return view
      },
      [
        Probe("contentOffset", "scroll offset the default became 0 10") { $0.contentOffset.y = 10 },
        Probe("zoomScale", "transform") { $0.zoomScale = 2 },
      ])
  }
}

extension UIProgressView {
  /// A bar of which a half is done.
  fileprivate static func half() -> UIProgressView {
    let bar = UIProgressView(frame: CGRect(x: 4, y: 40, width: 80, height: 4))
    bar.progress = 0.5
    return bar
  }
}
