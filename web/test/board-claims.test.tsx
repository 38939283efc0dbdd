// What a board says beside the pieces is true of the position it shows.
import type { BoardModule } from '@belfry/board-kit';
import { type Game, type Seat, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { drawnBoard, type Look, playOut, type State } from './drawn-board.tsx';

/** Drawing a table takes a while. */
const ENOUGH = 6;

const drawn = (game: Game, board: BoardModule, state: State, viewer: Seat): string => drawnBoard(game, board, state, viewer).markup;

it('Bruges: the dice of the round before mean nothing while hands are refilled (BRU-5.2)', async () => {
  const seen = { waiting: 0, rolled: 0 };
  await playOut('bruges', { most: 100 }, (game, board, state) => {
    const isWaiting = JSON.stringify(game.view(state, 0)).includes('"phase":"draw"');
    const now = isWaiting ? 'waiting' : 'rolled';
    if (seen.waiting === ENOUGH && seen.rolled === ENOUGH) return true;
    if (game.round(state) < 2 || seen[now] === ENOUGH) return;
    const words = drawn(game, board, state, 0);
    expect(words.includes('The dice are rolled when all hands are refilled.')).toBe(isWaiting);
    expect(words.includes('Income')).toBe(!isWaiting);
    seen[now]++;
  });
  expect(seen).toEqual({ waiting: ENOUGH, rolled: ENOUGH });
});

it('Bruges: the name of a card says once when its person works, and where a person lives in a sentence of its own', async () => {
  const names = new Set<string>();
  await playOut('bruges', { key: 'names', most: 300, prefer: SETTLING }, (game, board, state) => {
    const marked = drawn(game, board, state, 0).matchAll(/aria-label="([^"]*, price \d+[^"]*)"/g);
    for (const [, name = ''] of marked) names.add(name);
    return [...names].some((name) => /Lives in/.test(name)) && names.size > 24;
  });
  expect(names.size).toBeGreaterThan(24);
  const often = (name: string) => name.match(/once per round|at once|final scoring/gi)?.length ?? 0;
  expect([...names].filter((name) => often(name) > 1)).toEqual([]);
  expect([...names].filter((name) => / Lives in/.test(name) && !/price \d+\. Lives in/.test(name))).toEqual([]);
});

/** Houses fill with persons, so that somebody soon has one who builds for free. */
const SETTLING = [/^recruit fountain-builder/, /^(recruit|house|guilders) /, /^stay$/];

it('Bruges: the next space of a canal has the price that its owner pays (BRU-12.28)', async () => {
  const seen = { free: 0, paid: 0 };
  await playOut('bruges', { key: 'fountains', most: 700, prefer: SETTLING }, (game, board, state) => {
    if (Math.min(seen.free, seen.paid) >= ENOUGH) return true;
    const isFree = JSON.stringify(game.report(game.view(state, 0))).includes('person.fountain-builder');
    if (seen[isFree ? 'free' : 'paid']++ >= ENOUGH) return;
    const prices = drawnBoard(game, board, state, 0).said.flatMap(({ phrase }) =>
      phrase.key === 'canal.next' ? [phrase.args?.price] : [],
    );
    expect(prices.includes(0)).toBe(isFree);
  });
  expect(Math.min(seen.free, seen.paid)).toBeGreaterThan(0);
});

it('Bruges: the extra pile brings the end until it lies in the place of a draw pile, and then names the last round (BRU-4.7)', async () => {
  const seen = { waiting: 0, used: 0 };
  await playOut('bruges', { players: 2, most: 1500 }, (game, board, state) => {
    if (Math.min(seen.waiting, seen.used) >= ENOUGH) return true;
    const last = /"report.last-round","args":\{"round":(\d+)/.exec(JSON.stringify(game.report(game.view(state, 0))))?.[1];
    if (seen[last === undefined ? 'waiting' : 'used']++ >= ENOUGH) return;
    const words = drawn(game, board, state, 0);
    expect(words.includes('the end is near')).toBe(last === undefined);
    expect(words.includes(`The extra pile has replaced a draw pile: round ${last} is the last`)).toBe(last !== undefined);
  });
  expect(Math.min(seen.waiting, seen.used)).toBeGreaterThanOrEqual(ENOUGH);
});

/** Houses fill with persons, protectors first. */
const PROTECTED = [/^recruit (lock-keeper|apothecary|confidant|bell-ringer|night-watchman)/, /^(recruit|guilders|house) /];

/** What a penalty turned out to take: of workers, points and guilders how many, and the points of a person who protects against it. */
function taken(game: Game, state: State, seat: Seat, move: unknown): { amount?: number; points?: number } | undefined {
  const events: Record<string, unknown>[] = [];
  game.apply(game.clone(state), seat, move, { chance: seededChance('penalty'), emit: (event) => events.push({ ...(event as object) }) });
  const struck = events.find(({ type, seat: whose }) => whose === seat && (type === 'penalty' || type === 'protected'));
  if (struck?.type === 'protected') return { points: Number(struck.points) };
  return struck === undefined ? undefined : { amount: Number(struck.amount) };
}

it('Bruges: beside its threat stands what a penalty then takes (BRU-6.5, 6.7, 6.15, 12.43)', async () => {
  const seen = { taken: 0, saved: 0 };
  const compare: Look = (game, board, state) => {
    if (seen.taken >= ENOUGH && seen.saved > 0) return true;
    const decision = game.pending(state).find(({ kind }) => kind === 'penalty-order');
    if (decision === undefined) return;
    const { said } = drawnBoard(game, board, state, decision.seat);
    for (const move of game.legal(state, decision.seat)) {
      const penalty = game.write(move).replace('suffer ', '');
      const args = taken(game, state, decision.seat, move);
      // The player chooses what plague and fire take.
      if (args?.amount !== undefined && /plague|fire/.test(penalty)) continue;
      const isSaved = args?.points !== undefined;
      const told = said.filter(({ phrase }) => phrase.key === (isSaved ? 'loss.saved' : `loss.${penalty}`));
      const numbers = told.map(({ phrase }) => Number(phrase.args?.amount ?? phrase.args?.points));
      expect(numbers).toContain(args?.amount ?? args?.points);
      seen[isSaved ? 'saved' : 'taken']++;
    }
    return false;
  };
  for (let match = 0; match < 12; match++) await playOut('bruges', { key: `losses ${match}`, most: 2000, prefer: PROTECTED }, compare);
  expect(seen.taken).toBeGreaterThanOrEqual(ENOUGH);
  expect(seen.saved).toBeGreaterThan(0);
});

it.each([
  ['on', true],
  ['off', false],
])('Nuremberg: a trade fair promises gold only if it is in the game: %s (NUR-4.7)', async (tradeFair, isPromised) => {
  const said: boolean[] = [];
  await playOut('nuremberg', { options: { tradeFair }, most: 400 }, (game, board, state) => {
    if (said.length === ENOUGH) return true;
    if (!JSON.stringify(game.report(game.view(state, 0))).includes('"card.trade-fair"')) return;
    said.push(drawn(game, board, state, 0).includes('brings 2 extra gold'));
  });
  expect(said).toEqual(Array.from({ length: ENOUGH }, () => isPromised));
});

it('Nuremberg: only a player who still has to answer is told of a counter-offer (NUR-6.10)', async () => {
  const told = { owing: 0, others: 0, looks: 0 };
  await playOut('nuremberg', { most: 400 }, (game, board, state) => {
    const owing = game.pending(state).flatMap(({ kind, seat }) => (kind === 'trade-answer' ? [seat] : []));
    if (told.looks === ENOUGH) return true;
    if (owing.length === 0) return;
    told.looks++;
    for (const seat of [0, 1, 2, 3]) {
      if (drawn(game, board, state, seat).includes('you can make a counter-offer')) told[owing.includes(seat) ? 'owing' : 'others']++;
    }
  });
  expect(told).toMatchObject({ others: 0, looks: ENOUGH });
  expect(told.owing).toBeGreaterThan(0);
});

interface NurembergView {
  readonly active: Seat;
  readonly trade: { readonly to: readonly Seat[]; readonly answers: readonly { readonly seat: Seat; readonly say: string }[] } | null;
}

/** Firm offers, and answers with another price. */
const OFFERING = [/^offer .+: \d.* for \d/, /^counter /];

it('Nuremberg: what a trade would leave is told only while it can be made (NUR-6.10)', async () => {
  const seen = { told: 0, refusedByAll: 0, refusedByOne: 0 };
  await playOut('nuremberg', { most: 400, prefer: OFFERING }, (game, board, state) => {
    const { trade, active } = JSON.parse(JSON.stringify(game.view(state, 0))) as NurembergView;
    if (trade === null || trade.answers.length === 0 || (seen.refusedByAll > 2 && seen.told > 2)) return;
    const refused = trade.answers.flatMap(({ seat, say }) => (say === 'accept' ? [] : [seat]));
    for (const seat of [0, 1, 2, 3]) {
      const told = drawn(game, board, state, seat).includes('After it you have');
      const isOver = seat === active ? trade.to.every((other) => refused.includes(other)) : refused.includes(seat);
      if (isOver) {
        expect(told).toBe(false);
        seen[seat === active ? 'refusedByAll' : 'refusedByOne']++;
      } else if (told) seen.told++;
    }
  });
  expect(Math.min(seen.told, seen.refusedByAll, seen.refusedByOne)).toBeGreaterThan(0);
});

/** Turns pass quickly. */
const IDLE = [/^(end turn|decline|close|help no|steal nothing)$/];

it.each([
  ['beginner', 0],
  ['advanced', 8],
])('Nuremberg: the first event card is still to come only before the first turn, in the %s set-up (NUR-16.3)', async (start, before) => {
  const said = { first: 0, shuffled: 0 };
  await playOut('nuremberg', { options: { start }, most: 600, prefer: IDLE }, (game, board, state) => {
    const isPlacing = game.pending(state).some(({ kind }) => kind === 'place-start');
    // No event card is in sight: before the first turn, and in a turn that shuffled them all.
    if (JSON.stringify(game.report(game.view(state, 0))).includes('report.card')) return;
    const words = drawn(game, board, state, 0);
    expect(words.includes('The first event card is drawn')).toBe(isPlacing);
    expect(words.includes('All event cards have just been shuffled')).toBe(!isPlacing);
    said[isPlacing ? 'first' : 'shuffled']++;
    return said.shuffled === ENOUGH;
  });
  expect(said.first).toBe(before);
  expect(said.shuffled).toBeGreaterThanOrEqual(2);
});

interface CitadelsView {
  readonly robbed: number;
  readonly murdered: number;
  readonly called: number;
  readonly draft: { readonly faceUp: readonly number[] };
}

it('Citadels: a theft is still to come only while its character waits, and hits nobody who is face up (CIT-9.3, 10.6)', async () => {
  const seen = { waiting: 0, over: 0, nobody: 0 };
  await playOut('citadels', { most: 900 }, (game, board, state) => {
    if (Math.min(...Object.values(seen)) >= ENOUGH) return true;
    const { robbed, murdered, called, draft } = game.view(state, 0) as unknown as CitadelsView;
    if (robbed < 0 && !draft.faceUp.includes(murdered)) return;
    const kind = draft.faceUp.includes(murdered) ? 'nobody' : draft.faceUp.includes(robbed) || called > robbed ? 'over' : 'waiting';
    if (seen[kind]++ >= ENOUGH) return;
    const keys = drawnBoard(game, board, state, 0).said.map(({ phrase }) => phrase.key);
    if (kind === 'nobody') expect(keys).not.toContain('close.role.murdered');
    else expect(keys.includes('close.role.robbed')).toBe(kind === 'waiting');
  });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

it('Citadels: a character that can be named says in its name what that does (CIT-9.1, 10.1)', async () => {
  const seen = { murder: 0, steal: 0, neither: 0 };
  await playOut('citadels', { most: 900 }, (game, board, state) => {
    if (Math.min(...Object.values(seen)) >= ENOUGH) return true;
    const { seat } = game.pending(state)[0] ?? { seat: 0 };
    const naming = game.legal(state, seat).filter((move) => game.targets(move).some((thing) => thing.startsWith('character:')));
    const kind = naming.length === 0 ? 'neither' : /^murder/.test(game.write(naming[0])) ? 'murder' : 'steal';
    if (seen[kind]++ >= ENOUGH) return;
    const { markup } = drawnBoard(game, board, state, seat);
    expect(markup.match(/, choose it to murder it"/g)?.length ?? 0).toBe(kind === 'murder' ? naming.length : 0);
    expect(markup.match(/, choose it to steal from it"/g)?.length ?? 0).toBe(kind === 'steal' ? naming.length : 0);
  });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

it.each([
  [2, ['close.draft', 'close.draft.two']],
  [3, ['close.draft', 'close.draft.three']],
  [4, ['close.draft']],
])('Citadels: the draft is explained as it goes with %i players (CIT-3.6, 3.9, 3.10)', async (players, told) => {
  const heard = new Set<string>();
  await playOut('citadels', { players, most: 6 }, (game, board, state) => {
    for (let seat = 0; seat < players; seat++) {
      for (const { phrase } of drawnBoard(game, board, state, seat).said) if (phrase.key.startsWith('close.draft')) heard.add(phrase.key);
    }
  });
  expect([...heard]).toEqual(told);
});

it('Citadels: no character has the turn once the game is over (CIT-18.2)', async () => {
  let ends = 0;
  for (let number = 0; number < 20 && ends === 0; number++) {
    const key = `ends ${number}`;
    await playOut('citadels', { most: 4000, key, options: { endTrigger: '7' }, prefer: [/^build /] }, (game, board, state) => {
      const { seat } = game.pending(state)[0] ?? { seat: 0 };
      const end = game.legal(state, seat).find((move) => game.write(move) === 'end turn');
      if (end === undefined || !JSON.stringify(game.report(game.view(state, seat))).includes('"report.first-finisher"')) return;
      const after = game.clone(state);
      game.apply(after, seat, end, { chance: seededChance(key) });
      const keys = drawnBoard(game, board, after, 0).said.map(({ phrase }) => phrase.key);
      const isOver = game.outcome(after) !== null;
      expect(keys.includes('close.role.current'), key).toBe(!isOver);
      if (isOver) ends++;
    });
  }
  expect(ends).toBeGreaterThan(0);
});

it('Fortuna: an empty place says what is to come on a side, and what has gone from the middle (FOR-1.14)', async () => {
  const seen = { before: 0, after: 0 };
  await playOut('fortuna', { players: 3, options: { startDeal: 'draft' }, most: 9 }, (game, board, state) => {
    const { cards } = game.view(state, 0) as unknown as { readonly cards: readonly number[] };
    const taken = cards.filter((card) => card >= 0).length;
    const { said } = drawnBoard(game, board, state, 0);
    const count = (key: string) => said.filter(({ phrase }) => phrase.key === key).length;
    expect([count('close.empty.side'), count('close.empty.pool')]).toEqual([cards.length - taken, taken]);
    seen[taken === 0 ? 'before' : 'after']++;
  });
  expect(seen).toEqual({ before: 1, after: 8 });
});

it('Fortuna: nobody is said to start a round after the last one (FOR-13.1, 15.1)', async () => {
  const seen = { before: 0, last: 0 };
  for (let number = 0; number < 20 && seen.last === 0; number++) {
    const key = `last round ${number}`;
    await playOut('fortuna', { players: 3, most: 2000, key }, (game, board, state) => {
      const view = game.view(state, 0);
      const { palace } = view as unknown as { readonly palace: { readonly arrivals: readonly number[] } };
      const isLast = palace.arrivals.length > 0;
      const isPromised = [0, 1, 2].some((seat) => board.badges?.(view, seat).some(({ label }) => label.key === 'badge.fortuna'));
      if (isLast) expect(isPromised, key).toBe(false);
      if (isLast || isPromised) seen[isLast ? 'last' : 'before']++;
    });
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
