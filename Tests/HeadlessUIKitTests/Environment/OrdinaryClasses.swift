// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

// Classes as they are written for iOS: none has an initializer that only this toolkit asks for.

/// The initializer of iOS alone.
class FramedView: UIView {
  let madeBy: String

  override init(frame: CGRect) {
    madeBy = "frame \(Int(frame.width))"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Inherits its initializers.
final class InheritingView: FramedView {
  let label = UILabel()
}

/// A superclass with a type parameter.
class GenericView<Content: UIView>: UIView {
  let content: Content

  override init(frame: CGRect) {
    content = Content(frame: frame)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A superclass with a type argument.
final class FilledView: GenericView<FramedView> {}

/// What it needs comes by an initializer of its own.
class TitledView: UIView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// An `init()` of its own, which is no override.
final class PlainlyMadeView: UIView {
  var madeBy = ""

  init() {
    super.init(frame: .zero)
    madeBy = "init"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A parameter with a default.
final class DefaultedView: UIView {
  let count: Int

  init(count: Int = 5) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Several ways, one of them a convenience.
final class ConvenientView: UIView {
  var isWide = false

  override init(frame: CGRect) { super.init(frame: frame) }

  convenience init(isWide: Bool) {
    self.init(frame: .zero)
    self.isWide = isWide
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class NamedCell: UITableViewCell {
  let madeBy: String

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    madeBy = "\(style) \(reuseIdentifier ?? "nil")"
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class NamedHeader: UITableViewHeaderFooterView {
  let madeBy: String

  override init(reuseIdentifier: String?) {
    madeBy = reuseIdentifier ?? "nil"
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class FramedItem: UICollectionViewCell {
  let madeBy: CGRect

  override init(frame: CGRect) {
    madeBy = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class NibController: UIViewController {
  let madeBy: String

  override init(nibName: String?, bundle: Bundle?) {
    madeBy = nibName ?? "nil"
    super.init(nibName: nibName, bundle: bundle)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// What it shows comes by an initializer of its own.
final class ModelController: UIViewController {
  let model: String

  init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ModelTableController: UITableViewController {
  let model: String

  init(model: String) {
    self.model = model
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ModelGridController: UICollectionViewController {
  let model: String

  init(model: String) {
    self.model = model
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RootedController: UINavigationController {
  var madeBy = ""

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    madeBy = rootViewController.title ?? "nil"
  }

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ScaledLayer: CALayer {
  var factor = 1

  override init() {
    super.init()
    factor = 2
  }

  override init(layer: Any) {
    super.init(layer: layer)
    factor = (layer as? ScaledLayer)?.factor ?? 0
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Overrides what the control itself adds.
final class TabsControl: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class AvatarView: UIImageView {
  init() { super.init(image: UIImage()) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BusyView: UIActivityIndicatorView {
  init() { super.init(style: .large) }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
