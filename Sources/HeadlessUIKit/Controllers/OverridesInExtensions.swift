// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Apps change all navigation controllers at once by `extension UINavigationController { override
// func viewDidLoad() { … } }`: with the Objective-C runtime the extension's method takes the place
// of the class's. Here the plug-in UIKitSources gives the method the name of a requirement below and
// has the class meet the protocol; the class calls what it finds so. A subclass that calls `super`
// comes here, too.

/// An extension of a container in which ``UIViewController/viewDidLoad()`` is overridden.
@MainActor
public protocol OverridingViewDidLoad {
  /// What stands in the place of `viewDidLoad()`.
  func overridingViewDidLoad()
}

/// An extension of a container in which ``UIViewController/viewWillAppear(_:)`` is overridden.
@MainActor
public protocol OverridingViewWillAppear {
  /// What stands in the place of `viewWillAppear(_:)`.
  func overridingViewWillAppear(_ animated: Bool)
}

/// An extension of a container in which ``UIViewController/viewWillLayoutSubviews()`` is overridden.
@MainActor
public protocol OverridingViewWillLayoutSubviews {
  /// What stands in the place of `viewWillLayoutSubviews()`.
  func overridingViewWillLayoutSubviews()
}

/// An extension of a container in which ``UIViewController/viewDidLayoutSubviews()`` is overridden.
@MainActor
public protocol OverridingViewDidLayoutSubviews {
  /// What stands in the place of `viewDidLayoutSubviews()`.
  func overridingViewDidLayoutSubviews()
}

/// An extension of a bar in which ``UIView/sizeThatFits(_:)`` is overridden.
@MainActor
public protocol OverridingSizeThatFits {
  /// What stands in the place of `sizeThatFits(_:)`.
  func overridingSizeThatFits(_ size: CGSize) -> CGSize
}

extension UIView {
  /// The size that an extension of a bar says; `nil` where none does.
  final func extensionsSizeThatFits(_ size: CGSize) -> CGSize? {
    (self as? any OverridingSizeThatFits)?.overridingSizeThatFits(size)
  }
}

extension UIViewController {
  /// Calls what an extension of a container has in the place of `viewDidLoad()`.
  final func callExtensionsViewDidLoad() {
    (self as? any OverridingViewDidLoad)?.overridingViewDidLoad()
  }

  /// Calls what an extension of a container has in the place of `viewWillAppear(_:)`.
  final func callExtensionsViewWillAppear(_ animated: Bool) {
    (self as? any OverridingViewWillAppear)?.overridingViewWillAppear(animated)
  }

  /// Calls what an extension of a container has in the place of `viewWillLayoutSubviews()`.
  final func callExtensionsViewWillLayoutSubviews() {
    (self as? any OverridingViewWillLayoutSubviews)?.overridingViewWillLayoutSubviews()
  }

  /// Calls what an extension of a container has in the place of `viewDidLayoutSubviews()`.
  final func callExtensionsViewDidLayoutSubviews() {
    (self as? any OverridingViewDidLayoutSubviews)?.overridingViewDidLayoutSubviews()
  }
}
