// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import HeadlessUIKit
import RasterScenes
import TestSupport

/// Random views in one another: with frames, in stacks and by constraints, with every look that a
/// layer has, and texts of several scripts.
package struct RandomViewTree {
  var random: SeededGenerator

  /// What a tree reported beside constraints that cannot be satisfied.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// A tree laid out and recorded: light or dark, at one of three scales.
  ///
  /// Random constraints contradict each other now and then, which a snapshot's failure would be: so
  /// there is no snapshot here.
  package static func displayList(seed: Int) throws -> DisplayList {
    let issues = RenderingIssues()
    let scale = CGFloat(seed % 3 + 1)
    let environment = RenderingEnvironment(
      displayScale: scale, userInterfaceStyle: seed % 5 == 0 ? .dark : .light, issues: issues)
    let list = RenderingEnvironment.$current.withValue(environment) {
      let view = make(seed: UInt64(seed))
      view.layoutIfNeeded()
      return view.displayList(scale: scale)
    }
    if let problem = issues.all.first(where: { $0.kind != .brokenConstraints }) {
      throw Problem(description: "trees, seed \(seed): \(problem.message)")
    }
    return list
  }

  /// A tree of up to about 40 views, at most 160 points wide and high.
  package static func make(seed: UInt64) -> UIView {
    var tree = RandomViewTree(random: SeededGenerator(seed: seed))
    let size = CGSize(
      width: tree.whole(40...160), height: tree.whole(40...160))
    let view = tree.container(depth: 0, size: size)
    view.frame = CGRect(origin: .zero, size: size)
    view.backgroundColor = .systemBackground
    return view
  }

  private mutating func view(depth: Int, size: CGSize) -> UIView {
    let isLeaf = depth > 2 || chance(0.55)
    let view = isLeaf ? leaf(size: size) : container(depth: depth, size: size)
    dress(view)
    return view
  }

  private mutating func container(depth: Int, size: CGSize) -> UIView {
    switch Int.random(in: 0...3, using: &random) {
    case 0: return stack(depth: depth, size: size)
    case 1: return pinned(depth: depth, size: size)
    default: return placed(depth: depth, size: size)
    }
  }

  /// Children with frames, on and off pixel edges.
  private mutating func placed(depth: Int, size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let side = CGSize(
        width: number(4...max(8, Double(size.width))),
        height: number(4...max(8, Double(size.height))))
      let child = self.view(depth: depth + 1, size: side)
      child.frame = CGRect(
        x: edge(-10...Double(size.width)), y: edge(-10...Double(size.height)),
        width: side.width, height: side.height)
      if chance(0.15) {
        child.transform = CGAffineTransform(rotationAngle: number(-3...3))
          .scaledBy(x: number(0.5...1.5), y: number(0.5...1.5))
      }
      view.addSubview(child)
    }
    return view
  }

  private mutating func stack(depth: Int, size: CGSize) -> UIView {
    let stack = UIStackView(frame: CGRect(origin: .zero, size: size))
    stack.axis = chance(0.5) ? .vertical : .horizontal
    stack.spacing = whole(0...8)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
    stack.distribution = one(of: distributions)
    stack.alignment = one(of: alignments)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      stack.addArrangedSubview(
        view(depth: depth + 1, size: CGSize(width: size.width / 2, height: size.height / 2)))
    }
    return stack
  }

  /// Children one below another, held by constraints.
  private mutating func pinned(depth: Int, size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    var above = view.topAnchor
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let child = self.view(
        depth: depth + 1, size: CGSize(width: size.width - 8, height: size.height / 3))
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let width = child.widthAnchor.constraint(
        equalTo: view.widthAnchor, multiplier: number(0.2...1))
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: above, constant: whole(0...6)),
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: whole(0...9)),
        child.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
        child.heightAnchor.constraint(greaterThanOrEqualToConstant: whole(2...30)), width,
      ])
      above = child.bottomAnchor
    }
    return view
  }
}

extension RandomViewTree {
  mutating func chance(_ probability: Double) -> Bool { random.number(0...1) < probability }

  mutating func number(_ range: ClosedRange<Double>) -> CGFloat { random.number(range) }

  mutating func whole(_ range: ClosedRange<Double>) -> CGFloat { random.number(range).rounded() }

  /// Often a whole number, as in user interfaces.
  mutating func edge(_ range: ClosedRange<Double>) -> CGFloat {
    let value = number(range)
    return chance(0.6) ? value.rounded() : value
  }

  mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
