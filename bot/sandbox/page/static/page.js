// Owns the whole page: a pane and a connection to each person, and which pane a narrow screen shows.

import { unreadMark } from "./channels.js";
import { el } from "./dom.js";
import { Link } from "./link.js";
import { Pane } from "./pane.js";
import { keepTimesCurrent } from "./times.js";
import { wordsFor } from "./words.js";

const NARROW = matchMedia("(max-width: 699px)");

async function start() {
  const given = new URLSearchParams(location.search);
  const token = given.get("token") ?? "";
  const answer = await fetch(peopleAddress(token));
  const everyone = await answer.json();
  const only = given.get("viewer");
  const chosen = everyone.filter(({ id }) => id === only);
  const people = chosen.length ? chosen : everyone;
  const panes = people.map((person) => paneFor(person, token, () => arrange()));
  let shown = 0;

  const buttons = people.map((_person, at) => el("button", {
    type: "button",
    onclick: () => {
      shown = at;
      arrange();
    },
  }));
  document.querySelector("#people").replaceChildren(...buttons);
  document.querySelector("#people").hidden = people.length < 2;
  document.querySelector("#panes").replaceChildren(...panes.map(({ element }) => element));
  document.body.classList.toggle("one-person", people.length < 2);
  NARROW.addEventListener("change", arrange);
  arrange();
  keepTimesCurrent();

  function arrange() {
    panes.forEach((pane, at) => {
      const visible = !NARROW.matches || at === shown;
      pane.element.classList.toggle("away", !visible);
      pane.channels.setVisible(visible);
      const words = wordsFor(pane.viewer.locale);
      buttons[at]?.setAttribute("aria-pressed", String(at === shown));
      buttons[at]?.replaceChildren(people[at].name, unreadMark(pane.channels.unread, words));
    });
  }
}

function paneFor(person, token, onnews) {
  const query = new URLSearchParams({ token, viewer: person.id });
  const pane = new Pane(person, (op, fields) => link.send(op, fields), () => onnews());
  const socket = `ws://${location.host}/page/ws?${query}`;
  const link = new Link({ socket, people: peopleAddress(token) }, {
    onevent: (event) => pane.take(event),
    onstate: (state) => pane.setConnection(state),
  });
  return pane;
}

function peopleAddress(token) {
  return `/page/people?${new URLSearchParams({ token })}`;
}

start();
