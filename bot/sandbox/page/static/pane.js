// Owns one person's pane: it takes the events of their connection, and sends out what they do.
// Shows nothing that an event did not tell.

import { Channels, DM } from "./channels.js";
import { localisedOptions } from "./commands.js";
import { Composer } from "./composer.js";
import { el, freshId } from "./dom.js";
import { languageButtons } from "./languages.js";
import { openModal } from "./modal.js";
import { Requests } from "./requests.js";
import { PRACTICE, welcome } from "./welcome.js";
import { wordsFor } from "./words.js";

const JUMP = /\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;
const THREADS = [11, 12];

/**
 * The pane of one person. `send(op, fields)` returns a nonce or null. `page` hears of news
 * (`news()`), of levers (`levers(list)`), of a game begun alone (`alone()`); it can `revive()`, and
 * says whether anything can be sent (`ready()`).
 */
export class Pane {
  constructor(person, send, page) {
    this.page = page;
    this.viewer = person;
    this.spectator = person.spectator;
    this.send = send;
    this.requests = new Requests(send, () => this.words);
    this.drafts = new Map(); // what stands unsent in the line, by channel
    this.commands = {};
    this.people = [];
    this.botOnline = true;
    this.killed = false;
    this.channels = new Channels(() => this.view(), () => {
      if (this.channels.current !== this.composedFor) this.compose();
      page.news();
    });
    this.state = el("div", { class: "state", role: "status", hidden: true });
    this.languages = el("div", { class: "languages", role: "group" });
    this.composer = new Composer(this.place());
    const heading = freshId("person");
    this.element = el("section", { class: "pane", "aria-labelledby": heading },
      el("header", {}, el("h2", { id: heading }, person.name), this.channels.tabs, this.languages),
      this.channels.places, this.state, this.composer.element);
    this.redraw();
  }

  get words() {
    return wordsFor(this.viewer.locale);
  }

  /** Take one event of the connection. */
  take(event) {
    const handlers = {
      hello: () => this.hello(event),
      viewer: () => this.speak(event),
      places: () => this.settleIn(event),
      message: () => this.channels.put(event.message, this.viewer.id),
      delete: () => this.channels.log(event.channel_id)?.remove(event.id),
      levers: () => this.page.levers(event.levers),
      choices: () => this.requests.settle(event.nonce)?.resolve(event.choices),
      modal: () => this.ask(event),
      interaction: () => this.requests.settled(event),
      error: () => this.requests.settled({ ...event, state: "failed", reason: event.message }),
    };
    handlers[event.t]?.();
  }

  hello(event) {
    const { viewer, people, commands, channels, messages, bot } = event;
    Object.assign(this, { viewer, people, commands, botOnline: bot === "online" });
    this.requests.setConnection("open");
    const before = this.channels.current;
    this.keepDraft();
    this.channels.clear();
    for (const channel of channels) this.channels.add(channel);
    for (const message of messages) this.channels.log(message.channel_id)?.put(message);
    this.page.levers(event.levers);
    this.composedFor = null;
    this.channels.show(channels.some(({ id }) => id === before) ? before : channels[0]?.id);
    this.redraw();
  }

  speak({ viewer, commands }) {
    Object.assign(this, { viewer, commands });
    this.channels.redraw();
    this.redraw();
    this.compose();
    this.page.news();
  }

  // Channels came or went, or the bot did; what is being typed stays, if its commands do.
  settleIn({ channels, messages, people, commands, bot }) {
    const changed = JSON.stringify(commands) !== JSON.stringify(this.commands);
    const strangers = JSON.stringify(people) !== JSON.stringify(this.people);
    Object.assign(this, { people, commands, botOnline: bot === "online" });
    this.channels.keep(channels);
    if (strangers) this.channels.redraw();
    for (const message of messages) this.channels.log(message.channel_id)?.put(message);
    this.redraw();
    if (!changed) return;
    this.channels.greet();
    this.compose();
  }

  /** Say that there is no connection: "lost" until the next hello, or "over" for good. */
  setConnection(connection) {
    this.requests.setConnection(connection);
    this.redraw();
  }

  redraw() {
    const { words } = this;
    this.element.lang = this.viewer.locale;
    this.channels.tabs.setAttribute("aria-label", words.channels);
    const { closed } = this.requests;
    this.state.replaceChildren(
      el("span", {}, closed || words.offline),
      !closed && this.killed ? el("button", {
        type: "button",
        class: "button style-3",
        onclick: () => this.page.revive(),
      }, words.revive) : "");
    this.state.hidden = !closed && this.botOnline;
    this.languages.setAttribute("aria-label", words.language);
    this.languages.replaceChildren(...languageButtons(this.viewer.locale, (locale) => this.send("locale", { locale })));
  }

  keepDraft() {
    if (this.composedFor) this.drafts.set(this.composedFor, this.composer.draft);
  }

  compose() {
    this.keepDraft();
    this.composedFor = this.channels.current;
    this.composer.move(this.place(), this.drafts.get(this.composedFor));
  }

  /** Return what the composer may know and do, in the channel shown. */
  place() {
    const channel = this.channels.shown;
    const { names } = this.view();
    return {
      id: channel?.id,
      known: Boolean(channel),
      commands: localisedOptions(this.commands[channel?.id] ?? [], this.viewer.locale),
      people: this.people,
      channels: [...this.channels.entries.values()].map((entry) => entry.channel).filter(({ type }) => type !== DM),
      words: this.words,
      name: channel ? names.placeName(channel) : "…",
      closed: () => this.requests.closed || (this.page.ready() ? "" : this.words.lost),
      say: (text) => this.say(channel.id, text),
      run: (command, options, text) => this.run(channel.id, command, options, text),
      choices: (command, options, focused) => new Promise((resolve, reject) => {
        const fields = { channel_id: channel.id, name: command.name, options, focused };
        this.requests.start("autocomplete", fields, { resolve, reject });
      }),
    };
  }

  /** Return what showing a message needs: whose eyes, what ids are called, what pressing does. */
  view() {
    const { people, viewer, words } = this;
    const names = {
      words,
      locale: viewer.locale,
      person: (id) => people.find((one) => one.id === id)?.name ?? id,
      command: (name) => this.commandShown(name),
      channel: (id) => this.channels.entries.get(id)?.channel.name ?? id,
      placeName: ({ type, name }) => {
        if (type === DM) return `${words.direct} · ${name}`;
        return `${THREADS.includes(type) ? "↳" : "#"} ${name}`;
      },
      jump: (address) => this.jump(address),
    };
    return {
      names,
      viewer,
      people,
      channels: [...this.channels.entries.values()].map(({ channel }) => channel),
      greeting: (channel) => this.greeting(channel),
      act: (message, component, values, control) => this.act(message, component, values, control),
      dismiss: ({ id, channel_id: place }) => this.send("dismiss", { message_id: id, channel_id: place }),
    };
  }

  /** Return the welcome for where people come in, nothing for elsewhere. */
  greeting(channel) {
    const [home] = this.channels.entries.keys();
    if (this.spectator || (home && channel.id !== home)) return null;
    const known = (name) => (this.commands[channel.id] ?? []).find((one) => one.name === name);
    return welcome({
      name: this.viewer.name,
      words: this.words,
      can: (name) => this.botOnline && Boolean(known(name)),
      start: (name) => this.begin(channel, known(name)),
    });
  }

  // Whoever plays alone needs no second pane, and plays where the cards come.
  begin(home, command) {
    const letters = [...this.channels.entries.values()].find(({ channel }) => channel.type === DM);
    const alone = command.name === PRACTICE && letters;
    const place = alone ? letters.channel.id : home.id;
    this.run(place, command, {});
    if (!alone) return;
    this.channels.show(place);
    this.page.alone();
  }

  /** Say whether the bot was killed by a lever: then it can be started here. */
  setKilled(killed) {
    this.killed = killed;
    this.redraw();
  }

  commandShown(name) {
    return Object.values(this.commands).flat().find((one) => one.name === name)?.shown ?? name;
  }

  jump(address) {
    const [, place, message] = JUMP.exec(address) ?? [];
    if (!place) return false;
    this.channels.show(place);
    if (message) this.channels.log(place)?.reveal(message);
    return true;
  }

  run(place, command, options, text = `/${command.shown}`) {
    const log = this.channels.log(place);
    const reject = (reason) => log?.failAfter(text, reason);
    this.requests.start("command", { channel_id: place, name: command.name, options }, { reject });
  }

  say(place, text) {
    const reject = (reason) => this.channels.log(place)?.failAfter(text, reason);
    this.requests.start("say", { channel_id: place, text }, { reject });
  }

  act(message, component, values, control) {
    if (control.getAttribute("aria-busy") === "true") return;
    const place = message.channel_id;
    control.setAttribute("aria-busy", "true");
    const free = () => control.removeAttribute("aria-busy");
    const reject = (reason) => {
      free();
      this.channels.log(place)?.failUnder(message.id, reason);
    };
    const fields = { channel_id: place, message_id: message.id, custom_id: component.custom_id };
    if (values) this.requests.start("select", { ...fields, values }, { resolve: free, reject });
    else this.requests.start("click", fields, { resolve: free, reject });
  }

  ask({ nonce, form, modal }) {
    this.requests.settle(nonce)?.resolve?.();
    openModal(modal, this.element, this.view(), {
      onsubmit: (values) => new Promise((resolve, reject) => {
        this.requests.start("submit", { modal: form, values }, { resolve, reject });
      }),
      oncancel: () => this.send("cancel", { modal: form }),
    });
  }
}
