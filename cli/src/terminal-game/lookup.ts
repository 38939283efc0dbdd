import type { NamedThing } from '@belfry/kernel';
import type { TerminalTable } from './table.ts';

/** The maximum number of names listed when several match. */
const MOST_NAMED = 12;

/** Describes the things whose names match, with all their visible facts; undefined if none does. */
export function lookUp(table: TerminalTable, asked: string): string[] | undefined {
  const wanted = plain(asked);
  const things = (table.game.things ?? []).map((thing) => ({ thing, name: table.say(thing.name) }));
  const exact = things.filter(({ name }) => plain(name) === wanted);
  const found = exact.length > 0 ? exact : things.filter(({ name }) => plain(name).includes(wanted));
  if (wanted === '' || found.length === 0) return undefined;
  const names = [...new Set(found.map(({ name }) => name))];
  if (names.length > 1 && exact.length === 0) {
    return [table.text('lookUpMany', { names: names.slice(0, MOST_NAMED), more: Math.max(0, names.length - MOST_NAMED) })];
  }
  return found.flatMap(({ thing }) => tellThing(table, thing));
}

export function hasName({ game, say }: TerminalTable, asked: string): boolean {
  return (game.things ?? []).some(({ name }) => plain(say(name)) === plain(asked));
}

/** Describes a thing with all its visible facts. */
export function tellThing(table: TerminalTable, { name, facts, clause }: NamedThing): string[] {
  const { game } = table;
  const text = `${name.key}.text`;
  return [
    [table.say(name), ...(facts === undefined ? [] : [table.say(facts)])].join('. '),
    ...(game.text.en[text] === undefined ? [] : [`  ${table.say({ key: text })}`]),
    ...(clause === undefined ? [] : [`  ${table.text('lookUpClause', { clause })}`]),
  ];
}

/** Normalises a name for lookup: ignores accents, hyphens and capitals. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
