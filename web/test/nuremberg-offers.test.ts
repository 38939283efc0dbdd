import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { createMatch, deduceFrom, itemAt, keyedChance, play } from '@belfry/kernel';
import { expect, it } from 'vitest';

const NUREMBERG = itemAt(
  games,
  games.findIndex(({ id }) => id === 'nuremberg'),
);
const KEY = 'offers in a turn';

it('the board lets a player make all the offers of a turn, and says so (NUR-6.13)', async () => {
  const board = await loadBoard('nuremberg');
  const match = createMatch(NUREMBERG, { players: 4, options: {}, key: KEY });
  const make = (seat: number, words: string) => play(match, seat, NUREMBERG.read(words), keyedChance(KEY, match.log.entries.length + 1));
  const asked = () => itemAt(NUREMBERG.pending(match.state), 0);
  for (; asked().kind !== 'turn-action'; ) make(asked().seat, NUREMBERG.write(itemAt(NUREMBERG.legal(match.state, asked().seat), 0)));
  const { seat } = asked();
  const offerOf = () => {
    const view = NUREMBERG.view(match.state, seat);
    const listed = NUREMBERG.legal(match.state, seat);
    const further = (board?.beyond?.(view, seat) ?? []).filter((move) => deduceFrom(NUREMBERG, view).accepts(seat, move));
    const offers = [...listed, ...further].map((move) => NUREMBERG.write(move)).filter((words) => words.startsWith('offer'));
    const step = board?.asks?.(view, asked(), listed);
    return { isListed: further.length === 0, offer: offers[0], step: JSON.stringify(step) };
  };
  const made: boolean[] = [];
  for (let now = offerOf(); now.offer !== undefined && made.length < 30; now = offerOf()) {
    expect(now.step).toContain('asks.trade');
    made.push(now.isListed);
    make(seat, now.offer);
    for (const { kind, seat: other } of NUREMBERG.pending(match.state)) if (kind === 'trade-answer') make(other, 'decline');
  }
  expect(made).toEqual(Array.from({ length: 20 }, (_, at) => at < 6));
  expect(offerOf().step).not.toContain('asks.trade');
});
