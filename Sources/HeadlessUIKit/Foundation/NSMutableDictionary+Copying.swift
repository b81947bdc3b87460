// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSMutableDictionary {
  /// The value of a key that says no more than that it can be copied, which Foundation for Linux
  /// only reads: RxSwift keeps values of threads so.
  ///
  /// - Precondition: A key whose value is set is hashable, as every object is.
  @_disfavoredOverload
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else {
        trap("\(type(of: key)) is no key of a dictionary, as it is not hashable")
      }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
