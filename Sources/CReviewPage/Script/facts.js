function makeMain() {
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
  ui.modes = h("div", { class: "modes", role: "radiogroup", "aria-label": "How to look" },
    ...modes.map((mode, index) => h("button", {
      role: "radio", "aria-checked": "false", title: `${mode.word} (${index + 1})`,
      onclick: () => setMode(index),
    }, mode.word)));
  ui.zoom = h("span", { class: "zoom" });
  const zooms = h("div", { class: "zooms" },
    h("button", { class: "button plain square toggle", "aria-label": "Zoom out",
      title: "Zoom out (−)",
      "data-icon": "minus", onclick: () => zoomStep(-1) }),
    ui.zoom,
    h("button", { class: "button plain square toggle", "aria-label": "Zoom in",
      title: "Zoom in (+)",
      "data-icon": "plus", onclick: () => zoomStep(1) }),
    h("button", { class: "button plain toggle", title: "Show the whole picture (0)",
      onclick: () => { camera.fits = true; place(); } }, "Fit"),
    h("button", { class: "button plain toggle", title: "One pixel to one pixel (9)",
      onclick: () => zoom(1 / camera.scale) }, "1:1"));
  ui.placesToggle = h("button", { class: "button toggle",
    title: "Outline the places that differ (O)",
    onclick: () => toggle("places") }, "Places");
  ui.viewsToggle = h("button", { class: "button toggle",
    title: "Outline the views that changed (V)",
    onclick: () => toggle("views") }, "Views");
  ui.tools = h("div", { class: "tools" }, ui.modes, h("span", { class: "space" }),
    ui.placesToggle, ui.viewsToggle, zooms);
  return h("main", { class: "main" }, ui.head, ui.tools, ...makeStage());
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
  ui.placesToggle.disabled = !item.difference || item.difference.places.length === 0;
  ui.viewsToggle.disabled = !item.causes.some(cause => (cause.views || []).length > 0)
    && !item.findings.some(finding => finding.frame);
}

function drawModes(item, mode) {
  [...ui.modes.children].forEach((button, index) => {
    button.setAttribute("aria-checked", String(index === mode));
    button.tabIndex = index === mode ? 0 : -1;
    button.disabled = !item || !possible(index, item);
  });
}

function showItem() {
  const item = selected();
  focus = null;
  camera.fits = true;
  const hasPictures = item && (item.pictures.reference || item.pictures.actual);
  ui.note.hidden = Boolean(hasPictures);
  for (const pane of ui.panes) pane.node.hidden = !hasPictures;
  ui.tools.hidden = !hasPictures;
  ui.strip.hidden = !hasPictures;
  ui.head.hidden = !item;
  ui.app.classList.toggle("calm", !item);
  if (!item) { showEmpty(); return; }
  const states = [item.state, item.variant].filter(part => part).map(visible);
  const path = [item.target, item.suite, states.length > 0 ? item.test : ""];
  ui.path.textContent = path.filter(part => part).map(visible).join(" / ").slice(0, 400);
  const name = states.length > 0 ? states : [visible(item.test)];
  ui.name.textContent = name.join(" · ").slice(0, 400);
  ui.name.title = name.join(" · ").slice(0, 1000);
  drawTogglesOf(item);
  if (hasPictures) showPictures();
  else { stopBlinking(); showNote(item); }
  drawFacts();
  drawVerdicts();
  writeAddress();
}

function note(tone, ...children) {
  ui.note.hidden = false;
  ui.note.className = `note ${tone}`;
  ui.note.replaceChildren(...children);
  for (const pane of ui.panes) pane.node.hidden = true;
}

function showEmpty() {
  ui.tools.hidden = ui.strip.hidden = true;
  ui.facts.replaceChildren();
  note("", h("h3", {}, "No snapshot was taken"),
    h("p", {}, "Call assertSnapshot or assertSnapshots in a test, and run ",
      h("code", {}, "swift run snapshots test"), "."));
  drawVerdicts();
}

function showNote(item) {
  if (kind(item) === "equal") {
    const count = items.filter(item => kind(item) === "equal").length;
    if (count === items.length) {
      note("good", h("h3", {}, count === 1 ? "The snapshot equals its reference"
        : `All ${count.toLocaleString("en")} snapshots equal their references`),
        h("p", {}, "Nothing to review. A report holds the pictures of those that differ only."));
    } else {
      note("good", h("h3", {}, "Equal, pixel for pixel"),
        h("p", {}, "The report holds the pictures of those that differ only. The reference is "),
        h("code", {}, visible(item.reference || "")));
    }
    return;
  }
  const title = item.outcome === "failed" ? "The snapshot could not be taken"
    : outcomes[item.outcome].word;
  note("bad", h("h3", {}, title),
    h("pre", {}, visibleLines(item.message || "").slice(0, 8000)));
}

// MARK: Facts

const shownCards = 6;

function makeFacts() {
  ui.facts = h("aside", { class: "facts", "aria-label": "Facts", tabindex: "-1" });
  return ui.facts;
}

function section(title, extra, ...children) {
  return [h("h3", {}, title, extra ? h("span", {}, extra) : null), ...children];
}

/** Cards of which a window around the current one is shown. */
function cards(kindName, all, make) {
  const at = focus && focus.kind === kindName ? focus.index : 0;
  const first = Math.max(0, Math.min(at - 2, all.length - shownCards));
  const near = all.slice(first, first + shownCards);
  return h("div", { class: "cards" }, ...near.map((entry, offset) => {
    const index = first + offset;
    return h("button", {
      class: `card ${kindName}`, "aria-pressed": String(Boolean(focus)
        && focus.kind === kindName
        && focus.index === index), onclick: () => pointAt(kindName, index),
    }, ...make(entry, index));
  }));
}

/** A name of code as words: smallTarget -> small target. */
const spoken = name => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** A path whose lines break behind its slashes, if they can. */
const brokenPath = path => path.split(/(?<=\/)/).flatMap(part => [part, h("wbr")]);

function drawFacts() {
  const item = selected();
  const outcome = outcomes[item.outcome];
  const parts = [h("div", { class: "verdictline" },
    h("span", { class: `pill ${outcome.tone}` }, outcome.word),
    item.difference ? h("span", { class: "number" },
      percentage(item.difference.differingPixels, item.difference.pixels)) : null)];
  if (kind(item) === "failed" && item.message) {
    parts.push(...section("Why it failed", "",
      h("pre", { class: "reason" }, visibleLines(item.message).slice(0, 8000))));
  }
  if (item.causes.length > 0) {
    parts.push(...section("What changed",
      item.causes.length > shownCards ? item.causes.length : "",
      cards("cause", item.causes, cause => [visible(cause.change).slice(0, 400),
        h("small", {}, cause.pixels > 0 ? counted(cause.pixels, "pixel")
          : "not seen in the picture")])));
  } else if (kind(item) === "different") {
    parts.push(...section("What changed", "",
      h("p", {}, "No view explains it: the reference does not tell its views.")));
  }
  if (item.findings.length > 0) {
    parts.push(...section("Findings", item.findings.length, cards("finding", item.findings,
      found => [h("b", {}, spoken(visible(found.kind).slice(0, 60))),
        h("span", {}, visible(found.message).slice(0, 300)),
        h("small", {}, visible(found.view).slice(0, 200))])));
  }
  const places = item.difference ? item.difference.places : [];
  if (places.length > 0) {
    parts.push(...section("Places", places.length, cards("place", places, (area, index) => [
      `${index + 1}.  ${area.width} × ${area.height} at (${area.x}, ${area.y})`,
      h("small", {}, counted(area.pixels || 0, "pixel")),
    ])));
  }
  parts.push(...section("Numbers", "", numbers(item)));
  if (item.message && kind(item) !== "failed") {
    parts.push(h("details", {}, h("summary", {}, "The test's own words"),
      h("pre", {}, visibleLines(item.message).slice(0, 8000))));
  }
  ui.facts.replaceChildren(...parts);
}

function numbers(item) {
  const { reference, actual } = item.pictures;
  const difference = item.difference;
  const points = picture => {
    const scale = difference ? difference.scale : 1;
    const size = `${picture.width} × ${picture.height} px`;
    return scale === 1 ? size
      : `${picture.width / scale} × ${picture.height / scale} pt at ${scale}x`;
  };
  const facts = [];
  const add = (name, value) => facts.push(h("dt", {}, name), h("dd", {}, value));
  if (difference) {
    add("Differing", `${difference.differingPixels.toLocaleString("en")} of `
      + difference.pixels.toLocaleString("en"));
    add("Largest change", `${difference.largestChannelDifference} of 255`);
  }
  if (reference && actual && points(reference) !== points(actual)) {
    add("Reference size", points(reference));
    add("Actual size", points(actual));
  } else if (reference || actual) {
    add("Size", points(reference || actual));
  }
  const long = (name, value) =>
    facts.push(h("dt", {}, name), h("dd", { class: "long" },
    ...brokenPath(visible(value).slice(0, 600))));
  if (item.reference) long("Reference", item.reference);
  long("Assertion", item.source);
  return h("dl", {}, ...facts);
}
