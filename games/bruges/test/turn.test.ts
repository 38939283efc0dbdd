import { describe, expect, it } from 'vitest';
import { withPerson } from './change.ts';
import { newGame, phase, table } from './table.ts';

const mine = ['queen', 'bard', 'dancer', 'minstrel', 'prince'] as const;
const his = ['baker', 'butcher', 'soldier', 'monk', 'nun'] as const;

describe('BRU-2 Structure', () => {
  it('BRU-2.1 a round has four phases: draw, dice, turns, majorities', () => {
    const t = newGame(2, { startPlayer: 'first-seat' });
    const phases = new Set<string>([t.state.phase]);
    while (t.state.round === 1) {
      const who = t.asked()[0];
      t.play(`${who}: ${t.legal(who)[0]}`);
      phases.add(t.state.round === 1 ? t.state.phase : 'next round');
    }
    expect([...phases].filter((name) => name !== 'reputation' && name !== 'threats')).toEqual(['draw', 'turns', 'next round']);
    const order = ['round-began', 'drew', 'rolled', 'turn-ended', 'round-began'].map((type) => t.happened().lastIndexOf(type));
    expect(order[1] < order[4] && order[2] < order[3] && order[3] < order[4]).toBe(true);
  });

  it('BRU-2.2 player order: the start player, then clockwise', () => {
    const t = phase('turns', { seats: [{ hand: ['queen'] }, { hand: ['bard'] }, { hand: ['dancer'] }], start: 'b' });
    expect(t.asked()).toBe('b: turn-action');
    t.play('b: guilders bard');
    expect(t.asked()).toBe('c: turn-action');
    t.play('c: guilders dancer');
    expect(t.asked()).toBe('a: turn-action');
  });

  it('BRU-2.3 at most one player decides; victims follow clockwise from the neighbour', () => {
    const victim = { workers: { red: 2, blue: 2 } };
    const t = table({ seats: [victim, victim, { hand: ['beggar'], guilders: 6, houses: ['red'] }, victim], turn: 'c' }).play(
      'c: recruit beggar on red',
    );
    const asked = [t.asked()];
    t.play('d: give red', 'd: give red');
    asked.push(t.asked());
    t.play('a: give red', 'a: give blue');
    asked.push(t.asked());
    expect([asked, t.pending().length]).toEqual([['d: give-worker', 'a: give-worker', 'b: give-worker'], 1]);
    expect(t.refusal('a', 'give red')).toBe('BRU-2.3');
  });

  it('BRU-2.4 nobody can pay what he does not have', () => {
    const t = table({ seats: [{ hand: ['king', 'acrobat'], guilders: 8, houses: ['red'], canals: [0, 1] }, {}] });
    expect([t.refusal('a', 'recruit king on red'), t.refusal('a', 'house king'), t.legal('a').includes('canal acrobat right')]).toEqual([
      'BRU-9.15',
      'BRU-9.12',
      true,
    ]);
    expect(t.player('a').guilders).toBe(8);
  });

  it('BRU-2.5 everything but hands, piles and house faces lies open', () => {
    const place = {
      points: 3,
      step: 2,
      guilders: 4,
      workers: { red: 1 },
      threats: { blue: 2 },
      canals: [5, 1],
      statues: [7, 0],
      majorities: [true, false, false],
      persons: ['bard'],
    } as const;
    const t = table({ seats: [place, {}], statuesTaken: 1 });
    expect(t.view('spectator').seats[0]).toMatchObject({
      points: 3,
      step: 2,
      guilders: 4,
      workers: [0, 0, 0, 1, 0],
      threats: [2, 0, 0, 0, 0],
      canals: [5, 1],
      statues: [7, 0],
      majorities: [true, false, false],
    });
    expect(t.view('spectator').seats[0].houses.map(({ person }) => person)).toEqual(t.player('a').houses.map(({ person }) => person));
  });

  it('BRU-2.6 the text of a person overrules the general rules', () => {
    const plain = table({ seats: [{ hand: ['king'], guilders: 1 }, {}] });
    expect(plain.refusal('a', 'canal king left')).toBe('BRU-9.7');
    expect(table({ seats: [{ hand: ['king'], guilders: 1, persons: ['dredger'] }, {}] }).legal('a')).toContain('canal king left');
  });
});

describe('BRU-8 Phase 3: turns', () => {
  it("BRU-8.1 BRU-8.11 everybody's first turn, everybody's second turn, four in all; the fifth card stays", () => {
    const t = table({ seats: [{ hand: mine }, { hand: his }] });
    const turns: string[] = [];
    for (const i of [0, 1, 2, 3]) {
      turns.push(t.asked());
      t.play(`a: guilders ${mine[i]}`);
      turns.push(t.asked());
      t.play(`b: guilders ${his[i]}`);
    }
    expect(turns).toEqual([
      'a: turn-action',
      'b: turn-action',
      'a: turn-action',
      'b: turn-action',
      'a: turn-action',
      'b: turn-action',
      'a: turn-action',
      'b: turn-action',
    ]);
    expect([t.hand('a'), t.hand('b'), t.state.round, t.state.start]).toEqual([['prince'], ['nun'], 4, 1]);
  });

  it('BRU-8.2 exactly one card per turn; the same action may come again', () => {
    const t = table({ seats: [{ hand: mine, persons: ['accountant'] }, { hand: his }] }).play('a: guilders queen');
    expect([t.refusal('a', 'guilders bard'), t.legal('a')]).toEqual(['BRU-8.2', ['activate accountant', 'end turn']]);
    t.play('a: end turn', 'b: guilders baker', 'a: guilders bard');
    expect(t.player('a').guilders).toBe(6);
    expect(t.refusal('a', 'guilders king')).toBe('BRU-8.2');
  });

  it('BRU-8.3 playing a card is compulsory while there is one', () => {
    const t = table({ seats: [{ hand: ['queen'], persons: ['accountant'] }, {}] });
    expect([t.refusal('a', 'end turn'), t.refusal('a', 'stop')]).toEqual(['BRU-8.3', 'BRU-8.2']);
    expect(t.legal('a')).toEqual(['workers queen', 'guilders queen', 'activate accountant']);
  });

  it('BRU-8.4 before and after the card any number of persons, each once per round', () => {
    const t = table({ seats: [{ hand: ['dancer', 'bard'], persons: ['accountant', 'treasurer', 'queen'] }, { hand: ['nun'] }] });
    t.play('a: activate treasurer', 'a: guilders dancer', 'a: activate queen', 'a: activate accountant');
    expect([t.player('a').guilders, t.player('a').points, t.asked()]).toEqual([8, 1, 'b: turn-action']);
    t.play('b: guilders nun');
    expect(t.refusal('a', 'activate queen')).toBe('BRU-8.4');
  });

  it('BRU-8.5 activations happen between complete steps', () => {
    const t = withPerson('coachman', { persons: ['accountant'], hand: ['dancer', 'bard'] }).play('a: activate coachman');
    expect(t.refusal('a', 'activate accountant')).toBe('BRU-12.8');
  });

  it('BRU-8.6 BRU-8.10 E15 the Coachman on turn 1 of 5 cards: two cards now, an empty hand after the round, 5 drawn next', () => {
    const t = table({ seats: [{ hand: mine, homes: [['red', 'coachman']], workers: { yellow: 1 } }, { hand: his }] });
    t.play(
      'a: activate coachman',
      'a: guilders prince',
      'a: guilders queen',
      'b: guilders baker',
      'a: guilders bard',
      'b: guilders butcher',
    );
    t.play('a: guilders dancer', 'b: guilders soldier', 'a: guilders minstrel', 'b: guilders monk');
    expect([t.hand('a'), t.state.round]).toEqual([[], 4]);
    t.play('b: draw left', 'b: draw left', 'b: draw left', 'b: draw left');
    expect(t.pending()).toMatchObject([{ kind: 'draw-from', seat: 0, left: 5 }]);
  });

  it('BRU-8.7 a player without cards has no action but may activate persons', () => {
    const t = table({ seats: [{ hand: [], persons: ['accountant', 'queen'] }, {}] });
    expect(t.legal('a')).toEqual(['activate accountant', 'activate queen', 'end turn']);
    t.play('a: activate queen', 'a: end turn');
    expect(t.asked()).toBe('b: turn-action');
  });

  it('BRU-8.8 X2 an empty hand and the Servant: the drawn card must be played before the turn can end', () => {
    const t = withPerson('servant', { hand: [], left: ['king'], persons: ['accountant'] });
    expect(t.legal('a')).toContain('end turn');
    t.play('a: activate servant', 'a: draw left');
    expect([t.refusal('a', 'end turn'), t.legal('a')]).toEqual(['BRU-8.3', ['workers king', 'guilders king', 'activate accountant']]);
  });

  it('BRU-8.9 X1 a hand of one card and the Coachman: played through him, the turn may end without a further card', () => {
    const t = withPerson('coachman', { hand: ['queen'], persons: ['accountant'] }).play('a: activate coachman', 'a: guilders queen');
    expect([t.hand('a'), t.legal('a')]).toEqual([[], ['activate accountant', 'end turn']]);
    t.play('a: end turn');
    expect(t.asked()).toBe('b: turn-action');
    expect(t.last('turn-ended')).toMatchObject({ seat: 0, clause: 'BRU-8.9' });
  });

  it('BRU-8.10 extra cards give no extra turns, cards played early take none', () => {
    const t = table({ seats: [{ hand: ['queen'], persons: ['accountant'] }, { hand: his }] }).play(
      'a: guilders queen',
      'a: activate accountant',
    );
    t.play('b: guilders baker', 'b: guilders butcher', 'b: guilders soldier', 'b: guilders monk');
    expect([t.state.round, t.hand('b')]).toEqual([4, ['nun']]);
  });

  it('BRU-8.12 nothing is corrected when hands differ at the beginning', () => {
    const t = phase('turns', { seats: [{ hand: [...mine, 'king', 'duke'] }, { hand: ['nun'] }] });
    expect([t.hand('a').length, t.hand('b').length, t.asked()]).toEqual([7, 1, 'a: turn-action']);
  });
});
