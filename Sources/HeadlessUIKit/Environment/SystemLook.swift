// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which system's controls, bars, tables and colors are drawn: a trait like light and dark.
///
/// The default is that of iOS 18. ``iOS26`` has the sizes, insets and colors that are published of
/// iOS 26: glass is drawn as its flat approximation, an opaque or translucent color without blur
/// and refraction. What has no published figures keeps the older look; a snapshot's record says so
/// once for each kind of view.
///
/// ```swift
/// let traits = UITraitCollection(systemLook: .iOS26)
/// traits.performAsCurrent { print(UISwitch().frame.width) }  // 63.0
/// ```
public enum SystemLook: Int, Hashable, CaseIterable, Sendable {
  /// That of iOS 17 and 18.
  case iOS18 = 18
  /// That of iOS 26.
  case iOS26 = 26

  /// The system's name, such as `iOS 26`.
  public var systemName: String { "iOS \(rawValue)" }

  /// The look of a name such as `iOS26`, as `SNAPSHOT_LOOK` has it; `nil` for another name.
  public init?(name: String) {
    guard let look = SystemLook.allCases.first(where: { $0.name == name }) else { return nil }
    self = look
  }

  /// The name in source code, such as `iOS26`.
  public var name: String { "iOS\(rawValue)" }

  /// That of the view that is laid out or drawn, otherwise of the running task.
  static var current: SystemLook { RenderingEnvironment.current.systemLook }

  /// What the environment variable `SNAPSHOT_LOOK` of this process says, otherwise that of the version
  /// in `SNAPSHOT_SYSTEM_VERSION`, otherwise iOS 18.
  static let ofProcess = read(
    ProcessInfo.processInfo.environment["SNAPSHOT_LOOK"], version: DeviceSystemVersion.ofProcess)

  static func read(_ variable: String?, version: String? = nil) -> SystemLook {
    guard let variable, !variable.isEmpty else {
      return version.map(DeviceSystemVersion.look) ?? .iOS18
    }
    guard let look = SystemLook(name: variable) else {
      let names = allCases.map(\.name).joined(separator: ", ")
      trap("SNAPSHOT_LOOK is \"\(variable)\", which is none of \(names)")
    }
    return look
  }
}

/// Figures that each look has its own of.
struct Looks<Value: Sendable>: Sendable {
  let iOS18: Value
  let iOS26: Value

  subscript(look: SystemLook) -> Value {
    switch look {
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }

  /// Those of the look that is drawn.
  var current: Value { self[SystemLook.current] }
}

extension UIView {
  /// Notes, once for each kind of view, that it has the look of iOS 18 where that of iOS 26 is
  /// asked for, because no figures of it are published.
  final func noteOlderLook() {
    guard SystemLook.current == .iOS26 else { return }
    RenderingEnvironment.report(
      RenderingIssue(
        "\(String(describing: type(of: self))) has the look of iOS 18: "
          + "there are no published figures of iOS 26", kind: .olderLook, in: [self]))
  }
}
