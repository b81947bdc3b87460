// The times that a run took one snapshot, each with what was drawn.

/** Which attempt stands for the actual picture on the stage, or null. */
let attempt = null;

const attemptPicture = item =>
  attempt === null ? null : item.attempts?.[attempt]?.picture ?? null;

/** The actual picture, or that of the attempt that was chosen instead. */
const actualOf = item => attemptPicture(item) ?? item.pictures.actual;

/** The word for the actual picture. */
const actualWord = item => attemptPicture(item) ? `Attempt ${attempt + 1}` : "Actual";

function attemptFacts(item) {
  if (!item.attempts) return [];
  return section("Attempts", item.attempts.length, h("div", { class: "cards" },
    ...item.attempts.map((taken, index) => attemptCard(taken, index))));
}

function attemptCard(taken, index) {
  const { word } = outcomes[taken.outcome];
  return h("button", { class: "card past", "aria-pressed": String(attempt === index),
    disabled: !taken.picture, title: "Show what was drawn then",
    onclick: () => showAttempt(index) },
    taken.picture
      ? h("img", { src: address(taken.picture), alt: "", loading: "lazy" })
      : h("em", {}),
    h("span", {}, `${index + 1}. ${word}`,
      h("small", {}, taken.seconds ? durationText(taken.seconds) : "")));
}

/** Puts the picture of an attempt in the place of the actual one; once more takes it back. */
function showAttempt(index) {
  attempt = attempt === index ? null : index;
  drawFacts();
  showPictures();
}
