// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing

/// Animations that begin anew whenever they end.
@MainActor @Suite struct EndlessAnimationTests {
  /// What begins the next step, by the ways of UIKit and Core Animation.
  enum Way: CaseIterable {
    case animate, spring, transition, keyframes, animator, layer, transaction, emptyTransaction
  }

  @MainActor final class Loop: NSObject, CAAnimationDelegate {
    let way: Way
    let count: Int
    let view = UIView()
    var steps: [Int] = []

    init(_ way: Way, of count: Int) { (self.way, self.count) = (way, count) }

    func begin() {
      let step = steps.count % count
      let change = { self.steps.append(step) }
      switch way {
      case .animate:
        UIView.animate(withDuration: 1, animations: change) { _ in self.begin() }
      case .spring:
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
          animations: change
        ) { _ in self.begin() }
      case .transition:
        UIView.transition(with: view, duration: 1, animations: change) { _ in self.begin() }
      case .keyframes:
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
        } completion: { _ in
          self.begin()
        }
      case .animator:
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change)
        animator.addCompletion { _ in self.begin() }
        animator.startAnimation()
      case .layer:
        change()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.delegate = self
        view.layer.add(animation, forKey: nil)
      case .transaction, .emptyTransaction:
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.begin() }
        if way == .transaction { view.layer.add(CABasicAnimation(), forKey: nil) }
        change()
        CATransaction.commit()
      }
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      MainActor.assumeIsolated { begin() }
    }
  }

  /// Lets the main queue work until something holds, for two seconds at most.
  private func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<2000 where !isDone() { try await Task.sleep(for: .milliseconds(1)) }
    // One step too many would come now.
    try await Task.sleep(for: .milliseconds(5))
  }

  /// What is animated by views goes on in later turns: a picture that is taken at once shows the
  /// first step.
  @Test(arguments: Way.allCases, [1, 2, 3, 4, 5, 6, 10, 12])
  func aLoopEndsAtItsFirstStep(_ way: Way, count: Int) async throws {
    let loop = Loop(way, of: count)

    loop.begin()
    if way != .emptyTransaction { #expect(loop.steps == [0]) }
    try await wait { loop.steps.count >= 61 }

    #expect(loop.steps.count == 61)
    #expect(loop.steps.last == 0)
  }

  @Test func aLoopBeginsAgain() async throws {
    let loop = Loop(.animate, of: 2)

    loop.begin()
    try await wait { loop.steps.count >= 61 }
    loop.steps = []
    loop.begin()
    try await wait { loop.steps.count >= 61 }

    #expect(loop.steps.count == 61)
  }

  @Test func aChainThatEndsIsMadeToItsEnd() async throws {
    var steps = 0
    func next() {
      UIView.animate(withDuration: 0.1) {
        steps += 1
      } completion: { _ in
        if steps < 60 { next() }
      }
    }

    next()
    try await wait { steps >= 60 }

    #expect(steps == 60)
  }
}
