// Owns the first words in an empty channel: what to do, and buttons that do it.
// The one place of the page that knows which game is played here.

import { el } from "./dom.js";

export const PRACTICE = "duel practice";
export const OPEN = "duel open";
export const RULES = "duel rules";

/**
 * Make the welcome of a pane. `can(command)` says whether a command is there yet, `start(command)`
 * uses it.
 */
export function welcome({ name, words, can, start }) {
  const { title, lines, starts, waiting, small } = words.welcome;
  const button = (command, style) => el("button", {
    type: "button",
    class: `button ${style}`,
    disabled: !can(command),
    onclick: () => start(command),
  }, starts[command]);
  return el("div", { class: "welcome" },
    el("h3", {}, title(name)),
    el("ol", {}, lines(name).map((line) => el("li", {}, line))),
    el("div", { class: "row" }, button(PRACTICE, "style-3"), button(OPEN, "style-1"), button(RULES, "style-2")),
    el("p", { class: "subtext", role: "status" }, can(OPEN) ? small : waiting));
}
