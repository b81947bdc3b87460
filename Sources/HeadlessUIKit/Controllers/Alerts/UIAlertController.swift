// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A short text with choices: a card in the middle of the screen, or a sheet at its lower edge.
///
/// Where there is much room from side to side, as on a tablet, a sheet is a popover, without the
/// choice that cancels: say where with ``UIViewController/popoverPresentationController``. What lies
/// behind is dimmed and not blurred: the card has the opaque color that the blur has over an empty
/// background. With the look of iOS 26 both styles are a card in the middle.
///
/// ```swift
/// let alert = UIAlertController(
///   title: "Delete pet?", message: "This cannot be undone.", preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in model.delete() })
/// present(alert, animated: true)
/// ```
open class UIAlertController: UIViewController {
  /// How the text and its choices are shown.
  public enum Style: Int, Hashable, Sendable {
    /// As a sheet at the lower edge.
    case actionSheet = 0
    /// As a card in the middle.
    case alert = 1
  }

  private var alertStyle = Style.actionSheet

  /// Makes an alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    alertStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// How the text and its choices are shown.
  open var preferredStyle: Style { alertStyle }

  /// The upper text; `nil` for none.
  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// The lower text; `nil`, the default, for none.
  open var message: String? {
    didSet { contentDidChange() }
  }

  /// The texts that code sets by the names "attributedTitle" and "attributedMessage".
  final var attributedTitle: NSAttributedString? {
    didSet { contentDidChange() }
  }
  final var attributedMessage: NSAttributedString? {
    didSet { contentDidChange() }
  }

  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds a choice.
  ///
  /// - Precondition: There is one choice of the style `cancel` at most.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel")
    action.onChange = { [weak self] in self?.contentDidChange() }
    actions.append(action)
    contentDidChange()
  }

  /// The fields of an alert, in the order in which they were added; `nil` without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Adds a field below the texts.
  ///
  /// - Parameter configurationHandler: Gets the field to give it a placeholder and the like.
  /// - Precondition: The style is `alert`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      alertStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  /// The choice of an alert that is emphasized instead of the one that cancels; `nil`, the default,
  /// for none. Setting one that was not added traps, as on iOS.
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { preferred in actions.contains { $0 === preferred } } ?? true,
        "the preferred action has to be added to the alert first, with addAction(_:)")
      contentDidChange()
    }
  }

  // MARK: View

  /// Makes the card or the sheet, with the size that its content needs.
  open override func loadView() {
    let content = AlertContentView(frame: .zero)
    content.onChoice = { [weak self] in self?.choose($0) }
    view = content
    contentDidChange()
    content.bounds.size = content.sizeThatFits(UIScreen.main.bounds.size)
  }

  /// Whether a sheet is shown as a popover.
  private var isInPopover = false {
    didSet { if isInPopover != oldValue { contentDidChange() } }
  }

  private func contentDidChange() {
    guard let content = viewIfLoaded as? AlertContentView else { return }
    content.show(
      AlertContent(
        style: alertStyle, title: title ?? attributedTitle?.string,
        message: message ?? attributedMessage?.string, attributedTitle: attributedTitle,
        attributedMessage: attributedMessage, actions: actions, fields: fields,
        preferred: preferredAction, isInPopover: isInPopover))
    content.superview?.setNeedsLayout()
  }

  private func choose(_ action: UIAlertAction) {
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  override var isDimmed: Bool { true }

  override func fittingPopoverSize(in room: CGSize) -> CGSize? {
    isInPopover = true
    return view.sizeThatFits(room)
  }

  override func popoverWithoutSource(by presenter: UIViewController?) -> String {
    guard let presenter else { return super.popoverWithoutSource(by: nil) }
    return
      "Your application has presented a UIAlertController of style UIAlertControllerStyleActionSheet "
      + "from \(type(of: presenter)). The modalPresentationStyle of a UIAlertController with this "
      + "style is UIModalPresentationPopover. You must provide location information for this popover "
      + "through the alert controller's popoverPresentationController. You must provide either a "
      + "sourceView and sourceRect or a barButtonItem. If this information is not known when you "
      + "present the alert controller, you may provide it in the "
      + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
  }

  override func presentedFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect? {
    isInPopover = false
    let isSheet = alertStyle == .actionSheet && SystemLook.current != .iOS26
    // Above the home indicator, or just above the edge.
    let bottom = isSheet ? max(safeArea.bottom, AlertGeometry.sheetMargin) : safeArea.bottom
    let top = isSheet ? UIAlertController.sheetTop(in: bounds, safeArea.top) : safeArea.top
    let room = CGRect(
      x: bounds.minX + safeArea.left, y: bounds.minY + top,
      width: bounds.width - safeArea.left - safeArea.right, height: bounds.height - top - bottom)
    let size = view.sizeThatFits(room.size)
    let scale = UIScreen.main.scale
    func whole(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    return CGRect(
      x: whole(room.midX - size.width / 2),
      y: isSheet ? room.maxY - size.height : whole(room.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  /// How far the highest sheet stays from the upper edge, as Flutter's authors measured it on iOS
  /// 17: 8 points on a phone that lies, 20 without a notch, 47 of 47 and 54 of 59.
  private static func sheetTop(in bounds: CGRect, _ covered: CGFloat) -> CGFloat {
    guard bounds.height >= bounds.width else { return AlertGeometry.sheetMargin }
    let share = min(1, max(0, (covered - 47) / (59 - 47)))
    return max(20, (covered * (1 - share * 5 / 59)).rounded())
  }
}
