import { describe, expect, it } from 'vitest';
import { activated, recruited, withPerson } from './change.ts';
import { rolled } from './table.ts';

describe('BRU-12.14 Persons that return one threat marker', () => {
  it('BRU-12.14 dike-warden: 1 blue marker, 1 point', () =>
    expect(activated('dike-warden', { threats: { blue: 2 } })).toEqual({ 'blue threats': -1, points: 1 }));
  it('BRU-12.14 plague-doctor: 1 brown marker, 1 point', () =>
    expect(activated('plague-doctor', { threats: { brown: 1 } })).toEqual({ 'brown threats': -1, points: 1 }));
  it('BRU-12.14 bodyguard: 1 purple marker, 1 point', () =>
    expect(activated('bodyguard', { threats: { purple: 1 } })).toEqual({ 'purple threats': -1, points: 1 }));
  it('BRU-12.14 firefighter: 1 red marker, 1 point', () =>
    expect(activated('firefighter', { threats: { red: 2 } })).toEqual({ 'red threats': -1, points: 1 }));
  it('BRU-12.14 soldier: 1 yellow marker, 1 point', () =>
    expect(activated('soldier', { threats: { yellow: 1 } })).toEqual({ 'yellow threats': -1, points: 1 }));
  it('BRU-12.14 confessor: a marker of any colour', () => {
    expect(activated('confessor', { threats: { yellow: 1, blue: 2 } }, 'a: return blue')).toEqual({ 'blue threats': -1, points: 1 });
    expect(activated('confessor', { threats: { yellow: 1 } })).toEqual({ 'yellow threats': -1, points: 1 });
  });

  it('BRU-12.14 not without such a marker', () => {
    expect(withPerson('dike-warden', { threats: { red: 2 } }).refusal('a', 'activate dike-warden')).toBe('BRU-11.2');
    expect(withPerson('confessor').refusal('a', 'activate confessor')).toBe('BRU-11.2');
    const choice = withPerson('confessor', { threats: { yellow: 1, blue: 2 } }).play('a: activate confessor');
    expect([choice.legal('a'), choice.refusal('a', 'return red'), choice.refusal('a', 'end turn')]).toEqual([
      ['return blue', 'return yellow'],
      'BRU-9.6',
      'BRU-12.14',
    ]);
  });
});

describe('BRU-12.15 to BRU-12.17 Persons that return several', () => {
  it('BRU-12.15 X25 jailer: with 3 persons exactly 3 of 5 markers of his choice, 3 points', () => {
    const around = { persons: ['bard', 'dancer'], threats: { blue: 2, red: 2, yellow: 1 } } as const;
    expect(recruited('jailer', around, 'a: return red', 'a: return red', 'a: return yellow')).toEqual({
      'red threats': -2,
      'yellow threats': -1,
      points: 3,
    });
  });

  it('BRU-12.15 BRU-12.36 X25 with the Beguine 6 points', () => {
    const around = { persons: ['bard', 'beguine'], threats: { blue: 2, red: 2, yellow: 1 } } as const;
    expect(recruited('jailer', around, 'a: return blue', 'a: return blue', 'a: return red').points).toBe(6);
  });

  it('BRU-12.15 all markers if there are fewer than persons', () => {
    expect(recruited('jailer', { persons: ['bard', 'dancer'], threats: { blue: 2 } })).toEqual({ 'blue threats': -2, points: 2 });
    expect(recruited('jailer', { persons: ['bard'] })).toEqual({});
  });

  it('BRU-12.16 sexton: all markers of one colour', () => {
    expect(recruited('sexton', { threats: { blue: 2, red: 1 } }, 'a: return all blue')).toEqual({ 'blue threats': -2, points: 2 });
    expect(recruited('sexton', { threats: { red: 2 } })).toEqual({ 'red threats': -2, points: 2 });
    expect(recruited('sexton')).toEqual({});
  });

  it('BRU-12.17 knight: one marker of every colour there is', () => {
    expect(recruited('knight', { threats: { blue: 2, red: 1, yellow: 1 } })).toEqual({
      'blue threats': -1,
      'red threats': -1,
      'yellow threats': -1,
      points: 3,
    });
    expect(recruited('knight')).toEqual({});
  });
});

describe('BRU-12.43 Persons that protect', () => {
  const rich = { points: 5, guilders: 7, workers: { red: 2 }, houses: ['red'] } as const;

  it('BRU-12.43 lock-keeper: 2 points instead of the flood', () => {
    const t = rolled({ blue: 5 }, { seats: [{ ...rich, persons: ['lock-keeper'], threats: { blue: 2 } }, {}] });
    expect([t.player('a').points, t.workers('a'), t.threats('a')]).toEqual([7, [0, 0, 0, 2, 0], [0, 0, 0, 0, 0]]);
  });
  it('BRU-12.43 apothecary: 2 points instead of the plague', () => {
    const t = rolled({ brown: 6 }, { seats: [{ ...rich, persons: ['apothecary'], threats: { brown: 2 } }, {}] });
    expect([t.player('a').points, t.persons('a'), t.threats('a')]).toEqual([7, ['apothecary'], [0, 0, 0, 0, 0]]);
  });
  it('BRU-12.43 confidant: 2 points instead of the intrigue', () => {
    const t = rolled({ purple: 5 }, { seats: [{ ...rich, persons: ['confidant'], threats: { purple: 2 } }, {}] });
    expect([t.player('a').points, t.threats('a')]).toEqual([7, [0, 0, 0, 0, 0]]);
  });
  it('BRU-12.43 bell-ringer: 2 points instead of the fire', () => {
    const t = rolled({ red: 5 }, { seats: [{ ...rich, persons: ['bell-ringer'], threats: { red: 2 } }, {}] });
    expect([t.player('a').points, t.houses('a').length, t.threats('a')]).toEqual([7, 2, [0, 0, 0, 0, 0]]);
  });
  it('BRU-12.43 night-watchman: 2 points instead of the raid', () => {
    const t = rolled({ yellow: 6 }, { seats: [{ ...rich, persons: ['night-watchman'], threats: { yellow: 2 } }, {}] });
    expect([t.player('a').points, t.player('a').guilders, t.threats('a')]).toEqual([7, 7, [0, 0, 0, 0, 0]]);
    expect(t.last('protected')).toMatchObject({ clause: 'BRU-12.43', points: 2 });
  });

  it('BRU-12.43 against his own penalty only', () => {
    const t = rolled({ yellow: 6 }, { seats: [{ ...rich, persons: ['lock-keeper'], threats: { yellow: 2 } }, {}] });
    expect([t.player('a').points, t.player('a').guilders]).toEqual([5, 0]);
  });

  it('BRU-12.36 BRU-12.43 the Beguine adds nothing to markers that go back after a penalty', () => {
    const t = rolled({ yellow: 6 }, { seats: [{ ...rich, persons: ['night-watchman', 'beguine'], threats: { yellow: 2 } }, {}] });
    expect(t.player('a').points).toBe(7);
  });
});
