// Owns what commands are to someone typing: their whole names, what fits, and what a value may be.
// Never touches the page.

export const TYPE = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, mentionable: 9, number: 10 };

/** Return a thing's text in a locale, or as it is. */
function localised(thing, key, locale) {
  return thing[`${key}_localizations`]?.[locale] ?? thing[key];
}

/** Return commands { name, shown, description, options } with the options in a person's language. */
export function localisedOptions(commands, locale) {
  const inWords = (option) => ({
    ...option,
    shown: localised(option, "name", locale),
    description: localised(option, "description", locale),
    choices: option.choices?.map((choice) => ({ name: localised(choice, "name", locale), value: choice.value })),
  });
  return commands.map((command) => ({ ...command, options: command.options.map(inWords) }));
}

/** Return the commands that what was typed after the slash may become, closest first. */
export function fitting(commands, typed) {
  const text = typed.toLowerCase();
  const names = ({ name, shown }) => [name.toLowerCase(), shown.toLowerCase()];
  const starts = commands.filter((one) => names(one).some((name) => name.startsWith(text)));
  const holds = commands.filter((one) => !starts.includes(one) && names(one).some((name) => name.includes(text)));
  return [...starts, ...holds];
}

/** Split a typed line into the command it fully names and what stands after it, or null. */
export function recognise(commands, line) {
  const named = commands
    .flatMap((command) => [command.name, command.shown].map((name) => ({ command, name })))
    .filter(({ name }) => line.toLowerCase().startsWith(`${name.toLowerCase()} `))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!named) return null;
  return { command: named.command, after: line.slice(named.name.length).trimStart() };
}

/** Return a field's text without its own name before it, as people write who know the names. */
export function withoutOwnName({ name, shown }, text) {
  const own = [name, shown].find((one) => text.startsWith(`${one}:`));
  return own === undefined ? text : text.slice(own.length + 1).trimStart();
}

/** Write a command and what its fields hold as a line that `sortOut` reads again. */
export function written(command, fields, rest) {
  const filled = fields.filter(({ input }) => input.value);
  const values = filled.map(({ option, input }) => `${option.shown}:${input.value}`);
  return [`/${command.shown}`, rest.trim(), ...values, ""].filter((part, at, all) => part || at === all.length - 1).join(" ");
}

/** Return where the first option that is named in a text begins, or -1. */
export function startOfNamed(options, text) {
  const names = options.flatMap(({ name, shown }) => [name, shown]);
  const starts = names.map((name) => ` ${text}`.indexOf(` ${name}:`)).filter((at) => at >= 0);
  return starts.length ? Math.min(...starts) : -1;
}

/** Sort text after a command into values by option; `rest` belongs to none of the options left. */
export function sortOut(options, text, place) {
  const marks = options
    .flatMap((option) => [option.name, option.shown].map((name) => ({ option, name, at: ` ${text}`.indexOf(` ${name}:`) })))
    .filter(({ at }, index, all) => at >= 0 && all.findIndex((one) => one.at === at) === index)
    .sort((one, other) => one.at - other.at);
  const values = new Map();
  marks.forEach(({ option, name, at }, index) => {
    values.set(option.name, text.slice(at + name.length + 1, marks[index + 1]?.at).trim());
  });
  let rest = text.slice(0, marks[0]?.at).trim();
  for (let found = true; rest && found; ) {
    found = unmarked(options.filter(({ name }) => !values.has(name)), rest, place);
    if (!found) break;
    values.set(found.option.name, found.value);
    rest = rest.slice(found.value.length).trim();
  }
  return { values, rest };
}

// What names no option is a choice of one, in as many words as fit, or what the next one asks for.
function unmarked(options, text, place) {
  const words = text.split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const value = text.split(/(\s+)/).slice(0, 2 * count - 1).join("");
    const option = options.find((one) => fixedChoices(one, place)?.some((choice) => isNamed(choice, value)));
    if (option) return { option, value };
  }
  const option = options.find(({ required }) => required) ?? options[0];
  return option && !fixedChoices(option, place) && !readValue(option, text, null, place).problem && { option, value: text };
}

/** Say whether a text is a choice, by its name or its value. */
export function isNamed({ name, value }, text) {
  const wanted = text.trim().toLowerCase();
  return name.toLowerCase() === wanted || String(value).toLowerCase() === wanted;
}

/** Return the fixed choices of an option, if it has any: [{name, value}] or null. */
export function fixedChoices(option, place) {
  if (option.choices?.length) return option.choices;
  const { words } = place;
  const ids = (entries) => entries.map(({ id, name }) => ({ name, value: id }));
  switch (option.type) {
    case TYPE.boolean:
      return [{ name: words.yes, value: true }, { name: words.no, value: false }];
    case TYPE.user:
    case TYPE.mentionable:
      return ids(place.people);
    case TYPE.channel:
      return ids(place.channels);
    default:
      return null;
  }
}

/** Read what was entered for an option: { value } or { problem } in the person's words. */
export function readValue(option, text, choice, place) {
  const { words } = place;
  if (choice && choice.name === text) return { value: choice.value };
  if (!text.trim()) return option.required ? { problem: words.required } : {};
  const fixed = fixedChoices(option, place);
  if (fixed) {
    const found = fixed.find((one) => isNamed(one, text));
    return found ? { value: found.value } : { problem: words.notAChoice };
  }
  if (option.type !== TYPE.integer && option.type !== TYPE.number) return { value: text };
  const number = Number(text);
  const whole = option.type === TYPE.number || Number.isInteger(number);
  if (!Number.isFinite(number) || !whole) return { problem: words.notANumber };
  if (number < option.min_value) return { problem: words.tooSmall(option.min_value) };
  if (number > option.max_value) return { problem: words.tooLarge(option.max_value) };
  return { value: number };
}
