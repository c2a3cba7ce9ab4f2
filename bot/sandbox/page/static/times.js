// Owns how moments are written, and keeps relative ones current.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Write how far a moment (in Unix seconds) is from now, as people say it. */
export function relative(unix, locale, now = Date.now() / 1000) {
  const distance = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(distance) >= seconds) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale).format(Math.round(distance / size), unit);
}

/** Write a moment in one of Discord's styles; without one, date and time. */
export function moment(unix, style, locale) {
  if (style === "R") return relative(unix, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(unix * 1000);
}

/** Make the element for `<t:unix:style>`, or null for a moment no calendar has. */
export function timeElement(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const node = document.createElement("time");
  node.dateTime = date.toISOString();
  node.title = moment(unix, "F", locale);
  node.textContent = moment(unix, style, locale);
  if (style === "R") Object.assign(node.dataset, { unix, locale });
  return node;
}

/** Rewrite every relative moment of the page each second; the words change only when they must. */
export function keepTimesCurrent() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-unix]")) {
      const text = relative(Number(node.dataset.unix), node.dataset.locale);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
