// How a reference came to look as it does: its last pictures, by whom and when.

/** Which picture of the past stands for the reference on the stage, or null. */
let past = null;

const pastPicture = item => past === null ? null : item.history?.[past]?.picture ?? null;

/** The reference, or the picture of the past that was chosen instead. */
const referenceOf = item => pastPicture(item) ?? item.pictures.reference;

function historyFacts(item) {
  if (!item.history || item.history.length === 0) return [];
  return section("History", "", h("div", { class: "cards" },
    ...item.history.map((change, index) => historyCard(change, index))));
}

function historyCard(change, index) {
  return h("button", { class: "card past", "aria-pressed": String(past === index),
    disabled: !change.picture, title: "Compare with the picture of then",
    onclick: () => showPast(index) },
    change.picture
      ? h("img", { src: address(change.picture), alt: "", loading: "lazy" })
      : h("em", {}),
    h("span", {}, visible(change.subject).slice(0, 200),
      h("small", {}, `${visible(change.author).slice(0, 60)}, ${visible(change.day)}`)));
}

/** Puts a picture of the past in the place of the reference; once more takes it back. */
function showPast(index) {
  past = past === index ? null : index;
  drawFacts();
  showPictures();
}
