import { describe, expect, it } from 'vitest';
import { activated, recruited, withPerson } from './change.ts';
import { phase, rolled, table } from './table.ts';

describe('BRU-13 How certain persons work together', () => {
  it('BRU-13.1 BRU-12.10 X10 Astronomer, Guard and Gatekeeper: two free tokens, 2 points, one statue', () => {
    const t = table({
      seats: [
        {
          persons: ['astronomer', 'guard'],
          houses: ['red'],
          hand: ['gatekeeper'],
          guilders: 6,
          canals: [3, 0],
          threats: { purple: 1, brown: 1 },
        },
        {},
      ],
    });
    t.play('a: recruit gatekeeper on red', 'a: build left', 'a: build left');
    expect([t.player('a').canals, t.player('a').points, t.threats('a'), t.player('a').statues, t.player('a').guilders]).toEqual([
      [5, 0],
      2,
      [0, 0, 0, 0, 0],
      [7, 0],
      0,
    ]);
  });

  it('BRU-13.1 the Fire-eater is not doubled by the Astronomer', () => {
    const around = { persons: ['astronomer', 'fire-eater'], threats: { yellow: 2 } } as const;
    expect(recruited('alchemist', around)).toEqual({ guilders: 12, 'yellow threats': -1, points: 1 });
  });

  it('BRU-13.2 the Astronomer does nothing for persons recruited before him', () => {
    const t = table({ seats: [{ houses: ['red', 'blue'], hand: ['alchemist', 'astronomer', 'historian'], guilders: 6 }, {}] });
    t.play('a: recruit alchemist on red', 'b: workers poisoner');
    expect(t.player('a').guilders).toBe(12);
    t.play('a: recruit astronomer on blue');
    expect(t.player('a').guilders).toBe(6);
  });

  it('BRU-13.3 BRU-12.37 X15 Notary and Earl: a single 1 costs nothing, no low dice cost 4', () => {
    const one = rolled({ red: 1 }, { seats: [{ persons: ['notary'], guilders: 1 }, {}] });
    expect(one.pending()).toEqual([{ kind: 'advance', seat: 0, price: 0, again: false }]);
    const both = rolled({}, { seats: [{ persons: ['notary', 'earl'], guilders: 9 }, {}] });
    expect(both.pending()).toEqual([{ kind: 'advance', seat: 0, price: 4, again: false }]);
    const marquis = rolled({}, { seats: [{ persons: ['marquis', 'earl'], guilders: 9 }, {}] }).play('a: pay');
    expect([marquis.player('a').step, marquis.asked()]).toEqual([1, 'a: turn-action']);
  });

  it('BRU-13.4 BRU-12.39 X16 Notary, Marquis and Preacher: price 4, 4 guilders, two steps, 2 points', () => {
    const place = { persons: ['notary', 'marquis', 'preacher'], guilders: 4, threats: { blue: 2, red: 1 } } as const;
    const t = rolled({ blue: 2, red: 2 }, { seats: [place, {}] }).play('a: pay', 'a: return blue', 'a: pay', 'a: return red');
    expect([t.player('a').guilders, t.player('a').step, t.threats('a'), t.player('a').points]).toEqual([0, 2, [1, 0, 0, 0, 0], 2]);
  });

  it('BRU-13.5 the Guard looks at the space, not at the card of the Dredger', () => {
    const t = table({ seats: [{ persons: ['guard', 'dredger'], hand: ['king'], guilders: 1, threats: { blue: 1, yellow: 1 } }, {}] });
    t.play('a: canal king left');
    expect([t.threats('a'), t.player('a').points]).toEqual([[0, 0, 0, 0, 1], 1]);
    expect(activated('acrobat', { persons: ['guard'], guilders: 2, threats: { purple: 1 } }, 'a: build right')).toEqual({
      guilders: -2,
      'right canal': 1,
      'purple threats': -1,
      points: 1,
    });
  });

  it('BRU-13.5 X18 Plasterer and Housekeeper: a red house paid with a blue worker returns the red marker', () => {
    const t = table({
      seats: [{ persons: ['plasterer', 'housekeeper'], hand: ['queen'], workers: { blue: 1 }, threats: { red: 1, blue: 1 } }, {}],
    });
    t.play('a: house queen with blue');
    expect([t.threats('a'), t.player('a').points]).toEqual([[1, 0, 0, 0, 0], 1]);
  });

  it('BRU-13.6 a newly recruited Fire-eater does not react to himself', () => {
    expect(recruited('fire-eater', { threats: { red: 2 } })).toEqual({});
    expect(recruited('beguine', { persons: ['fire-eater'], threats: { yellow: 1 } })).toEqual({ 'yellow threats': -1, points: 1 });
  });

  it('BRU-13.7 BRU-12.28 E20 Acrobat with Fountain Builder, next space price 4: the worker, no guilders', () => {
    const t = withPerson('acrobat', { persons: ['fountain-builder'], canals: [3, 5] }).play('a: activate acrobat');
    expect([t.player('a').canals, t.player('a').guilders, t.workers('a')]).toEqual([[4, 5], 0, [0, 0, 0, 0, 0]]);
  });

  it('BRU-13.8 several "another card" persons in one turn; the hand may run empty', () => {
    const t = withPerson('coachman', { persons: ['messenger'], workers: { red: 1 }, hand: ['queen', 'bard'] });
    t.play('a: activate coachman', 'a: guilders queen', 'a: activate messenger', 'a: guilders bard');
    expect([t.hand('a'), t.asked()]).toEqual([[], 'b: turn-action']);
  });

  it('BRU-13.9 an "another card" person used first does not replace the card of the turn', () => {
    const t = withPerson('coachman', { hand: ['queen', 'bard'] }).play('a: activate coachman', 'a: guilders queen');
    expect([t.refusal('a', 'end turn'), t.legal('a')]).toEqual(['BRU-8.3', ['workers bard', 'guilders bard']]);
  });

  it('BRU-13.10 protectors answer penalties only', () => {
    const others = [
      {
        persons: ['night-watchman', 'lock-keeper', 'apothecary', 'confidant', 'bell-ringer'],
        guilders: 5,
        workers: { red: 2 },
        points: 4,
        canals: [1, 0],
      },
    ] as const;
    expect(recruited('thief', { others })['b guilders']).toBe(-3);
    expect(recruited('beggar', { others })['b red workers']).toBe(-2);
    expect(recruited('assassin', { others }, 'b: lose apothecary')['b persons']).toBe(-1);
    expect(recruited('blackmailer', { others })['b points']).toBe(-2);
    expect(recruited('troublemaker', { others })['b left canal']).toBe(-1);
  });

  it('BRU-13.11 the sixth card of the Inventor changes nothing about four turns', () => {
    const six = ['queen', 'bard', 'dancer', 'minstrel', 'prince', 'king'] as const;
    const t = table({ seats: [{ persons: ['inventor'], hand: six }, { hand: ['duke', 'count', 'baker', 'butcher', 'soldier'] }] });
    t.play('a: guilders queen', 'b: guilders duke', 'a: guilders bard', 'b: guilders count', 'a: guilders dancer', 'b: guilders baker');
    t.play('a: guilders minstrel', 'b: guilders butcher');
    expect([t.hand('a'), t.state.round, t.asked()]).toEqual([['prince', 'king'], 4, 'b: draw-from']);
  });

  it('BRU-13.2 recruited again, the Astronomer works for those who come after', () => {
    const fire = phase('threats', {
      seats: [{ homes: [['red', 'astronomer']], hand: ['alchemist'], threats: { red: 2 }, houses: ['blue', 'blue'], guilders: 6 }, {}],
      dice: { red: 5 },
    });
    fire.play('a: lose house of astronomer', 'a: recruit astronomer on blue', 'b: workers poisoner', 'a: recruit alchemist on blue');
    expect(fire.player('a').guilders).toBe(12);
  });
});
