// What stands on the stage where there are no pictures.

function note(tone, ...children) {
  ui.note.className = `note ${tone}`;
  ui.note.replaceChildren(...children);
}

function showEmpty() {
  showStage(false);
  ui.facts.replaceChildren();
  if (live && !review.isCatalog) {
    note("", h("h3", {}, "Nothing to review"),
      h("p", {}, "What was found is over, or tests are on their way. ",
        "What they find appears here."));
  } else {
    note("", h("h3", {}, "No snapshot was taken"),
      h("p", {}, "Call assertSnapshot or assertSnapshots in a test, and run ",
        h("code", {}, "swift run snapshots test"), "."));
  }
  drawVerdicts();
}

function showNote(item) {
  if (kind(item) === "equal") { showEqual(item); return; }
  const title = item.outcome === "failed" ? "The snapshot could not be taken"
    : outcomes[item.outcome].word;
  note("bad", h("h3", {}, title), testWords(item.message ?? ""));
}

function showEqual(item) {
  if (items.some(item => kind(item) !== "equal")) {
    note("good", h("h3", {}, "Equal, pixel for pixel"),
      h("p", {}, "The report holds the pictures of those that differ only: 'snapshots catalog' "
        + "shows all. The reference is "),
      h("code", {}, visible(item.reference ?? "")));
    return;
  }
  note("good",
    h("h3", {}, items.length === 1 ? "The snapshot equals its reference"
      : `All ${numeral(items.length)} snapshots equal their references`),
    h("p", {}, "Nothing to review. 'snapshots catalog' shows all pictures."));
}

/** A test's own words. */
const testWords = (text, properties = {}) =>
  h("pre", properties, visibleLines(text).slice(0, 8000));
