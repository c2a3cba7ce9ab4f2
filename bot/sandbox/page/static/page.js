// Owns the whole page: a pane and a connection to each person, which panes are shown, and the top.

import { el } from "./dom.js";
import { Levers } from "./levers.js";
import { Link } from "./link.js";
import { Pane } from "./pane.js";
import { unreadMark } from "./channels.js";
import { useTheme } from "./theme.js";
import { keepTimesCurrent } from "./times.js";
import { wordsFor } from "./words.js";

const NARROW = matchMedia("(max-width: 699px)");

/** Who is there, and who is looked at: several side by side, or one on a narrow screen. */
class Page {
  constructor(everyone, only, token) {
    const chosen = everyone.filter(({ id }) => id === only);
    this.people = chosen.length ? chosen : everyone;
    const players = this.people.filter(({ spectator }) => !spectator);
    this.shown = new Set((players.length ? players : this.people).map(({ id }) => id));
    [this.current] = this.shown;
    this.levers = new Levers((name, on, person) => this.pull(name, on, person));
    this.switchTheme = useTheme();
    this.themeButton = el("button", { type: "button", class: "top-button", onclick: () => this.switchTheme() },
      el("span", { "aria-hidden": "true" }, "◐"));
    this.panes = this.people.map((person) => this.paneFor(person, token));
    this.buttons = this.people.map(({ id }) => el("button", { type: "button", onclick: () => this.press(id) }));
    this.build();
    NARROW.addEventListener("change", () => this.arrange());
    this.arrange();
  }

  build() {
    const several = this.people.length > 1;
    document.querySelector("#people").replaceChildren(...this.buttons);
    document.querySelector("#people").hidden = !several;
    document.querySelector("#tools").replaceChildren(this.levers.button, this.themeButton);
    document.querySelector("#top").after(this.levers.element);
    document.querySelector("#panes").replaceChildren(...this.panes.map(({ element }) => element));
    document.body.classList.toggle("one-person", !several);
  }

  paneFor(person, token) {
    const query = new URLSearchParams({ token, viewer: person.id });
    const pane = new Pane(person, (op, fields) => link.send(op, fields), {
      news: () => this.arrange(),
      ready: () => link.ready,
      levers: (levers) => this.showLevers(levers),
      alone: () => this.showOnly(person.id),
      revive: () => this.levers.revive(),
    });
    const link = new Link({ socket: `ws://${location.host}/page/ws?${query}`, people: peopleAddress(token) }, {
      onevent: (event) => pane.take(event),
      onstate: (state) => pane.setConnection(state),
    });
    return pane;
  }

  // A narrow screen shows the one pressed; a wide one shows or hides it, and always shows one.
  press(id) {
    this.current = id;
    if (NARROW.matches || !this.shown.delete(id)) this.shown.add(id);
    if (!this.shown.size) this.shown.add(id);
    this.arrange();
  }

  showOnly(id) {
    this.current = id;
    this.shown = new Set([id]);
    this.arrange();
  }

  arrange() {
    if (!this.buttons) return; // a pane that is still being made has news for nobody
    const seen = (id) => (NARROW.matches ? id === this.current : this.shown.has(id));
    const { words } = this;
    this.panes.forEach((pane, at) => {
      const { id, name, spectator } = this.people[at];
      pane.element.classList.toggle("away", !seen(id));
      pane.channels.setVisible(seen(id));
      this.buttons[at].setAttribute("aria-pressed", String(seen(id)));
      this.buttons[at].replaceChildren(spectator && !NARROW.matches ? words.spectator(name) : name,
        unreadMark(spectator && !seen(id) ? 0 : pane.channels.unread, words));
    });
    document.body.dataset.panes = NARROW.matches ? 1 : this.shown.size;
    document.querySelector("#people").setAttribute("aria-label", words.people);
    this.themeButton.setAttribute("aria-label", words.theme);
    this.themeButton.title = words.theme;
    this.showLevers(this.levers.levers);
  }

  /** The page speaks as the first person does. */
  get words() {
    return wordsFor(this.panes[0].viewer.locale);
  }

  pull(name, on, person) {
    this.panes.some((pane) => pane.send("lever", { name, on: on ?? true, person: person ?? null }));
  }

  showLevers(levers) {
    this.levers.show(levers, this.people, this.words);
    for (const pane of this.panes) {
      if (pane.killed !== this.levers.killed) pane.setKilled(this.levers.killed);
    }
  }
}

function peopleAddress(token) {
  return `/page/people?${new URLSearchParams({ token })}`;
}

async function start() {
  const given = new URLSearchParams(location.search);
  const token = given.get("token") ?? "";
  const answer = await fetch(peopleAddress(token));
  new Page(await answer.json(), given.get("viewer"), token);
  keepTimesCurrent();
}

start();
