// The facts beside the pictures.

function makeFacts() {
  ui.facts = h("aside", { class: "facts", "aria-label": "Facts", tabindex: "-1" });
  return ui.facts;
}

function drawFacts() {
  const item = selected();
  ui.facts.replaceChildren(...outcomeFacts(item), ...attemptFacts(item), ...causeFacts(item),
    ...findingFacts(item), ...historyFacts(item), ...placeFacts(item),
    ...section("Numbers", "", numbers(item)), ...messageFacts(item));
}

function section(title, extra, ...children) {
  return [h("h3", {}, title, extra ? h("span", {}, extra) : null), ...children];
}

const shownCards = 6;

/** Cards of which a window around the current one is shown. */
function cards(kind, all, contents) {
  const at = focus?.kind === kind ? focus.index : 0;
  const first = Math.max(0, Math.min(at - 2, all.length - shownCards));
  const near = all.slice(first, first + shownCards);
  return h("div", { class: "cards" }, ...near.map((entry, offset) => {
    const index = first + offset;
    return h("button", {
      class: `card ${kind}`, "aria-pressed": String(isFocused(kind, index)),
      onclick: () => pointAt(kind, index),
    }, ...contents(entry, index));
  }));
}

function outcomeFacts(item) {
  const outcome = outcomes[item.outcome];
  const line = h("div", { class: "verdictline" },
    h("span", { class: `pill ${outcome.tone}` }, outcome.word),
    item.difference ? h("span", { class: "number" },
      percentage(item.difference.differingPixels, item.difference.pixels)) : null,
    item.isFlaky ? h("span", { class: "pill bad" }, "flaky") : null);
  if (kind(item) === "removed") {
    return [line, ...section("Why it is listed", "", h("p", {},
      "No test and no state asks for this reference any more. Approving deletes its file."))];
  }
  if (kind(item) === "renamed") {
    return [line, ...section("Renamed", "", h("p", {},
      "The picture on the left lies under another name. Approving moves the file."),
    h("dl", {}, h("dt", {}, "From"), h("dd", { class: "long" },
      ...brokenPath(visible(item.formerReference).slice(0, 600)))))];
  }
  if (kind(item) !== "failed" || !item.message) return [line];
  return [line, ...section("Why it failed", "", testWords(item.message, { class: "reason" }))];
}

function causeFacts(item) {
  if (item.causes.length > 0) {
    const count = item.causes.length > shownCards ? item.causes.length : "";
    return section("What changed", count, cards("cause", item.causes, cause => [
      visible(cause.change).slice(0, 400),
      h("small", {}, cause.pixels > 0 ? counted(cause.pixels, "pixel")
        : "not seen in the picture"),
    ]));
  }
  if (kind(item) !== "different") return [];
  if (item.texts) {
    const count = kind => item.texts.lines.filter(line => line.kind === kind).length;
    return section("What changed", "", h("p", {},
      `${counted(count("removed"), "line")} went, ${counted(count("added"), "line")} came.`));
  }
  return section("What changed", "",
    h("p", {}, "No view explains it: the reference does not tell its views."));
}

function findingFacts(item) {
  if (item.findings.length === 0) return [];
  return section("Findings", item.findings.length, cards("finding", item.findings, finding => [
    h("b", {}, spoken(visible(finding.kind).slice(0, 60))),
    h("span", {}, visible(finding.message).slice(0, 300)),
    h("small", {}, visible(finding.view).slice(0, 200)),
  ]));
}

function placeFacts(item) {
  const places = placesOf(item);
  if (places.length === 0) return [];
  return section("Places", places.length, cards("place", places, (area, index) => [
    `${index + 1}.  ${area.width} × ${area.height} at (${area.x}, ${area.y})`,
    h("small", {}, counted(area.pixels ?? 0, "pixel")),
  ]));
}

function messageFacts(item) {
  if (!item.message || ["failed", "removed", "renamed"].includes(kind(item))) return [];
  return [h("details", {}, h("summary", {}, "The test's own words"), testWords(item.message))];
}

/** The size of a picture in pixels, or in points where the scale is not 1. */
function sizeText({ width, height }, scale) {
  if (scale === 1) return `${width} × ${height} px`;
  return `${width / scale} × ${height / scale} pt at ${scale}x`;
}

function numbers(item) {
  const { reference, actual } = item.pictures;
  const { difference } = item;
  const size = picture => picture && sizeText(picture, difference?.scale ?? 1);
  const facts = [];
  if (difference) {
    facts.push(
      ["Differing", `${numeral(difference.differingPixels)} of ${numeral(difference.pixels)}`],
      ["Largest change", `${difference.largestChannelDifference} of 255`]);
  }
  if (reference && actual && size(reference) !== size(actual)) {
    facts.push(["Reference size", size(reference)], ["Actual size", size(actual)]);
  } else if (reference || actual) {
    facts.push(["Size", size(reference ?? actual)]);
  }
  if (item.seconds) facts.push(["Took", durationText(item.seconds)]);
  const paths = [["Reference", item.reference],
    ["Assertion", item.source === item.reference ? "" : item.source],
    ["Earlier run", item.earlierRun]];
  return h("dl", {},
    ...facts.flatMap(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]),
    ...paths.filter(([, path]) => path).flatMap(([name, path]) => [
      h("dt", {}, name), h("dd", { class: "long" }, ...brokenPath(visible(path).slice(0, 600))),
    ]));
}
