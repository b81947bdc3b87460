// The review, what was decided about it, and what of it is looked at.

let review = JSON.parse(document.getElementById("review").textContent);
/** What a server adds to the page; undefined where it is opened from a file. */
const live = review.live;
let items = [];

const state = {
  filter: "all", query: "", grouping: "cause", selected: 0, mode: 0, places: true, views: false,
  amplified: false,
  /** Whether the contact sheet is shown, and by which axis. */
  sheet: false, axis: "state",
  /** The key of the one group that is listed; empty for all. */
  within: "",
};

/** What was decided: reference's path -> "approved" or "rejected". */
const decisions = new Map();
const decisionWords = { approved: "Approved", rejected: "Rejected" };

const outcomes = {
  failed: { word: "Failed", tone: "bad", mark: "worst", kind: "failed" },
  sizeMismatch: { word: "Another size", tone: "bad", mark: "bad", kind: "different" },
  differed: { word: "Different", tone: "bad", mark: "bad", kind: "different" },
  missingReference: { word: "New", tone: "new", mark: "new", kind: "new" },
  renamed: { word: "Renamed", tone: "new", mark: "moved", kind: "renamed" },
  removed: { word: "Removed", tone: "bad", mark: "gone", kind: "removed" },
  recordedChanged: { word: "Recorded anew", tone: "new", mark: "new", kind: "recorded" },
  recordedNew: { word: "Recorded", tone: "new", mark: "new", kind: "recorded" },
  recordedUnchanged: { word: "Unchanged", tone: "good", mark: "good", kind: "equal" },
  matched: { word: "Equal", tone: "good", mark: "good", kind: "equal" },
};

const kind = item => outcomes[item.outcome].kind;
const selected = () => items[state.selected];

function setReview(next) {
  review = next;
  items = review.items;
  // Nothing was compared.
  if (review.isCatalog) outcomes.matched.word = "Reference";
  const decidable = new Set(review.decidable);
  items.forEach((item, index) => {
    item.index = index;
    item.decidable = decidable.has(item.reference);
    item.search = [item.target, item.suite, item.test, item.state, item.variant, item.reference,
      item.formerReference, item.isFlaky ? "flaky" : "",
      ...item.causes.map(cause => cause.change)].join(" ").toLowerCase();
  });
}
