import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { createMatch, itemAt, keyedChance, play, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';

const NUREMBERG = itemAt(
  games,
  games.findIndex(({ id }) => id === 'nuremberg'),
);

it('an offer is declined automatically only if it is firm and cannot be paid', async () => {
  const standing = (await loadBoard('nuremberg'))?.standing;
  if (standing === undefined) throw new Error('Nuremberg answers no offers');
  const match = createMatch(NUREMBERG, { players: 4, options: {}, key: 'offers' });
  const chance = seededChance('offers');
  const seen = { met: 0, unmet: 0 };
  for (let turn = 0; turn < 250 && NUREMBERG.outcome(match.state) === null; turn++) {
    const pending = NUREMBERG.pending(match.state);
    for (const { kind, seat } of pending.filter((decision) => decision.kind === standing.kind)) {
      const words = NUREMBERG.legal(match.state, seat).map((move) => NUREMBERG.write(move));
      const foregone = standing.foregone(NUREMBERG.view(match.state, seat), seat) !== undefined;
      expect({ kind, foregone }).toEqual({ kind, foregone: !words.includes('accept') });
      expect(words).toContain(NUREMBERG.write(standing.move));
      seen[foregone ? 'unmet' : 'met']++;
    }
    const { seat } = itemAt(pending, pending.length - 1);
    const moves = NUREMBERG.legal(match.state, seat);
    play(match, seat, itemAt(moves, chance.below(moves.length)), keyedChance('offers', match.log.entries.length + 1));
  }
  // The listed moves make firm offers only; a question can still be answered with a price.
  expect(Math.min(seen.met, seen.unmet)).toBeGreaterThan(3);
});
