// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Writes what Linux's Swift lacks in what it has.
public enum SourceTransformer {
  private static var forms: [any SourceForm.Type] {
    [
      EntryOfApp.self, NewerSystems.self, AnimatedChanges.self, LeftOutDeclarations.self,
      ObjectiveCAttributes.self,
      Imports.self, PlatformConditions.self, KeyPathExpressions.self, SelectorExpressions.self,
      OptionalRequirements.self, OptionalCalls.self, ExtensionMembers.self,
      ClassDescriptions.self, LocalizedStrings.self, CurrentLocale.self, MainActorTests.self,
      AppBundles.self, AppDelegates.self, QuickSpecs.self, NimblePredicates.self,
      SystemVersion.self, DynamicMembers.self, KeyCoercions.self,
      InspectableExtensions.self, FloatFunctions.self,
      ClassAdditions.self, TestNames.self, GetOnlyProperties.self, ObjectOverrides.self,
      ReactiveExtensions.self, SessionProtocols.self, NumberOperators.self,
      ClassNames.self, FolderContents.self, RectIntersections.self,
      KeychainConstants.self, QualifiedNames.self, EndlessWaits.self, FulfillmentValues.self,
      SessionSubclasses.self, ErrorDescriptions.self, ErrorObjects.self,
      DataDetectors.self,
    ]
  }

  /// What UIKit's module is called where it is imported.
  private static let modules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "HeadlessUIKit",
  ]

  /// What became of a file.
  public struct Result {
    /// The file's text. What has no other form on Linux is as it was, byte for byte, and every line
    /// is where it was.
    public let bytes: [UInt8]
    /// What could not be transformed.
    public let findings: [SourceFinding]
    /// The modules that the file needs on Linux and does not import.
    let lackingImports: [String]
    /// Whether its own imports say that they are public: what it declares in public may come from
    /// those that it lacks, too.
    let importsPublicly: Bool
    let answers: [IndexQuery: String]

    /// The error of a target that does not depend on the module of frameworks beside UIKit.
    private static let askForFrameworks = """
      #if !canImport(HeadlessFrameworks)
      #error("Maps, web pages, messages, digests and kin are a product of their own: \
      add .product(name: \\"HeadlessFrameworks\\", package: \\"HeadlessSnapshots\\") \
      to the dependencies of this target in Package.swift.")
      #endif

      """

    /// The error of a target that does not depend on the module of Core Data.
    private static let askForCoreData = """
      #if !canImport(HeadlessCoreData)
      #error("Core Data is a product of its own: \
      add .product(name: \\"HeadlessCoreData\\", package: \\"HeadlessSnapshots\\") \
      to the dependencies of this target in Package.swift.")
      #endif

      """

    /// The text as the compiler is given it: with a line before it that names the original file.
    public func compiled(path: String) -> [UInt8] {
      let literal = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let form = importsPublicly ? "public import" : "import"
      let imports = lackingImports.map { "\(form) \($0)" }.joined(separator: "; ")
      let head =
        (!Set(lackingImports).isDisjoint(with: ["HeadlessFrameworks", "HeadlessCrypto"])
          ? Self.askForFrameworks : "")
        + (lackingImports.contains("HeadlessCoreData") ? Self.askForCoreData : "")
        + (imports.isEmpty ? "" : imports + "\n")
        + "#sourceLocation(file: \"\(literal)\", line: 1)\n"
      // A file that was compiled so once is left alone.
      let isDone =
        bytes.starts(with: "#sourceLocation(".utf8)
        || bytes.starts(with: Self.askForFrameworks.utf8)
        || bytes.starts(with: Self.askForCoreData.utf8)
        || (bytes.starts(with: "import ".utf8) || bytes.starts(with: "public import ".utf8))
          && bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2).dropFirst().first?
            .starts(with: "#sourceLocation(".utf8) == true
      return isDone ? bytes : Array(head.utf8) + bytes
    }
  }

  /// What other files need to know of a file.
  public static func summary(of file: SourceFile) -> FileSummary {
    DeclarationReader.summary(of: file)
  }

  /// Transforms a file of a module.
  public static func transform(_ file: SourceFile, in index: ModuleIndex) -> Result {
    let transformation = Transformation(file, IndexReader(index))
    for form in forms { form.edit(transformation) }
    return Result(
      bytes: transformation.edits.applied(to: file.bytes),
      findings: transformation.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
      lackingImports: Imports.lacking(in: transformation, modulesOfUIKit: modules),
      importsPublicly: Imports.arePublic(in: file),
      answers: transformation.index.answers)
  }

  /// Transforms a file that is a module of its own.
  public static func transform(_ file: SourceFile) -> Result {
    transform(file, in: ModuleIndex([summary(of: file)]))
  }
}
