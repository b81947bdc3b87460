// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// What a test process says last where a view ends it: which view, test and state it drew.
///
/// Swift's own message names a line, such as that of an `!` in a view that all states share. What
/// can be a failure of the snapshot is one; a trap cannot be caught.
///
///     Fatal error: Unexpectedly found nil while unwrapping an Optional value
///     The process ended while it drew ProfileViewTests/testEveryState, state "adult"
///       in a ProfileView
///
/// A signal's handler may call almost nothing, so that the words are made before, for each thread.
enum LastWords {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// Runs `body`, which makes or draws a snapshot's view on this thread.
  static func during<Value, Failure: Error>(
    _ name: SnapshotName, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    _ = installed
    let words = ThreadWords.ofThread
    let former = words.text
    words.text = "The process ended while it drew \(name)\n"
    defer { words.text = former }
    return try body()
  }

  /// Notes what a snapshot of this thread shows, such as `ProfileView`.
  static func isDrawing(_ view: String) {
    guard let words = ThreadWords.ofThreadIfAny, case let text = words.text, !text.isEmpty else {
      return
    }
    words.text = "\(text.prefix { $0 != "\n" })\n  in a \(view)\n"
  }

  /// The handlers that were there before; Swift's own, which prints the stack, is one.
  fileprivate nonisolated(unsafe) static let formerActions = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  private static let installed: Void = {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = sayLastWords
    // On a stack of its own: an endless recursion has used up the other.
    action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
    for signal in signals { sigaction(signal, &action, formerActions + Int(signal)) }
  }()
}

/// Writes the words of the thread, and leaves the rest to the former handler.
private func sayLastWords(
  _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  if let words = ThreadWords.ofThreadIfAny { words.write() }
  sigaction(signal, LastWords.formerActions + Int(signal), nil)
  // A fault happens again when this returns. What was sent has to be sent again.
  if let info, info.pointee.si_code <= 0 { raise(signal) }
}

/// The words of one thread in plain memory, and a stack for its signals:
///
///     count of the bytes | text .......... | stack ............
private struct ThreadWords {
  private static let textSize = 2048
  private static let stackSize = 64 << 10

  private let memory: UnsafeMutableRawPointer
  private var start: UnsafeMutableRawPointer { memory + MemoryLayout<Int>.size }

  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { memory in
      guard let memory else { return }
      ThreadWords(memory: memory).leaveStack()
      free(memory)
    }
    return key
  }()

  static var ofThreadIfAny: ThreadWords? {
    pthread_getspecific(key).map { ThreadWords(memory: $0) }
  }

  static var ofThread: ThreadWords {
    if let words = ofThreadIfAny { return words }
    let words = ThreadWords(
      memory: UnsafeMutableRawPointer.allocate(byteCount: textSize + stackSize, alignment: 16))
    words.text = ""
    pthread_setspecific(key, words.memory)
    words.enterStack()
    return words
  }

  var text: String {
    get {
      let count = memory.load(as: Int.self)
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
    nonmutating set {
      let bytes = Array(newValue.utf8.prefix(Self.textSize - MemoryLayout<Int>.size))
      start.copyMemory(from: bytes, byteCount: bytes.count)
      memory.storeBytes(of: bytes.count, as: Int.self)
    }
  }

  func write() { _ = Glibc.write(STDERR_FILENO, start, memory.load(as: Int.self)) }

  /// A thread that has a stack for signals already, as Swift's backtraces give it, keeps that.
  private func enterStack() {
    var present = stack_t()
    sigaltstack(nil, &present)
    guard present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t(
      ss_sp: memory + Self.textSize, ss_flags: 0, ss_size: Self.stackSize)
    sigaltstack(&stack, nil)
  }

  private func leaveStack() {
    var present = stack_t()
    sigaltstack(nil, &present)
    guard present.ss_sp == memory + Self.textSize else { return }
    var none = stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
    sigaltstack(&none, nil)
  }
}
