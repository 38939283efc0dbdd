// What a board says beside the pieces is true of the position it shows.
import { type BoardModule, narrow, type TableModel, TableProvider } from '@belfry/board-kit';
import { loadBoard } from '@belfry/games/page/boards';
import { loadRules } from '@belfry/games/page/rules';
import { createMatch, type Game, itemAt, keyedChance, type Options, play, type Seat, seededChance, voiceOf } from '@belfry/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UI } from '../src/base/text/index.ts';
import { wordless } from './voice.ts';

type State = Parameters<Game['view']>[0];

/** Drawing a table takes a while. */
const ENOUGH = 6;

function drawn(game: Game, board: BoardModule, state: State, viewer: Seat): string {
  const view = game.view(state, viewer);
  const catalogue = { ...UI.en, ...game.text.en, ...board.text.en };
  const say = voiceOf({ language: 'en', catalogue, nameOf: (seat) => `Player ${seat}`, unknown: wordless });
  const seats = board
    .order(view)
    .map((seat) => ({ seat, name: `Player ${seat}`, crest: 'lion' as const, colour: seat, kind: 'bot' as const }));
  const model: TableModel = {
    ...{ seats, viewer, pending: view.pending, say, language: 'en', choices: [], rulesPage: (clause) => clause },
    ...{ touch() {}, look() {}, present() {} },
  };
  return renderToStaticMarkup(
    <TableProvider model={model} pointing={{ narrowing: narrow([], []), pointed: new Set() }}>
      <board.Board view={view} />
      {board.Hand !== undefined && <board.Hand view={view} />}
    </TableProvider>,
  );
}

/** Plays a match of random moves; `look` sees every position. */
async function playOut(id: string, options: Options, most: number, look: (game: Game, board: BoardModule, state: State) => void) {
  const [game, board] = [await loadRules(id), await loadBoard(id)];
  if (board === null) throw new Error(`${id} has no board`);
  const key = `claims of ${id}`;
  const match = createMatch(game, { players: 4, options, key });
  const chance = seededChance(key);
  for (let made = 0; made < most && game.outcome(match.state) === null; made++) {
    look(game, board, match.state);
    const { seat } = itemAt(game.pending(match.state), 0);
    const moves = game.legal(match.state, seat);
    play(match, seat, itemAt(moves, chance.below(moves.length)), keyedChance(key, match.log.entries.length + 1));
  }
}

it('Bruges: the dice of the round before mean nothing while hands are refilled (BRU-5.2)', async () => {
  const seen = { waiting: 0, rolled: 0 };
  await playOut('bruges', {}, 100, (game, board, state) => {
    const isWaiting = JSON.stringify(game.view(state, 0)).includes('"phase":"draw"');
    const now = isWaiting ? 'waiting' : 'rolled';
    if (game.round(state) < 2 || seen[now] === ENOUGH) return;
    const words = drawn(game, board, state, 0);
    expect(words.includes('The dice are rolled when all hands are full.')).toBe(isWaiting);
    expect(words.includes('Income')).toBe(!isWaiting);
    seen[now]++;
  });
  expect(seen).toEqual({ waiting: ENOUGH, rolled: ENOUGH });
});

it.each([
  ['on', true],
  ['off', false],
])('Nuremberg: a trade fair promises gold only if it is in the game: %s (NUR-4.7)', async (tradeFair, isPromised) => {
  const said: boolean[] = [];
  await playOut('nuremberg', { tradeFair }, 400, (game, board, state) => {
    if (said.length === ENOUGH || !JSON.stringify(game.report(game.view(state, 0))).includes('"card.trade-fair"')) return;
    said.push(drawn(game, board, state, 0).includes('brings 2 extra gold'));
  });
  expect(said).toEqual(Array.from({ length: ENOUGH }, () => isPromised));
});

it('Nuremberg: only a player who still has to answer is told of a counter-offer (NUR-6.10)', async () => {
  const told = { owing: 0, others: 0, looks: 0 };
  await playOut('nuremberg', {}, 400, (game, board, state) => {
    const owing = game.pending(state).flatMap(({ kind, seat }) => (kind === 'trade-answer' ? [seat] : []));
    if (owing.length === 0 || told.looks === ENOUGH) return;
    told.looks++;
    for (const seat of [0, 1, 2, 3]) {
      if (drawn(game, board, state, seat).includes('you can make a counter-offer')) told[owing.includes(seat) ? 'owing' : 'others']++;
    }
  });
  expect(told).toMatchObject({ others: 0, looks: ENOUGH });
  expect(told.owing).toBeGreaterThan(0);
});
