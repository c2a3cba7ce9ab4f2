// Owns what a visitor may break on purpose: the levers, and what each one told when it was pulled.
// Knows nothing of how they work: the server says which there are and which are on.

import { el, freshId } from "./dom.js";

const BOT = "bot";

/** The levers of the page, behind one button. `pull(name, on, person)` asks the server. */
export class Levers {
  constructor(pull) {
    this.pull = pull;
    this.levers = [];
    this.told = null; // the last lever used, which is explained
    const id = freshId("levers");
    this.button = el("button", {
      type: "button",
      class: "top-button",
      "aria-controls": id,
      "aria-expanded": "false",
      onclick: () => this.open(this.element.hidden),
    });
    this.row = el("div", { class: "lever-row" });
    this.note = el("p", { class: "lever-note", role: "status" });
    this.element = el("section", { id, class: "levers", hidden: true }, this.row, this.note);
  }

  open(on) {
    this.element.hidden = !on;
    this.button.setAttribute("aria-expanded", String(on));
  }

  /** Show the levers as the server has them; `people` are those whose messages can be closed. */
  show(levers, people, words) {
    this.levers = levers;
    this.explain = () => {
      this.note.textContent = this.explained(people, words);
    };
    const focused = document.activeElement?.dataset.lever;
    this.button.replaceChildren(el("span", { "aria-hidden": "true" }, "⚡ "), el("span", {}, words.levers));
    this.button.classList.toggle("alarmed", levers.some(({ on }) => on));
    this.element.setAttribute("aria-label", words.levers);
    this.row.replaceChildren(...levers.map((lever) => this.one(lever, people, words)));
    this.explain();
    [...this.row.children].find((one) => one.dataset.lever === focused)?.focus();
  }

  one({ name, person, on }, people, words) {
    const whose = people.find(({ id }) => id === person)?.name;
    const { label } = words.lever[name];
    const switchable = on !== null;
    return el("button", {
      type: "button",
      class: "lever",
      "data-lever": `${name}${person ?? ""}`,
      "aria-pressed": switchable ? String(on) : undefined,
      onclick: () => this.use(name, !on, person),
    }, label(on, whose));
  }

  use(name, on, person) {
    this.told = { name, on, person };
    this.explain();
    this.pull(name, on, person);
  }

  explained(people, words) {
    if (!this.told) return words.leversNote;
    const { name, on, person } = this.told;
    return words.lever[name].told(on, people.find(({ id }) => id === person)?.name);
  }

  /** Say whether the bot was killed here and waits to be started. */
  get killed() {
    return this.levers.some(({ name, on }) => name === BOT && on);
  }

  /** Start the bot again. */
  revive() {
    this.use(BOT, false);
  }
}
