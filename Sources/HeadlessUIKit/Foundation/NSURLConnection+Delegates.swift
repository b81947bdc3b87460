// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What is told about a connection. Linux has no `NSURLConnection`, so that nothing ever is: a
/// class that conforms, as some of `URLProtocol`'s do, compiles.
public protocol NSURLConnectionDelegate: DelegateObject {}

/// What is told about the data of a connection: nothing, as ``NSURLConnectionDelegate`` says.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {}
