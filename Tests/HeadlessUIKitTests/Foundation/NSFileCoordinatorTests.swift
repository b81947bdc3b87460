// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSFileCoordinatorTests: XCTestCase {
  private let (one, two) = (URL(fileURLWithPath: "/one"), URL(fileURLWithPath: "/two"))

  func testFilesAreReadAndWrittenAtOnce() {
    let coordinator = NSFileCoordinator()
    var error: NSError?
    var seen: [String] = []
    coordinator.coordinate(readingItemAt: one, options: .withoutChanges, error: &error) {
      seen.append("read \($0.path)")
    }
    coordinator.coordinate(writingItemAt: one, options: .forReplacing, error: &error) {
      seen.append("write \($0.path)")
    }
    coordinator.coordinate(readingItemAt: one, writingItemAt: two, error: nil) {
      seen.append("\($0.path) to \($1.path)")
    }
    coordinator.coordinate(writingItemAt: two, writingItemAt: one, error: nil) {
      seen.append("\($0.path) and \($1.path)")
    }
    XCTAssertEqual(seen, ["read /one", "write /one", "/one to /two", "/two and /one"])
    XCTAssertNil(error)
  }

  func testIntentsAreDoneOnTheirQueue() {
    let queue = OperationQueue()
    let done = expectation(description: "done")
    let intent = NSFileAccessIntent.readingIntent(with: one)
    NSFileCoordinator(filePresenter: nil).coordinate(with: [intent], queue: queue) { error in
      XCTAssertNil(error)
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
    XCTAssertEqual(intent.url, one)
  }

  private final class Presenter: NSObject, NSFilePresenter {
    var presentedItemURL: URL? { nil }
    let presentedItemOperationQueue = OperationQueue()
  }

  func testPresentersAreKnownUntilTheyLeave() {
    let presenter = Presenter()
    NSFileCoordinator.addFilePresenter(presenter)
    XCTAssertTrue(NSFileCoordinator.filePresenters.contains { $0 === presenter })
    NSFileCoordinator.removeFilePresenter(presenter)
    XCTAssertFalse(NSFileCoordinator.filePresenters.contains { $0 === presenter })
  }

  private final class Listener: @unchecked Sendable { var heard: [String] = [] }

  func testDarwinsNotificationsComeFromTheMainQueue() {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let name = CFNotificationName("test.headless.darwin" as CFString)
    let listener = Listener()
    let observer = UnsafeRawPointer(Unmanaged.passUnretained(listener).toOpaque())
    CFNotificationCenterAddObserver(
      center, observer,
      { _, observer, name, _, _ in
        guard let observer, let name else { return }
        Unmanaged<Listener>.fromOpaque(observer).takeUnretainedValue().heard.append(name.rawValue)
      }, name.rawValue, nil, .deliverImmediately)
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    let turn = expectation(description: "the main queue's turn")
    DispatchQueue.main.async { turn.fulfill() }
    wait(for: [turn], timeout: 10)
    XCTAssertEqual(listener.heard, ["test.headless.darwin"])

    CFNotificationCenterRemoveObserver(center, observer, name, nil)
    let local = CFNotificationCenterGetLocalCenter()
    CFNotificationCenterPostNotification(center, name, nil, nil, true)
    CFNotificationCenterAddObserver(
      local, observer, { _, _, _, _, _ in listener.heard.append("local") }, nil, nil, .drop)
    CFNotificationCenterPostNotification(local, name, nil, nil, false)
    XCTAssertEqual(listener.heard.last, "local")
    CFNotificationCenterRemoveEveryObserver(local, observer)
    CFNotificationCenterPostNotification(local, name, nil, nil, false)
    XCTAssertEqual(listener.heard.count, 2)
  }

  func testFilesAreNotWatched() {
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: open("/", O_EVTONLY), eventMask: .write, queue: .main)
    source.setEventHandler { XCTFail("a file was watched") }
    source.resume()
    XCTAssertEqual(source.data, [])
    source.cancel()
  }
}
