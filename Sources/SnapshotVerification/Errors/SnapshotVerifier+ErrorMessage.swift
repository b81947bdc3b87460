// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension SnapshotVerifier.Error: CustomStringConvertible {
  // One switch, long as it is: the compiler asks for the words of each new case.
  /// What happened, with which values, and what to do.
  public var description: String {
    switch self {
    case .unknownRecordMode(let variable, let value):
      "\(variable) is \"\(value)\", which is no record mode. "
        + "Set it to never, missing, failed or all."
    case .sharedReference(let path, let first, let second):
      Self.sharedReferenceMessage(path: path, first: first, second: second)
    case .unstableReference(let path, let claimant):
      "The assertion at \(claimant.source) ran more than once and drew different pictures for one "
        + "reference, \(path). Give each run a name of its own with `named:` or `.variant(…)`; if the "
        + "runs should look alike, the view depends on something outside of its state."
    case .noPackage(let filePath):
      "No Package.swift was found in the folders above \(filePath), so there is no place for the "
        + "references. Where the sources are not on the machine that runs the tests, set "
        + "SNAPSHOT_PACKAGE_DIRECTORY to the folder that holds `Snapshots`."
    case .noPackageDirectory(let path):
      "SNAPSHOT_PACKAGE_DIRECTORY is \"\(path)\", which is not a folder. "
        + "Set it to the folder that holds `Snapshots`."
    case .unreadableReference(let path, let reason):
      "The reference cannot be read: \(reason).\n  \(path)\n"
        + "Make it readable, or delete it and record it again."
    case .unusableReference(let path, let reason):
      "The reference is not a picture that can be compared: \(reason)\n  \(path)\n"
        + "Restore it from version control, or delete it and record it again."
    case .otherViewType(let path, let reference, let actual):
      "The reference shows a \(reference), and this test draws a \(actual).\n  \(path)\n"
        + "If the view's type was changed on purpose, record the reference again; if not, two "
        + "tests use one name."
    case .otherScale(let path, let reference, let actual):
      "The reference was recorded at \(reference) pixels per point, and this test draws at "
        + "\(actual).\n  \(path)\nDraw at the reference's scale, or record it again."
    case .unwritable(let path, let reason):
      "The file cannot be written: \(reason).\n  \(path)\n"
        + WritingAdvice.after(reason, otherwise: "Make its folder writable.")
    case .unwritableSource(let path, let line, let reason):
      "The snapshot in the source cannot be written: \(reason)\n  \(path):\(line)"
    case .unusableSize(let size, let reason):
      "A view of \(size) points cannot be drawn: \(reason)."
    case .unusableScale(let scale):
      "A view cannot be drawn at \(scale) pixels per point. Pass a scale above 0, up to 16."
    case .drawing(let messages):
      "The view could not be drawn as it is written:\n"
        + messages.map { "  \($0)" }.joined(separator: "\n")
    case .noViewToIgnore(let identifier, let identifiers):
      "There is no view with the accessibility identifier \"\(identifier)\" to leave out of the "
        + "comparison; "
        + (identifiers.isEmpty
          ? "no view has one. Set the view's accessibilityIdentifier."
          : "the identifiers are \(identifiers.joined(separator: ", ")).")
    case .unknownState(let name, let states):
      "There is no state \"\(name)\"; the states are \(states.joined(separator: ", "))."
    case .unusableContainer(let reason):
      "The surroundings cannot show the view: \(reason)"
    case .lateSnapshot(let timeout):
      "The snapshot did not come within \(timeout) seconds. Its strategy has to call its "
        + "callback; give the assertion a longer `timeout` where that takes longer."
    case .notReady(
      let subject, let state, let timeout, let checks, let isMainQueueHeld, let areTaskThreadsHeld):
      Self.notReadyMessage(
        subject: subject, state: state, timeout: timeout, checks: checks,
        isMainQueueHeld: isMainQueueHeld, areTaskThreadsHeld: areTaskThreadsHeld)
    case .missingScrollView(let name, let found):
      "`scrollViewsToTest` returned a scroll view \"\(name)\" for the first picture and none for "
        + "the picture of its content, but "
        + "\(found.isEmpty ? "nothing" : found.joined(separator: ", ")). "
        + "Return the same ones each time."
    case .subject(let message):
      "The view could not be made: \(message)"
    case .endedProcess(let message): message
    case .system(let code): String(cString: strerror(code))
    case .incomplete(let written, let count): "only \(written) of \(count) bytes were written"
    case .notAFile: "it is not a file"
    case .unlistable(let path, let reason):
      "The folder \(path) cannot be listed: \(reason). Make it readable."
    case .nothingToAudit(let path):
      "There is no file or folder at \(path). Run it in the package's folder, "
        + "and record references first: swift run snapshots record"
    case .unreadableManifest(let path, let reason):
      "The run manifest \(path) cannot be read: \(reason)."
    case .malformedManifest(let path, let line, let reason):
      "Line \(line) of the run manifest \(path) is not an entry: \(reason). "
        + "Delete the folder and run the tests again."
    case .newerManifest(let path, let line, let schema, let supported):
      "Line \(line) of the run manifest \(path) has schema \(schema), and this version reads up to "
        + "\(supported). Use the `snapshots` command of the version that wrote it."
    case .unwritableManifest(let path, let reason):
      "The run manifest \(path) cannot be written: \(reason). "
        + WritingAdvice.after(
          reason, otherwise: "Make the folder that SNAPSHOT_RUN_DIRECTORY names writable.")
    case .noReferences(let package):
      "There are no references in \(package). Record some first: "
        + "swift run snapshots record"
    case .noFonts(let references):
      "None of the \(references) references says which fonts it was drawn with: they show no text, "
        + "or were recorded by an earlier version. Delete those that show text and record them "
        + "again: swift run snapshots record"
    case .conflictingFonts(let fonts):
      "The references do not agree on \(fonts[0].identity.name):\n"
        + fonts.map { "  \($0.identity.versionPhrase): \(Self.names($0.references))" }
        .joined(separator: "\n")
        + "\nOnly one version can be in the package. Record the others again with it."
    case .otherFontVersion(let font, let current, let file):
      "\(font.identity.name) \(font.identity.versionPhrase) is not here: \(file) is "
        + "\(current.versionPhrase). Run this on a machine with the recorded version, put its file "
        + "into Snapshots/Fonts yourself, or record \(Self.names(font.references)) again."
    case .missingFont(let font):
      "\(font.identity.name) \(font.identity.versionPhrase) was not found in the package or the "
        + "system's folders. Install it, put its file into Snapshots/Fonts yourself, or record "
        + "\(Self.names(font.references)) again."
    case .uncopiedFont(let file, let reason):
      "The file cannot be copied: \(reason).\n  \(file)\n"
        + WritingAdvice.after(
          reason,
          otherwise: "Make it readable, and Snapshots/Fonts writable; then run this again.")
    case .tooManyStates(let count, let limit, let axes, let pairs):
      Self.tooManyStatesMessage(count: count, limit: limit, axes: axes, pairs: pairs)
    case .noAxes: "The matrix has no axes. Give it at least one."
    case .noValues(let axis): "The axis \"\(axis)\" has no values. Give it at least one."
    case .sameAxis(let first, let second):
      "The axes \"\(first)\" and \"\(second)\" have one name as a file name. Rename one."
    case .sameLabel(let axis, let first, let second):
      "The values \"\(first)\" and \"\(second)\" of the axis \"\(axis)\" have one name as a file "
        + "name. Give them labels that differ in more than letter case and punctuation."
    case .sameState(let first, let second):
      "The states \"\(first)\" and \"\(second)\" have one name as a file name. Rename a value."
    case .unencodableName(let name, let axis):
      "The name \"\(Self.escaped(name))\" "
        + (axis.map { "of a value of the axis \"\($0)\"" } ?? "of an axis")
        + " has no character that can be seen. Give it a label, such as [\"blank\": value]."
    case .unknownAxis(let name, let axes):
      "An example names the axis \"\(name)\", and the axes are \(axes.joined(separator: ", "))."
    case .unknownLabel(let axis, let label, let labels):
      "An example gives the axis \"\(axis)\" the value \"\(label)\", and its values are "
        + "\(labels.joined(separator: ", "))."
    case .excludedExample(let name):
      "The example \"\(name)\" is a state that the matrix excludes. Remove it, or the exclusion."
    case .noTranslation(let key, let language, let path):
      "There is no text \"\(key)\" in \"\(language)\": it is looked for in \(path)."
    case .nothingLeft: "Every state is excluded. Exclude fewer."
    case .unclearExclusions(let first, let second):
      "No state with \(first) and \(second) was found among those that are not excluded, and there "
        + "are too many to try them all. Exclude fewer, or list examples."
    case .several(let errors): errors.map(\.description).joined(separator: "\n")
    }
  }

  /// The errors, each by itself: those of `several`, or this one.
  public var all: [SnapshotVerifier.Error] {
    if case .several(let errors) = self { return errors.flatMap(\.all) }
    return [self]
  }
}
