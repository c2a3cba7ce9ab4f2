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

/** Split a typed line into the command it fully names and the rest, or null. */
export function recognise(commands, line) {
  const named = commands
    .flatMap((command) => [command.name, command.shown].map((name) => ({ command, name })))
    .filter(({ name }) => line.toLowerCase().startsWith(`${name.toLowerCase()} `))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!named) return null;
  const { command, name } = named;
  return { command, values: optionValues(command, line.slice(name.length).trimStart()) };
}

// "cards:99 as:pair" by option; text that names none belongs to the first option.
function optionValues(command, rest) {
  const marks = command.options
    .flatMap((option) => [option.name, option.shown].map((name) => ({ option, name, at: ` ${rest}`.indexOf(` ${name}:`) })))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const values = new Map();
  marks.forEach(({ option, name, at }, index) => {
    values.set(option.name, rest.slice(at + name.length + 1, marks[index + 1]?.at).trim());
  });
  if (!marks.length && rest && command.options.length) values.set(command.options[0].name, rest);
  return values;
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
    const found = fixed.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
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
