/** What the facts point at: a place, a cause or a finding of the selected snapshot. */
let focus = null;

function rectangles(areas, left, top) {
  return areas.filter(area => area).map(area => {
    const x = Math.round(left + area.x * camera.scale) - 2.5;
    const y = Math.round(top + area.y * camera.scale) - 2.5;
    const width = Math.round(area.width * camera.scale) + 5;
    const height = Math.round(area.height * camera.scale) + 5;
    return `M${x} ${y}h${width}v${height}h${-width}z`;
  }).join("");
}

function drawOverlay(left, top) {
  const item = selected();
  const [first, second] = ui.panes;
  const isPair = !second.node.hidden;
  const focusCause = focus && focus.kind === "cause" ? [item.causes[focus.index]] : [];
  const causes = state.views ? item.causes : focusCause;
  const views = causes.flatMap(cause => cause.views || []);
  const places = state.places && item.difference && modeFor(item) !== 5 ? item.difference.places
    : [];
  const current = focus && focus.kind === "place" ? [item.difference.places[focus.index]] : [];
  const finding = focus && focus.kind === "finding" ? item.findings[focus.index].frame : null;
  const framed = finding ? [finding] : state.views ? item.findings.map(found => found.frame)
    : [];
  for (const pane of ui.panes) {
    const isReference = isPair && pane === first;
    const isActual = isPair && pane === second;
    const draw = (name, areas) =>
      pane.paths[name].setAttribute("d", rectangles(areas, left, top));
    draw("places", places);
    draw("current", current);
    draw("before", isActual ? [] : views.map(view => view.before));
    draw("after", isReference ? [] : views.map(view => view.after));
    draw("framed", isReference ? [] : framed);
  }
}

function pointAt(kind, index) {
  const item = selected();
  focus = focus && focus.kind === kind && focus.index === index ? null : { kind, index };
  if (!focus) { camera.fits = true; place(); drawFacts(); return; }
  const area = kind === "place" ? item.difference.places[index]
    : kind === "finding" ? item.findings[index].frame
    : hull((item.causes[index].views || []).flatMap(view => [view.before, view.after]));
  if (area && area.width > 0 && area.height > 0) zoomTo(area);
  else place();
  drawFacts();
}

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
  const item = selected();
  const places = item && item.difference ? item.difference.places : [];
  if (places.length === 0 || !ui.note.hidden) return;
  const from = focus && focus.kind === "place" ? focus.index : count > 0 ? -1 : 0;
  const index = (from + count + places.length) % places.length;
  focus = null;
  pointAt("place", index);
  announce(`Place ${index + 1} of ${places.length}`);
}
