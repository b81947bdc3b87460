test("text that moves or hides other text is made visible", () => {
  equal(visible("a\u202Eb\u0000\n"), "a\\u{202E}b\\u{0}\\u{A}");
  equal(visible("Grüße, 世界 👋🏽"), "Grüße, 世界 👋🏽");
});

test("lines stay lines", () => {
  equal(visibleLines("a\nb\tc"), "a\nb\\u{9}c");
});

test("percentages are never rounded to nothing or to everything", () => {
  equal([percentage(0, 9), percentage(0, 0), percentage(9, 9)], ["0%", "0%", "100%"]);
  equal([percentage(1, 1e6), percentage(999_999, 1e6)], ["<0.01%", ">99.99%"]);
  equal([percentage(1, 3), percentage(1, 2)], ["33.33%", "50.00%"]);
});

test("a count has its noun", () => {
  equal([counted(1, "pixel"), counted(0, "pixel"), counted(1234, "pixel")],
    ["1 pixel", "0 pixels", "1,234 pixels"]);
});

test("names of code are words", () => {
  equal(spoken("smallTarget"), "small target");
});

test("a picture that is missing is said to be", () => {
  equal(sized("Actual", { width: 3, height: 4 }), "Actual · 3 × 4");
  equal(sized("Actual", undefined), "No actual");
});
