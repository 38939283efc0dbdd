/** The names and crests of bots by seat: the same in the lobby, at the table, in files and on every device. */
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

/** Returns the identity of a bot in this seat. */
export function defaultIdentityAt(seat: number): DefaultIdentity {
  return DEFAULT_IDENTITIES[seat % DEFAULT_IDENTITIES.length] ?? DEFAULT_IDENTITIES[0];
}

/**
 * Returns the crest of every seat; null for one without a person. No bot bears the crest of a person at the same table: it takes the
 * default crest of that person's seat, which nobody else bears.
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

/** The maximum length of a name, including the number that distinguishes it. */
const LONGEST_NAME = 24;
const NUMERALS = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

/** A seat: the name of its person, and whether a bot has it; neither for a free seat. */
export interface NamedSeat {
  readonly name: string | null;
  readonly bot: boolean;
}

/**
 * Returns the names at one table by seat; null for a free seat. Names are unique: of two that look the same, the one in the later seat gets
 * a Roman numeral. Bots yield to people.
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

/** Returns the same key for names that are easily confused. */
function looksOf(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
