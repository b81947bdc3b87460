// Text for people.

/** Names come from tests: nothing in them may move, hide or reorder other text. */
function visible(text) {
  return String(text).replace(
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069]/g,
    character => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);
}

const visibleLines = text => String(text).split("\n").map(visible).join("\n");

const numeral = number => number.toLocaleString("en");

const counted = (number, noun) => `${numeral(number)} ${noun}${number === 1 ? "" : "s"}`;

/** As PixelDifference.percentage: two decimals, never rounded to nothing or to everything. */
function percentage(part, whole) {
  if (!whole || !part) return "0%";
  if (part === whole) return "100%";
  const hundredths = Math.round(part / whole * 10000);
  if (hundredths === 0) return "<0.01%";
  if (hundredths === 10000) return ">99.99%";
  return `${(hundredths / 100).toFixed(2)}%`;
}

/** A time for people: 12 ms, 1.2 s, 75 s. */
function durationText(seconds) {
  if (seconds < 1) return `${Math.max(1, Math.round(seconds * 1000))} ms`;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${numeral(Math.round(seconds))} s`;
}

/** A name of code as words: smallTarget -> small target. */
const spoken = name => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

const sized = (word, picture) =>
  picture ? `${word} · ${picture.width} × ${picture.height}` : `No ${word.toLowerCase()}`;
