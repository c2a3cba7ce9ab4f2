// Owns which languages a person of the demo can choose, and the buttons that choose them.

import { el } from "./dom.js";

export const LANGUAGES = [["en-US", "EN", "English"], ["zh-CN", "中文", "中文"], ["zh-TW", "繁體", "繁體"]];
const NARROW = matchMedia("(max-width: 699px)");

/** Make the buttons; `choose(locale)` hears what was pressed. */
export function languageButtons(current, choose) {
  return LANGUAGES.map(([locale, short, name]) => el("button", {
    type: "button",
    lang: locale,
    "aria-label": name,
    "aria-pressed": String(locale === current),
    onclick: () => choose(locale === current && NARROW.matches ? after(locale) : locale),
  }, short));
}

// A narrow screen shows the language there is alone: pressing it leads to the next one.
function after(locale) {
  const locales = LANGUAGES.map(([one]) => one);
  return locales[(locales.indexOf(locale) + 1) % locales.length];
}
