const cause = (fingerprint, change) => [{ fingerprint, change, pixels: 1 }];
const lines = () => rows.map(row => row.item ? row.item.state : `${row.title} ${row.count}`);

test("groups of a cause come with the worst first, then with the most frequent", () => {
  useReview(
    snapshot("equal", { outcome: "matched", rank: 8 }),
    snapshot("a", { causes: cause("1", "moved") }),
    snapshot("b", { causes: cause("2", "recolored") }),
    snapshot("c", { causes: cause("2", "recolored") }),
    snapshot("failed", { outcome: "failed", rank: 0 }));

  makeRows();

  equal(lines(), ["Could not be taken 1", "failed", "recolored 2", "b", "c", "moved 1", "a",
    "Equal to their references 1", "equal"]);
  equal(shown.map(item => item.position), [0, 1, 2, 3, 4]);
  equal(items.map(item => rows[item.row].item === item), items.map(() => true));
});

test("an equal snapshot that a finding fails has a group, and is among those that failed", () => {
  const finding = { kind: "constraints", message: "broken", level: "failure" };
  useReview(
    snapshot("equal", { outcome: "matched", rank: 8 }),
    snapshot("broken", { outcome: "matched", rank: 3, findings: [finding] }));

  makeRows();
  equal(lines(), ["Equal, failed by a finding 1", "broken", "Equal to their references 1", "equal"]);
  state.filter = "failed";
  makeRows();
  equal(shown.map(item => item.state), ["broken"]);
  state.filter = "all";
});

test("groups of an outcome or a suite keep the order of their members", () => {
  useReview(snapshot("a", { suite: "Z" }), snapshot("b", { outcome: "failed", suite: "Y" }),
    snapshot("c", { suite: "Z" }));

  state.grouping = "outcome";
  makeRows();
  equal(lines(), ["Different 2", "a", "c", "Failed 1", "b"]);
  state.grouping = "suite";
  makeRows();
  equal(lines(), ["AppTests / Z 2", "a", "c", "AppTests / Y 1", "b"]);
  state.grouping = "none";
  makeRows();
  equal(lines(), ["a", "b", "c"]);
});

test("every word of a search has to be found, whatever its case", () => {
  useReview(snapshot("Adult", { causes: cause("1", "UILabel moved") }), snapshot("child"));
  state.grouping = "none";

  state.query = " uilabel  ADULT ";
  makeRows();
  equal(lines(), ["Adult"]);
  state.query = "uilabel child";
  makeRows();
  equal(lines(), []);
});

test("what is decided is not to review any more", () => {
  useReview(snapshot("a"), snapshot("b"));
  state.grouping = "none";
  state.filter = "open";
  decisions.set("Snapshots/a.png", "approved");

  makeRows();

  equal(lines(), ["b"]);
});

test("each outcome is in exactly one of the filters of outcomes", () => {
  const kinds = filters.filter(filter => !["all", "open", "findings", "noted", "flaky"].includes(filter.name));
  for (const outcome of Object.keys(outcomes)) {
    equal(kinds.filter(filter => filter.has(snapshot("a", { outcome }))).length, 1);
  }
});

test("no two filters have a letter in common", () => {
  equal(new Set(filters.map(filter => filter.key)).size, filters.length);
});

test("alike are the decidable ones of the selected one's group", () => {
  useReview(snapshot("a", { causes: cause("1", "moved") }),
    snapshot("b", { causes: cause("2", "moved") }), snapshot("c", { causes: cause("1", "moved") }));
  makeRows();

  equal(alike().map(item => item.state), ["a", "c"]);
  state.grouping = "none";
  equal(alike(), []);
});

test("the same done to views that looked otherwise before is one group", () => {
  const made = (color) => [{ fingerprint: color, change: `tint ${color} became blue`,
    deed: "tint became blue" }];
  useReview(snapshot("a", { causes: made("red") }), snapshot("b", { causes: made("green") }),
    snapshot("c", { causes: made("red") }));
  makeRows();

  equal(rows.filter(row => !row.item).map(row => [row.title, row.count]), [["tint became blue", 3]]);
  equal(alike().map(item => item.state), ["a", "b", "c"]);

  useReview(snapshot("a", { causes: made("red") }), snapshot("c", { causes: made("red") }));
  makeRows();
  equal(rows.filter(row => !row.item).map(row => row.title), ["tint red became blue"]);
});

const sighting = (family, more = {}) => ({ kind: family.split(" · ")[0], family, message: "m",
  view: "v", level: "note", ...more });

test("findings are grouped by what they have in common, new ones first, each counted once", () => {
  const old = "contrast · UILabel · its contrast is …";
  useReview(
    snapshot("a", { findings: [sighting(old), sighting(old)] }),
    snapshot("b", { findings: [sighting("smallTarget · UIButton · …", { isNew: true })] }),
    snapshot("c", { findings: [sighting(old), sighting("smallTarget · UIButton · …", { isNew: true })] }),
    snapshot("equal", { outcome: "matched", findings: [sighting(old)] }));
  state.filter = "findings";

  makeRows();
  equal(lines(), ["new: small target · UIButton · … 2", "b", "c",
    "contrast · UILabel · its contrast is … 2", "a"]);
  state.filter = "noted";
  makeRows();
  equal(lines(), ["contrast · UILabel · its contrast is … 1", "equal"]);
});

test("one group is listed alone, and all again where it is not there", () => {
  useReview(snapshot("a", { causes: cause("1", "moved") }),
    snapshot("b", { causes: cause("2", "recolored") }));
  state.within = "cause 2";

  makeRows();
  equal(lines(), ["recolored 1", "b"]);
  state.within = "cause 3";
  makeRows();
  equal(lines(), ["moved 1", "a", "recolored 1", "b"]);
  equal(state.within, "");
});
