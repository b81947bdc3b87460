// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The screen of a PDF document, with a button that closes it. The document itself is not drawn,
/// which is reported: Linux has no PDFKit.
public class PDFViewController: UIViewController {
  /// The button on the left.
  public var dismissButtonItem: UIBarButtonItem! {
    didSet { navigationItem.leftBarButtonItem = dismissButtonItem }
  }

  private let url: URL

  /// Makes a screen for the document at an address.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  /// Not read from files: always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Sets the screen up.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationController?.navigationBar.shadowImage = UIImage()
    navigationController?.view.backgroundColor = .clear
    dismissButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.close() })
    RenderingEnvironment.report(
      "\(url.lastPathComponent) is not drawn, as Linux has no PDFKit", kind: .notDrawn)
  }

  private func close() {
    if let navigationController, navigationController.viewControllers.count > 1 {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
