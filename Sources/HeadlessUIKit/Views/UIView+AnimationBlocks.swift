// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Animations as they were written before blocks: what is changed between beginning and committing
/// is there at once, as after ``animate(withDuration:animations:)``.
extension UIView {
  /// Begins what ``commitAnimations()`` ends.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends what ``beginAnimations(_:context:)`` has begun.
  public class func commitAnimations() {}
  /// Kept by nobody: nothing takes time.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Kept by nobody: nothing takes time.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Kept by nobody: nothing takes time.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Kept by nobody: nothing takes time.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Kept by nobody: nothing takes time.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Kept by nobody: nothing takes time.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
