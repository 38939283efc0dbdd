import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../src/data/effects.ts';
import { PERSONS } from '../src/data/persons.ts';
import { activated, recruited, withPerson } from './change.ts';
import { card, phase, rolled, table } from './table.ts';

describe('BRU-10 Persons and their activation', () => {
  it('BRU-10.1 BRU-10.2 price, points and group stand on the card; the group matters only where an effect names it', () => {
    const prince = PERSONS[card('prince')];
    expect([prince.price, prince.points, prince.group, prince.activation]).toEqual([9, 3, 'noble', 'worker']);
    expect(activated('painter', { persons: ['queen'] })).toEqual({ points: 1 });
  });

  it('BRU-10.3 only persons in a house have an effect: not in hand, not as a house, not discarded', () => {
    const t = table({ seats: [{ hand: ['lawyer', 'queen'], workers: { brown: 1 } }, {}] });
    expect(t.refusal('a', 'activate queen')).toBe('BRU-10.3');
    t.play('a: workers queen');
    expect(t.workers('a')).toEqual([0, 1, 0, 2, 0]);
    const asHouse = table({ seats: [{ hand: ['lawyer', 'queen'], workers: { brown: 1 } }, {}] }).play(
      'a: house lawyer',
      'b: workers poisoner',
      'a: workers queen',
    );
    expect(asHouse.workers('a')).toEqual([0, 0, 0, 2, 0]);
  });

  it('BRU-10.4 E10 X23 the Alchemist: 6 guilders once; again after he came back to the hand, 12 where the arrow is repeated', () => {
    expect(recruited('alchemist')).toEqual({ guilders: 6 });
    const t = table({ seats: [{ hand: ['alchemist', 'queen'], houses: ['red'] }, {}] }).play(
      'a: recruit alchemist on red',
      'b: workers poisoner',
    );
    expect(t.refusal('a', 'activate alchemist')).toBe('BRU-8.4');
    const fire = phase('threats', {
      seats: [
        {
          homes: [
            ['red', 'alchemist'],
            ['red', 'astronomer'],
          ],
          houses: ['blue'],
          hand: ['bard'],
          threats: { red: 2 },
        },
        {},
      ],
      dice: { red: 5 },
    });
    fire.play('a: lose house of alchemist', 'a: recruit alchemist on blue');
    expect(fire.player('a').guilders).toBe(12);
  });

  it('BRU-10.5 a worker of the colour shown, whatever the colour of the card', () => {
    const t = withPerson('prince', { hand: ['queen'] });
    expect(t.workers('a')).toEqual([0, 0, 0, 0, 1]);
    t.play('a: activate prince');
    expect(t.workers('a')).toEqual([0, 0, 0, 0, 0]);
    expect(table({ seats: [{ persons: ['prince'], workers: { purple: 3 } }, {}] }).refusal('a', 'activate prince')).toBe('BRU-10.5');
  });

  it('BRU-10.6 E12 the Accountant: 2 guilders, free, not again this round', () => {
    const t = withPerson('accountant').play('a: activate accountant');
    expect([t.player('a').guilders, t.refusal('a', 'activate accountant')]).toEqual([2, 'BRU-8.4']);
    expect(t.last('activated').clause).toBe('BRU-10.6');
    expect(withPerson('prince').play('a: activate prince').last('activated').clause).toBe('BRU-10.5');
  });

  it('BRU-10.7 an always-on person works every time and is never turned sideways', () => {
    const t = table({ seats: [{ hand: ['queen', 'bard', 'dancer'], persons: ['lawyer'] }, { hand: ['nun', 'monk'] }] });
    t.play('a: workers queen', 'b: workers nun', 'a: workers bard');
    expect([t.workers('a')[3], t.player('a').houses[0].used, t.refusal('b', 'activate lawyer')]).toEqual([6, false, 'BRU-10.3']);
  });

  it('BRU-10.8 a laurel does nothing before the final scoring', () => {
    const t = table({ seats: [{ hand: ['mayor', 'queen'], guilders: 9, houses: ['red'] }, {}] }).play('a: recruit mayor on red');
    expect([t.player('a').points, t.happened().includes('activated')]).toEqual([0, false]);
    expect(table({ seats: [{ persons: ['mayor'] }, {}] }).refusal('a', 'activate mayor')).toBe('BRU-8.4');
  });

  it('BRU-10.9 BRU-14.8 an activated person is turned and readied in phase 4', () => {
    const t = table({ seats: [{ hand: ['dancer'], persons: ['queen'] }, { hand: ['nun'] }], circle: 3 }).play('a: activate queen');
    expect(t.view(1).seats[0].houses[0].used).toBe(true);
    t.play('a: guilders dancer', 'b: guilders nun');
    expect([t.state.round, t.player('a').houses[0].used]).toEqual([4, false]);
  });

  it('BRU-10.10 a person may be activated in the turn it was recruited', () => {
    const t = table({ seats: [{ hand: ['accountant', 'queen'], guilders: 3, houses: ['red'] }, {}] }).play(
      'a: recruit accountant on red',
      'a: activate accountant',
    );
    expect(t.player('a').guilders).toBe(2);
  });

  it('BRU-10.11 a recruited person always arrives ready, even if the card was used before', () => {
    const t = table({
      seats: [
        { hand: ['arsonist'], guilders: 3, houses: ['red'] },
        { homes: [['blue', 'queen']], houses: ['red'], threats: { red: 2 }, guilders: 9, hand: ['bard'] },
      ],
      turn: 'b',
    });
    t.play(
      'b: activate queen',
      'b: guilders bard',
      'a: recruit arsonist on red',
      'b: lose house of queen',
      'b: recruit queen on red',
      'b: activate queen',
    );
    expect(t.player('b').points).toBe(2);
  });

  it('BRU-10.12 the worker is paid before the effect', () => {
    const t = withPerson('shoemaker', { workers: { red: 1 } }).play('a: activate shoemaker');
    expect([t.workers('a'), t.refusal('a', 'swap blue for red')]).toEqual([[0, 0, 0, 1, 0], 'BRU-2.4']);
  });

  it('BRU-10.13 an always-on person works from the end of its own recruiting', () => {
    expect(recruited('fire-eater', { threats: { red: 1 } })).toEqual({});
    const t = table({ seats: [{ hand: ['lawyer', 'queen'], guilders: 9, houses: ['red'] }, {}] }).play(
      'a: recruit lawyer on red',
      'b: workers poisoner',
      'a: workers queen',
    );
    expect(t.workers('a')[3]).toBe(3);
  });

  it('BRU-10.14 a person that leaves its house loses its effect at once', () => {
    const t = rolled({ brown: 5 }, { seats: [{ persons: ['lawyer'], threats: { brown: 2 }, hand: ['queen'] }, {}] }).play(
      'a: workers queen',
    );
    expect([t.workers('a')[3], t.player('a').powers]).toEqual([2, 0]);
  });
});

describe('BRU-11 General rules for effects', () => {
  it('BRU-11.1 as far as possible: the Marchioness on step 9, the Thief among the poor', () => {
    expect(recruited('marchioness', { step: 9 })).toEqual({ step: 1 });
    expect(recruited('thief', { others: [{ guilders: 1 }] })).toEqual({ guilders: 1, 'b guilders': -1 });
    expect(recruited('knight')).toEqual({});
  });

  it('BRU-11.2 an activation is offered only if it would change something', () => {
    expect(withPerson('powderman', { dice: { brown: 4 } }).refusal('a', 'activate powderman')).toBe('BRU-11.2');
    expect(withPerson('powderman', { dice: { brown: 5 } }).legal('a')).toContain('activate powderman');
  });

  it('BRU-11.3 an effect once started is compulsory, unless the card says "may"', () => {
    const t = withPerson('servant').play('a: activate servant');
    expect([t.refusal('a', 'end turn'), t.refusal('a', 'stop')]).toEqual(['BRU-3.2', 'BRU-3.5']);
    expect(recruited('page', { hand: ['queen'] }, 'a: decline')).toEqual({});
  });

  it('BRU-11.4 the owner chooses, but every victim chooses what he himself loses', () => {
    const t = table({ seats: [{ hand: ['troublemaker'], guilders: 6, houses: ['red'], canals: [1, 1] }, { canals: [1, 1] }] }).play(
      'a: recruit troublemaker on red',
    );
    expect([t.asked(), t.legal('a')]).toEqual(['b: lose-canal', []]);
  });

  it('BRU-11.5 each other player, never the owner', () => {
    expect(recruited('blackmailer', { points: 5, others: [{ points: 5 }, { points: 5 }, { points: 5 }] })).toEqual({
      'b points': -2,
      'c points': -2,
      'd points': -2,
    });
  });

  it('BRU-11.6 an effect waits until what it started is completed', () => {
    const t = withPerson('coachman', { hand: ['page', 'bard', 'queen'], houses: ['red'] }).play(
      'a: activate coachman',
      'a: recruit page on red',
    );
    expect([t.asked(), t.view(0).later]).toEqual(['a: extra-card', [{ kind: 'turn-action', seat: 0, played: false }]]);
    t.play('a: guilders bard');
    expect([t.asked(), t.hand('a')]).toEqual(['a: turn-action', ['queen']]);
  });

  it('BRU-11.7 things are counted at the moment of the effect, a person counts itself', () => {
    expect(recruited('jailer', { threats: { red: 2 } })).toEqual({ 'red threats': -1, points: 1 });
    expect(recruited('tax-collector')).toEqual({ guilders: 2 });
  });

  it('BRU-11.8 points from effects are scored at once', () => {
    expect(withPerson('queen').play('a: activate queen').player('a').points).toBe(1);
  });

  it('BRU-11.9 several cards: one at a time, the pile chosen before each', () => {
    const t = withPerson('librarian', { left: ['king'], right: ['queen'] }).play('a: activate librarian', 'a: draw left');
    expect([t.asked(), t.legal('a'), t.last('drew').clause]).toEqual(['a: draw-from', ['draw left', 'draw right'], 'BRU-11.9']);
    t.play('a: draw right');
    expect(t.hand('a')).toEqual(expect.arrayContaining(['king', 'queen']));
  });

  it('BRU-11.10 persons return markers without asking; only the colour is asked where there is a choice', () => {
    const t = table({ seats: [{ persons: ['guard'], hand: ['acrobat', 'queen'], guilders: 1, threats: { blue: 1 } }, {}] }).play(
      'a: canal acrobat left',
    );
    expect([t.threats('a'), t.asked()]).toEqual([[0, 0, 0, 0, 0], 'b: turn-action']);
    expect(activated('tailor', { persons: ['preacher'], threats: { red: 2 } })).toEqual({ step: 1, 'red threats': -1, points: 1 });
  });

  it('BRU-11.11 several always-on persons: in the order of the card numbers', () => {
    const t = withPerson('tailor', { persons: ['noblewoman', 'customs-officer'] }).play('a: activate tailor');
    const helpers = t.events.flatMap((event) => (event.type === 'helped' ? [PERSONS[event.card].id] : []));
    expect(helpers).toEqual(['customs-officer', 'noblewoman']);
  });

  it('BRU-11.12 the second time starts when the first is completed, with new choices', () => {
    const place = { persons: ['astronomer', 'preacher'], threats: { red: 1, blue: 1 } } as const;
    const t = table({ seats: [{ ...place, hand: ['envoy', 'queen'], guilders: 3, houses: ['red'] }, {}] }).play('a: recruit envoy on red');
    expect([t.player('a').step, t.asked()]).toEqual([1, 'a: return-threat']);
    t.play('a: return red');
    expect([t.player('a').step, t.player('a').points, t.asked()]).toEqual([2, 2, 'b: turn-action']);
  });

  it('BRU-11.13 automatic, asked or never, as the table of effects says', () => {
    expect(recruited('philosopher', { persons: ['astronomer'] })).toEqual({ 'purple workers': 8 });
    expect(recruited('baron', { persons: ['astronomer'], step: 9 })).toEqual({ step: 1, points: 2 });
    expect(recruited('envoy', { persons: ['astronomer'], step: 9 })).toEqual({ step: 1 });
    expect(recruited('cupbearer', { persons: ['astronomer'] }, 'a: draw left', 'a: draw left', 'a: draw left', 'a: done')).toEqual({
      hand: 3,
    });
    expect(recruited('sexton', { persons: ['astronomer'], threats: { red: 2, blue: 1 } }, 'a: return all red')).toEqual({
      'red threats': -2,
      'blue threats': -1,
      points: 3,
    });
    expect(recruited('knight', { persons: ['astronomer'], threats: { red: 2, blue: 1 } })).toEqual({
      'red threats': -2,
      'blue threats': -1,
      points: 3,
    });
    expect(recruited('tax-collector', { persons: ['astronomer'] })).toEqual({ guilders: 8 });
    const asked = PERSONS.filter(({ activation, effect }) => activation === 'arrow' && EFFECTS[effect].repeat === 'ask').map(
      ({ id }) => id,
    );
    expect(asked).toEqual([
      'cupbearer',
      'page',
      'moneylender',
      'mathematician',
      'beggar',
      'thief',
      'troublemaker',
      'assassin',
      'slanderer',
      'blackmailer',
      'saboteur',
      'poisoner',
      'schemer',
      'arsonist',
      'highwayman',
    ]);
  });
});
