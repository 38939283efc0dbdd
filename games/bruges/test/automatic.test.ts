import { createMatch, isLegal, type Match, play, seededChance, undo, undoPoints } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { bruges } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import type { Move } from '../src/rules/moves.ts';
import type { State } from '../src/rules/state.ts';
import type { View } from '../src/view/view.ts';
import { withPerson } from './change.ts';
import { rolled, seat, type Table, table } from './table.ts';

/** A match that stands where the table stands. */
function matchOf(t: Table): Match<State, Move, Event, View> {
  const match = createMatch(bruges, { players: t.state.players.length }, () => seededChance(1));
  match.state = bruges.clone(t.state);
  match.snapshots.set(0, bruges.clone(t.state));
  return match;
}

/** Plays moves in the match; how many entries the seat that moved last may take back. */
function undoable(t: Table, ...moves: readonly string[]): number {
  const match = matchOf(t);
  let who = 0;
  for (const line of moves) {
    const [letter, words] = line.split(': ');
    who = seat(letter);
    if (!isLegal(bruges, match.state, who, bruges.read(words))) throw new Error(`"${line}" is not legal`);
    play(match, who, bruges.read(words), seededChance(2));
  }
  return undoPoints(match.line, who).points.length;
}

describe('BRU-18 Automatic steps and undo', () => {
  it('BRU-18.1 rolling, markers, majorities, readying, the banner: nobody is asked', () => {
    const t = table({ seats: [{ hand: ['queen'], step: 1 }, { hand: ['nun'] }], circle: 3 }).play('a: guilders queen', 'b: guilders nun');
    expect([t.asked(), t.state.start, t.player('a').majorities[0]]).toEqual(['b: draw-from', 1, true]);
    expect(t.happened()).toEqual(expect.arrayContaining(['turned-majority', 'round-began']));
  });

  it('BRU-18.2 a decision with exactly one option is taken automatically', () => {
    const t = rolled({ red: 5 }, { seats: [{ threats: { red: 2 }, canals: [0, 2] }, {}] });
    expect([t.player('a').canals, t.asked()]).toEqual([[0, 1], 'a: turn-action']);
    const two = rolled({ red: 5 }, { seats: [{ threats: { red: 2 }, canals: [1, 2] }, {}] });
    expect(two.asked()).toBe('a: fire-loss');
  });

  it('BRU-18.2 nothing is asked when everything must go anyway', () => {
    const jailer = table({
      seats: [{ hand: ['jailer'], guilders: 6, houses: ['red'], persons: ['bard'], threats: { blue: 1, red: 1 } }, {}],
    });
    jailer.play('a: recruit jailer on red');
    expect([jailer.threats('a'), jailer.player('a').points, jailer.asked()]).toEqual([[0, 0, 0, 0, 0], 2, 'b: turn-action']);
    const beggar = table({ seats: [{ hand: ['beggar'], guilders: 6, houses: ['red'] }, { workers: { blue: 1, red: 1 } }] });
    beggar.play('a: recruit beggar on red');
    expect([beggar.workers('a'), beggar.asked()]).toEqual([[1, 0, 0, 1, 0], 'b: turn-action']);
    const teller = withPerson('fortune-teller', { hand: [], left: ['king', 'queen'], persons: ['accountant'] });
    teller.play('a: activate fortune-teller', 'a: draw left', 'a: draw left');
    expect([teller.hand('a'), teller.discard().sort(), teller.asked()]).toEqual([[], ['king', 'queen'], 'a: turn-action']);
  });

  it('BRU-18.3 a turn without cards and activations is skipped; a turn whose card is played ends by itself', () => {
    const t = table({ seats: [{ hand: ['queen', 'bard'] }, { hand: [] }, { hand: [], persons: ['accountant'] }] }).play(
      'a: guilders queen',
    );
    expect(t.asked()).toBe('c: turn-action');
    expect(t.events.filter(({ type }) => type === 'turn-ended').map((event) => event.type === 'turn-ended' && event.seat)).toEqual([0, 1]);
    const waiting = table({ seats: [{ hand: ['queen', 'bard'], persons: ['accountant'] }, {}] }).play('a: guilders queen');
    expect(waiting.asked()).toBe('a: turn-action');
  });

  it('BRU-18.4 two harmless penalties come in the order blue, purple, yellow', () => {
    const t = rolled({ purple: 5, yellow: 5 }, { seats: [{ threats: { purple: 2, yellow: 2 }, points: 9, guilders: 9 }, {}] });
    expect([t.asked(), t.events.flatMap((event) => (event.type === 'penalty' ? [event.colour] : []))]).toEqual(['a: turn-action', [2, 4]]);
  });

  it('BRU-18.5 one empty house per colour and every occupied house is offered', () => {
    const t = table({ seats: [{ hand: ['bishop'], houses: ['red', 'red', 'blue'], homes: [['yellow', 'bard']] }, {}] });
    expect(t.legal('a').filter((move) => move.startsWith('recruit'))).toEqual(['recruit bishop on blue', 'recruit bishop on red']);
  });

  it('BRU-18.6 in his own turn the active player takes back step by step', () => {
    const t = table({ seats: [{ hand: ['queen', 'bard'], persons: ['accountant', 'treasurer'], threats: { red: 1 } }, {}] });
    expect(undoable(t, 'a: activate accountant', 'a: threat queen')).toBe(2);
    const canal = table({
      seats: [
        { hand: ['acrobat', 'bard'], persons: ['accountant', 'guard', 'fire-eater'], guilders: 9, threats: { blue: 1 }, houses: ['red'] },
        {},
      ],
    });
    expect(undoable(canal, 'a: canal acrobat left')).toBe(1);
    const recruit = table({ seats: [{ hand: ['thief', 'bard'], persons: ['accountant'], guilders: 9, houses: ['red'] }, { guilders: 3 }] });
    expect(undoable(recruit, 'a: recruit thief on red')).toBe(1);
    const step = table({ seats: [{ homes: [['red', 'tailor']], workers: { brown: 1 } }, {}] });
    expect(undoable(step, 'a: activate tailor')).toBe(1);
  });

  it('BRU-18.6 a card taken from a pile, a threat marker taken and a decision of another player cannot be undone', () => {
    expect(
      undoable(withPerson('servant', { persons: ['accountant'] }), 'a: activate accountant', 'a: activate servant', 'a: draw left'),
    ).toBe(0);
    const saboteur = table({ seats: [{ hand: ['saboteur', 'bard'], persons: ['accountant'], guilders: 3, houses: ['red'] }, {}] });
    expect(undoable(saboteur, 'a: recruit saboteur on red')).toBe(0);
    const beggar = table({
      seats: [{ hand: ['beggar', 'bard'], persons: ['accountant'], guilders: 6, houses: ['red'] }, { workers: { red: 3, blue: 3 } }],
    });
    const match = matchOf(beggar);
    for (const [who, words] of [
      [0, 'recruit beggar on red'],
      [1, 'give red'],
      [1, 'give red'],
    ] as const)
      play(match, who, bruges.read(words), seededChance(3));
    expect(undoPoints(match.line, 0)).toEqual({ points: [], undoBarrier: 'the move of another player' });
    expect(() => undo(match, 0, 0)).toThrow('all players must agree');
    expect(undoPoints(match.line, 1).points).toEqual([]);
  });

  it('BRU-18.6 ending the turn, every draw of phase 1 and every decision of phase 2 are final', () => {
    const ending = table({ seats: [{ hand: ['queen', 'bard'], persons: ['accountant'] }, {}] });
    expect(undoable(ending, 'a: guilders queen', 'a: end turn')).toBe(0);
    expect(undoable(table({ seats: [{ hand: ['queen', 'bard'] }, {}] }), 'a: guilders queen')).toBe(0);
    const paying = rolled({ red: 1 }, { seats: [{ guilders: 2 }, { guilders: 2 }] });
    expect([undoable(paying, 'a: pay'), undoable(paying, 'a: stay')]).toEqual([0, 0]);
    const preaching = rolled(
      { red: 1 },
      { seats: [{ guilders: 2, persons: ['preacher'], threats: { blue: 1, brown: 1 } }, { guilders: 2 }] },
    );
    expect(undoable(preaching, 'a: pay', 'a: return blue')).toBe(0);
    const burning = rolled({ red: 5 }, { seats: [{ threats: { red: 2 }, canals: [1, 1] }, {}] });
    expect(undoable(burning, 'a: lose canal left')).toBe(0);
  });
});

describe('Answers in one go', () => {
  it('BRU-12.13 swaps to a wanted distribution with the same total', () => {
    const t = withPerson('mason', { workers: { blue: 2, red: 1 } }).play('a: activate mason');
    for (const words of ['arrange 2 blue', 'arrange 3 blue, 1 red', 'arrange 2 blue, 1 red'])
      expect(t.refusal('a', words)).toBe('BRU-12.13');
    t.play('a: arrange 1 red, 2 yellow');
    expect([t.workers('a'), t.asked()]).toEqual([[0, 0, 0, 1, 2], 'a: turn-action']);
    const late = withPerson('mason', { workers: { blue: 2 } }).play('a: activate mason', 'a: swap blue for red');
    expect(late.refusal('a', 'arrange 2 yellow')).toBe('BRU-12.13');
    expect(late.play('a: arrange 1 blue, 1 yellow').workers('a')).toEqual([1, 0, 0, 0, 1]);
  });

  it('BRU-12.19 gives all workers due at once', () => {
    const t = table({ seats: [{ guilders: 6, hand: ['beggar'], houses: ['red'] }, { workers: { red: 2, blue: 1 } }] }).play(
      'a: recruit beggar on red',
    );
    for (const words of ['give 1 red', 'give 2 blue', 'give 1 red, 1 yellow', 'give 2 red, 1 blue'])
      expect(t.refusal('b', words)).toBe('BRU-12.19');
    t.play('b: give 1 blue, 1 red');
    expect([t.workers('a'), t.workers('b'), t.asked()]).toEqual([[1, 0, 0, 1, 0], [0, 0, 0, 1, 0], 'b: turn-action']);
  });

  it('BRU-12.6 discards all cards due at once', () => {
    const t = withPerson('fortune-teller', { hand: ['bard'], left: ['prince', 'king'] }).play(
      'a: activate fortune-teller',
      'a: draw left',
      'a: draw left',
    );
    for (const words of ['discard bard, queen', 'discard bard, bard', 'discard bard, king, prince'])
      expect(t.refusal('a', words)).toBe('BRU-12.6');
    t.play('a: discard king, bard');
    expect([t.hand('a'), t.discard()]).toEqual([['prince'], ['bard', 'king']]);
  });
});
