// Which snapshots are listed, and in which groups.

const filters = [
  { name: "all", word: "All", key: "a", tone: "", has: () => true },
  { name: "open", word: "To review", key: "o", tone: "bad",
    has: item => isOpen(item) },
  { name: "failed", word: "Failed", key: "f", tone: "bad",
    has: item => kind(item) === "failed" || isFailedByFinding(item) },
  { name: "different", word: "Different", key: "d", tone: "bad",
    has: item => kind(item) === "different" },
  { name: "new", word: "New", key: "n", tone: "new", has: item => kind(item) === "new" },
  { name: "renamed", word: "Renamed", key: "m", tone: "new",
    has: item => kind(item) === "renamed" },
  { name: "removed", word: "Removed", key: "x", tone: "bad",
    has: item => kind(item) === "removed" },
  { name: "recorded", word: "Recorded", key: "r", tone: "new",
    has: item => kind(item) === "recorded" },
  { name: "findings", word: "Findings", key: "l", tone: "finding",
    has: item => item.findings.length > 0 && !isNoted(item) },
  { name: "noted", word: "On equal", key: "q", tone: "finding", has: item => isNoted(item) },
  { name: "flaky", word: "Flaky", key: "k", tone: "bad", has: item => Boolean(item.isFlaky) },
  { name: "equal", word: "Equal", key: "e", tone: "good",
    has: item => kind(item) === "equal" && !review.isCatalog },
];

/** Whether a snapshot is equal and what was found in it fails its test. */
const isFailedByFinding = item => kind(item) === "equal"
  && item.findings.some(finding => finding.level === "failure");

/** Whether something was found in a snapshot that is well otherwise. */
const isNoted = item => kind(item) === "equal" && item.findings.length > 0
  && !isFailedByFinding(item);

/** Whether the list is about findings, which then make its groups. */
const isAboutFindings = () =>
  state.grouping === "cause" && (state.filter === "findings" || state.filter === "noted");

/** The lines of the list: groups and snapshots. */
let rows = [];
/** The snapshots of the list, in its order. */
let shown = [];

const isShown = item => Boolean(item) && shown[item.position] === item;

const titlesWithoutCause = {
  failed: "Could not be taken", sizeMismatch: "Another size", differed: "No known cause",
  missingReference: "New, without a reference", renamed: "Under another name",
  removed: "Asked for by no test any more", recordedChanged: "Recorded anew",
  recordedNew: "Recorded", recordedUnchanged: "Equal", matched: "Equal to their references",
};

/** What a snapshot has in common with others: by default its first cause, else its outcome. */
function group(item) {
  if (isAboutFindings()) return { key: item.family, title: item.family };
  if (state.grouping === "suite") {
    const suite = suiteOf(item);
    return { key: suite, title: suite };
  }
  if (state.grouping === "outcome") {
    return { key: item.outcome, title: outcomes[item.outcome].word };
  }
  const cause = item.causes[0];
  if (cause) {
    // The same done to views that looked otherwise before is one group, too.
    return { key: `cause ${cause.deed ?? cause.fingerprint}`, title: cause.change,
      common: cause.deed };
  }
  const title = isFailedByFinding(item) ? "Equal, failed by a finding"
    : titlesWithoutCause[item.outcome];
  return { key: title, title };
}

/** The snapshots that the filter and every word of the search have. */
function found() {
  const filter = filters.find(filter => filter.name === state.filter) ?? filters[0];
  const words = state.query.toLowerCase().split(/\s+/).filter(word => word);
  return items.filter(item =>
    filter.has(item) && words.every(word => item.search.includes(word)));
}

/**
 * Findings that have rule, view class and property in common: new ones before old ones, those that
 * fail tests first, then the most frequent. A snapshot is listed in the first of its groups; the
 * number of a group counts all that have its finding.
 */
function groupedFindings(members) {
  const groups = new Map();
  for (const item of members) {
    for (const finding of item.findings) {
      const key = finding.family ?? finding.kind;
      if (!groups.has(key)) {
        groups.set(key, { key, all: [], isNew: true, isFailure: false });
      }
      const group = groups.get(key);
      if (group.all.at(-1) !== item) group.all.push(item);
      group.isNew = group.isNew && Boolean(finding.isNew);
      group.isFailure = group.isFailure || finding.level === "failure";
    }
  }
  const listed = new Set();
  return [...groups.values()].sort((a, b) => b.isNew - a.isNew || b.isFailure - a.isFailure
    || b.all.length - a.all.length).map(({ key, all, isNew }) => {
    const own = all.filter(item => !listed.has(item));
    for (const item of own) { listed.add(item); item.family = key; }
    const [rule, ...rest] = key.split(" · ");
    const title = [spoken(rule), ...rest].join(" · ");
    return { key, title: isNew ? `new: ${title}` : title, members: own, count: all.length };
  });
}

/** Groups in the order of their first members; of causes, the worst and most frequent first. */
function grouped(members) {
  if (isAboutFindings()) return groupedFindings(members);
  const groups = new Map();
  for (const item of members) {
    const { key, title, common } = group(item);
    if (!groups.has(key)) groups.set(key, { key, title, members: [] });
    const known = groups.get(key);
    known.members.push(item);
    if (common && known.members[0].causes[0].fingerprint !== item.causes[0].fingerprint) {
      known.title = common;
    }
  }
  const ordered = [...groups.values()];
  if (state.grouping === "cause") {
    const rank = group => Math.min(...group.members.slice(0, 50).map(item => item.rank));
    ordered.sort((a, b) => rank(a) - rank(b) || b.members.length - a.members.length);
  }
  return ordered;
}

const secondsOf = members => members.reduce((sum, item) => sum + (item.seconds ?? 0), 0);

/** Makes the lines of the list anew. */
function makeRows() {
  const members = found();
  if (state.grouping === "none") {
    shown = members;
    rows = members.map(item => ({ item }));
  } else {
    const all = grouped(members);
    const one = all.filter(group => group.key === state.within);
    // An address may name a group that is not there any more.
    if (one.length === 0) state.within = "";
    const groups = one.length > 0 ? one : all;
    shown = groups.flatMap(group => group.members);
    rows = groups.flatMap(({ key, title, members, count }) =>
      [{ key, title, count: count ?? members.length, seconds: secondsOf(members) },
        ...members.map(item => ({ item }))]);
  }
  rows.forEach((row, index) => { if (row.item) row.item.row = index; });
  shown.forEach((item, index) => { item.position = index; });
}

/**
 * The snapshots of the list that share the selected one's group and are still to review: what is
 * decided stays as it is.
 */
function alike() {
  const item = selected();
  if (!item || state.grouping === "none") return [];
  const key = group(item).key;
  return shown.filter(other => isOpen(other) && group(other).key === key);
}
