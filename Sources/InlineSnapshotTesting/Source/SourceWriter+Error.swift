// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SourceWriter {
  /// Why a snapshot is not written into its source.
  enum Error: Swift.Error {
    /// The source is not the one that the program was compiled from.
    case changed
    /// The closure is no literal.
    case computed
    /// One assertion ran several times with different texts.
    case unstable
    /// The text is to go, and closures behind it would take its place.
    case followed
    /// The description of the closure leads to another one.
    case misdescribed
    /// A call of the system failed.
    case system(String)
  }
}

extension SourceWriter.Error: CustomStringConvertible {
  /// What happened, and what to do.
  var description: String {
    switch self {
    case .changed:
      "the file has changed since the test was built. Build and run the test again."
    case .computed:
      "its closure computes the text. Write a literal without interpolation there, or remove the "
        + "closure."
    case .unstable:
      "the assertion ran more than once with different texts, and has place for one. Assert them "
        + "in lines of their own, or as one text."
    case .followed:
      "the value is nil now, and closures behind this one would take its place. Remove it yourself."
    case .misdescribed:
      "another closure is in its place. Check the syntaxDescriptor, and that the function hands on "
        + "file, line and column of its caller."
    case .system(let reason): "\(reason)."
    }
  }
}
