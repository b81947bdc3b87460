// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class UNUserNotificationCenterTests: XCTestCase {
  private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .sound]) }
  }

  func testNobodyIsAskedAndNothingIsShown() {
    let center = UNUserNotificationCenter.current()
    let listener = Listener()
    center.delegate = listener
    XCTAssertTrue(UNUserNotificationCenter.current().delegate === listener)

    var answers: [Bool] = []
    center.requestAuthorization(options: [.alert, .badge]) { granted, _ in answers.append(granted) }
    XCTAssertEqual(answers, [false])
    var status: UNAuthorizationStatus?
    center.getNotificationSettings { status = $0.authorizationStatus }
    XCTAssertEqual(status, .notDetermined)

    let content = UNMutableNotificationContent()
    content.title = "Ada"
    content.sound = .default
    let request = UNNotificationRequest(
      identifier: "a", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
    content.title = "Grace"
    XCTAssertEqual(request.content.title, "Ada")
    var failure: (any Error)?
    center.add(request) { failure = $0 }
    XCTAssertEqual((failure as? UNError)?.code, .notificationsNotAllowed)
    var waiting: [UNNotificationRequest]?
    center.getPendingNotificationRequests { waiting = $0 }
    XCTAssertEqual(waiting, [])
  }

  func testKindsOfMessagesAreKept() {
    let kind = UNNotificationCategory(
      identifier: "a", actions: [UNNotificationAction(identifier: "b", title: "B")],
      intentIdentifiers: [])
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([kind])
    var kinds: Set<UNNotificationCategory> = []
    center.getNotificationCategories { kinds = $0 }
    XCTAssertEqual(kinds, [kind])
    center.setNotificationCategories([])
  }

  func testTheDeviceKnowsNobody() {
    let context = LAContext()
    var error: NSError?
    XCTAssertFalse(
      context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    XCTAssertEqual(error?.code, LAError.Code.biometryNotAvailable.rawValue)
    XCTAssertEqual(context.biometryType, .none)
    var answer: (Bool, (any Error)?)?
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "A") { answer = ($0, $1) }
    XCTAssertEqual(answer?.0, false)
    XCTAssertEqual((answer?.1 as? LAError)?.code, .passcodeNotSet)
  }

  func testNobodyAllowsPicturesToBeSeen() {
    XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .readWrite), .notDetermined)
    var statuses: [PHAuthorizationStatus] = []
    PHPhotoLibrary.requestAuthorization { statuses.append($0) }
    XCTAssertEqual(statuses, [.denied])
    var (isCalled, isDone) = (false, true)
    PHPhotoLibrary.shared().performChanges(
      { isCalled = true },
      completionHandler: { done, _ in
        isDone = done
      })
    XCTAssertFalse(isCalled || isDone)
  }

  func testTheNetworkTellsNothing() {
    let monitor = NWPathMonitor()
    var told = 0
    monitor.pathUpdateHandler = { _ in told += 1 }
    monitor.start(queue: .main)
    XCTAssertEqual(monitor.currentPath.status, .unsatisfied)
    XCTAssertEqual(told, 0)
    monitor.cancel()
    AudioServicesPlaySystemSound(1519)
    var sound: SystemSoundID = 0
    let url = URL(fileURLWithPath: "/a.caf") as CFURL
    XCTAssertEqual(AudioServicesCreateSystemSoundID(url, &sound), kAudioServicesNoError)
    XCTAssertNotEqual(sound, 0)
    XCTAssertEqual(kUTTypeImage as String, "public.image")
  }
}
