// What each key does.

/** Whether the next key is the letter of a filter. */
let isGoing = false;

function goTo(key) {
  const filter = filters.find(filter => filter.key === key && items.some(filter.has));
  if (!filter) { announce(`Nothing under G ${visible(key)}`); return; }
  setFilter(filter.name);
  announce(`${filter.word}: ${counted(shown.length, "snapshot")}`);
}

const keys = {
  j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
  PageDown: () => step(10), PageUp: () => step(-10),
  Home: () => step(-items.length), End: () => step(items.length),
  a: () => decide("approved"), r: () => decide("rejected"),
  A: () => decideAlike("approved"), R: () => decideAlike("rejected"),
  s: toggleSheet, "[": () => stepSuite(-1), "]": () => stepSuite(1),
  Enter: () => { if (state.sheet) toggleSheet(); },
  u: undo, c: copyCommand, d: saveDecisions,
  n: () => stepPlace(1), p: () => stepPlace(-1),
  "+": () => zoomStep(1), "=": () => zoomStep(1), "-": () => zoomStep(-1),
  0: showWhole, 9: showPixels,
  o: () => toggle("places"), v: () => toggle("views"), m: amplify, t: switchTheme,
  ArrowLeft: () => state.sheet ? step(-1) : slide(-1),
  ArrowRight: () => state.sheet ? step(1) : slide(1),
  "/": () => { ui.search.focus(); ui.search.select(); }, "?": openHelp,
  g: () => { isGoing = true; },
  Escape: () => {
    if (state.sheet && !review.isCatalog) { toggleSheet(); return; }
    ui.search.value = ""; state.query = ""; setFilter("all");
  },
  " ": () => { if (isBlinking()) { stopBlinking(); flip(); } },
};

/** The keys that do something to the selected snapshot. */
const needsItem = new Set([..."arARnp+=-09ovm[] ", "ArrowLeft", "ArrowRight"]);

const arrows = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (ui.help) { if (event.key === "?") openHelp(); return; }
  if (event.target === ui.search) { onSearchKey(event); return; }
  if (hasOwnUse(event)) return;
  const action = actionFor(event);
  if (!action) return;
  event.preventDefault();
  action();
}

function onSearchKey(event) {
  if (event.key === "Escape" && ui.search.value === "") ui.rows.focus();
  if (event.key === "Enter" || event.key === "ArrowDown") {
    event.preventDefault();
    ui.rows.focus();
  }
}

/** The menu and the slider have keys of their own, and a focused button its Space and Enter. */
function hasOwnUse({ target, key }) {
  if (!target.closest || target.tagName === "SELECT") return true;
  if (target.tagName === "INPUT" && key.startsWith("Arrow")) return true;
  return (key === " " || key === "Enter") && target.closest("button, summary") !== null;
}

function actionFor({ target, key, shiftKey }) {
  if (isGoing) return () => { isGoing = false; goTo(key.toLowerCase()); };
  if (Object.hasOwn(arrows, key)) {
    const [x, y] = arrows[key];
    if (shiftKey) return () => { if (selected()) move(x, y); };
    if (target.closest('[role="radiogroup"]')) return () => stepMode(x + y);
  }
  const mode = "123456".indexOf(key);
  if (mode >= 0) return () => setMode(mode);
  if (!Object.hasOwn(keys, key)) return undefined;
  return needsItem.has(key) && !selected() ? () => {} : keys[key];
}
