// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Graphics

/// Opens a file to hear of its changes alone. It is opened to be read here.
public let O_EVTONLY: Int32 = O_RDONLY

/// Says what happens to a file. Files are not watched here: its handler is never called.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// The open file: none is known.
  var handle: Int32 { get }
  /// What happened last: nothing.
  var data: DispatchSource.FileSystemEvent { get }
  /// What is listened for: nothing.
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSourceFileSystemObject {
  /// The open file: none is known.
  public var handle: Int32 { -1 }
  /// What happened last: nothing.
  public var data: DispatchSource.FileSystemEvent { [] }
  /// What is listened for: nothing.
  public var mask: DispatchSource.FileSystemEvent { [] }
}

extension DispatchSource: DispatchSourceFileSystemObject {
  /// Makes a source that says what happens to a file: never, here.
  ///
  /// - Parameters:
  ///   - fileDescriptor: The open file.
  ///   - eventMask: What is listened for.
  ///   - queue: Where its handlers are called.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    guard let source = makeUserDataOrSource(queue: queue) as? DispatchSource else {
      trap("Dispatch's sources are no DispatchSource in this version of Swift")
    }
    return source
  }
}
