function makeBar() {
  ui.chips = h("div", { class: "chips", role: "group", "aria-label": "Show" });
  ui.search = h("input", { type: "search", placeholder: "Search  /", "aria-label": "Search",
    spellcheck: "false", oninput: () => {
      state.query = ui.search.value;
      refresh({ reselect: true });
    } });
  return h("header", { class: "bar" },
    h("h1", {}, visible(review.title || "Snapshots").slice(0, 80)), ui.chips,
    h("div", { class: "search" }, ui.search),
    h("button", { class: "button plain square", "data-icon": "theme",
      "aria-label": "Light or dark",
      title: "Light or dark (T)", onclick: switchTheme }),
    h("button", { class: "button plain square", "data-icon": "help", "aria-label": "Keyboard",
      title: "Keyboard (?)", onclick: openHelp }));
}

function drawChips() {
  ui.chips.replaceChildren(...filters.flatMap(filter => {
    const count = items.filter(filter.has).length;
    if (count === 0 && filter.name !== "all" && filter.name !== state.filter) return [];
    return [h("button", { class: filter.tone,
      "aria-pressed": String(filter.name === state.filter),
      title: `G ${filter.key.toUpperCase()}`, onclick: () => setFilter(filter.name) },
      filter.word, h("b", {}, count.toLocaleString("en")))];
  }));
}

// MARK: Announcements

let toastTimer = 0;
function announce(text) {
  ui.toast.textContent = text;
  ui.toast.classList.add("seen");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => ui.toast.classList.remove("seen"), 2600);
}

// MARK: Light and dark

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
let theme = "";
function drawTheme() {
  document.documentElement.dataset.theme = theme || (darkSystem.matches ? "dark" : "light");
}
function switchTheme() {
  theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  drawTheme();
  try {
    localStorage.setItem("snapshots theme", theme);
  } catch { /* Then for this page only. */ }
}
function restoreTheme() {
  try { theme = localStorage.getItem("snapshots theme") || ""; } catch { theme = ""; }
}

// MARK: The address, which leads others to the same place

let isReading = true;
function readAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  if (["light", "dark"].includes(address.get("theme"))) theme = address.get("theme");
  const [show, group] = [address.get("show"), address.get("group")];
  if (filters.some(filter => filter.name === show)) state.filter = show;
  if (["suite", "outcome", "none"].includes(group)) state.grouping = group;
  state.query = address.get("search") || "";
  const mode = modes.findIndex(mode => mode.name === address.get("look"));
  if (mode >= 0) state.mode = mode;
  state.views = address.get("views") === "1";
  state.places = address.get("places") !== "0";
  const snapshot = address.get("snapshot");
  return items.find(item => item.reference && item.reference === snapshot);
}
let addressTimer = 0;
function writeAddress() {
  if (isReading) return;
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    const address = new URLSearchParams();
    const item = selected();
    if (item && item.reference) address.set("snapshot", item.reference);
    if (state.mode > 0) address.set("look", modes[state.mode].name);
    if (state.filter !== "all") address.set("show", state.filter);
    if (state.grouping !== "cause") address.set("group", state.grouping);
    if (state.query) address.set("search", state.query);
    try {
      window.history.replaceState(null, "", `#${address}`);
    } catch { /* Some viewers forbid it. */ }
  }, 150);
}

// MARK: Beginning

function begin() {
  readPicturesInside();
  take(review);
  restoreDecisions();
  restoreTheme();
  const wanted = readAddress();
  drawTheme();
  darkSystem.addEventListener("change", drawTheme);
  ui.app = document.getElementById("app");
  ui.toast = h("div", { class: "toast", role: "status", "aria-live": "polite" });
  ui.app.append(makeBar(), makeList(), makeMain(), makeFacts(), makeFoot(), ui.toast);
  ui.search.value = state.query;
  ui.app.hidden = false;
  drawToggles();
  choose();
  state.selected = (wanted || shown[0] || items[0] || { index: 0 }).index;
  redrawList();
  drawChips();
  const item = selected();
  if (item && shown[item.position] === item) reveal(item);
  markSelected();
  showItem();
  new ResizeObserver(drawRows).observe(ui.rows);
  document.addEventListener("keydown", onKey);
  ui.rows.focus({ preventScroll: true });
  isReading = false;
  if (live) follow();
}
begin();
