const keyList = [
  ["J  ↓", "next snapshot"], ["K  ↑", "previous snapshot"],
  ["A", "approve, and go on"], ["R", "reject, and go on"],
  ["⇧A", "approve all alike"], ["⇧R", "reject all alike"],
  ["U", "undo"], ["C", "copy the command"],
  ["1 – 6", "ways to look"], ["Space", "flip, while blinking"],
  ["N", "next place that differs"], ["P", "previous place"],
  ["+  −", "zoom"], ["0  9", "fit, one to one"],
  ["← →", "slider; else move"], ["⇧ ← ↑ → ↓", "move the pictures"],
  ["O", "outline places"], ["V", "outline changed views"],
  ["M", "make differences bright"], ["D", "download decisions"],
  ["/", "search"], ["Esc", "show all, close"],
  ["G  then letter", "go to a kind"], ["T", "light or dark"],
];

function openHelp() {
  if (ui.help) { ui.help.close(); return; }
  const letters = filters.filter(filter => items.some(filter.has))
    .map(filter => `${filter.key} ${filter.word.toLowerCase()}`).join(", ");
  ui.help = h("dialog", { "aria-label": "Keyboard",
    onclose: () => { ui.help.remove(); ui.help = null; ui.rows.focus(); } },
    h("h2", {}, "Keyboard"),
    h("div", { class: "keys" }, 
      ...keyList.flatMap(([key, text]) => [h("kbd", {}, key), h("span", {}, text)])),
    h("p", { class: "letters" }, h("kbd", {}, "G"), h("span", {}, letters)),
    h("button", { class: "button primary", onclick: () => ui.help.close() }, "Close"));
  document.body.append(ui.help);
  ui.help.showModal();
}

let isGoing = false;
function goTo(key) {
  const filter = filters.find(filter => filter.key === key && items.some(filter.has));
  if (!filter) { announce(`Nothing under G ${visible(key)}`); return; }
  setFilter(filter.name);
  announce(`${filter.word}: ${counted(shown.length, "snapshot")}`);
}

function slide(direction) {
  const name = modes[modeFor(selected())].name;
  if (name === "swipe" || name === "onion") setShare(share[name] + direction * 0.02);
  else move(direction, 0);
}

function move(x, y) {
  camera.x += x * 60 / camera.scale;
  camera.y += y * 60 / camera.scale;
  camera.fits = false;
  place();
}

const keys = {
  j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
  PageDown: () => step(10), PageUp: () => step(-10),
  Home: () => step(-items.length), End: () => step(items.length),
  a: () => decide("approved"), r: () => decide("rejected"),
  A: () => decideAlike("approved"), R: () => decideAlike("rejected"),
  u: undo, c: copyCommand, d: saveDecisions,
  n: () => stepPlace(1), p: () => stepPlace(-1),
  "+": () => zoomStep(1), "=": () => zoomStep(1), "-": () => zoomStep(-1),
  0: () => { camera.fits = true; place(); }, 9: () => zoom(1 / camera.scale),
  o: () => toggle("places"), v: () => toggle("views"), m: amplify, t: switchTheme,
  ArrowLeft: () => slide(-1), ArrowRight: () => slide(1),
  "/": () => { ui.search.focus(); ui.search.select(); }, "?": openHelp,
  g: () => { isGoing = true; },
  Escape: () => { ui.search.value = ""; state.query = ""; setFilter("all"); },
  " ": () => { if (blinks()) { stopBlinking(); flip(); } },
};
const needsItem = new Set([..."arARnp+=-09ovm ", "ArrowLeft", "ArrowRight"]);
const blinks = () => selected() && ui.note.hidden
  && modes[modeFor(selected())].name === "blink";

function amplify() {
  state.amplified = !state.amplified;
  ui.stage.classList.toggle("amplified", state.amplified);
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (ui.help) { if (event.key === "?") openHelp(); return; }
  const target = event.target;
  if (target === ui.search) {
    if (event.key === "Escape" && ui.search.value === "") ui.rows.focus();
    if (event.key === "Enter" || event.key === "ArrowDown") {
      event.preventDefault();
      ui.rows.focus();
    }
    return;
  }
  // The menu and the slider have keys of their own, and a focused button its Space and Enter.
  if (target.tagName === "SELECT") return;
  if (target.tagName === "INPUT" && event.key.startsWith("Arrow")) return;
  if (!target.closest) return;
  if (target.closest("button, summary") && (event.key === " " || event.key === "Enter")) return;
  if (isGoing) { isGoing = false; event.preventDefault(); goTo(event.key.toLowerCase()); return; }
  if (event.shiftKey && event.key.startsWith("Arrow")) {
    const [x, y] = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    }[event.key];
    event.preventDefault();
    if (selected()) move(x, y);
    return;
  }
  if (target.closest('[role="radiogroup"]') && event.key.startsWith("Arrow")) {
    event.preventDefault();
    stepMode(event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1);
    return;
  }
  const mode = "123456".indexOf(event.key);
  const action = mode >= 0 ? () => setMode(mode) : keys[event.key];
  if (!action) return;
  event.preventDefault();
  if (needsItem.has(event.key) && !selected()) return;
  action();
}

/** The arrow keys within the modes go to the next that is possible. */
function stepMode(direction) {
  const item = selected();
  let mode = modeFor(item);
  do mode = (mode + direction + modes.length) % modes.length; while (!possible(mode, item));
  setMode(mode);
  ui.modes.children[mode].focus();
}
