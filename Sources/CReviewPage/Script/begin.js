// What happens when the page opens. The last of the files.

function begin() {
  readEmbeddedPictures();
  setReview(review);
  restoreDecisions();
  restoreTheme();
  const wanted = readAddress();
  drawTheme();
  darkSystem.addEventListener("change", drawTheme);
  makePage();
  selectFirst(wanted);
  new ResizeObserver(drawRows).observe(ui.rows);
  document.addEventListener("keydown", onKey);
  ui.rows.focus({ preventScroll: true });
  isReading = false;
  if (live) { drawWatch(); follow(); }
}

function makePage() {
  ui.app = document.getElementById("app");
  ui.toast = h("div", { class: "toast", role: "status", "aria-live": "polite" });
  ui.app.append(makeBar(), makeList(), makeMain(), makeFacts(), makeFoot(), ui.toast,
    ui.problem);
  ui.search.value = state.query;
  ui.app.hidden = false;
  drawToggles();
}

/** Selects the snapshot that the address names, else the first of the list. */
function selectFirst(wanted) {
  makeRows();
  state.selected = (wanted ?? shown[0] ?? items[0])?.index ?? 0;
  redrawList();
  drawChips();
  if (isShown(selected())) reveal(selected());
  markSelected();
  showItem();
}

begin();
