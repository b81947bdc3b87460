// Texts side by side.

const text = (lines, more = {}) => ({ reference: "x", actual: "y", lines, ...more });

test("lines that went stand beside those that came", () => {
  const rows = textRows(text([
    { kind: "same", text: "a", reference: 1, actual: 1 },
    { kind: "removed", text: "b", reference: 2 },
    { kind: "removed", text: "c", reference: 3 },
    { kind: "added", text: "d", actual: 2 },
    { kind: "same", text: "e", reference: 4, actual: 3 },
  ]));
  equal(rows.map(row => [row.reference?.text, row.actual?.text]),
    [["a", "a"], ["b", "d"], ["c", undefined], ["e", "e"]]);
});

test("a new text stands at the right", () => {
  const rows = textRows({ actual: "a\nb", lines: [] });
  equal(rows.map(row => [row.reference, row.actual.text]), [[undefined, "a"], [undefined, "b"]]);
});

test("words that differ are marked", () => {
  const [before, mark, after] = markedWords("name: Ada, old", "name: Tim, old");
  equal([before, mark.textContent, after], ["name: ", "Ada", ", old"]);
});
