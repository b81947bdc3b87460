// The bar at the top: filters, search, light or dark.

function makeBar() {
  ui.chips = h("div", { class: "chips", role: "group", "aria-label": "Show" });
  ui.search = h("input", { type: "search", placeholder: "Search  /", "aria-label": "Search",
    spellcheck: "false", oninput: () => {
      state.query = ui.search.value;
      refresh({ reselect: true });
    } });
  ui.watch = h("span", { class: "watch", role: "status", hidden: true });
  ui.problem = h("pre", { class: "problem", role: "alert", hidden: true });
  return h("header", { class: "bar" },
    h("h1", {}, visible(review.title || "Snapshots").slice(0, 80)), ui.chips,
    ui.watch, h("div", { class: "search" }, ui.search),
    ui.sheetToggle = h("button", { class: "button plain square", "data-icon": "sheet",
      "aria-label": "Contact sheet", title: "Contact sheet (S)",
      "aria-pressed": String(state.sheet), onclick: toggleSheet }),
    h("button", { class: "button plain square", "data-icon": "theme",
      "aria-label": "Light or dark", title: "Light or dark (T)", onclick: switchTheme }),
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
      filter.word, h("b", {}, numeral(count)))];
  }));
}
