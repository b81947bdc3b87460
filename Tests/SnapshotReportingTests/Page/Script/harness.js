// What the tests of the script's own functions are written with. They stand in one scope with it.

const tests = [];

/** A claim, and what fails where it does not hold. */
const test = (claim, body) => tests.push({ claim, body });

function equal(found, expected) {
  const [foundText, expectedText] = [found, expected].map(value => JSON.stringify(value));
  if (foundText !== expectedText) throw new Error(`${foundText} is not ${expectedText}`);
}

const size = { width: 10, height: 20 };

/** A snapshot of a review, different unless something else is said. */
const snapshot = (state, more = {}) => ({
  target: "AppTests", suite: "ViewTests", test: "testView", state,
  reference: `Snapshots/${state}.png`, outcome: "differed", rank: 4, causes: [], findings: [],
  pictures: { reference: { digest: "a", ...size }, actual: { digest: "b", ...size } },
  ...more,
});

/** Makes the review one of these snapshots, all of which can be decided, with nothing chosen. */
function useReview(...snapshots) {
  setReview({
    id: "0123456789ab", title: "App", items: snapshots,
    decidable: snapshots.map(snapshot => snapshot.reference),
  });
  decisions.clear();
  undoSteps.length = 0;
  focus = null;
  Object.assign(state, {
    filter: "all", query: "", grouping: "cause", selected: 0, mode: 0, places: true, views: false,
    sheet: false, axis: "state", within: "",
  });
}

/** Runs the tests one after another, and tells how many there are and what has failed. */
async function runTests() {
  const failures = [];
  for (const { claim, body } of tests) {
    try {
      await body();
    } catch (error) {
      failures.push(`${claim}: ${error.message}`);
    }
  }
  return { count: tests.length, failures };
}
