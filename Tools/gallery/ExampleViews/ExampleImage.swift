// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The pictures of the example views, from this module's resources.
public enum ExampleImage {
  public static var checkboxChecked: UIImage? { load("checkbox-checked@3x") }
  public static var checkboxCheckedDisabled: UIImage? { load("checkbox-checked-disabled@3x") }
  public static var checkboxUnchecked: UIImage? { load("checkbox-unchecked@3x") }
  public static var checkboxUncheckedDisabled: UIImage? { load("checkbox-unchecked-disabled@3x") }
  /// A white arrow to the left with a cross, on nothing.
  public static var clear: UIImage? { load("clear@3x") }
  /// A cat's face on nothing.
  public static var cat: UIImage? { load("cat@3x") }

  private static func load(_ name: String) -> UIImage? {
    Bundle.module.path(forResource: name, ofType: "png", inDirectory: "Resources")
      .flatMap { UIImage(contentsOfFile: $0) }
  }
}
