// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``KeypadCell``: a class, as view models may be.
public final class KeypadCellViewModel: BMViewModel {
  public var text: String?
  public var image: UIImage?

  public init(text: String? = nil, image: UIImage? = nil) {
    self.text = text
    self.image = image
  }

  var shouldShowText: Bool { text?.isEmpty == false }
  var shouldShowImage: Bool { image != nil }
}
