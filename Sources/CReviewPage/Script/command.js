// How decisions travel to the package: as a command to paste, or as a file.

/**
 * The review's identifier, a dot, and two bits for each snapshot that can be decided, in the order
 * of `review.decidable`, the lowest bits first, as base64url.
 */
function code() {
  const bytes = new Uint8Array(Math.ceil(review.decidable.length / 4));
  review.decidable.forEach((reference, index) => {
    const decision = decisions.get(reference);
    const bits = decision === "approved" ? 1 : decision === "rejected" ? 2 : 0;
    bytes[index >> 2] |= bits << (index % 4 * 2);
  });
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const text = Array.from(bytes.subarray(0, end), byte => String.fromCharCode(byte)).join("");
  return `${review.id}.${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

const quotedWord = word => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * The report that the decisions are about. A page from a CI engine's address has to be saved first:
 * it holds the pictures that are accepted.
 */
function reportWord(place = location) {
  const path = decodeURIComponent(place.pathname);
  if (place.protocol === "file:") return quotedWord(path);
  return `~/Downloads/${quotedWord(path.split("/").at(-1) || "report.html")}`;
}

const isFromElsewhere = () => location.protocol !== "file:";

/** It names its report, so that it accepts what was looked at and not what is newest. */
const command = () => `swift run snapshots accept ${code()} --report ${reportWord()}`;

async function copyCommand() {
  if (live || decisions.size === 0) return;
  const text = command();
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where the clipboard is closed to scripts, the old way may still work.
    const area = h("textarea", { class: "spoken" });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  announce(isFromElsewhere() ? "Copied. Save this page in Downloads, then run it in the package."
    : "Copied. Run it in the package’s folder.");
}

function saveDecisions() {
  if (live || decisions.size === 0) return;
  const file = {
    schema: 1, review: review.id, decisions: review.decidable
      .filter(reference => decisions.has(reference))
      .map(reference => ({ reference, decision: decisions.get(reference) })),
  };
  const blob = new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: "application/json" });
  const link = h("a", { href: URL.createObjectURL(blob),
    download: `decisions-${review.id}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  announce("Downloaded. Apply it with: swift run snapshots accept --decisions FILE");
}
