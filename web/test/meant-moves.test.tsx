// @vitest-environment happy-dom
// What a thing on the board says when it cannot be chosen concerns what stands in the way.
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import { deduceFrom, type Game, type Seat } from '@belfry/kernel';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardShown, playOut, type State } from './drawn-board.tsx';

/** Drawing a table takes a while. */
const ENOUGH = 3;

/** Clicks things of the table, with some things picked, and returns the moves that the player means by them. */
async function meantBy(game: Game, state: State, seat: Seat, things: readonly string[], picks: readonly string[] = []): Promise<object[]> {
  const board = await loadBoard(game.id);
  if (board === null) throw new Error(`${game.id} has no board`);
  const meant: object[] = [];
  const touch = (_id: string, _picked: boolean, what: unknown) => void (typeof what === 'object' && what !== null && meant.push(what));
  const { container } = render(boardShown(game, board, state, seat, { picks, touch }));
  for (const thing of things) {
    const element = container.querySelector(`[data-thing="${thing}"]`);
    if (element === null) throw new Error(`there is no ${thing}`);
    fireEvent.click(element);
  }
  cleanup();
  return meant;
}

/** Returns some turns of a match, and who takes them. */
async function turnsOf(id: string, prefer: RegExp, isWanted: (game: Game, state: State, seat: Seat) => boolean): Promise<[State, Seat][]> {
  const turns: [State, Seat][] = [];
  await playOut(id, { key: `${id}, meant`, most: 120, prefer: [prefer] }, (game, _, state) => {
    for (const { kind, seat } of game.pending(state))
      if (kind === 'turn-action' && turns.length < ENOUGH && isWanted(game, state, seat)) turns.push([structuredClone(state), seat]);
    return turns.length === ENOUGH;
  });
  return turns;
}

const written = (game: Game, state: State, seat: Seat): string[] => game.legal(state, seat).map((move) => game.write(move));

it('Nuremberg: a piece that cannot be built is refused for its price, not for a place that nobody named (NUR-8.1)', async () => {
  const game = await loadRules('nuremberg');
  const isPoor = (_: Game, state: State, seat: Seat) => !written(game, state, seat).some((words) => words.startsWith('build '));
  const turns = await turnsOf('nuremberg', /^(end turn|decline|close)$/, isPoor);
  expect(turns).toHaveLength(ENOUGH);
  for (const [state, seat] of turns) {
    const meant = await meantBy(game, state, seat, ['verb:build-station', 'verb:build-village', 'verb:build-house']);
    const reasons = meant.map((move) => deduceFrom(game, game.view(state, seat)).refusal(seat, move).phrase.key);
    expect(reasons).toEqual(['refusal.too-dear', 'refusal.too-dear', 'refusal.too-dear']);
  }
});

it('Bruges: without an empty house no colour is asked of it, and the canal is the one the card fits (BRU-9.14, BRU-9.7)', async () => {
  const game = await loadRules('bruges');
  const isHomeless = (_: Game, state: State, seat: Seat) =>
    (game.view(state, seat) as unknown as { seats: { houses: unknown[] }[] }).seats[seat]?.houses.length === 0;
  // The guilders go to steps and canals, so that the next space that fits is too expensive.
  const turns = await turnsOf('bruges', /^(pay|canal )/, isHomeless);
  let fits = 0;
  expect(turns).toHaveLength(ENOUGH);
  for (const [state, seat] of turns) {
    const reason = (move: object) => deduceFrom(game, game.view(state, seat)).refusal(seat, move).phrase.key;
    const cards = new Set(game.legal(state, seat).flatMap((move) => game.targets(move).filter((thing) => thing.startsWith('hand:'))));
    for (const card of cards) {
      const [recruit = {}, canal = {}] = await meantBy(game, state, seat, ['verb:recruit', 'verb:canal'], [card]);
      expect(reason(recruit)).toBe('refusal.no-house');
      if (![0, 1].some((side) => reason({ ...canal, side }) === 'refusal.canal-price')) continue;
      expect(reason(canal)).toBe('refusal.canal-price');
      fits++;
    }
  }
  expect(fits).toBeGreaterThan(0);
});
