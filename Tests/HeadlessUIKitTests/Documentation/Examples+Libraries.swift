// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The examples of what libraries use.
private final class LibraryExamples: ExampleScreen {
  func dynamicAnimator(view: UIView, card: UIView) {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UISnapBehavior(item: card, snapTo: view.center))
  }

  func transitionLayout(list: UICollectionViewLayout, grid: UICollectionViewLayout) {
    let transition = UICollectionViewTransitionLayout(currentLayout: list, nextLayout: grid)
    _ = transition
  }

  func interactiveTransition(pan: UIPanGestureRecognizer, view: UIView) {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.update(pan.translation(in: view).y / view.bounds.height)
  }

  func layer(context: CGContext, points: [CGPoint]) {
    let dot = CGLayer(context, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil)
    dot?.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    for point in points { dot.map { context.draw($0, at: point) } }
  }

  func exception() {
    NSException(name: .invalidArgumentException, reason: "no such page", userInfo: nil).raise()
  }

  func exceptionOfFormat() {
    NSException.raise(.rangeException, format: "%d of %d", arguments: getVaList([4, 3]))
  }

  func layoutManager(textView: UITextView) {
    let height = textView.layoutManager.usedRect(for: textView.textContainer).height
    _ = height
  }

  func textStorage(textView: UITextView, range: NSRange) {
    textView.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
  }

  func cornerConfiguration(card: UIView) {
    card.cornerConfiguration = .corners(radius: .fixed(20))
  }
}
