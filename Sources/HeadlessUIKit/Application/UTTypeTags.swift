// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The functions that ``UTType`` has come in the place of: of kinds that it knows.

/// The endings of files, as tags of kinds of data.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The types of media, as tags of kinds of data.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A text that a function of Core Foundation hands on.
public struct UnmanagedString: Sendable {
  private let text: CFString

  fileprivate init?(_ text: String?) {
    guard let text else { return nil }
    self.text = text
  }

  /// The text.
  public func takeRetainedValue() -> CFString { text }
  /// The text.
  public func takeUnretainedValue() -> CFString { text }
}

/// The kind of data that has a tag; `nil` for one that is not known here.
///
/// - Parameters:
///   - inTagClass: ``kUTTagClassFilenameExtension`` or ``kUTTagClassMIMEType``.
///   - inTag: The tag, such as `png`.
///   - inConformingToUTI: Not looked at.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedString? {
  switch inTagClass {
  case kUTTagClassFilenameExtension:
    UnmanagedString(UTType(filenameExtension: inTag)?.identifier)
  case kUTTagClassMIMEType: UnmanagedString(UTType(mimeType: inTag)?.identifier)
  default: nil
  }
}

/// The usual tag of a kind of data; `nil` where none is known here.
///
/// - Parameters:
///   - inUTI: The kind, such as `public.png`.
///   - inTagClass: ``kUTTagClassFilenameExtension`` or ``kUTTagClassMIMEType``.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedString? {
  switch inTagClass {
  case kUTTagClassFilenameExtension: UnmanagedString(UTType(inUTI)?.preferredFilenameExtension)
  case kUTTagClassMIMEType: UnmanagedString(UTType(inUTI)?.preferredMIMEType)
  default: nil
  }
}

/// Whether a kind of data is another one, or one of its kinds.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let kind = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return kind.conforms(to: other)
}
