// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What happened, in order.
final class CallLog {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// The entries so far; the log is empty afterwards.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that logs what it is told.
final class LoggingView: UIView {
  var log: CallLog?
  var logName = ""
  var onLayout: ((LoggingView) -> Void)?

  convenience init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
    self.init(frame: frame)
    logName = name
    self.log = log
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    log?.add("\(logName) willMove superview \(name(newSuperview)) from \(name(superview))")
  }

  override func didMoveToSuperview() {
    log?.add("\(logName) didMove superview \(name(superview))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log?.add("\(logName) willMove window \(newWindow == nil ? "nil" : "window")")
  }

  override func didMoveToWindow() {
    log?.add("\(logName) didMove window \(window == nil ? "nil" : "window")")
  }

  override func didAddSubview(_ subview: UIView) {
    log?.add("\(logName) didAdd \(name(subview))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    log?.add("\(logName) willRemove \(name(subview))")
  }

  override func tintColorDidChange() { log?.add("\(logName) tint") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let style = previousTraitCollection?.userInterfaceStyle
    log?.add("\(logName) traits from \(style.map(String.init(describing:)) ?? "nil")")
  }

  override func layoutSubviews() {
    log?.add("\(logName) layout")
    onLayout?(self)
  }

  private func name(_ view: UIView?) -> String {
    guard let view else { return "nil" }
    return (view as? LoggingView)?.logName ?? "\(type(of: view))"
  }
}
