// What stands above the stage: the snapshot's name, the verdicts, the tools.

function makeMain() {
  ui.main = h("main", { class: "main" }, makeHead(), makeTools(), ...makeStage(),
    makeSheet());
  return ui.main;
}

function makeHead() {
  ui.path = h("p", {});
  ui.name = h("h2", {});
  ui.approve = h("button", { class: "button yes", "data-icon": "check", "data-key": "A",
    onclick: () => decide("approved") }, "Approve");
  ui.reject = h("button", { class: "button no", "data-icon": "cross", "data-key": "R",
    onclick: () => decide("rejected") }, "Reject");
  ui.approveAlike = h("button", { class: "button", "data-key": "⇧A",
    onclick: () => decideAlike("approved") });
  ui.verdicts = h("div", { class: "verdicts" }, ui.approveAlike, ui.reject, ui.approve);
  ui.head = h("div", { class: "head" }, h("div", {}, ui.path, ui.name), ui.verdicts);
  return ui.head;
}

/** Whether the state says what a snapshot shows; one that is a number only counts. */
const isNamedByState = item => Boolean(item.state) && !/^\d+$/.test(item.state);

/** What a snapshot is called below its suite: by its state, or by its test where it has none. */
const namesOf = item => [isNamedByState(item) ? "" : item.test, item.state, item.variant]
  .filter(part => part);

function drawHead(item) {
  const path = [item.target, item.suite, isNamedByState(item) ? item.test : ""];
  ui.path.textContent = path.filter(part => part).map(visible).join(" / ").slice(0, 400);
  const name = namesOf(item).map(visible).join(" · ");
  ui.name.textContent = name.slice(0, 400);
  ui.name.title = name.slice(0, 1000);
}

function makeTools() {
  ui.modes = h("div", { class: "modes", role: "radiogroup", "aria-label": "How to look" },
    ...modes.map((mode, index) => h("button", {
      role: "radio", "aria-checked": "false", title: `${mode.word} (${index + 1})`,
      onclick: () => setMode(index),
    }, mode.word)));
  ui.placesToggle = h("button", { class: "button toggle",
    title: "Outline the places that differ (O)", onclick: () => toggle("places") }, "Places");
  ui.viewsToggle = h("button", { class: "button toggle",
    title: "Outline the views that changed (V)", onclick: () => toggle("views") }, "Views");
  ui.tools = h("div", { class: "tools" }, ui.modes, h("span", { class: "space" }),
    ui.placesToggle, ui.viewsToggle, makeZooms());
  return ui.tools;
}

function makeZooms() {
  ui.zoom = h("span", { class: "zoom" });
  return h("div", { class: "zooms" },
    h("button", { class: "button plain square toggle", "aria-label": "Zoom out",
      title: "Zoom out (−)", "data-icon": "minus", onclick: () => zoomStep(-1) }),
    ui.zoom,
    h("button", { class: "button plain square toggle", "aria-label": "Zoom in",
      title: "Zoom in (+)", "data-icon": "plus", onclick: () => zoomStep(1) }),
    h("button", { class: "button plain toggle", title: "Show the whole picture (0)",
      onclick: showWhole }, "Fit"),
    h("button", { class: "button plain toggle", title: "One pixel to one pixel (9)",
      onclick: showPixels }, "1:1"));
}

function toggle(name) {
  state[name] = !state[name];
  drawToggles();
  place();
}

function drawToggles() {
  ui.placesToggle.setAttribute("aria-pressed", String(state.places));
  ui.viewsToggle.setAttribute("aria-pressed", String(state.views));
}

/** Nothing is outlined where nothing differs, changed or was found. */
function drawTogglesOf(item) {
  ui.placesToggle.disabled = placesOf(item).length === 0;
  ui.viewsToggle.disabled = !item.causes.some(cause => cause.views?.length > 0)
    && !item.findings.some(finding => finding.frame);
}
