// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Which class of UIKit inherits from which, as far as one inherits from another of them.
enum ClassesOfUIKit {
  /// The classes above, the nearest first.
  static func ancestors(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] }.dropFirst())
  }

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard let name = parts.first, let subclasses = parts.last else { continue }
      for subclass in subclasses.split(separator: " ") { result[String(subclass)] = String(name) }
    }
    return result
  }()

  /// A class before the colon, and behind it those that inherit from it.
  private static let table = """
    AccessibilityObject: UIAccessibilityElement UIBarItem UINavigationItem UIResponder
    AttributeValue: NSParagraphStyle NSShadow NSTextAttachment UIColor UIFont
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer \
      CATextLayer CATiledLayer CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    CGPath: CGMutablePath
    CLPlacemark: MKPlacemark
    CLRegion: CLCircularRegion
    DiffableDataSource: UICollectionViewDiffableDataSource UITableViewDiffableDataSource
    MKAnnotationView: MKMarkerAnnotationView MKPinAnnotationView
    MKMapConfiguration: MKHybridMapConfiguration MKImageryMapConfiguration \
      MKStandardMapConfiguration
    MKMultiPoint: MKPolygon MKPolyline
    MKOverlayPathRenderer: MKCircleRenderer MKPolygonRenderer MKPolylineRenderer
    MKOverlayRenderer: MKOverlayPathRenderer MKTileOverlayRenderer
    MKPolyline: MKGeodesicPolyline
    MKPolylineRenderer: MKGradientPolylineRenderer
    MKShape: MKCircle MKMultiPoint MKPointAnnotation
    NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup \
      NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSParagraphStyle: NSMutableParagraphStyle
    Operation: UIActivityItemProvider
    SystemSheetController: SFSafariViewController UIActivityViewController \
      UIColorPickerViewController UIDocumentBrowserViewController \
      UIDocumentPickerViewController UIFontPickerViewController UIImagePickerController
    UIApplicationShortcutItem: UIMutableApplicationShortcutItem
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout \
      UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
    UITableViewPlaceholder: UITableViewDropPlaceholder
    UIControl: UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider \
      UIStepper UISwitch UITextField
    UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal
    UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior \
      UIGravityBehavior UIPushBehavior UISnapBehavior
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
      UISelectionFeedbackGenerator
    UIFindSession: UITextSearchingFindSession
    UIFocusEffect: UIFocusHaloEffect
    UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer \
      UIPanGestureRecognizer UIPinchGestureRecognizer \
      UIRotationGestureRecognizer UISwipeGestureRecognizer \
      UITapGestureRecognizer
    UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
    UICommand: UIKeyCommand
    UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
    UINavigationController: MFMailComposeViewController MFMessageComposeViewController
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters: UIDragPreviewParameters
    UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
    UIResponder: UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UIScrollView: UICollectionView UITableView UITextView
    UITab: UISearchTab UITabGroup
    UITargetedPreview: UITargetedDragPreview
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UITextField: UISearchTextField
    UIView: MKAnnotationView MKMapView UIActionSheet UIActivityIndicatorView UIAlertView \
      UICollectionReusableView \
      UIContentUnavailableView UIControl UIImageView UIInputView UILabel UIListContentView \
      UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView \
      UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView \
      UIWindow WKWebView
    UIViewController: SystemSheetController UIAlertController UICollectionViewController \
      UIHostingController UIInputViewController UINavigationController UIPageViewController \
      UISearchController \
      UISplitViewController UITabBarController UITableViewController
    UIViewInteraction: UIContextMenuInteraction UIDragInteraction UIDropInteraction \
      UIEditMenuInteraction UIFindInteraction UILargeContentViewerInteraction \
      UIPencilInteraction UIPointerInteraction UIScribbleInteraction UISpringLoadedInteraction \
      UITextInteraction UITextSelectionDisplayInteraction UIToolTipInteraction
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    UIPreviewTarget: UIDragPreviewTarget
    UNNotificationAction: UNTextInputNotificationAction
    UNNotificationContent: UNMutableNotificationContent
    UNNotificationResponse: UNTextInputNotificationResponse
    UNNotificationTrigger: UNCalendarNotificationTrigger UNLocationNotificationTrigger \
      UNPushNotificationTrigger UNTimeIntervalNotificationTrigger
    """
}
