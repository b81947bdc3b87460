// The panes on which the pictures lie.

function makePane(number) {
  const image = () => h("img", { alt: "", draggable: "false" });
  const pane = { images: [image(), image()] };
  pane.plane = h("div", { class: "plane" }, ...pane.images);
  pane.tag = h("span", { class: "tag" });
  pane.paths = {};
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  for (const name of ["places", "before", "after", "framed", "current"]) {
    pane.paths[name] = document.createElementNS("http://www.w3.org/2000/svg", "path");
    pane.paths[name].setAttribute("class", name);
    svg.append(pane.paths[name]);
  }
  pane.node = h("div", { class: "pane", id: `pane-${number}` }, pane.plane, svg, pane.tag);
  return pane;
}

function makeStage() {
  ui.panes = [makePane(1), makePane(2)];
  ui.otherTag = h("span", { class: "tag right" });
  ui.divider = h("div", { class: "divider", "aria-hidden": "true" });
  ui.panes[0].node.append(ui.divider, ui.otherTag);
  ui.note = h("div", { class: "note" });
  ui.stage = h("div", { class: "stage", role: "group", "aria-label": "Pictures" },
    ui.panes[0].node, ui.panes[1].node, ui.note);
  ui.slider = h("input", {
    type: "range", min: "0", max: "1000", oninput: event => setShare(event.target.value / 1000),
  });
  ui.hint = h("span", {});
  ui.strip = h("div", { class: "strip" }, ui.slider, ui.hint);
  ui.stage.addEventListener("wheel", onWheel, { passive: false });
  ui.stage.addEventListener("pointerdown", onPointerDown);
  new ResizeObserver(() => place()).observe(ui.stage);
  return [ui.stage, ui.strip];
}

/** Shows the panes and their tools, or nothing but a note. */
function showStage(hasPictures) {
  ui.note.hidden = hasPictures;
  for (const pane of ui.panes) pane.node.hidden = !hasPictures;
  ui.tools.hidden = !hasPictures;
  ui.strip.hidden = !hasPictures;
}

/** Puts the pictures of the mode on the stage. */
function showPictures() {
  const item = selected();
  const name = modeName(item);
  stopBlinking();
  ui.stage.className = `stage ${name}${state.amplified ? " amplified" : ""}`;
  const isPaired = name === "side" && isPair(item.pictures);
  ui.panes[1].node.hidden = !isPaired;
  setImages(item, name, isPaired);
  setTags(item, name);
  drawSlider(name);
  drawModes(item);
  if (name === "blink") startBlinking();
  place();
  ui.hint.textContent = hint(name, isPaired);
  preload();
}

/** What lies at the bottom of the first pane, and the word for it. */
function firstPicture(item, name) {
  const { reference, difference } = item.pictures;
  const then = pastPicture(item);
  if (then && name !== "stored") return [`As of ${item.history[past].day}`, then];
  if (name === "stored") return ["Difference", difference];
  return reference ? ["Reference", reference] : [actualWord(item), actualOf(item)];
}

function setImages(item, name, isPaired) {
  const [first, second] = ui.panes;
  const title = visible(item.test);
  const actual = actualOf(item);
  const [word, picture] = firstPicture(item, name);
  const isLayered = ["swipe", "onion", "difference", "blink"].includes(name);
  setImage(first.images[0], picture, `${word} of ${title}`);
  setImage(first.images[1], isLayered ? actual : null, `Actual of ${title}`);
  setImage(second.images[0], isPaired ? actual : null, `Actual of ${title}`);
  setImage(second.images[1], null, "");
}

function setTags(item, name) {
  const [word, picture] = firstPicture(item, name);
  const actual = actualOf(item) ? sized(actualWord(item), actualOf(item)) : "";
  ui.panes[0].tag.textContent = name === "difference" ? "Reference − actual, blended"
    : sized(word, picture);
  ui.panes[1].tag.textContent = actual;
  ui.otherTag.textContent = actual;
  ui.otherTag.hidden = !hasSlider(name);
}

function hint(name, isPaired) {
  if (hasSlider(name)) return "← → move the slider";
  if (name === "difference") return "Black is equal. M makes faint differences bright.";
  if (name === "blink") return calmMotion.matches ? "Space shows the other picture"
    : "Space pauses and flips";
  if (name === "stored") return "Magenta differs, gray is equal, blue frames views that changed";
  return isPaired ? "Wheel zooms, dragging moves both" : "Wheel zooms, dragging moves";
}

function amplify() {
  state.amplified = !state.amplified;
  ui.stage.classList.toggle("amplified", state.amplified);
}
