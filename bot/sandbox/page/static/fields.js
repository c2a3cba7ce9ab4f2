// Owns the fields of a command in the line: which options have one, what fits them, what they hold.
// `owner` gives { command, place, hint, suggestions, loose, tell }.

import { TYPE, fixedChoices, readValue, startOfNamed, withoutOwnName } from "./commands.js";
import { el } from "./dom.js";

const KEYSTROKES_MS = 120;
const MOST_SUGGESTIONS = 25;

/** The fields of one command, before the buttons that add more. */
export class Fields {
  constructor(owner) {
    this.owner = owner;
    this.list = [];
    this.extra = el("span", { class: "extra" });
  }

  /** The options without a field. */
  get unset() {
    return this.owner.command.options.filter((option) => !this.list.some((field) => field.option === option));
  }

  /** The first field that still wants something. */
  get empty() {
    return this.list.find(({ input }) => !input.value);
  }

  offerOptional() {
    const { words } = this.owner.place;
    this.extra.replaceChildren(...this.unset.map((option) => el("button", {
      type: "button",
      class: "add",
      "aria-label": words.addOption(option.shown),
      title: option.description,
      onclick: () => this.add(option).input.focus(),
    }, `+ ${option.shown}`)));
  }

  /** Give an option a field; `choice` is what was picked for it, if its text is that. */
  add(option, text = "", choice = null) {
    const { owner } = this;
    const input = optionInput(option, owner.hint.id, owner.place.words, () => this.entered(field));
    const field = { option, input, choice, ticket: 0 };
    input.value = text;
    owner.suggestions.steerFrom(input);
    field.element = el("label", { class: "field" }, el("span", {}, option.shown), input);
    this.extra.before(field.element);
    this.list.push(field);
    this.offerOptional();
    return field;
  }

  remove(field) {
    field.element.remove();
    this.list.splice(this.list.indexOf(field), 1);
    this.offerOptional();
  }

  /** Show what fits a field as it stands. */
  entered(field) {
    const { option, input } = field;
    const { loose, place, suggestions } = this.owner;
    input.value = withoutOwnName(option, input.value);
    const at = startOfNamed(this.unset, input.value);
    if (at > 0) {
      const named = input.value.slice(at);
      input.value = input.value.slice(0, at).trim();
      loose.take(named);
      return;
    }
    input.removeAttribute("aria-invalid");
    this.owner.tell(option.description);
    field.ticket += 1;
    if (field.choice?.name === input.value) {
      suggestions.hide();
      return;
    }
    const fixed = fixedChoices(option, place);
    if (fixed) {
      const text = input.value.trim().toLowerCase();
      this.offer(field, fixed.filter(({ name }) => name.toLowerCase().includes(text)));
    } else if (option.autocomplete) {
      this.ask(field, field.ticket);
    } else {
      suggestions.hide();
    }
  }

  // Only the answer to the last keystroke counts; until it is there, the old list stays.
  ask(field, ticket) {
    const { command, place, suggestions } = this.owner;
    const { words } = place;
    const current = () => ticket === field.ticket && document.activeElement === field.input;
    if (!suggestions.open) suggestions.show(field.input, [], words.loading);
    suggestions.outdated = true;
    setTimeout(async () => {
      if (!current()) return;
      try {
        const choices = await place.choices(command, this.valuesWhile(field), field.option.name);
        if (current()) this.offer(field, choices);
      } catch {
        if (current()) suggestions.show(field.input, [], words.choicesFailed);
      }
    }, KEYSTROKES_MS);
  }

  offer(field, choices) {
    const { place, suggestions } = this.owner;
    const items = choices.slice(0, MOST_SUGGESTIONS).map((choice) => ({ label: choice.name, field, choice }));
    suggestions.show(field.input, items, items.length ? "" : place.words.nothingFits);
  }

  /** Take a choice for a field; the next that must be filled is next. */
  pick(field, choice) {
    field.choice = choice;
    field.input.value = choice.name;
    this.owner.suggestions.hide();
    const next = this.list.find((one) => one.option.required && !one.input.value);
    (next?.input ?? field.input).focus();
  }

  read({ option, input, choice }) {
    return readValue(option, input.value, choice, this.owner.place);
  }

  // While one field is being typed, the others count only as far as they are right.
  valuesWhile(focused) {
    const given = this.list.map((field) => {
      return [field.option.name, field === focused ? field.input.value : this.read(field).value];
    });
    return Object.fromEntries(given.filter(([, value]) => value !== undefined));
  }

  /** Return what every option holds, or nothing: then the wrong field is shown. */
  values() {
    const values = {};
    for (const field of this.list) {
      const { value, problem } = this.read(field);
      if (problem) {
        field.input.focus();
        field.input.setAttribute("aria-invalid", "true");
        this.owner.tell(`${field.option.shown}: ${problem}`, true);
        return null;
      }
      if (value !== undefined) values[field.option.name] = value;
    }
    return values;
  }
}

// `onentered` hears of what is typed, and of coming to the input.
function optionInput(option, hintId, words, onentered) {
  const number = option.type === TYPE.integer || option.type === TYPE.number;
  return el("input", {
    "aria-label": `${option.shown}: ${option.description}`,
    "aria-describedby": hintId,
    "aria-required": option.required ? "true" : undefined,
    "data-option": option.name,
    placeholder: option.required ? undefined : words.optional,
    inputmode: number ? "decimal" : undefined,
    enterkeyhint: "send",
    autocapitalize: "none",
    spellcheck: "false",
    maxlength: option.max_length ?? 6000,
    oninput: onentered,
    onfocus: onentered,
  });
}
