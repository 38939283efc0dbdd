import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { type Place, table } from './table.ts';

const turnOf = (own: Place, more: object = {}) => table({ seats: [own, {}], ...more });

describe('BRU-9 The six actions', () => {
  it('BRU-9.1 every card can be used for every action; the person matters only for recruiting', () => {
    const own: Place = { hand: ['acrobat'], guilders: 3, workers: { blue: 1 }, threats: { blue: 1 }, houses: ['red'] };
    expect(turnOf(own).legal('a')).toEqual([
      'workers acrobat',
      'guilders acrobat',
      'threat acrobat',
      'canal acrobat left',
      'house acrobat',
      'recruit acrobat on red',
    ]);
    const other = turnOf({ ...own, hand: ['cloth-merchant'] });
    expect(other.legal('a').length).toBe(6);
  });

  it('BRU-9.2 in actions I to IV the card is discarded, in V and VI it stays', () => {
    const own: Place = { hand: ['acrobat', 'queen'], guilders: 3, workers: { blue: 1 }, threats: { blue: 1 }, houses: ['red'] };
    for (const move of ['workers acrobat', 'guilders acrobat', 'threat acrobat', 'canal acrobat left']) {
      expect(turnOf(own).play(`a: ${move}`).discard()).toEqual(['acrobat']);
    }
    for (const move of ['house acrobat', 'recruit acrobat on red']) expect(turnOf(own).play(`a: ${move}`).discard()).toEqual([]);
  });

  it('BRU-9.3 E3 workers: 2 of the colour of the card', () => {
    const t = turnOf({ hand: ['queen', 'bard'] });
    expect(changeOf(t, () => t.play('a: workers queen'))).toEqual({ 'red workers': 2, hand: -1, discarded: 1 });
  });

  it('BRU-9.4 E4 guilders: as many as the die of the colour shows', () => {
    const t = turnOf({ hand: ['king', 'queen'] }, { dice: { yellow: 6, red: 1 } });
    expect(changeOf(t, () => t.play('a: guilders king'))).toEqual({ guilders: 6, hand: -1, discarded: 1 });
  });

  it('BRU-9.5 E5 threat: a marker of the colour of the card for a point', () => {
    const t = turnOf({ hand: ['count', 'queen'], threats: { brown: 1 } });
    expect(t.refusal('a', 'threat queen')).toBe('BRU-9.5');
    expect(changeOf(t, () => t.play('a: threat count'))).toEqual({ points: 1, 'brown threats': -1, hand: -1, discarded: 1 });
  });

  it('BRU-9.6 every marker returned scores a point, by an action or through a person', () => {
    const t = turnOf({ hand: ['count', 'queen'], threats: { brown: 1, red: 1 }, persons: ['firefighter'] }).play(
      'a: activate firefighter',
      'a: threat count',
    );
    expect([t.player('a').points, t.events.filter(({ type }) => type === 'returned').length]).toEqual([2, 2]);
  });

  it('BRU-9.7 BRU-1.6 E6 a canal: Red plays a blue card on his left canal and pays 1 guilder', () => {
    const t = turnOf({ hand: ['acrobat', 'king'], guilders: 2 });
    expect([t.refusal('a', 'canal king left'), t.refusal('a', 'canal acrobat right')]).toEqual(['BRU-9.7', 'BRU-9.7']);
    expect(changeOf(t, () => t.play('a: canal acrobat left'))).toEqual({ guilders: -1, 'left canal': 1, hand: -1, discarded: 1 });
    expect(turnOf({ hand: ['acrobat'], canals: [0, 1], guilders: 1 }).refusal('a', 'canal acrobat right')).toBe('BRU-9.7');
    expect(turnOf({ hand: ['acrobat'], canals: [0, 1], guilders: 2 }).legal('a')).toContain('canal acrobat right');
  });

  it('BRU-9.8 in order from the guard house; a full canal offers none', () => {
    const t = turnOf({ hand: ['acrobat', 'queen', 'king'], guilders: 9, canals: [1, 5] });
    expect(t.legal('a').filter((move) => move.startsWith('canal'))).toEqual(['canal queen left']);
    expect(t.refusal('a', 'canal king right')).toBe('BRU-9.8');
  });

  it('BRU-9.9 E7 the fifth space wins the top statue', () => {
    const t = turnOf({ hand: ['beggar', 'queen'], guilders: 5, canals: [4, 2] }).play('a: canal beggar left');
    expect([t.player('a').canals, t.player('a').statues, t.state.statuesTaken, t.player('a').guilders]).toEqual([[5, 2], [7, 0], 1, 0]);
    expect(t.last('won-statue')).toMatchObject({ points: 7, side: 0 });
    const fourth = turnOf({ hand: ['prince', 'queen'], guilders: 5, canals: [3, 2] }).play('a: canal prince left');
    expect([fourth.player('a').canals, fourth.player('a').statues]).toEqual([
      [4, 2],
      [0, 0],
    ]);
  });

  it('BRU-9.10 at most two statues, one per canal', () => {
    const t = turnOf({ hand: ['king', 'queen'], guilders: 5, canals: [5, 4], statues: [5, 0] }, { statuesTaken: 3 }).play(
      'a: canal king right',
    );
    expect(t.player('a').statues).toEqual([5, 4]);
  });

  it('BRU-9.11 BRU-17.4 X13 six statues taken: completing another canal brings none', () => {
    const t = turnOf({ hand: ['king', 'queen'], guilders: 5, canals: [0, 4] }, { statuesTaken: 6 }).play('a: canal king right');
    expect([t.player('a').statues, t.player('a').canals]).toEqual([
      [0, 0],
      [0, 5],
    ]);
    const last = turnOf({ hand: ['king', 'queen'], guilders: 5, canals: [0, 4] }, { statuesTaken: 5 }).play('a: canal king right');
    expect(last.player('a').statues).toEqual([0, 2]);
  });

  it('BRU-9.12 E8 a house: a worker of the colour of the card, the card face down', () => {
    const t = turnOf({ hand: ['prince', 'queen'], workers: { purple: 1 } });
    expect(t.refusal('a', 'house queen')).toBe('BRU-9.12');
    expect(changeOf(t, () => t.play('a: house prince'))).toEqual({ 'purple workers': -1, houses: 1, hand: -1 });
    expect([t.houses('a'), t.view(1).seats[0].houses[0].card, t.persons('a')]).toEqual([['purple'], null, []]);
  });

  it('BRU-9.13 any number of houses, each for one person', () => {
    const t = turnOf({
      hand: ['bishop', 'prince'],
      workers: { purple: 1 },
      houses: ['red', 'red', 'blue', 'blue', 'yellow', 'brown', 'purple', 'purple'],
    });
    expect(t.legal('a').filter((move) => move.startsWith('recruit'))).toEqual([
      'recruit bishop on blue',
      'recruit bishop on brown',
      'recruit bishop on purple',
      'recruit bishop on red',
      'recruit bishop on yellow',
    ]);
    t.play('a: house prince');
    expect(t.houses('a').length).toBe(9);
    const one = turnOf({ hand: ['bishop', 'page'], homes: [['red', 'bard']] });
    expect(one.refusal('a', 'recruit bishop on red')).toBe('BRU-9.15');
  });

  it('BRU-9.14 BRU-10.10 E9 the Prince for 9 guilders; with a yellow worker he works in the same turn', () => {
    const t = turnOf({ hand: ['prince', 'queen'], guilders: 9, houses: ['blue'], workers: { yellow: 1 } }).play(
      'a: recruit prince on blue',
    );
    expect([t.player('a').guilders, t.persons('a'), t.houses('a')]).toEqual([0, ['prince'], ['blue']]);
    t.play('a: activate prince');
    expect([t.player('a').points, t.player('a').guilders]).toEqual([1, 2]);
  });

  it('BRU-9.15 not without an empty house or enough guilders', () => {
    expect(turnOf({ hand: ['prince'], guilders: 9 }).refusal('a', 'recruit prince on blue')).toBe('BRU-9.15');
    expect(turnOf({ hand: ['prince'], guilders: 8, houses: ['blue'] }).refusal('a', 'recruit prince on blue')).toBe('BRU-9.15');
    expect(turnOf({ hand: ['prince'], guilders: 9, houses: ['blue'] }).legal('a')).toContain('recruit prince on blue');
  });

  it('BRU-9.16 a house whose person was lost can be used again', () => {
    const t = table({
      seats: [
        { hand: ['assassin'], guilders: 6, houses: ['red'] },
        { homes: [['blue', 'bard']], hand: ['bishop'] },
      ],
    }).play('a: recruit assassin on red');
    expect(t.legal('b')).toContain('recruit bishop on blue');
  });

  it('BRU-9.17 the sequence of recruiting: pay, lay down, marker of the card, arrow, second arrow', () => {
    const t = turnOf({ hand: ['alchemist', 'queen'], persons: ['fire-eater', 'astronomer'], houses: ['blue'], threats: { yellow: 1 } });
    t.play('a: recruit alchemist on blue');
    const kinds = ['recruited', 'returned', 'activated', 'gained', 'repeated', 'gained', 'turn-ended'];
    expect(t.happened().filter((type) => kinds.includes(type))).toEqual(kinds);
  });

  it('BRU-9.18 the sequence of building: place, marker of the space, statue; lay down, marker of the house', () => {
    const t = turnOf({ hand: ['beggar', 'queen'], guilders: 5, canals: [4, 0], persons: ['guard'], threats: { brown: 1 } }).play(
      'a: canal beggar left',
    );
    expect(t.happened().slice(0, 4)).toEqual(['built-canal', 'helped', 'returned', 'won-statue']);
    const house = turnOf({ hand: ['prince', 'queen'], workers: { purple: 1 }, persons: ['plasterer'], threats: { purple: 1 } }).play(
      'a: house prince',
    );
    expect(house.happened().slice(0, 3)).toEqual(['built-house', 'helped', 'returned']);
  });
});
