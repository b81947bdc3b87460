// The contact sheet: all states of a suite at once, equal ones too, in rows by one of their axes.

/** What the parts of a variant's name are about, by their form. The rest are devices. */
const axisForms = [
  { name: "style", word: "style", form: /^(dark|light)$/ },
  { name: "text", word: "text size", form: /^(XS|S|M|L|X{1,3}L|AX[1-5])$/ },
  { name: "direction", word: "direction", form: /^(rtl|ltr)$/ },
  { name: "scale", word: "scale", form: /^\d+(\.\d+)?x$/ },
];

const axisWords = {
  test: "test", state: "state", device: "device",
  ...Object.fromEntries(axisForms.map(axis => [axis.name, axis.word])),
};

/** More tiles than anybody looks through would only make the page slow. */
const shownTiles = 1000;

/** Where a snapshot stands on each axis. */
function axesOf(item) {
  const axes = { test: item.test, state: item.state ?? "", device: "" };
  for (const part of (item.variant ?? "").split(",").map(part => part.trim())) {
    const axis = axisForms.find(axis => axis.form.test(part));
    if (axis) axes[axis.name] = part;
    else if (part) axes.device = [axes.device, part].filter(word => word).join(", ");
  }
  return axes;
}

const suiteOf = item => `${item.target} / ${item.suite}`;

/** The snapshots of a suite in the order of the review's paths: states beside their variants. */
function suiteMembers(suite) {
  return items.filter(item => suiteOf(item) === suite)
    .sort((a, b) => (a.reference ?? "").localeCompare(b.reference ?? "", "en", { numeric: true }));
}

/** The axes on which the snapshots differ, by which they can be laid out. */
function usefulAxes(members) {
  const all = members.map(axesOf);
  return Object.keys(axisWords).filter(axis =>
    new Set(all.map(axes => axes[axis] ?? "")).size > 1);
}

/** The chosen axis where the suite has it, else the first that it has. */
function sheetAxis(members) {
  const axes = usefulAxes(members);
  return axes.includes(state.axis) ? state.axis : axes[0] ?? "test";
}

/** Rows of the sheet: the values of an axis and their snapshots. */
function sheetRows(members, axis) {
  const rows = new Map();
  for (const item of members) {
    const value = axesOf(item)[axis] ?? "";
    if (!rows.has(value)) rows.set(value, []);
    rows.get(value).push(item);
  }
  return [...rows].map(([value, members]) => ({ value, members }));
}

function makeSheet() {
  ui.sheetTitle = h("h2", {});
  ui.sheetCount = h("p", {});
  ui.axis = h("select", { "aria-label": "Lay out by", onchange: event => {
    state.axis = event.target.value;
    drawSheet(true);
    writeAddress();
  } });
  ui.tiles = h("div", { class: "tiles", tabindex: "-1" });
  ui.sheet = h("section", { class: "sheet", "aria-label": "Contact sheet", hidden: true },
    h("header", {}, h("div", {}, ui.sheetCount, ui.sheetTitle),
      h("button", { class: "button", "data-key": "[", onclick: () => stepSuite(-1) }, "Previous"),
      h("button", { class: "button", "data-key": "]", onclick: () => stepSuite(1) }, "Next suite"),
      ui.axis), ui.tiles);
  return ui.sheet;
}

/** The suite whose sheet is in the document. */
let drawnSuite = "";

function toggleSheet() {
  if (items.length === 0) return;
  state.sheet = !state.sheet;
  showItem();
  ui.sheetToggle.setAttribute("aria-pressed", String(state.sheet));
  writeAddress();
}

/** Shows the sheet of the selected snapshot's suite. */
function drawSheet(isAnew = false) {
  const item = selected();
  const suite = suiteOf(item);
  if (suite !== drawnSuite || isAnew) {
    drawnSuite = suite;
    const members = suiteMembers(suite), axis = sheetAxis(members);
    drawSheetHead(item, members, axis);
    const shown = members.slice(0, shownTiles), rest = members.length - shown.length;
    ui.tiles.replaceChildren(...sheetRows(shown, axis).map(row => sheetRow(row, axis)),
      ...rest > 0 ? [h("p", { class: "none" }, `... and ${counted(rest, "more snapshot")}`)] : []);
    ui.tiles.scrollTop = 0;
  }
  markTile(item);
}

function drawSheetHead(item, members, axis) {
  ui.sheetTitle.textContent = visible(item.suite).slice(0, 200);
  const seconds = members.reduce((sum, item) => sum + (item.seconds ?? 0), 0);
  ui.sheetCount.textContent = [visible(item.target).slice(0, 200),
    counted(members.length, "snapshot"), seconds > 0 ? durationText(seconds) : ""]
    .filter(part => part).join(" · ");
  const axes = usefulAxes(members);
  ui.axis.replaceChildren(...axes.map(name =>
    h("option", { value: name, selected: name === axis }, `by ${axisWords[name]}`)));
  ui.axis.hidden = axes.length < 2;
}

function sheetRow({ value, members }, axis) {
  return h("section", {},
    h("h3", {}, visible(value || "—").slice(0, 200), h("span", {}, numeral(members.length))),
    h("div", { class: "row-of-tiles" }, ...members.map(item => tile(item, axis))));
}

/** What a tile is called beside the heading of its row. */
function tileName(item, axis) {
  const axes = axesOf(item);
  const parts = Object.keys(axisWords).filter(name => name !== axis && name !== "test")
    .map(name => axes[name]).filter(part => part);
  return parts.join(" · ") || axes[axis] || item.test;
}

function withoutPicture(item) {
  if (item.texts) return "text";
  return kind(item) === "failed" ? "failed" : "not in the report";
}

function tile(item, axis) {
  const picture = item.pictures.actual ?? item.pictures.reference;
  const outcome = outcomes[item.outcome];
  const name = visible(tileName(item, axis)).slice(0, 200);
  return h("button", { class: `tile ${outcome.tone}`, "data-item": item.index,
    "aria-label": `${name}, ${outcome.word}`, title: name,
    onclick: () => { state.selected = item.index; toggleSheet(); select(item.index); } },
    h("span", { class: "frame" }, picture
      ? h("img", { src: address(picture), loading: "lazy", decoding: "async", alt: "",
        width: picture.width, height: picture.height })
      : h("em", {}, withoutPicture(item))),
    h("span", { class: "label" }, h("i", { class: outcome.mark }), h("span", {}, name)));
}

function markTile(item) {
  for (const node of ui.tiles.querySelectorAll("[aria-current]")) {
    node.removeAttribute("aria-current");
  }
  const node = ui.tiles.querySelector(`[data-item="${item.index}"]`);
  if (!node) return;
  node.setAttribute("aria-current", "true");
  node.scrollIntoView({ block: "nearest" });
}

/** To the next tile of the sheet; says whether there is one. */
function stepTile(count) {
  const tiles = [...ui.tiles.querySelectorAll(".tile")];
  const at = tiles.findIndex(node => node.hasAttribute("aria-current"));
  const next = tiles[Math.max(0, Math.min(tiles.length - 1, at + count))];
  if (!next) return false;
  select(Number(next.dataset.item));
  return true;
}

/** The first snapshot of the next suite that has one. */
function stepSuite(count) {
  const suites = [...new Set(items.map(suiteOf))].sort();
  if (suites.length === 0) return;
  const at = suites.indexOf(suiteOf(selected()));
  const suite = suites[(at + count + suites.length) % suites.length];
  select(suiteMembers(suite)[0].index);
}
