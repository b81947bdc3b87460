// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit
import ModellableViewLifecycle

/// The state of one key: a class, as view models may be. The keypad is written four times, once in
/// each lifecycle, and looks the same each time.
public final class KeypadCellViewModel: BMViewModel, ModellableViewLifecycle.ViewModel {
  public var text: String?
  public var image: UIImage?

  public init(text: String? = nil, image: UIImage? = nil) {
    self.text = text
    self.image = image
  }

  var shouldShowText: Bool { text?.isEmpty == false }
  var shouldShowImage: Bool { image != nil }
}
