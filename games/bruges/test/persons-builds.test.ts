import { describe, expect, it } from 'vitest';
import { activated, recruited, withPerson } from './change.ts';
import { table } from './table.ts';

// The first seat plays red: its left canal begins blue, red, yellow, its right canal purple, blue, red; prices 1 to 5.

describe('BRU-12.10 Persons that build a canal token', () => {
  const guilders = 10;

  it('BRU-12.10 acrobat: the first space at double price', () =>
    expect(activated('acrobat', { guilders }, 'a: build left')).toEqual({ guilders: -2, 'left canal': 1 }));
  it('BRU-12.10 bard: the second space of the right canal for 4', () =>
    expect(activated('bard', { guilders, canals: [0, 1] }, 'a: build right')).toEqual({ guilders: -4, 'right canal': 1 }));
  it('BRU-12.10 conjurer: the third space for 6', () =>
    expect(activated('conjurer', { guilders, canals: [2, 0] }, 'a: build left')).toEqual({ guilders: -6, 'left canal': 1 }));
  it('BRU-12.10 dancer: the fifth space for 10', () =>
    expect(activated('dancer', { guilders, canals: [0, 4] }, 'a: build right')).toEqual({ guilders: -10, 'right canal': 1 }));
  it('BRU-12.10 minstrel: the fourth space for 8', () =>
    expect(activated('minstrel', { guilders, canals: [3, 0] }, 'a: build left')).toEqual({ guilders: -8, 'left canal': 1 }));
  it('BRU-12.10 gatekeeper: without paying', () =>
    expect(recruited('gatekeeper', { canals: [4, 3] }, 'a: build left')).toEqual({ 'left canal': 1 }));

  it('BRU-12.10 only canals with an affordable free space, and one of them without asking', () => {
    expect(activated('acrobat', { guilders: 5, canals: [2, 1] })).toEqual({ guilders: -4, 'right canal': 1 });
    expect(activated('acrobat', { guilders, canals: [5, 0] })).toEqual({ guilders: -2, 'right canal': 1 });
    expect(withPerson('acrobat', { guilders: 1 }).refusal('a', 'activate acrobat')).toBe('BRU-11.2');
    expect(withPerson('acrobat', { guilders: 2 }).legal('a')).toContain('activate acrobat');
    expect(withPerson('acrobat', { guilders, canals: [5, 5] }).refusal('a', 'activate acrobat')).toBe('BRU-11.2');
    const choice = withPerson('acrobat', { guilders, canals: [1, 0] }).play('a: activate acrobat');
    expect(choice.legal('a')).toEqual(['build left', 'build right']);
    expect(choice.refusal('a', 'end turn')).toBe('BRU-12.10');
    expect(recruited('gatekeeper', { canals: [5, 5] })).toEqual({});
  });

  it('BRU-12.10 BRU-9.9 completing a canal wins a statue as usual', () => {
    const t = withPerson('acrobat', { guilders, canals: [4, 5] }).play('a: activate acrobat');
    expect([t.player('a').statues, t.state.statuesTaken, t.player('a').guilders]).toEqual([[7, 0], 1, 0]);
  });
});

describe('BRU-12.11 Architect', () => {
  it('BRU-12.11 architect: the top card of a pile becomes a house that nobody has seen', () => {
    const t = withPerson('architect', { left: ['king'], right: ['acrobat'] }).play('a: activate architect');
    expect(t.legal('a')).toEqual(['draw left', 'draw right']);
    t.play('a: draw left');
    expect([t.houses('a'), t.workers('a'), t.hand('a').length]).toEqual([['purple', 'yellow'], [0, 0, 0, 0, 0], 1]);
    expect(t.view(0).seats[0].houses[1]).toEqual({ colour: 4, card: null, seen: false, person: -1, used: false });
    expect(t.view('open').seats[0].houses[1].card).toBe(t.player('a').houses[1].card);
  });

  it('BRU-12.11 not without a card left', () => {
    expect(withPerson('architect', { piles: { left: [], right: [] } }).refusal('a', 'activate architect')).toBe('BRU-11.2');
    expect(activated('architect', { piles: { left: [], right: ['king'] } })).toEqual({ houses: 1 });
  });
});

describe('BRU-12.12 Persons that advance', () => {
  it('BRU-12.12 tailor: 1 step', () => expect(activated('tailor', { step: 3 })).toEqual({ step: 1 }));
  it('BRU-12.12 envoy: 1 step at once', () => expect(recruited('envoy', { step: 9 })).toEqual({ step: 1 }));
  it('BRU-12.12 baron: 1 step and 1 point', () => expect(recruited('baron')).toEqual({ step: 1, points: 1 }));
  it('BRU-12.12 marchioness: 2 steps', () => expect(recruited('marchioness', { step: 4 })).toEqual({ step: 2 }));

  it('BRU-12.12 nobody moves beyond step 10; the Baron scores his point all the same', () => {
    expect(withPerson('tailor', { step: 10 }).refusal('a', 'activate tailor')).toBe('BRU-11.2');
    expect(recruited('envoy', { step: 10 })).toEqual({});
    expect(recruited('baron', { step: 10 })).toEqual({ points: 1 });
    expect(recruited('marchioness', { step: 9 })).toEqual({ step: 1 });
  });

  it('BRU-12.12 every step sets off what comes with one', () => {
    const t = table({
      seats: [
        {
          persons: ['preacher', 'customs-officer', 'noblewoman'],
          houses: ['red'],
          hand: ['marchioness'],
          guilders: 12,
          threats: { blue: 1, red: 2 },
        },
        {},
      ],
    });
    t.play('a: recruit marchioness on red', 'a: return red', 'a: return blue');
    expect([t.player('a').step, t.player('a').guilders, t.player('a').points, t.threats('a')]).toEqual([2, 4, 4, [0, 0, 0, 1, 0]]);
  });
});
