import { BadInput, seededChance, tidy } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import { mangle } from '../fuzz.ts';
import type { Testbed } from '../subject.ts';

const FUZZED_TEXTS = 5_000;

/** Checks that every legal move has a unique, tidy notation that reads back as exactly that move. */
export function roundTripsNotation({ subject: { game } }: Testbed): Observer {
  const known = new Map<string, string>();
  return {
    see({ sight, next }) {
      if (next === null) return;
      const words = sight.words(next.seat);
      const twice = new Set(words).size < words.length ? words.find((text, i) => words.indexOf(text) !== i) : undefined;
      ensure(twice === undefined, () => `two legal moves are both written "${twice}"`);
      for (const move of [...sight.moves(next.seat), next.move]) {
        const text = game.write(move);
        const data = JSON.stringify(move);
        const before = known.get(text);
        if (before === data) continue;
        ensure(before === undefined, () => `"${text}" is written for ${before} and for ${data}`);
        known.set(text, data);
        ensure(tidy(text) === text && text !== '', () => `"${text}" is not tidy: lower case, single spaces`);
        ensureSame(sorted(game.read(text)), sorted(move), () => `"${text}" does not read back as the move it was written for`);
      }
    },
  };
}

/** Returns JSON with sorted keys: moves are equal whatever the order of their properties. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Checks that damaged and random notation either reads as a move, which round-trips, or is refused with a sentence. */
export function fuzzesNotation([testbed]: readonly Testbed[]): number {
  if (testbed === undefined) return 0;
  const { game } = testbed.subject;
  const texts = testbed
    .movesAnywhere()
    .map((move) => game.write(move))
    .sort();
  const chance = seededChance('fuzzed notation');
  for (let i = 0; i < FUZZED_TEXTS; i++) readOrRefuse(testbed, mangle(texts, chance));
  return FUZZED_TEXTS;
}

function readOrRefuse({ subject: { game } }: Testbed, text: string): void {
  let move: unknown;
  try {
    move = game.read(text);
  } catch (error) {
    ensure(error instanceof BadInput, () => `reading ${JSON.stringify(text)} fails with ${error} instead of a sentence for the player`);
    ensure((error as Error).message.trim() !== '', () => `reading ${JSON.stringify(text)} is refused without a word`);
    return;
  }
  const words = game.write(move);
  ensureSame(
    sorted(game.read(words)),
    sorted(move),
    () => `${JSON.stringify(text)} reads as a move written "${words}", which reads as another`,
  );
}
