// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What iOS 7 and later do not draw, and old code still says.
private struct TitleShadow {
  var colors: [UInt: UIColor] = [:]
  var isReversed = false
}

private let titleShadowKey = AssociatedStorage.Key<TitleShadow>()

extension UIButton {
  private var titleShadow: TitleShadow {
    get { associatedStorage[titleShadowKey] ?? TitleShadow() }
    set { associatedStorage[titleShadowKey] = newValue }
  }

  /// Sets the color of the title's shadow in a state. Kept, not drawn: no title has a shadow.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadow.colors[state.rawValue] = color
  }

  /// The color of the title's shadow in a state.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadow.colors[state.rawValue] ?? titleShadow.colors[UIControl.State.normal.rawValue]
  }

  /// The color of the title's shadow now.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Whether the shadow is at the other side while the button is pressed. Kept. The default is
  /// false.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { titleShadow.isReversed }
    set { titleShadow.isReversed = newValue }
  }

  /// Makes a button of the system's look with a picture, that calls `action` of `target`.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
