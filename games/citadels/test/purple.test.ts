import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '../src/data/districts.ts';
import { hasFiveColours } from '../src/rules/scoring.ts';
import { eventFor } from '../src/view/event-view.ts';
import { view } from '../src/view/view.ts';
import { type Place, table } from './table.ts';

describe('CIT-17 Purple districts', () => {
  const fiveColours = (city: Place['city'], hauntedRound = 1, hauntedCityLastRound: 'on' | 'off' = 'off') => {
    const { state } = table({ seats: [{ city: city ?? [] }, {}], options: { hauntedCityLastRound }, round: 9 });
    state.hauntedRound = hauntedRound;
    return hasFiveColours(state, 0);
  };

  it('CIT-17.1 CIT-19.3 E26 the Haunted City stands for a missing colour, and then no longer for purple', () => {
    expect(fiveColours(['manor', 'temple', 'tavern', 'keep', 'haunted-city'])).toBe(true);
    expect(fiveColours(['manor', 'temple', 'tavern', 'haunted-city'])).toBe(false);
    expect(fiveColours(['manor', 'temple', 'tavern', 'prison', 'haunted-city'])).toBe(true);
    expect(fiveColours(['manor', 'temple', 'tavern', 'keep'])).toBe(false);
    expect(fiveColours(['manor', 'temple', 'tavern', 'keep', 'prison'])).toBe(true);
  });

  it('CIT-17.1 CIT-19.3 E27 under the option a Haunted City of the last round is purple only', () => {
    expect(fiveColours(['manor', 'temple', 'tavern', 'keep', 'haunted-city'], 9, 'on')).toBe(false);
    expect(fiveColours(['manor', 'temple', 'tavern', 'prison', 'haunted-city'], 9, 'on')).toBe(true);
    expect(fiveColours(['manor', 'temple', 'tavern', 'keep', 'haunted-city'], 8, 'on')).toBe(true);
    expect(fiveColours(['manor', 'temple', 'tavern', 'keep', 'haunted-city'], 9, 'off')).toBe(true);
  });

  it('CIT-17.1 the round in which the Haunted City was built is kept, and forgotten when it is destroyed', () => {
    const t = table({
      seats: [{ gold: 2, hand: ['haunted-city'] }, { gold: 1 }],
      holds: { king: 'a', warlord: 'b' },
      turn: 'king',
      resourceTaken: true,
      round: 5,
    }).play('a: build haunted-city');
    expect(t.state.hauntedRound).toBe(5);
    t.play('a: end turn', 'b: destroy a haunted-city');
    expect(t.state.hauntedRound).toBe(0);
  });

  it('CIT-17.2 the Keep cannot be destroyed', () => {
    const t = table({ seats: [{ gold: 9 }, { city: ['keep', 'keep'] }], holds: { warlord: 'a' }, turn: 'warlord' });
    expect(t.legal('a')).toEqual(['take gold']);
    expect(t.refusal('a', 'destroy b keep')).toBe('CIT-17.2');
  });

  const graveyard = (owner: Place = { gold: 1, city: ['graveyard'] }) =>
    table({
      seats: [{ gold: 9 }, owner, { city: ['fortress'] }, {}],
      holds: { warlord: 'a' },
      turn: 'warlord',
      options: { bank: '30-coins' },
    });

  it('CIT-17.3 E17 the owner of the Graveyard may pay 1 gold and take the Fortress into the hand', () => {
    const yes = graveyard().play('a: destroy c fortress');
    expect(yes.gold('a')).toBe(5);
    expect(yes.state.agenda.at(-1)).toEqual({ kind: 'graveyard-buy', seat: 1, district: 16 });
    expect(yes.legal('b')).toEqual(['graveyard yes', 'graveyard no']);
    expect(yes.refusal('a', 'take gold')).toBe('CIT-4.2');
    expect(yes.refusal('b', 'take gold')).toBe('CIT-17.3');
    const bank = yes.state.bank;
    yes.play('b: graveyard yes');
    expect([yes.gold('b'), yes.hand('b'), yes.discard(), yes.state.bank - bank]).toEqual([0, ['fortress'], [], 1]);
    expect(view(yes.state, 3).seats[1].known).toEqual([16]);
    const no = graveyard().play('a: destroy c fortress', 'b: graveyard no');
    expect([no.gold('b'), no.hand('b'), no.discard()]).toEqual([1, [], ['fortress']]);
    expect(no.play('a: take gold').gold('a')).toBe(7);
  });

  it('CIT-17.4 CIT-17.5 CIT-23.3 E18 nobody is asked if the owner is the Warlord, has no gold, or lost the Graveyard itself', () => {
    const poor = graveyard({ gold: 0, city: ['graveyard'] }).play('a: destroy c fortress');
    expect(poor.state.agenda).toHaveLength(1);
    expect(poor.discard()).toEqual(['fortress']);
    const own = table({ seats: [{ gold: 9, city: ['graveyard'] }, { city: ['market'] }], holds: { warlord: 'a' }, turn: 'warlord' });
    expect(own.play('a: destroy b market').state.agenda).toHaveLength(1);
    const itself = graveyard({ gold: 3, city: ['graveyard'] }).play('a: destroy b graveyard');
    expect([itself.state.agenda.length, itself.discard(), itself.city('b')]).toEqual([1, ['graveyard'], []]);
  });

  it('CIT-17.4 a murdered owner, or one who has already played, may do it', () => {
    const t = table({
      seats: [{ gold: 9 }, { gold: 2, city: ['graveyard'] }, { city: ['market'] }, {}],
      holds: { warlord: 'a', king: 'b' },
      turn: 'warlord',
      murdered: 'king',
    }).play('a: destroy c market', 'b: graveyard yes');
    expect(t.hand('b')).toEqual(['market']);
  });

  it('CIT-17.5 a Graveyard destroyed cannot be taken back', () => {
    const t = graveyard({ gold: 3, city: ['graveyard', 'tavern'] }).play('a: destroy b graveyard');
    expect(t.legal('b')).toEqual([]);
    expect(t.gold('b')).toBe(3);
  });

  it('CIT-17.6 the Laboratory: once per turn, a card face down for 1 gold', () => {
    const t = table({ seats: [{ hand: ['keep', 'tavern', 'tavern'], city: ['laboratory'] }, {}], holds: { king: 'a' }, turn: 'king' });
    expect(t.legal('a')).toEqual(['take gold', 'laboratory keep', 'laboratory tavern']);
    t.play('a: laboratory tavern');
    expect([t.gold('a'), t.hand('a'), t.discard()]).toEqual([1, ['keep', 'tavern'], ['tavern']]);
    expect(t.refusal('a', 'laboratory keep')).toBe('CIT-17.6');
    expect(eventFor(t.last('laboratory'), 1)).toMatchObject({ district: null, gold: 1 });
    const without = table({ seats: [{ hand: ['keep'] }, {}], holds: { king: 'a' }, turn: 'king' });
    expect(without.refusal('a', 'laboratory keep')).toBe('CIT-17.6');
  });

  it('CIT-17.7 the Smithy: once per turn, 3 gold for 2 cards, or 2 for 3 under the option', () => {
    const pile = ['keep', 'docks', 'temple', 'manor'] as const;
    const t = table({ seats: [{ gold: 7, city: ['smithy'] }, {}], holds: { king: 'a' }, turn: 'king', pile }).play('a: smithy');
    expect([t.gold('a'), t.hand('a')]).toEqual([4, ['keep', 'docks']]);
    expect(t.refusal('a', 'smithy')).toBe('CIT-17.7');
    const poor = (gold: number, smithy: '3-for-2' | '2-for-3') =>
      table({ seats: [{ gold, city: ['smithy'] }, {}], holds: { king: 'a' }, turn: 'king', pile, options: { smithy } });
    expect(poor(2, '3-for-2').refusal('a', 'smithy')).toBe('CIT-17.7');
    expect(poor(1, '2-for-3').refusal('a', 'smithy')).toBe('CIT-17.7');
    const other = poor(2, '2-for-3').play('a: smithy');
    expect([other.gold('a'), other.hand('a')]).toEqual([0, ['keep', 'docks', 'temple']]);
    const without = table({ seats: [{ gold: 9 }, {}], holds: { king: 'a' }, turn: 'king', pile });
    expect(without.refusal('a', 'smithy')).toBe('CIT-17.7');
  });

  it('CIT-17.8 CIT-8.6 E25 the School of Magic counts for the income of King, Bishop, Merchant and Warlord, not for others', () => {
    const income = (id: 'king' | 'bishop' | 'merchant' | 'warlord') =>
      table({ seats: [{ city: ['manor', 'castle', 'school-of-magic'] }, {}], holds: { [id]: 'a' }, turn: id })
        .play('a: take income')
        .gold('a');
    expect([income('king'), income('bishop'), income('merchant'), income('warlord')]).toEqual([3, 1, 1, 1]);
    const architect = table({ seats: [{ city: ['manor', 'school-of-magic'] }, {}], holds: { architect: 'a' }, turn: 'architect' });
    expect(architect.legal('a')).toEqual(['take gold']);
    expect(fiveColours(['manor', 'temple', 'tavern', 'prison', 'school-of-magic'])).toBe(true);
    expect(fiveColours(['manor', 'temple', 'tavern', 'school-of-magic'])).toBe(false);
  });

  it('CIT-17.9 Dragon Gate and University cost 6 and are worth 8', () => {
    const rows = DISTRICTS.filter(({ id }) => id === 'dragon-gate' || id === 'university');
    expect(rows.map(({ cost, points }) => [cost, points])).toEqual([
      [6, 8],
      [6, 8],
    ]);
    expect(DISTRICTS.filter(({ cost, points }) => (cost as number) !== points)).toEqual(rows);
  });

  it('CIT-17.10 with two characters Laboratory and Smithy work in each of the two turns', () => {
    const t = table({
      seats: [{ gold: 9, hand: ['keep', 'manor'], city: ['laboratory', 'smithy'] }, {}, {}],
      holds: { king: 'a', bishop: 'a' },
      turn: 'king',
      pile: ['docks', 'harbor', 'tavern', 'market'],
    });
    t.play('a: take gold', 'a: laboratory keep', 'a: smithy', 'a: end turn');
    expect(t.legal('a')).toEqual(expect.arrayContaining(['laboratory manor', 'smithy']));
    t.play('a: laboratory manor', 'a: smithy');
    expect(t.gold('a')).toBe(9 + 2 + 1 - 3 + 1 - 3);
  });
});
