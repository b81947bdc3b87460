// Texts side by side: the lines of a snapshot that is no picture.

const shownTextLines = 4000;

/** Shows the lines of both texts, those that changed with their words marked. */
function showText(item) {
  stopBlinking();
  showStage(false);
  const rows = textRows(item.texts);
  const table = h("table", { class: "lines" },
    h("colgroup", {}, h("col", { class: "number" }), h("col", {}), h("col", { class: "number" }),
      h("col", {})),
    h("thead", {}, h("tr", {}, h("th", { scope: "col", colspan: "2" }, "Reference"),
      h("th", { scope: "col", colspan: "2" }, "Actual"))),
    h("tbody", {}, ...rows.slice(0, shownTextLines).map(textRow)));
  const rest = rows.length - shownTextLines;
  note("text", table, ...(rest > 0 ? [h("p", {}, `... and ${counted(rest, "more line")}`)] : []));
}

/** Pairs of lines: those that went beside those that came in their place. */
function textRows({ reference, actual, lines }) {
  const only = (text, side) => text.split("\n").map((line, index) =>
    ({ [side]: { text: line, number: index + 1, changed: true } }));
  if (lines.length === 0) return only(actual ?? reference ?? "", actual ? "actual" : "reference");
  const rows = [];
  let removed = [], added = [];
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      rows.push({ reference: removed[index], actual: added[index] });
    }
    [removed, added] = [[], []];
  };
  for (const line of lines) {
    const side = number => ({ text: line.text, number, changed: line.kind !== "same" });
    if (line.kind === "removed") removed.push(side(line.reference));
    else if (line.kind === "added") added.push(side(line.actual));
    else { flush(); rows.push({ reference: side(line.reference), actual: side(line.actual) }); }
  }
  flush();
  return rows;
}

function textRow({ reference, actual }) {
  return h("tr", {}, ...textCells(reference, actual, "went"),
    ...textCells(actual, reference, "came"));
}

function textCells(line, other, tone) {
  if (!line) return [h("td", { class: "number" }), h("td", { class: "none" })];
  const parts = line.changed && other ? markedWords(line.text, other.text) : [visible(line.text)];
  return [h("td", { class: "number" }, String(line.number)),
    h("td", { class: line.changed ? tone : "" }, ...parts)];
}

/** A line with the words marked between what both lines begin and end with. */
function markedWords(text, other) {
  const words = line => line.split(/(\s+|\b)/);
  const [own, theirs] = [words(text), words(other)];
  let start = 0, end = 0;
  const most = Math.min(own.length, theirs.length);
  while (start < most && own[start] === theirs[start]) start += 1;
  while (end < most - start && own[own.length - 1 - end] === theirs[theirs.length - 1 - end]) {
    end += 1;
  }
  const part = (from, to) => visible(own.slice(from, to).join(""));
  return [part(0, start), h("mark", {}, part(start, own.length - end)),
    part(own.length - end, own.length)];
}
