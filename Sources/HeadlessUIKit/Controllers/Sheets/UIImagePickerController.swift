// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The camera, and the pictures of the device. The system draws it: here it is empty.
@preconcurrency @MainActor
open class UIImagePickerController: SystemSheetController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All albums.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// One album.
    case savedPhotosAlbum = 2
  }

  /// The sides of the device.
  public enum CameraDevice: Int, Sendable {
    /// The side away from people.
    case rear = 0
    /// The side that people look at.
    case front = 1
  }

  /// What ``UIImagePickerControllerDelegate`` is told.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as people changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that people chose.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where a picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What the camera noted.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Hears what was chosen. Nobody chooses here: a test calls it.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from. The default is the library.
  open var sourceType: SourceType = .photoLibrary
  /// The kinds that can be chosen. The default is pictures.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether people can change what they chose. The default is false.
  open var allowsEditing: Bool = false
  /// The side of the camera. The default is the rear.
  open var cameraDevice: CameraDevice = .rear

  /// Whether pictures can come from there: never from a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Whether there is such a camera: never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds that come from there: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
}

/// Hears what a ``UIImagePickerController`` chose. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Something was chosen. By default nothing happens.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen. By default nothing happens.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
