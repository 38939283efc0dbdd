/** What bots are called, by the seat they have, and the crest they bear there: the same in the lobby, at the table, in files and on every device. */
export const DEFAULT_IDENTITIES = [
  { name: 'Odile', crest: 'lion' },
  { name: 'Isabel', crest: 'stag' },
  { name: 'Lorenzo', crest: 'ship' },
  { name: 'Maria', crest: 'tower' },
  { name: 'Joost', crest: 'lily' },
  { name: 'Clara', crest: 'bear' },
  { name: 'Matteo', crest: 'key' },
  { name: 'Hanne', crest: 'rose' },
] as const;

export type DefaultIdentity = (typeof DEFAULT_IDENTITIES)[number];

/** Who has a seat when a bot does. */
export function defaultIdentityAt(seat: number): DefaultIdentity {
  return DEFAULT_IDENTITIES[seat % DEFAULT_IDENTITIES.length] ?? DEFAULT_IDENTITIES[0];
}

/**
 * The crest of every seat; null for one without a person. No bot bears the crest of a person at the same table: it takes that of the seat this person has,
 * which nobody else bears.
 */
export function crestsAtTable<Worn extends string>(people: readonly (Worn | null)[]): (Worn | DefaultIdentity['crest'])[] {
  const worn = new Set<string | null>(people);
  const spare = people.flatMap((crest, seat) =>
    crest === null || worn.has(defaultIdentityAt(seat).crest) ? [] : defaultIdentityAt(seat).crest,
  );
  return people.map((crest, seat) => {
    const { crest: usual } = defaultIdentityAt(seat);
    return crest ?? (worn.has(usual) ? (spare.shift() ?? usual) : usual);
  });
}

/** Names of people have at most so many letters, with the mark that tells them apart. */
const LONGEST_NAME = 24;
const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

/** A seat: the name of the person who has it, whether a bot has it, or neither. */
export interface NamedSeat {
  readonly name: string | null;
  readonly bot: boolean;
}

/**
 * What everybody is called at one table, by seat; null for a free one. No two are called alike: whoever sits behind somebody with a name that looks
 * the same gets a number, as kings do. Bots give way to people.
 */
export function namesAtTable(seats: readonly NamedSeat[]): (string | null)[] {
  const taken = new Set<string>();
  const names: (string | null)[] = seats.map(() => null);
  const call = (seat: number, name: string): void => {
    const apart = [name, ...NUMERALS.map((numeral) => marked(name, numeral))].find((each) => !taken.has(looksOf(each))) ?? name;
    taken.add(looksOf(apart));
    names[seat] = apart;
  };
  for (const [seat, { name }] of seats.entries()) if (name !== null) call(seat, name);
  for (const [seat, { name, bot }] of seats.entries()) if (name === null && bot) call(seat, defaultIdentityAt(seat).name);
  return names;
}

function marked(name: string, numeral: string): string {
  const room = LONGEST_NAME - numeral.length - 1;
  return `${[...name].slice(0, room).join('').trimEnd()} ${numeral}`;
}

/** What can be mistaken for one another at a glance is the same here. */
function looksOf(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
