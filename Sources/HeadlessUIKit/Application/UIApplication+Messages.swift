// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Foundation of Swift 6.2 has no such messages on Linux.
#if compiler(>=6.3)
  /// What an app tells of itself as a message of a type, beside the notification of the same name.
  public protocol UIApplicationMessage: NotificationCenter.MainActorMessage
  where Subject == UIApplication {
    /// Makes the message, which has no content.
    init()
  }

  extension UIApplicationMessage {
    /// The message of any notification of its name.
    @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  }

  extension UIApplication {
    /// The app is in the foreground and hears of touches.
    public struct DidBecomeActiveMessage: UIApplicationMessage {
      /// The notification's name.
      public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
      /// Makes the message.
      public init() {}
    }

    /// The app will no longer be active.
    public struct WillResignActiveMessage: UIApplicationMessage {
      /// The notification's name.
      public static var name: Notification.Name { UIApplication.willResignActiveNotification }
      /// Makes the message.
      public init() {}
    }

    /// The app will come to the foreground.
    public struct WillEnterForegroundMessage: UIApplicationMessage {
      /// The notification's name.
      public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
      /// Makes the message.
      public init() {}
    }

    /// The app is in the background.
    public struct DidEnterBackgroundMessage: UIApplicationMessage {
      /// The notification's name.
      public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
      /// Makes the message.
      public init() {}
    }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// The app is in the foreground and hears of touches.
    public static var didBecomeActive: Self { .init() }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// The app will no longer be active.
    public static var willResignActive: Self { .init() }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// The app will come to the foreground.
    public static var willEnterForeground: Self { .init() }
  }

  extension NotificationCenter.MessageIdentifier
  where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// The app is in the background.
    public static var didEnterBackground: Self { .init() }
  }
#endif
