// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
  /// Notifications of a name, one after the other, from now on.
  ///
  /// ```swift
  /// for await note in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
  ///   print(note.name)
  /// }
  /// ```
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// Notifications that wait until they are asked for.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification
    /// Waits for the next one.
    public typealias AsyncIterator = AsyncStream<Notification>.Iterator
    private let stream: AsyncStream<Notification>

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      stream = AsyncStream { continuation in
        let observer = Observer(
          center,
          center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield($0)
          })
        continuation.onTermination = { _ in observer.end() }
      }
    }

    /// Waits for the notifications.
    public func makeAsyncIterator() -> AsyncIterator { stream.makeAsyncIterator() }
  }

  /// Somebody who hears of notifications until they are not waited for any more.
  private final class Observer: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(_ center: NotificationCenter, _ token: any NSObjectProtocol) {
      (self.center, self.token) = (center, token)
    }

    func end() { center.removeObserver(token) }
  }
}
