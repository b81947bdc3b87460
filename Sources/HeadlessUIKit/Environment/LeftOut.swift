// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Stands for a statement that needs what Linux has not: the plug-in UIKitSources writes it. The
/// snapshot's record notes what is left out.
public func leftOut(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
  RenderingEnvironment.current.issues?.report(
    RenderingIssue(
      "\(file):\(line) is left out, as Linux has no \(name)", kind: .leftOut, in: []))
}

/// The name of a class as Objective-C's `description()` gives it.
public func descriptionOfClass(_ type: Any.Type) -> String { String(reflecting: type) }

/// Whether the views that are drawn are those of a version of iOS, or of a newer one: the plug-in
/// UIKitSources writes it for `#available(iOS 26, *)` before what says a value. They are those of
/// the ``SystemLook``.
public func isSystem(atLeast version: Int) -> Bool { version <= SystemLook.current.rawValue }

/// Whether code for a version of iOS that is newer than 18 is there: never. The plug-in
/// UIKitSources leaves it out, and writes this for `#available(iOS 26, *)` before it, whichever
/// ``SystemLook`` is drawn.
public func hasCode(ofSystem version: Int) -> Bool { false }

/// Changes something without an animation, and gives what the closure gives: the plug-in
/// UIKitSources writes it for SwiftUI's `withAnimation`. `completion` is called afterwards, on the
/// main queue.
public func withoutAnimation<Result>(
  _ body: () throws -> Result, completion: (() -> Void)? = nil
) rethrows -> Result {
  let result = try body()
  if let completion { MainQueue.async(completion) }
  return result
}
