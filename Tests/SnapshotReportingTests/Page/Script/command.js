const decided = choices => {
  useReview(...choices.map((_, index) => snapshot(`s${index}`)));
  choices.forEach((choice, index) => setDecision(`Snapshots/s${index}.png`, choice));
  return code();
};

test("a code has two bits for each snapshot, the lowest first", () => {
  equal(decided(["approved", "rejected", null, "approved"]), "0123456789ab.SQ");
  equal(decided(["approved", null, null, null, "rejected"]), "0123456789ab.AQI");
});

test("snapshots at the end without a decision take no place", () => {
  equal(decided([null, null, null, null, null]), "0123456789ab.");
  equal(decided(["rejected", ...Array(100).fill(null)]), "0123456789ab.Ag");
});

test("a code needs no quotes in a shell or in an address", () => {
  const all = decided(Array.from({ length: 64 }, (_, index) =>
    ["approved", "rejected", null][index * 7 % 11 % 3]));

  equal(/^[0-9a-f]{12}\.[A-Za-z0-9_-]+$/.test(all), true);
});

test("a command names the report that the decisions are about", () => {
  const word = (protocol, pathname) => reportWord({ protocol, pathname });

  equal(word("file:", "/app/.build/snapshots/report/report.html"),
    "'/app/.build/snapshots/report/report.html'");
  equal(word("file:", "/tmp/it's%20here/report.html"), "'/tmp/it'\\''s here/report.html'");
  equal(word("https:", "/artifacts/12/report.html"), "~/Downloads/'report.html'");
});
