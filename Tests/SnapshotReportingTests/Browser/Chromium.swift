// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// A headless Chromium, driven by its DevTools protocol over a pair of pipes.
///
/// With `--remote-debugging-pipe` it reads commands from descriptor 3 and writes answers and events
/// to 4, each a JSON text that ends in a zero byte: no port, no web socket, nothing that can be
/// taken.
final class Chromium {
  private let process: pid_t
  private let commands: Int32
  private let answers: Int32
  private let profile: String
  private var buffer: [UInt8] = []
  private var events: [[String: Any]] = []
  private var session: String?
  private var number = 0

  /// What went wrong.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The browser's program, as Debian calls it.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    return names.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Skips a test where there is no browser; in CI, where there has to be one, fails it.
  static func required() throws -> String {
    if let program { return program }
    let advice = "There is no Chromium: 'Tools/setup --tests' installs it."
    guard (ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty else {
      throw Problem(description: advice)
    }
    throw XCTSkip(advice)
  }

  init(width: Int = 1440, height: Int = 900) throws {
    let program = try Chromium.required()
    profile = NSTemporaryDirectory() + "snapshots-chromium-" + UUID().uuidString
    let (childInput, commands) = try Chromium.pipe()
    let (answers, childOutput) = try Chromium.pipe()
    self.commands = commands
    self.answers = answers
    let arguments = [
      program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--remote-debugging-pipe", "--hide-scrollbars", "--no-first-run",
      "--force-color-profile=srgb",
      "--disable-background-networking", "--user-data-dir=\(profile)", "about:blank",
    ]
    process = try Chromium.spawn(arguments, input: childInput, output: childOutput)
    close(childInput)
    close(childOutput)
    let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    guard let page = targets.first(where: { $0["type"] as? String == "page" })?["targetId"] else {
      throw Problem(description: "Chromium has no page")
    }
    let attached = try send("Target.attachToTarget", ["targetId": page, "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Accessibility"] { try send(domain + ".enable") }
    try send("Page.setLifecycleEventsEnabled", ["enabled": true])
    try resize(width: width, height: height)
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(commands)
    close(answers)
    try? FileManager.default.removeItem(atPath: profile)
  }

  func resize(width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Which media features the page sees, such as `prefers-color-scheme`.
  func emulate(_ features: [String: String]) throws {
    try send(
      "Emulation.setEmulatedMedia",
      ["features": features.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }])
  }

  func setScripting(_ isOn: Bool) throws {
    try send("Emulation.setScriptExecutionDisabled", ["value": !isOn])
  }

  /// Opens an address and waits until the page has loaded.
  func open(_ address: String) throws {
    try navigate("about:blank")
    events = []
    try navigate(address)
  }

  /// Goes to an address, and waits for the end of this and of no earlier navigation.
  private func navigate(_ address: String) throws {
    guard let loader = try send("Page.navigate", ["url": address])["loaderId"] as? String else {
      return
    }
    func isLoaded(_ event: [String: Any]) -> Bool {
      let parameters = event["params"] as? [String: Any]
      return event["method"] as? String == "Page.lifecycleEvent"
        && parameters?["name"] as? String == "load" && parameters?["loaderId"] as? String == loader
    }
    while !events.contains(where: isLoaded) { try receive() }
  }

  /// The value of an expression, of a promise when it is one.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      [
        "expression": expression, "returnByValue": true, "awaitPromise": true, "userGesture": true,
      ])
    if let details = answer["exceptionDetails"] {
      throw Problem(description: "\(expression): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Presses and releases a key.
  func press(_ key: String, shift: Bool = false) throws {
    let codes = [
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Escape": 27, "Enter": 13,
      "Tab": 9, "End": 35, "Home": 36, " ": 32,
    ]
    let code = codes[key] ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0)
    var event: [String: Any] = [
      "key": key, "windowsVirtualKeyCode": code, "modifiers": shift ? 8 : 0, "type": "keyDown",
    ]
    if key.count == 1 { event["text"] = key }
    try send("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event)
    // What the page does about it may take another frame and another task, such as a dialog's
    // closing.
    try evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)))")
  }

  func mouse(_ type: String, x: Double, y: Double, more: [String: Any] = [:]) throws {
    let event: [String: Any] = ["type": type, "x": x, "y": y, "button": "left", "clickCount": 1]
    try send("Input.dispatchMouseEvent", event.merging(more) { $1 })
  }

  /// A picture of the page, as PNG.
  func screenshot() throws -> [UInt8] {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw Problem(description: "Chromium took no picture")
    }
    return [UInt8](data)
  }

  /// Uncaught exceptions, console messages and what the content security policy has blocked.
  func complaints() throws -> [String] {
    // What happened until now has been reported before this is answered.
    try evaluate("1")
    let methods = ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"]
    return events.filter { methods.contains($0["method"] as? String ?? "") }.map { "\($0)" }
  }
}

// MARK: - The protocol

extension Chromium {
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    let own = number
    var message: [String: Any] = ["id": own, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(commands, bytes, bytes.count)
      guard count > 0 else { throw Problem(description: "Chromium is gone") }
      bytes.removeFirst(count)
    }
    while true {
      guard let answer = try receive() else { continue }
      guard answer["id"] as? Int == own else { continue }
      if let error = answer["error"] { throw Problem(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message; an event is kept and nil returned.
  @discardableResult
  private func receive() throws -> [String: Any]? {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: Data(buffer[..<end])) as? [String: Any]
        buffer.removeSubrange(...end)
        guard let message else { continue }
        if message["id"] != nil { return message }
        events.append(message)
        return nil
      }
      var descriptor = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 30_000) > 0 else {
        throw Problem(description: "Chromium has not answered for 30 seconds")
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers, &chunk, chunk.count)
      guard count > 0 else { throw Problem(description: "Chromium has ended") }
      buffer += chunk[..<count]
    }
  }
}

// MARK: - The process

extension Chromium {
  /// A pipe whose ends no other child inherits and whose numbers are not 3 or 4.
  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw Problem(description: "no pipe") }
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 20) }
    for end in ends { close(end) }
    return (high[0], high[1])
  }

  private static func spawn(_ arguments: [String], input: Int32, output: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, input, 3)
    posix_spawn_file_actions_adddup2(&actions, output, 4)
    let pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, arguments[0], &actions, nil, pointers + [nil], environ)
    guard result == 0 else {
      throw Problem(
        description: "\(arguments[0]) cannot be started: \(String(cString: strerror(result)))")
    }
    return process
  }
}
