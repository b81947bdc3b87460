// The address, which leads others to the same place.

/** While the page begins, its address is read and not written. */
let isReading = true;
const addressMilliseconds = 150;

function readAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  if (["light", "dark"].includes(address.get("theme"))) theme = address.get("theme");
  const show = address.get("show"), group = address.get("group") ?? "";
  if (review.isCatalog) state.grouping = "suite";
  if (filters.some(filter => filter.name === show)) state.filter = show;
  if (Object.hasOwn(groupings, group)) state.grouping = group;
  state.query = address.get("search") ?? "";
  state.within = address.get("in") ?? "";
  state.sheet = address.get("view") === "sheet" || Boolean(review.isCatalog)
    && address.get("view") !== "one";
  state.axis = address.get("axis") ?? state.axis;
  const mode = modes.findIndex(mode => mode.name === address.get("look"));
  if (mode >= 0) state.mode = mode;
  state.views = address.get("views") === "1";
  state.places = address.get("places") !== "0";
  const snapshot = address.get("snapshot");
  return items.find(item => item.reference && item.reference === snapshot);
}

let addressTimer = 0;

function writeAddress() {
  if (isReading) return;
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    const address = new URLSearchParams();
    const item = selected();
    if (item?.reference) address.set("snapshot", item.reference);
    if (state.mode > 0) address.set("look", modes[state.mode].name);
    if (state.filter !== "all") address.set("show", state.filter);
    const usual = review.isCatalog ? "suite" : "cause";
    if (state.grouping !== usual) address.set("group", state.grouping);
    if (state.within) address.set("in", state.within);
    if (state.sheet !== Boolean(review.isCatalog)) {
      address.set("view", state.sheet ? "sheet" : "one");
    }
    if (state.sheet && state.axis !== "state") address.set("axis", state.axis);
    if (state.query) address.set("search", state.query);
    try {
      history.replaceState(null, "", `#${address}`);
    } catch { /* Some viewers forbid it. */ }
  }, addressMilliseconds);
}
