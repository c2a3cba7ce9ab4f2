// Owns the list of suggestions above a line of input: what is shown, which is active, picking.

import { el, freshId } from "./dom.js";
import { swallowSecond } from "./doubles.js";

/** A listbox steered from an input: arrows move, `pick` takes the active row, a press takes any. */
export class Suggestions {
  constructor(onpick) {
    this.onpick = onpick;
    this.items = [];
    this.active = -1;
    this.outdated = false; // typed on since: nothing is taken by key until new ones are shown
    this.list = el("div", { id: freshId("suggestions"), role: "listbox" });
    this.note = el("p", { class: "subtext", role: "status" });
    // Pressing a row must not take the focus from the input: the keyboard of a phone would close.
    this.element = el("div", {
      class: "suggestions",
      hidden: true,
      onpointerdown: (event) => event.preventDefault(),
      onmousedown: (event) => event.preventDefault(),
    }, this.note, this.list);
  }

  /** Make an input the one that steers this list. */
  steerFrom(input) {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.list.id);
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("autocomplete", "off");
  }

  get open() {
    return !this.element.hidden && this.items.length > 0;
  }

  /** Show items { label, detail, data } for an input, the first one active, with a note above. */
  show(input, items, note = "") {
    this.input = input;
    this.outdated = false;
    this.items = items;
    this.note.textContent = note;
    this.note.hidden = !note;
    this.list.setAttribute("aria-label", input.getAttribute("aria-label") ?? "");
    this.list.replaceChildren(...items.map((item, at) => el("div", {
      id: freshId("suggestion"),
      role: "option",
      class: "suggestion",
      onclick: (event) => {
        swallowSecond(event);
        this.onpick(item);
      },
      onpointermove: () => this.activate(at, false),
    }, el("span", { class: "suggestion-label" }, item.label),
    item.detail && el("span", { class: "suggestion-detail" }, item.detail))));
    this.element.hidden = !items.length && !note;
    input.setAttribute("aria-expanded", String(this.open));
    this.activate(items.length ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.active = -1;
    this.list.replaceChildren();
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** Take a key of the input; return whether it was used up. */
  key(key) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!this.open) return false;
    if (step) this.activate((this.active + step + this.items.length) % this.items.length);
    else if (key === "Escape") this.hide();
    else if ((key === "Enter" || key === "Tab") && !this.outdated) this.onpick(this.items[this.active]);
    else return false;
    return true;
  }

  activate(at, scroll = true) {
    this.active = at;
    [...this.list.children].forEach((row, index) => {
      row.setAttribute("aria-selected", String(index === at));
    });
    const row = this.list.children[at];
    if (!row) return;
    this.input.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }
}
