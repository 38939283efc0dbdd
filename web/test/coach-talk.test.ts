import { readFileSync } from 'node:fs';
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import { createMatch, type GameEvent, keyedChance, play, type Seat, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { coachMemory, type Remark, remarksSince } from '../src/table/coach/coach-talk.ts';

const about = (...texts: string[]): Remark[] => texts.map((text) => ({ text, event: { type: 'rolled', clause: 'X-1.1' } }));

describe('what the coach says', () => {
  it('is never the same paragraph twice in a row, and none more than twice', () => {
    const tell = coachMemory();
    const lessons = ['draw', 'draw', 'turn', 'draw', 'turn', 'draw', 'turn'].map((lesson) => tell(lesson, []).lesson);
    expect(lessons).toEqual([true, false, true, true, true, false, false]);
  });

  it('mentions new things first, and at most two', () => {
    const tell = coachMemory();
    const said = (...texts: string[]) => tell(undefined, about(...texts)).remarks.map(({ text }) => text);
    expect(said('dice')).toEqual(['dice']);
    expect(said('dice')).toEqual([]);
    expect(said('dice', 'threat', 'income')).toEqual(['threat', 'income']);
    expect(said('dice', 'toll')).toEqual(['toll', 'dice']);
    expect(said('other')).toEqual(['other']);
    expect(said('dice')).toEqual([]);
  });

  it('is about what has happened since the viewer moved, and about that move', () => {
    const board = { remark: ({ type }: GameEvent) => type };
    const entry = (seq: number, seat: Seat, ...types: string[]) => ({ seq, seat, events: types.map((type) => ({ type, clause: '' })) });
    const log = [entry(1, 1, 'early'), entry(2, 0, 'own'), entry(3, 1, 'later', 'again'), entry(4, 2, 'again')];
    expect(remarksSince(board, log, 0).map(({ text }) => text)).toEqual(['own', 'later', 'again']);
  });
});

it('speaks of stolen gold only where some was stolen', async () => {
  const board = await loadBoard('citadels');
  const robbed = (gold: number): GameEvent => ({ ...{ type: 'robbed', clause: 'CIT-10.4' }, ...{ seat: 0, thief: 1, gold } });
  expect([3, 0].map((gold) => board?.remark?.(robbed(gold), 0))).toEqual(['remark.robbed', undefined]);
  expect([3, 0].map((gold) => board?.remark?.(robbed(gold), 1))).toEqual(['remark.loot', undefined]);
});

/** What the coach must mention, by game. */
const SPOKEN_OF: Readonly<Record<string, readonly string[]>> = {
  bruges: ['remark.dice', 'remark.threat.first', 'remark.threat.second', 'remark.penalty', 'remark.guilders', 'remark.majority.own'],
  citadels: ['remark.income', 'remark.victim', 'remark.mark', 'remark.robbed', 'remark.last-round'],
  fortuna: ['remark.dice', 'remark.tax', 'remark.tokens', 'remark.order', 'remark.arrived'],
  nuremberg: ['remark.card', 'remark.yield', 'remark.toll.paid', 'remark.toll.got', 'remark.right.own', 'remark.stolen'],
};
/** Until all of these have come up. */
const MOST_MATCHES = 12;

describe.each(games.map((game) => [game.id, game] as const))('the coach of %s', (id, game) => {
  const book = readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8');

  it('comments on events, in both languages, with their clause', async () => {
    const board = await loadBoard(id);
    if (board === null) throw new Error(`${id} has no board`);
    const met = new Set<string>();
    const clauses = new Set<string>();
    const wanted = SPOKEN_OF[id] ?? [];
    for (let match = 0; match < MOST_MATCHES && !wanted.every((text) => met.has(text)); match++) {
      const key = `remarks ${match}`;
      const chance = seededChance(key);
      const played = createMatch(game, { players: game.players.max, options: {}, key });
      const note = (event: GameEvent) => {
        const seen = game.eventFor(event, 0);
        const text = seen === null ? undefined : board.remark?.(seen, 0);
        if (text === undefined) return;
        met.add(text);
        clauses.add(event.clause);
      };
      while (game.outcome(played.state) === null) {
        const [decision] = game.pending(played.state);
        if (decision === undefined) break;
        const { seat } = decision;
        const move = game.apprentice.choose(game.view(played.state, seat), game.legal(played.state, seat), chance).move;
        play(played, seat, move, keyedChance(key, played.log.entries.length + 1), note);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining([...wanted]));
    for (const text of met) for (const words of [board.text.en, board.text.nl]) expect(words[text]?.length ?? 0, text).toBeGreaterThan(30);
    for (const clause of clauses) expect(book, clause).toContain(`**${clause}**`);
  });
});
