// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A value that the user's defaults keep, as SwiftUI has it: code without views of SwiftUI uses it as
/// a short form of `UserDefaults`.
///
/// ```swift
/// final class Settings {
///   @AppStorage("showsPrices") var showsPrices = true
/// }
/// ```
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value: what is kept, or the default.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// - Parameters:
  ///   - value: The default.
  ///   - key: The name under which the value is kept.
  ///   - store: What keeps it; `nil` for the standard defaults.
  ///   - decode: What a kept object stands for; `nil` where it stands for no such value.
  ///   - encode: What is kept for a value; `nil` where nothing is.
  private init(
    _ value: Value, _ key: String, _ store: UserDefaults?, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    let store = store ?? .standard
    read = { store.object(forKey: key).flatMap(decode) ?? value }
    write = { value in
      if let object = encode(value) {
        store.set(object, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
    }
  }

  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(value, key, store, decode: { $0 as? Value }, encode: { $0 })
  }

  private init<Plain>(plain key: String, _ store: UserDefaults?) where Value == Plain? {
    self.init(nil, key, store, decode: { $0 as? Plain }, encode: { $0 })
  }
}

extension AppStorage {
  /// Keeps a Boolean.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(plain: wrappedValue, key, store) }

  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(plain: wrappedValue, key, store) }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(plain: wrappedValue, key, store) }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(plain: wrappedValue, key, store) }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(plain: wrappedValue, key, store) }

  /// Keeps an address, as text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(
      wrappedValue, key, store, decode: { ($0 as? String).flatMap(URL.init) },
      encode: \.absoluteString)
  }

  /// Keeps the number of a case.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      wrappedValue, key, store, decode: { ($0 as? Int).flatMap(Value.init) }, encode: \.rawValue)
  }

  /// Keeps the text of a case.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      wrappedValue, key, store, decode: { ($0 as? String).flatMap(Value.init) },
      encode: \.rawValue)
  }

  /// Keeps a Boolean, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(plain: key, store)
  }

  /// Keeps a whole number, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(plain: key, store)
  }

  /// Keeps a number, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(plain: key, store)
  }

  /// Keeps a text, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(plain: key, store)
  }

  /// Keeps bytes, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(plain: key, store)
  }
}
