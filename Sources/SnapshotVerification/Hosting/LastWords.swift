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
package enum LastWords {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// Runs `body`, which makes or draws a snapshot's view on this thread.
  ///
  /// - Parameter runDirectory: The folder in which a conducted run is to find the words.
  static func during<Value, Failure: Error>(
    _ name: SnapshotName, runDirectory: String?, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    _ = installed
    if let runDirectory { crashFile.use(runDirectory) }
    let words = ThreadWords.ofThread
    let former = words.text
    words.text = "\(name.path)\nThe process ended while it drew \(name)\n"
    defer { words.text = former }
    return try body()
  }

  /// Notes what a snapshot of this thread shows, such as `ProfileView`.
  package static func isDrawing(_ view: String) {
    guard let words = ThreadWords.ofThreadIfAny, case let text = words.text, !text.isEmpty else {
      return
    }
    let lines = text.split(separator: "\n", maxSplits: 2)
    words.text = "\(lines[0])\n\(lines[1])\n  in a \(view)\n"
  }

  /// What a line begins with that tells of a mistake before the end.
  package static let mistake = "  reported before: "

  /// Notes a mistake that a snapshot of this thread reported: the end may come of it, as where an
  /// outlet is not connected and is asked for.
  package static func isReported(_ message: String) {
    guard let words = ThreadWords.ofThreadIfAny, case let text = words.text, !text.isEmpty else {
      return
    }
    words.text = text + mistake + message.replacing("\n", with: " ") + "\n"
  }

  /// Where the words are left for the `snapshots` command.
  fileprivate static let crashFile = CrashFile()

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
  if let words = ThreadWords.ofThreadIfAny {
    words.write()
    LastWords.crashFile.write(words, signal)
  }
  sigaction(signal, LastWords.formerActions + Int(signal), nil)
  // A fault happens again when this returns. What was sent has to be sent again.
  if let info, info.pointee.si_code <= 0 { raise(signal) }
}

/// The words of one thread in plain memory, and a stack for its signals:
///
///     count of the bytes | text .......... | stack ............
///
/// The text's first line is the snapshot's path; the others are for people.
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

  /// The whole text, for a handler.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: memory.load(as: Int.self))
  }

  /// Says what a person reads: all but the first line, which is for a program.
  func write() {
    let bytes = bytes
    var first = 0
    while first < bytes.count, bytes[first] != UInt8(ascii: "\n") { first += 1 }
    guard first < bytes.count, let base = bytes.baseAddress else { return }
    _ = Glibc.write(STDERR_FILENO, base + first + 1, bytes.count - first - 1)
  }

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

/// The file `<pid>.crash` in a run's folder: the words, and a line `signal <number>`.
private final class CrashFile: @unchecked Sendable {
  private let lock = NSLock()
  /// Of a conducted run: written once, before a signal can ask for it.
  private var path: UnsafeMutablePointer<CChar>?

  func use(_ directory: String) {
    lock.lock()
    defer { lock.unlock() }
    guard path == nil else { return }
    path = strdup(directory + "/\(getpid()).crash")
  }

  /// Only what a signal's handler may call.
  func write(_ words: ThreadWords, _ signal: Int32) {
    let bytes = words.bytes
    guard let path, !bytes.isEmpty else { return }
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    _ = Glibc.write(file, bytes.baseAddress, bytes.count)
    // `signal 04`, without a string, which would ask for memory.
    let digits = (UInt8(signal / 10 % 10), UInt8(signal % 10))
    let zero = UInt8(ascii: "0")
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 10) { line in
      let word: StaticString = "signal "
      for index in 0..<7 { line[index] = word.utf8Start[index] }
      line[7] = zero + digits.0
      line[8] = zero + digits.1
      line[9] = UInt8(ascii: "\n")
      _ = Glibc.write(file, line.baseAddress, 10)
    }
    close(file)
  }
}
