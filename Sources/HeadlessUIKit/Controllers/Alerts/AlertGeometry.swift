// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The measures of alerts and action sheets, in points, as iOS 13 to 18 draw them.
enum AlertGeometry {
  static let alertWidth: CGFloat = 270
  static let alertButtonHeight: CGFloat = 44
  static let sheetButtonHeight: CGFloat = 57
  static let cornerRadius: CGFloat = 14
  /// From a sheet to the screen's edges.
  static let sheetMargin: CGFloat = 8
  /// Between a sheet's choices and the one that cancels.
  static let cancelGap: CGFloat = 8
  /// A sheet on a phone that lies.
  static let widestSheet: CGFloat = 398
  /// A sheet that is a popover.
  static let popoverWidth: CGFloat = 304
  static let textMargin: CGFloat = 16
  /// The room above a message that stands alone in an alert, from Flutter's `CupertinoAlertDialog`.
  static let loneMessageTop: CGFloat = 20
  /// What an alert's choice is shrunk to before it is truncated: to 10 points of 17 for Flutter's
  /// authors, to 0.58 for DWAlertController's.
  static let smallestChoice: CGFloat = 10.0 / 17

  /// From texts to the fields below them.
  static let fieldGap: CGFloat = 20
  static let fieldHeight: CGFloat = 25
  /// As known of iOS 13 and later, not measured.
  static let fieldRadius: CGFloat = 5
  /// From a field's edges to its text.
  static let fieldInset: CGFloat = 5

  /// Where lines stand with text of the standard size, in points.
  ///
  ///     ───────────── top
  ///         first
  ///     Title ───────
  ///         between
  ///     Message ─────
  ///         last
  ///     ───────────── the line above the choices
  struct Baselines {
    /// From the top to the first line's baseline.
    let first: CGFloat
    /// From the title's last baseline to the message's first.
    let between: CGFloat
    /// From the last baseline to the line above the choices.
    let last: CGFloat
  }

  /// An alert's lines follow from the trees that WebDriverAgent gives of seven alerts on phones
  /// 414 x 736 and 390 x 844 at 3x (crifan's AppCrawler; its own issue 889): title at 19.67, message
  /// 3.67 below it, 20.67 below that or 20 below a title alone. A sheet's follow from EarlGrey's tree of one (its issue
  /// 664: 14.5 above a title, 13.5 below) and Flutter's `CupertinoActionSheet`, whose authors
  /// measured iOS 17 (13.5, 4 to the message, 13.5).
  static func baselines(_ style: UIAlertController.Style) -> Baselines {
    style == .alert
      ? Baselines(first: 36, between: 20, last: 24) : Baselines(first: 27, between: 20, last: 17)
  }
}

/// What an alert shows.
struct AlertContent {
  var style = UIAlertController.Style.alert
  var title: String?
  var message: String?
  var attributedTitle: NSAttributedString?
  var attributedMessage: NSAttributedString?
  var actions: [UIAlertAction] = []
  var fields: [UITextField] = []
  var preferred: UIAlertAction?
  /// Whether a sheet is shown as a popover, beside which a touch cancels.
  var isInPopover = false

  /// The choices of the main group, in the order in which they are shown, and the one that cancels
  /// where it stands apart.
  var groups: (main: [UIAlertAction], apart: UIAlertAction?) {
    let cancel = actions.first { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    guard let cancel else { return (others, nil) }
    switch style {
    case .actionSheet: return (others, isInPopover ? nil : cancel)
    // Two choices stand side by side, the one that cancels first; above one another it is last.
    case .alert: return (others.count == 1 ? [cancel] + others : others + [cancel], nil)
    }
  }

  /// The choices of a card of iOS 26, which both styles are: of two, the one that cancels is first;
  /// of more it is last.
  var cardActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 ? cancel + others : others + cancel
  }

  func isEmphasized(_ action: UIAlertAction) -> Bool {
    guard style == .alert, let preferred else { return action.style == .cancel }
    return action === preferred
  }
}
