// What is outlined on the pictures: places that differ, views that changed, findings.

/** What the facts point at, { kind, index }: a place, a cause or a finding of the snapshot. */
let focus = null;

const isFocused = (kind, index) => focus?.kind === kind && focus.index === index;

/** The path of the areas' outlines, 2.5 pixels outside of them. */
function outline(areas, left, top) {
  return areas.filter(area => area).map(area => {
    const x = Math.round(left + area.x * camera.scale) - 2.5;
    const y = Math.round(top + area.y * camera.scale) - 2.5;
    const width = Math.round(area.width * camera.scale) + 5;
    const height = Math.round(area.height * camera.scale) + 5;
    return `M${x} ${y}h${width}v${height}h${-width}z`;
  }).join("");
}

const placesOf = item => item.difference?.places ?? [];

/** The areas of each outline: what is shown of all, and what is pointed at. */
function outlinedAreas(item) {
  const focused = (kind, all) => focus?.kind === kind ? [all[focus.index]] : [];
  const causes = state.views ? item.causes : focused("cause", item.causes);
  const views = causes.flatMap(cause => cause.views ?? []);
  const finding = focused("finding", item.findings).filter(finding => finding.frame);
  const findings = finding.length === 0 && state.views ? item.findings : finding;
  return {
    // Of another picture than those of the run's verdict nobody knows where they differ.
    places: state.places && modeName(item) !== "stored" && past === null && attempt === null
      ? placesOf(item) : [],
    current: focused("place", placesOf(item)),
    before: views.map(view => view.before),
    after: views.map(view => view.after),
    framed: findings.map(finding => finding.frame),
  };
}

function drawOverlay(left, top) {
  const areas = outlinedAreas(selected());
  const [first, second] = ui.panes;
  const isPaired = !second.node.hidden;
  for (const pane of ui.panes) {
    // Beside each other, each picture has the outlines of its own side alone.
    const omitted = !isPaired ? [] : pane === first ? ["after", "framed"] : ["before"];
    for (const [name, path] of Object.entries(pane.paths)) {
      path.setAttribute("d", omitted.includes(name) ? "" : outline(areas[name], left, top));
    }
  }
}

/** Points at something and shows it large; pointing at it again shows the whole picture. */
function pointAt(kind, index) {
  const item = selected();
  if (isFocused(kind, index)) {
    focus = null;
    showWhole();
  } else {
    focus = { kind, index };
    const area = areaOf(item, kind, index);
    if (area?.width > 0 && area.height > 0) zoomTo(area);
    else place();
  }
  drawFacts();
}

function areaOf(item, kind, index) {
  if (kind === "place") return item.difference.places[index];
  if (kind === "finding") return item.findings[index].frame;
  return hull((item.causes[index].views ?? []).flatMap(view => [view.before, view.after]));
}

/** The smallest area that holds all of them, or null. */
function hull(areas) {
  const all = areas.filter(area => area);
  if (all.length === 0) return null;
  const x = Math.min(...all.map(area => area.x)), y = Math.min(...all.map(area => area.y));
  return {
    x, y, width: Math.max(...all.map(area => area.x + area.width)) - x,
    height: Math.max(...all.map(area => area.y + area.height)) - y,
  };
}

/** The next place that differs, with its pixels as squares. */
function stepPlace(count) {
  const places = placesOf(selected());
  if (places.length === 0 || !ui.note.hidden) return;
  const from = focus?.kind === "place" ? focus.index : count > 0 ? -1 : 0;
  const index = (from + count + places.length) % places.length;
  focus = null;
  pointAt("place", index);
  announce(`Place ${index + 1} of ${places.length}`);
}
