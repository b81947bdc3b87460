// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Prints. There is no printer here: nothing is shown, and completions are told that nothing was
/// printed.
///
/// ```swift
/// if UIPrintInteractionController.isPrintingAvailable {
///   UIPrintInteractionController.shared.present(animated: true)
/// }
/// ```
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Is called at the end: whether it was printed, and what went wrong.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// Whether the device can print: false.
  open class var isPrintingAvailable: Bool { false }
  /// Whether a file can be printed: false.
  open class func canPrint(_ url: URL) -> Bool { false }
  /// Whether a file's bytes can be printed: false.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// The controller of the running task.
  open class var shared: UIPrintInteractionController {
    let storage = AssociatedStorage.storage(of: UIApplication.shared)
    if let controller = storage[key] { return controller }
    let controller = UIPrintInteractionController()
    storage[key] = controller
    return controller
  }
  private static let key = AssociatedStorage.Key<UIPrintInteractionController>()

  /// How it is printed.
  open var printInfo: UIPrintInfo?
  /// Is told what is done. Nothing is.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether people may choose pages. The default is true.
  open var showsPageRange: Bool = true
  /// Whether people may choose how many copies. The default is true.
  open var showsNumberOfCopies: Bool = true
  /// Whether people may choose the paper. The default is false.
  open var showsPaperSelectionForLoadedPapers: Bool = false
  /// A picture or a file.
  open var printingItem: Any?
  /// Pictures or files.
  open var printingItems: [Any]?
  /// What lays out a text or a view.
  open var printFormatter: UIPrintFormatter?
  /// What draws the pages.
  open var printPageRenderer: UIPrintPageRenderer?

  /// Shows what can be chosen. Nothing can.
  @discardableResult
  open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    completion?(self, false, nil)
    return false
  }
  /// Shows what can be chosen. Nothing can.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Shows what can be chosen. Nothing can.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Puts away what is shown.
  open func dismiss(animated: Bool) {}
}

/// Is told what is done to print. Nothing is. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that presents the choices; `nil`, the default, for the window's.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Called after something was printed. By default nothing happens.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// `nil`.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// How something is printed. Kept.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// Photographs.
    case photo = 1
    /// Text and pictures without color.
    case grayscale = 2
    /// Photographs without color.
    case photoGrayscale = 3
  }

  /// How the paper lies.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// On its side.
    case landscape = 1
  }

  /// Whether both sides are printed.
  public enum Duplex: Int, Sendable {
    /// One side.
    case none = 0
    /// Both, turned at the long edge.
    case longEdge = 1
    /// Both, turned at the short edge.
    case shortEdge = 2
  }

  /// The printer; `nil` for none.
  open var printerID: String?
  /// The name of what is printed.
  open var jobName: String = ""
  /// What is printed. The default is text and pictures.
  open var outputType = OutputType.general
  /// How the paper lies. The default is upright.
  open var orientation = Orientation.portrait
  /// Whether both sides are printed. The default is one.
  open var duplex = Duplex.none

  /// As the system likes.
  public override init() { super.init() }

  /// As the system likes: what a dictionary says is not read.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }

  /// As the system likes.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
