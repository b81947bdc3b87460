let review = JSON.parse(document.getElementById("review").textContent);
const live = review.live;

const state = {
  filter: "all", query: "", grouping: "cause", selected: 0, mode: 0, places: true, views: false,
  amplified: false,
};

const outcomes = {
  failed: { word: "Failed", tone: "bad", mark: "worst", kind: "failed" },
  sizeMismatch: { word: "Another size", tone: "bad", mark: "bad", kind: "different" },
  differed: { word: "Different", tone: "bad", mark: "bad", kind: "different" },
  missingReference: { word: "New", tone: "new", mark: "new", kind: "new" },
  recordedChanged: { word: "Recorded anew", tone: "new", mark: "new", kind: "recorded" },
  recordedNew: { word: "Recorded", tone: "new", mark: "new", kind: "recorded" },
  recordedUnchanged: { word: "Unchanged", tone: "good", mark: "good", kind: "equal" },
  matched: { word: "Equal", tone: "good", mark: "good", kind: "equal" },
};

const filters = [
  { name: "all", word: "All", key: "a", tone: "", has: () => true },
  { name: "open", word: "To review", key: "o", tone: "bad",
    has: item => item.decidable && !decisions.has(item.reference) },
  { name: "failed", word: "Failed", key: "f", tone: "bad", 
    has: item => kind(item) === "failed" },
  { name: "different", word: "Different", key: "d", tone: "bad",
    has: item => kind(item) === "different" },
  { name: "new", word: "New", key: "n", tone: "new", has: item => kind(item) === "new" },
  { name: "recorded", word: "Recorded", key: "r", tone: "new",
    has: item => kind(item) === "recorded" },
  { name: "findings", word: "Findings", key: "l", tone: "finding",
    has: item => item.findings.length > 0 },
  { name: "equal", word: "Equal", key: "e", tone: "good", has: item => kind(item) === "equal" },
];

/** What was decided: reference's path -> "approved" or "rejected". */
const decisions = new Map();

let items = [];
/** The lines of the list: groups and snapshots. */
let rows = [];
/** The snapshots of the list, in its order. */
let shown = [];

const kind = item => outcomes[item.outcome].kind;

/** Names come from tests: nothing in them may move, hide or reorder other text. */
function visible(text) {
  return String(text).replace(
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]/g,
    character => "\\u{" + character.codePointAt(0).toString(16).toUpperCase() + "}");
}
const visibleLines = text => String(text).split("\n").map(visible).join("\n");

function h(tag, properties, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter(child => child !== undefined && child !== null));
  return node;
}

const counted = (number, noun) =>
  `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

/** As PixelDifference.percentage: two decimals, never rounded down to nothing or up to everything. */
function percentage(part, whole) {
  if (!whole || !part) return "0%";
  if (part === whole) return "100%";
  const hundredths = Math.round(part / whole * 10000);
  if (hundredths === 0) return "<0.01%";
  if (hundredths === 10000) return ">99.99%";
  return `${(hundredths / 100).toFixed(2)}%`;
}

function take(next) {
  review = next;
  items = review.items;
  const decidable = new Set(review.decidable);
  items.forEach((item, index) => {
    item.index = index;
    item.decidable = decidable.has(item.reference);
    item.search = [item.target, item.suite, item.test, item.state, item.variant, item.reference,
      ...item.causes.map(cause => cause.change)].join(" ").toLowerCase();
  });
}

/** What a snapshot has in common with others: its first cause, else its outcome. */
function group(item) {
  if (state.grouping === "suite") {
    const suite = `${item.target} / ${item.suite}`;
    return { key: suite, title: suite };
  }
  if (state.grouping === "outcome") {
    return { key: item.outcome, title: outcomes[item.outcome].word };
  }
  const cause = item.causes[0];
  if (cause) return { key: "cause " + cause.fingerprint, title: cause.change };
  const titles = {
    failed: "Could not be taken", sizeMismatch: "Another size", differed: "No known cause",
    missingReference: "New, without a reference", recordedChanged: "Recorded anew",
    recordedNew: "Recorded", recordedUnchanged: "Equal", matched: "Equal to their references",
  };
  const title = titles[item.outcome];
  return { key: title, title };
}

function choose() {
  const filter = filters.find(filter => filter.name === state.filter) || filters[0];
  const words = state.query.toLowerCase().split(/\s+/).filter(word => word);
  const found = items.filter(item =>
    filter.has(item) && words.every(word => item.search.includes(word)));
  rows = [];
  shown = found;
  if (state.grouping === "none") {
    rows = found.map(item => ({ item }));
  } else {
    const groups = new Map();
    for (const item of found) {
      const { key, title } = group(item);
      if (!groups.has(key)) groups.set(key, { title, members: [] });
      groups.get(key).members.push(item);
    }
    // The worst first; of causes alike, the one with the most snapshots.
    const rank = group => Math.min(...group.members.slice(0, 50).map(item => item.rank));
    const ordered = [...groups.values()].map((group, index) => ({ ...group, index }));
    if (state.grouping === "cause") {
      ordered.sort((a, b) =>
        rank(a) - rank(b) || b.members.length - a.members.length || a.index - b.index);
    }
    for (const { title, members } of ordered) {
      rows.push({ title, count: members.length });
      for (const item of members) rows.push({ item });
    }
    shown = ordered.flatMap(group => group.members);
  }
  rows.forEach((row, index) => { if (row.item) row.item.row = index; });
  shown.forEach((item, index) => { item.position = index; });
}

const selected = () => items[state.selected];

/** The snapshots of the list that share the selected one's first cause or outcome. */
function alike() {
  const item = selected();
  if (!item || state.grouping === "none") return [];
  const key = group(item).key;
  return shown.filter(other => other.decidable && group(other).key === key);
}
