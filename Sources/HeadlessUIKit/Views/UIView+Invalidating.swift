// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What is out of date once a property of a view has another value.
///
/// ```swift
/// final class UrgentView: UIView {
///   @Invalidating(.layout, .display) var isUrgent = false
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Says of a view what is out of date.
  func invalidate(view: UIView)
}

extension UIView {
  /// What of a view can be out of date.
  public enum Invalidations {
    /// What it draws.
    public struct Display: UIViewInvalidating {
      /// Says that it is to be drawn.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Where its subviews are.
    public struct Layout: UIViewInvalidating {
      /// Says that it is to be laid out.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Its constraints.
    public struct Constraints: UIViewInvalidating {
      /// Says that its constraints are to be updated.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The size that its content has.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Says that its content has another size.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configuration of a cell, of a header or of a button.
    public struct Configuration: UIViewInvalidating {
      /// Says that its configuration is to be updated; for other views nothing.
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    /// Two of these.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// Says both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose new value makes something of the view out of date. An equal value
  /// does not.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidatingType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidatingType

    /// Makes a property of a value.
    public init(wrappedValue: Value, _ invalidation: InvalidatingType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Makes a property of a value.
    public init<First, Second>(
      wrappedValue: Value, _ first: First, _ second: Second
    ) where InvalidatingType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: first, second: second))
    }

    /// Makes a property of a value.
    public init<First, Second, Third>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    )
    where InvalidatingType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          first: Invalidations.Tuple(first: first, second: second), second: third))
    }

    /// The value of a view's property.
    @MainActor
    public static subscript<Observed: UIView>(
      _enclosingInstance observed: Observed,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Observed, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Observed, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard observed[keyPath: storageKeyPath].value != newValue else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }

    /// Only views have such properties.
    @available(*, unavailable, message: "only views have such properties")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// What it draws.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Where its subviews are.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Its constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The size that its content has.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a cell, of a header or of a button.
  public static var configuration: Self { Self() }
}
