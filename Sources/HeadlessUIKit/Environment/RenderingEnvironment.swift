// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// What the device and the user decide on iOS: the one ambient value that views read.
///
/// It is task-local, so that tests which run in parallel never see one another's.
///
/// ```swift
/// var dark = RenderingEnvironment.current
/// dark.userInterfaceStyle = .dark
/// let list = RenderingEnvironment.$current.withValue(dark) { view.displayList(scale: 2) }
/// ```
public struct RenderingEnvironment: Sendable {
  /// The environment of the running task.
  @TaskLocal public static var current = ofProcess
  /// The environment where no task says another. It can be set until the first view asks.
  nonisolated(unsafe) package static var ofProcess = RenderingEnvironment()

  /// Pixels per point, more than 0. The default is 2.
  public var displayScale: CGFloat
  /// Light or dark. The default is light.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// Whether everything lies above other content. The default is `base`; what sheets and popovers
  /// show is elevated by itself.
  public var userInterfaceLevel = UIUserInterfaceLevel.base
  /// How much contrast people ask for. The default is the usual one.
  public var accessibilityContrast = UIAccessibilityContrast.normal
  /// How much room there is from side to side. The default is that of a phone held upright.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// How much room there is from top to bottom. The default is that of a phone held upright.
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The kind of device. The default is a phone.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Which system's look is drawn. The default is that of iOS 18, or what the environment variable
  /// `SNAPSHOT_LOOK` says.
  public var systemLook = SystemLook.ofProcess
  /// The traits that an app defines itself; `nil` for none.
  var ownTraits: OwnTraits?
  /// The screen's size in points, for ``UIScreen``. The default is 390 x 844.
  public var screenSize = CGSize(width: 390, height: 844)
  /// Where pictures and colors are looked up by name. The default is the program's own bundle;
  /// tests give theirs, `.module`.
  public var assetBundle = Bundle.main
  /// The app that ``UIApplication/shared`` answers with. The default is one for the whole process.
  public var application: UIApplication = .ofProcess
  /// What covers the edges of a view without a superview, in points. The default is nothing.
  public var safeAreaInsets: UIEdgeInsets
  /// What covers the edges of the screen, in points: windows have of it what reaches into them,
  /// where ``safeAreaInsets`` says nothing. The default is nothing, or with `SNAPSHOT_DEVICE` in
  /// the environment what covers that device's.
  public var screenSafeAreaInsets = UIEdgeInsets.zero
  /// The direction in which text runs. The default is from left to right.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// How large the user wants text, Dynamic Type's setting. The default is `large`, that of iOS.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    didSet { overriddenContentSize = nil }
  }
  /// The content size of the current traits where a view or a controller overrides the user's.
  var overriddenContentSize: UIContentSizeCategory?
  /// The user's language, such as `de` or `pt-BR`, in which texts are looked up by their keys;
  /// `nil`, the default, is English, or the first that a bundle has.
  public var language: String?
  /// How text is drawn. The default is with the letters of the fonts.
  public var textRendering: TextRendering
  /// Where fonts are looked up. The default is the folders of the system.
  public var fonts: FontLibrary
  /// Where problems such as a missing font are collected; `nil`, the default, makes them warnings
  /// on the standard error stream.
  public var issues: RenderingIssues?
  /// Where the faces are collected that text is drawn with; `nil`, the default, for nowhere.
  public var drawnFaces: DrawnFaces?

  /// Makes an environment.
  public init(
    displayScale: CGFloat = 2, userInterfaceStyle: UIUserInterfaceStyle = .light,
    safeAreaInsets: UIEdgeInsets = .zero,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    textRendering: TextRendering = .glyphs, fonts: FontLibrary = .system,
    issues: RenderingIssues? = nil
  ) {
    self.displayScale = displayScale
    self.userInterfaceStyle = userInterfaceStyle
    self.safeAreaInsets = safeAreaInsets
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.textRendering = textRendering
    self.fonts = fonts
    self.issues = issues
  }
}
