import { BadInput } from '@belfry/kernel';

export interface GameNames {
  /** `night-watch`: folder, package and id. */
  readonly id: string;
  /** `nightWatch`: the game in code. */
  readonly camel: string;
  /** `NightWatch`: types. */
  readonly pascal: string;
  /** `Night Watch`: what players read. */
  readonly title: string;
  /** `NIG`: the clauses of its rules. */
  readonly prefix: string;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 24;
const PREFIX = /^[A-Z]{3}$/;

/** Reserved words, which cannot name a constant. */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements
  import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void
  while with yield`.split(/\s+/),
);

/**
 * Returns the forms of a name that is given as words joined by hyphens.
 * @param taken the prefixes of the existing games
 */
export function gameNamesOf(id: string, taken: readonly string[], asked?: string): GameNames {
  if (!NAME.test(id) || id.length > LONGEST) {
    throw new BadInput(
      `"${id}" cannot name a game; write at most ${LONGEST} small letters, digits and single hyphens, beginning with a letter, like night-watch`,
    );
  }
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (RESERVED.has(camel)) throw new BadInput(`"${id}" cannot name a game: it is a word of the programming language`);
  return { id, camel, pascal, title: words.join(' '), prefix: prefixOf(id, taken, asked) };
}

/** Returns the first three letters, unless another game has that prefix: then the first, and two of the others in their order. */
function prefixOf(id: string, taken: readonly string[], asked: string | undefined): string {
  if (asked !== undefined) {
    if (!PREFIX.test(asked)) throw new BadInput(`--prefix must be three capital letters, not "${asked}"`);
    if (taken.includes(asked)) throw new BadInput(`another game has the prefix ${asked}; choose one with --prefix`);
    return asked;
  }
  const [first = '', ...rest] = id.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const pairs = rest.flatMap((second, at) => rest.slice(at + 1).map((third) => first + second + third));
  const free = pairs.find((prefix) => !taken.includes(prefix));
  if (free === undefined)
    throw new BadInput(`no free prefix for the clauses of "${id}" can be made from its letters; choose one with --prefix`);
  return free;
}
