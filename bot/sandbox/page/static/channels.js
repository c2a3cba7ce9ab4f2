// Owns the channels one person sees: a tab and a log each, which is shown, what is unread.

import { el, freshId } from "./dom.js";
import { Log } from "./log.js";

export const DM = 1;

/** The channels of a pane. `view` gives what messages need; `onchange` hears of moves and news. */
export class Channels {
  constructor(view, onchange) {
    this.view = view;
    this.onchange = onchange;
    this.entries = new Map();
    this.notes = new Map(); // of channels that were cleared, until they come back
    this.current = null;
    this.visible = true;
    this.tabs = el("div", { class: "tabs", role: "tablist", onkeydown: (event) => this.keys(event) });
    this.places = el("div", { class: "places" });
  }

  /** Forget every channel; the one shown is shown again if it comes back, with the notes of each. */
  clear() {
    for (const [id, { log }] of this.entries) this.notes.set(id, log.notes);
    this.entries.clear();
    this.tabs.replaceChildren();
    this.places.replaceChildren();
  }

  add(channel) {
    if (this.entries.has(channel.id)) return;
    const log = new Log(channel, this.view);
    const panel = el("div", { id: freshId("place"), class: "place", role: "tabpanel", hidden: true }, log.element);
    const tab = el("button", {
      type: "button",
      role: "tab",
      id: freshId("tab"),
      "aria-controls": panel.id,
      "aria-selected": "false",
      tabindex: "-1",
      "data-channel": channel.id,
      onclick: () => this.show(channel.id),
    });
    panel.setAttribute("aria-labelledby", tab.id);
    this.entries.set(channel.id, { channel, log, panel, tab, unread: 0 });
    this.tabs.append(tab);
    this.places.append(panel);
    this.label(channel.id);
    log.keepNotes(this.notes.get(channel.id) ?? []);
    this.notes.delete(channel.id);
  }

  /** Bring the tabs in line with the channels there are now. */
  keep(channels) {
    const ids = channels.map(({ id }) => id);
    for (const id of [...this.entries.keys()]) if (!ids.includes(id)) this.drop(id);
    for (const channel of channels) this.add(channel);
    if (!this.entries.has(this.current)) this.show(ids[0]);
  }

  drop(id) {
    const entry = this.entries.get(id);
    if (!entry) return;
    entry.tab.remove();
    entry.panel.remove();
    this.entries.delete(id);
    if (this.current === id) this.show(this.entries.keys().next().value);
    this.onchange();
  }

  show(id) {
    if (!this.entries.has(id)) return;
    this.current = id;
    for (const [key, { tab, panel }] of this.entries) {
      const on = key === id;
      panel.hidden = !on;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
    }
    const { log, tab } = this.entries.get(id);
    tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    log.follow();
    this.seen();
    this.onchange();
  }

  /** Show a message; one that is new and out of sight counts as unread. */
  put(message, viewerId) {
    const entry = this.entries.get(message.channel_id);
    if (!entry || !entry.log.put(message)) return;
    const inSight = this.visible && this.current === message.channel_id;
    if (inSight || message.author.id === viewerId) return;
    entry.unread += 1;
    this.label(message.channel_id);
    this.onchange();
  }

  /** Say whether the whole pane can be seen. */
  setVisible(visible) {
    this.visible = visible;
    if (visible) this.seen();
  }

  seen() {
    const entry = this.entries.get(this.current);
    if (!entry || !this.visible) return;
    entry.unread = 0;
    this.label(this.current);
  }

  get unread() {
    return [...this.entries.values()].reduce((sum, { unread }) => sum + unread, 0);
  }

  log(id) {
    return this.entries.get(id)?.log;
  }

  get shown() {
    return this.entries.get(this.current)?.channel;
  }

  redraw() {
    for (const [id, { log }] of this.entries) {
      log.redraw();
      this.label(id);
    }
  }

  greet() {
    for (const { log } of this.entries.values()) log.greet();
  }

  label(id) {
    const { channel, tab, unread } = this.entries.get(id);
    const { names } = this.view();
    tab.replaceChildren(el("span", { class: "place-name" }, names.placeName(channel)), unreadMark(unread, names.words));
  }

  keys(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const ids = [...this.entries.keys()];
    this.show(ids[(ids.indexOf(this.current) + step + ids.length) % ids.length]);
    this.entries.get(this.current).tab.focus();
  }
}

/** Make the mark that counts unread messages, or nothing. */
export function unreadMark(count, words) {
  if (!count) return "";
  return el("span", { class: "unread" },
    el("span", { "aria-hidden": "true" }, count > 99 ? "99+" : count),
    el("span", { class: "spoken" }, words.unread(count)));
}
