// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The labels of the ``TextSheet``. A label whose frame has a width keeps it.
enum TextSamples {
  /// The same sentence, from the Universal Declaration of Human Rights, in up to fifteen scripts,
  /// each with the fonts that it needs beside the system's.
  private static let sentences: [(fonts: [String], text: String)] = [
    ([], "All human beings are born free"), ([], "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι"),
    ([], "Все люди рождаются свободными"), ([armenian], "Բոլոր մարդիկ ծնվում են ազատ"),
    ([georgian], "ყველა ადამიანი იბადება თავისუფალი"),
    ([arabic], "يولد جميع الناس أحرارًا متساوين"), ([hebrew], "כל בני האדם נולדו בני חורין"),
    (["Noto Sans Devanagari"], "सभी मनुष्यों को गौरव प्राप्त है"),
    (["Noto Sans Bengali"], "সমস্ত মানুষ স্বাধীনভাবে জন্মগ্রহণ করে"),
    (["Noto Sans Tamil"], "மனிதப் பிறவியினர் சகலரும்"),
    (["Noto Sans Thai"], "มนุษย์ทั้งหลายเกิดมามีอิสระ"),
    (["Noto Sans Ethiopic"], "የሰው ልጅ ሁሉ ሲወለድ ነጻ ነው"),
    (["Noto Sans CJK SC"], "人人生而自由，在尊严和权利上一律平等"),
    (["Noto Sans CJK JP"], "すべての人間は、生まれながらにして自由"),
    (["Noto Sans CJK KR"], "모든 인간은 태어날 때부터 자유로우며"),
    ([arabic, hebrew], "Ein „Haus“, קטן مرحبا 123 и всё"),
    (["Noto Color Emoji"], "Emoji 🙂👍🏽👨‍👩‍👧🇩🇪❤️ in a line"),
  ]
  private static let armenian = "Noto Sans Armenian"
  private static let georgian = "Noto Sans Georgian"
  private static let arabic = "Noto Sans Arabic"
  private static let hebrew = "Noto Sans Hebrew"

  /// The fonts whose scripts the sheet leaves out, because they are not installed.
  static var missingFonts: [String] {
    var missing: [String] = []
    for font in sentences.flatMap(\.fonts) where !isInstalled(font) && !missing.contains(font) {
      missing.append(font)
    }
    return missing
  }

  static var scripts: [UILabel] {
    sentences.filter { $0.fonts.allSatisfy(isInstalled) }.map { label($0.text) }
  }

  private static func isInstalled(_ font: String) -> Bool { UIFont(name: font, size: 17) != nil }

  static var weights: [UILabel] {
    let weights: [(String, UIFont.Weight)] = [
      ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]
    return weights.map { name, weight in
      label("\(name): Hamburgefonstiv 0123", .systemFont(ofSize: 17, weight: weight))
    } + [
      label("Italic: Hamburgefonstiv 0123", .italicSystemFont(ofSize: 17)),
      label("Monospaced: 0123", .monospacedSystemFont(ofSize: 15, weight: .regular)),
    ]
  }

  static var alignments: [UILabel] {
    let alignments: [(String, NSTextAlignment)] = [
      ("Left", .left), ("Centered", .center), ("Right", .right), ("Justified", .justified),
      ("Natural", .natural),
    ]
    return alignments.map { name, alignment in
      let text = "\(name): the quick brown fox jumps over the lazy dog and runs far away."
      let label = label(text, .systemFont(ofSize: 13))
      label.numberOfLines = 0
      label.textAlignment = alignment
      label.backgroundColor = .systemGray6
      return label
    }
  }

  static var truncations: [UILabel] {
    let modes: [(String, NSLineBreakMode)] = [
      ("Tail", .byTruncatingTail), ("Head", .byTruncatingHead), ("Middle", .byTruncatingMiddle),
      ("Clip", .byClipping), ("Words", .byWordWrapping), ("Characters", .byCharWrapping),
    ]
    let lines = modes.map { name, mode in
      let label = label("\(name): sphinx of black quartz, judge my vow 0123456789")
      label.lineBreakMode = mode
      label.backgroundColor = .systemGray6
      label.frame.size.width = 240
      return label
    }
    let shrunk = label("Smaller until it fits into its label")
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.backgroundColor = .systemGray6
    shrunk.frame.size.width = 200
    guard isInstalled(arabic) else { return lines + [shrunk] }
    let rightToLeft = label("يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق")
    rightToLeft.backgroundColor = .systemGray6
    rightToLeft.frame.size.width = 160
    return lines + [shrunk, rightToLeft]
  }

  static var sizes: [UILabel] {
    [9, 11, 13, 17, 20, 28, 34].map { label("\(Int($0)) pt: Rag 12:30", .systemFont(ofSize: $0)) }
  }

  static var attributes: [UILabel] {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.systemRed
    let tabs = NSMutableParagraphStyle()
    tabs.tabStops = [
      NSTextTab(textAlignment: .center, location: 150),
      NSTextTab(textAlignment: .right, location: 300),
    ]
    let disabled = label("Disabled")
    disabled.isEnabled = false
    return [
      attributed("Shadow", [.shadow: shadow]),
      attributed("Outlined", [.strokeWidth: 4, .strokeColor: UIColor.systemBlue], size: 28),
      attributed("Outlined and filled", [.strokeWidth: -4], size: 20),
      attributed("Leaning to the right", [.obliqueness: 0.25]),
      attributed(
        "Leaning outline, shadow", [.obliqueness: 0.3, .strokeWidth: 3, .shadow: shadow]),
      attributed("Underlined gyp", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      attributed("Underlined twice", [.underlineStyle: NSUnderlineStyle.double.rawValue]),
      attributed("Struck through", [.strikethroughStyle: 1]),
      attributed("Kern of 3", [.kern: 3]), attributed("A link", [.link: "https://example.org"]),
      attributed("Background", [.backgroundColor: UIColor.systemYellow]),
      attributed("Left\tcenter\tright", [.paragraphStyle: tabs]),
      attributed("Apples\t3\t12.50", [.paragraphStyle: tabs]), disabled,
    ]
  }

  private static func label(
    _ text: String, _ font: UIFont = .systemFont(ofSize: 17)
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    return label
  }

  private static func attributed(
    _ text: String, _ values: [NSAttributedString.Key: Any], size: CGFloat = 17
  ) -> UILabel {
    let label = UILabel()
    var values = values
    values[.font] = UIFont.systemFont(ofSize: size)
    values[.foregroundColor] = values[.foregroundColor] ?? UIColor.label
    label.attributedText = NSAttributedString(string: text, attributes: values)
    return label
  }
}
