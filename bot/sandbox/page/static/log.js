// Owns the messages of one channel as one person sees them: order, edits, scrolling, notes.

import { el } from "./dom.js";
import { messageElement } from "./message.js";

const NEAR_END_PX = 80;

/** The log of one channel. `view` is asked anew at each drawing, so a language can change. */
export class Log {
  constructor(channel, view) {
    this.channel = channel;
    this.view = view;
    this.messages = new Map();
    this.notes = [];
    this.atEnd = true;
    this.top = 0;
    this.list = el("ol", { class: "messages" });
    this.empty = el("div", { class: "empty" });
    this.element = el("div", {
      class: "log",
      role: "log",
      "aria-live": "polite",
      tabindex: "0",
      onscroll: () => this.scrolled(),
    }, this.empty, this.list);
    const observer = new ResizeObserver(() => this.follow());
    observer.observe(this.list);
    observer.observe(this.element);
    this.redraw();
  }

  // Only moving upwards leaves the end: what grows beneath must not look like reading back.
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.element;
    if (!clientHeight) return;
    const near = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    this.atEnd = near || (this.atEnd && scrollTop >= this.top);
    this.top = scrollTop;
  }

  // Whoever reads the newest keeps seeing the newest, also while pictures arrive.
  follow() {
    if (this.atEnd) this.element.scrollTop = this.element.scrollHeight;
  }

  /** Show a message, new or edited; return whether it is new. */
  put(message) {
    const old = this.find(message.id);
    const isNew = !this.messages.has(message.id);
    this.messages.set(message.id, message);
    const node = messageElement(message, this.view());
    if (old) replaceKeepingFocus(old, node);
    else this.list.insertBefore(node, this.firstAfter(message.id));
    this.empty.hidden = true;
    return isNew;
  }

  remove(id) {
    this.messages.delete(id);
    this.find(id)?.remove();
    this.empty.hidden = this.list.children.length > 0;
  }

  redraw() {
    const { names } = this.view();
    this.element.setAttribute("aria-label", names.placeName(this.channel));
    this.greet();
    this.list.replaceChildren(...this.notes.map((note) => this.noteElement(note)));
    for (const message of this.messages.values()) this.put(message);
    this.empty.hidden = this.list.children.length > 0;
  }

  /** Show anew what stands here while there is nothing else. */
  greet() {
    const { names, greeting } = this.view();
    this.empty.replaceChildren(greeting(this.channel) ?? el("p", { class: "subtext" }, names.words.empty));
  }

  find(id) {
    return this.list.querySelector(`:scope > [data-id="${CSS.escape(id)}"]`);
  }

  firstAfter(id) {
    const later = ({ dataset }) => (dataset.after ? BigInt(dataset.after) >= BigInt(id) : BigInt(dataset.id) > BigInt(id));
    return [...this.list.children].find(later) ?? null;
  }

  /** Say under a message that pressing something came to nothing. */
  failUnder(id, text) {
    const node = this.find(id);
    node?.querySelector(":scope > .failure")?.remove();
    node?.append(el("p", { class: "failure", role: "alert" }, text));
  }

  /** Say at the end that a command came to nothing; it can be put away. */
  failAfter(what, text) {
    const last = [...this.messages.keys()].reduce((one, id) => (BigInt(id) > one ? BigInt(id) : one), 0n);
    this.keepNotes([{ what, text, after: String(last) }]);
  }

  /** Show notes { what, text, after }, each until it is put away: they outlive language and connection. */
  keepNotes(notes) {
    this.notes.push(...notes);
    this.list.append(...notes.map((note) => this.noteElement(note)));
    this.empty.hidden = this.list.children.length > 0;
  }

  noteElement(note) {
    const { words } = this.view().names;
    const dismiss = () => {
      this.notes.splice(this.notes.indexOf(note), 1);
      element.remove();
    };
    const element = el("li", { class: "note", "data-after": note.after },
      el("span", { class: "used" }, note.what),
      el("p", { class: "failure", role: "alert" }, note.text),
      el("button", { type: "button", class: "plain", onclick: dismiss }, words.dismiss));
    return element;
  }

  /** Bring a message into sight. */
  reveal(id) {
    const node = this.find(id);
    if (!node) return;
    this.atEnd = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
  }
}

// An edit takes neither the focus away nor an open menu, if the new message offers the same.
function replaceKeepingFocus(old, node) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const menu = old.querySelector('.select:has([aria-expanded="true"])');
  const at = menu ? [...menu.querySelectorAll("[role=option]")].indexOf(focused) : -1;
  old.replaceWith(node);
  const again = menu && [...node.querySelectorAll(".select")].find(({ offer }) => offer === menu.offer);
  again?.goOn(menu);
  if (!focused) return;
  const same = [...node.querySelectorAll("[data-custom-id]")]
    .find((one) => one.dataset.customId === focused.dataset.customId && !one.disabled);
  (again?.querySelectorAll("[role=option]")[at] ?? same ?? node).focus({ preventScroll: true });
}
