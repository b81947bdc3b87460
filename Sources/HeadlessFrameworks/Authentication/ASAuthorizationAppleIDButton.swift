// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The button by which people say to Apple who they are. Its box and its words are drawn, and the
/// apple before the words is not, which the record of a picture says.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    /// "Sign in with Apple".
    case signIn
    /// "Continue with Apple".
    case `continue`
    /// "Sign up with Apple".
    case signUp
    /// The same as ``signIn``.
    public static let `default` = ButtonType.signIn

    fileprivate var words: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// The button's colors.
  public enum Style: Int, Sendable {
    /// Black on white.
    case white
    /// Black on white, with a black line around.
    case whiteOutline
    /// White on black.
    case black
  }

  /// How round the corners are, in points. The default is 6.
  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  private let label = UILabel()

  /// Makes a button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    prepare(type, style)
  }

  /// Makes a button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Makes a black button to sign in.
  public override convenience init(frame: CGRect) {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
    self.frame = frame
  }

  /// Makes a black button to sign in, of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare(.signIn, .black)
  }

  private func prepare(_ type: ButtonType, _ style: Style) {
    let isDark = style == .black
    backgroundColor = isDark ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    label.text = type.words
    label.textColor = isDark ? .white : .black
    label.textAlignment = .center
    label.isAccessibilityElement = false
    accessibilityLabel = type.words
    isAccessibilityElement = true
    accessibilityTraits = .button
    addSubview(label)
  }

  /// 140 by 30 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  /// Lays out the words, at 43 % of the button's height as Apple's guidelines say.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.height * 0.43
    label.font = .systemFont(ofSize: max(size, 1), weight: .medium)
    label.adjustsFontSizeToFitWidth = true
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    RenderingEnvironment.report(
      "a \(type(of: self)) has no apple before its words, which is not drawn", kind: .notDrawn)
  }
}
