// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Graphics
import HeadlessUIKit
import ImageComparison
import Rasterizer

/// A picture that uses what might depend on a machine: text in several scripts and weights, soft
/// and hard edges, gradients, shadows, rotation, blending.
struct DoctorScene {
  static let size = CGSize(width: 320, height: 240)
  static let scale: CGFloat = 2

  /// Draws the scene on some threads at once.
  ///
  /// - Parameter threadCount: How many threads each paint it.
  /// - Returns: 16 hexadecimal digits that stand for the pixels.
  /// - Throws: `Snapshots.Error.drawing` where a font is missing, or where threads painted
  ///   different pixels.
  static func digest(threadCount: Int) throws -> String {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment()
    environment.issues = issues
    let list = RenderingEnvironment.$current.withValue(environment) {
      let view = Self.view()
      view.layoutIfNeeded()
      return view.displayList(scale: Self.scale)
    }
    guard issues.messages.isEmpty else { throw Snapshots.Error.drawing(messages: issues.messages) }
    let fingerprints = Fingerprints()
    let player = DisplayListPlayer()
    DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
      fingerprints.add(Result { try player.play(list).fingerprint })
    }
    let found = try fingerprints.all()
    guard found.count == 1, let fingerprint = found.first else {
      throw Snapshots.Error.drawing(
        messages: ["\(threadCount) threads painted \(found.count) pictures at once."])
    }
    let digits = String(fingerprint, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What several threads have drawn.
  private final class Fingerprints: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<UInt64, any Error>] = []

    func add(_ result: Result<UInt64, any Error>) { lock.withLock { results.append(result) } }

    /// The different ones.
    func all() throws -> Set<UInt64> { try lock.withLock { Set(try results.map { try $0.get() }) } }
  }

  private static func view() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .systemBackground
    let texts = [
      "Hamburgefonstiv 0123", "Grüße, Ångström", "Ελληνικά κείμενα", "Привет, мир", "fi ff 1/2 → x",
    ]
    for (index, text) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 12, y: 8 + 26 * CGFloat(index), width: 200, height: 24))
      label.font = .systemFont(
        ofSize: 13 + CGFloat(index) * 1.7, weight: index.isMultiple(of: 2) ? .regular : .semibold)
      label.text = text
      view.addSubview(label)
    }
    for index in 0..<6 {
      let tile = UIView(
        frame: CGRect(
          x: 210.3 + 9 * CGFloat(index), y: 20.7 + 17 * CGFloat(index),
          width: 44.1, height: 44.9))
      tile.backgroundColor = UIColor(
        red: CGFloat(index) / 6, green: 0.4, blue: 1 - CGFloat(index) / 6, alpha: 0.55)
      tile.layer.cornerRadius = 3 * CGFloat(index)
      tile.layer.shadowOpacity = 0.3
      tile.layer.shadowRadius = CGFloat(index)
      tile.layer.borderWidth = 1.25
      tile.transform = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
      view.addSubview(tile)
    }
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 12, y: 170, width: 180, height: 56)
    gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
    gradient.cornerRadius = 12
    view.layer.addSublayer(gradient)
    return view
  }
}
