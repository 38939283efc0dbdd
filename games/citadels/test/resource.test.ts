import { describe, expect, it } from 'vitest';
import { COINS } from '../src/data/amounts.ts';
import type { DistrictId } from '../src/data/districts.ts';
import { eventFor } from '../src/view/event-view.ts';
import { view } from '../src/view/view.ts';
import { calling, type Place, type Position, table } from './table.ts';

const king = (own: Place, more: Partial<Position> = {}) =>
  table({ seats: [own, {}], holds: { king: 'a' }, turn: 'king', pile: ['keep', 'docks', 'temple', 'manor'], ...more });
const withBoth: DistrictId[] = ['observatory', 'library'];

describe('CIT-6 Resource', () => {
  it('CIT-6.1 takes 2 gold from the bank', () => {
    const t = king({ gold: 1 }, { options: { bank: '30-coins' } }).play('a: take gold');
    expect([t.gold('a'), t.state.bank]).toEqual([3, 27]);
    expect(t.last('took-gold')).toMatchObject({ gold: 2, clause: 'CIT-6.1' });
  });

  it('CIT-6.2 looks at 2 cards, keeps 1 and discards the other', () => {
    const t = king({}).play('a: draw cards');
    expect(t.legal('a')).toEqual(['keep keep', 'keep docks']);
    t.play('a: keep docks');
    expect([t.hand('a'), t.discard(), t.pile()]).toEqual([['docks'], ['keep'], ['temple', 'manor']]);
    expect(t.refusal('a', 'draw cards')).toBe('CIT-5.1');
  });

  it('CIT-6.3 the card not kept is not shown to others; the option puts it under the draw pile', () => {
    const t = king({}).play('a: draw cards', 'a: keep docks');
    const kept = t.last('kept');
    expect(eventFor(kept, 1)).toMatchObject({ count: 1, rest: 1, under: false, districts: null });
    expect(view(t.state, 0).discards).toEqual([18]);
    expect(view(t.state, 1).discards).toEqual([]);
    const under = king({}, { options: { unkeptCards: 'bottom-of-deck' } }).play('a: draw cards', 'a: keep docks');
    expect([under.discard(), under.pile()]).toEqual([[], ['temple', 'manor', 'keep']]);
    expect(eventFor(under.last('kept'), 1)).toMatchObject({ rest: 1, under: true, districts: null });
  });

  it('CIT-6.4 with the Observatory 3 are looked at, 1 is kept and 2 go under the pile, under both option values', () => {
    for (const unkeptCards of ['discard-pile', 'bottom-of-deck'] as const) {
      const t = king({ city: ['observatory'] }, { options: { unkeptCards } }).play('a: draw cards');
      expect(t.legal('a')).toEqual(['keep keep', 'keep docks', 'keep temple']);
      t.play('a: keep docks');
      expect([t.hand('a'), t.discard(), t.pile()]).toEqual([['docks'], [], ['manor', 'keep', 'temple']]);
    }
  });

  it('CIT-6.5 with the Library both are kept and nothing is asked', () => {
    const t = king({ city: ['library'] }).play('a: draw cards');
    expect([t.hand('a'), t.discard(), t.pile()]).toEqual([['keep', 'docks'], [], ['temple', 'manor']]);
    expect(t.state.agenda).toEqual([{ kind: 'turn-action', seat: 0 }]);
  });

  it('CIT-6.6 CIT-6.9 E21 with both 3 are looked at, 2 kept, 1 goes under; the Architect still draws 2', () => {
    const t = king({ city: withBoth }).play('a: draw cards');
    expect(t.legal('a')).toEqual(['keep temple, docks', 'keep temple, keep', 'keep docks, keep']);
    t.play('a: keep temple, keep');
    expect([t.hand('a').sort(), t.pile()]).toEqual([
      ['keep', 'temple'],
      ['manor', 'docks'],
    ]);
    const architect = table({
      seats: [{ city: withBoth }, {}],
      holds: { architect: 'a' },
      turn: 'architect',
      pile: ['keep', 'docks', 'temple', 'manor'],
    });
    architect.play('a: architect draw');
    expect([architect.hand('a'), architect.pile()]).toEqual([
      ['keep', 'docks'],
      ['temple', 'manor'],
    ]);
  });

  it('CIT-6.7 Observatory and Library cannot be waived', () => {
    const t = king({ city: withBoth }).play('a: draw cards');
    expect(t.refusal('a', 'keep docks')).toBe('CIT-6.2');
    expect(t.refusal('a', 'end turn')).toBe('CIT-5.8');
  });

  it('CIT-6.8 cards go under the pile in the order drawn, the last drawn lowest', () => {
    const t = king({ city: ['observatory'] }).play('a: draw cards', 'a: keep keep');
    expect(t.pile()).toEqual(['manor', 'docks', 'temple']);
    expect(view(t.state, 0).under).toEqual([
      { at: 0, district: 3 },
      { at: 1, district: 10 },
    ]);
    expect(view(t.state, 1).under).toEqual([]);
  });

  it('CIT-6.9 neither bought cards nor the Magician look at more cards', () => {
    const smithy = king({ gold: 3, city: ['observatory', 'library', 'smithy'] }).play('a: smithy');
    expect(smithy.hand('a')).toEqual(['keep', 'docks']);
    const magician = table({
      seats: [{ hand: ['tavern'], city: withBoth }, {}],
      holds: { magician: 'a' },
      turn: 'magician',
      pile: ['keep', 'docks', 'temple'],
    });
    magician.play('a: redraw tavern');
    expect([magician.hand('a'), magician.discard()]).toEqual([['keep'], ['tavern']]);
  });
});

describe('CIT-22 Supply limits', () => {
  const coins = { options: { bank: '30-coins' } } as const;

  it('CIT-22.1 the bank is unlimited by default; with 30 coins a payment is cut to what is there', () => {
    expect(king({ gold: 40 }).play('a: take gold').gold('a')).toBe(42);
    const t = king({ gold: 5 }, { ...coins, bank: 1 }).play('a: take gold');
    expect([t.gold('a'), t.state.bank]).toEqual([6, 0]);
    const robbed = table({ seats: [{ gold: 20 }, { gold: 10 }], holds: { thief: 'b', king: 'a' }, turn: 'thief', ...coins });
    robbed.play('b: steal king', 'b: take gold', 'b: end turn');
    expect([robbed.gold('a'), robbed.gold('b'), robbed.state.bank]).toEqual([0, 30, 0]);
  });

  it('CIT-22.2 E24 taking gold stays legal; income and cards given for gold need gold in the bank; extra gold is lost', () => {
    const one = king({ gold: 5 }, { ...coins, bank: 1 });
    expect(one.play('a: take gold').gold('a')).toBe(6);
    expect(king({}, { ...coins, bank: 0 }).legal('a')).toContain('take gold');
    const warlord = table({
      seats: [{ gold: 4, hand: ['prison'], city: ['prison', 'fortress', 'watchtower'] }, {}],
      holds: { warlord: 'a' },
      turn: 'warlord',
      resourceTaken: true,
      ...coins,
      bank: 0,
    });
    expect(warlord.refusal('a', 'take income')).toBe('CIT-22.2');
    warlord.play('a: build prison', 'a: take income');
    expect([warlord.gold('a'), warlord.state.bank, warlord.last('income').gold]).toEqual([4, 0, 2]);
    const laboratory = king({ hand: ['tavern'], city: ['laboratory'] }, { ...coins, bank: 0 });
    expect(laboratory.refusal('a', 'laboratory tavern')).toBe('CIT-22.2');
    expect(king({ hand: ['tavern'], city: ['laboratory'] }, { ...coins, bank: 1 }).legal('a')).toContain('laboratory tavern');
    const merchant = (bank: number) =>
      calling({ seats: [{ gold: COINS - bank }, {}, {}, {}], holds: { merchant: 'a' }, ...coins, bank }).happened();
    expect(merchant(1)).toContain('extra-gold');
    expect(merchant(0)).not.toContain('extra-gold');
  });

  it('CIT-22.3 E22 an empty pile is made anew from the discards in the middle of a draw', () => {
    const t = king({}, { pile: ['keep'], discard: ['tavern', 'tavern', 'market', 'docks', 'harbor', 'manor'] });
    t.luck(0, 0, 0, 0, 0).play('a: draw cards');
    expect(t.last('reshuffled').count).toBe(6);
    expect(t.state.agenda[1]).toMatchObject({ kind: 'keep-cards', keep: 1, looked: [18, expect.any(Number)] });
    t.play(`a: ${t.legal('a')[0]}`);
    expect([t.hand('a'), t.discard().length, t.pile().length]).toEqual([['keep'], 1, 5]);
    const dry = king({}, { pile: [], discard: ['tavern'] }).play('a: draw cards');
    expect([dry.hand('a'), dry.pile(), dry.discard()]).toEqual([['tavern'], [], []]);
  });

  it('CIT-22.4 looking at fewer cards than due: one is kept, with the Library both', () => {
    const one = king({ city: ['observatory'] }, { pile: ['keep'] }).play('a: draw cards');
    expect(one.hand('a')).toEqual(['keep']);
    const two = king({ city: ['observatory'] }, { pile: ['keep', 'docks'] }).play('a: draw cards');
    expect(two.legal('a')).toEqual(['keep keep', 'keep docks']);
    const both = king({ city: withBoth }, { pile: ['keep', 'docks'] }).play('a: draw cards');
    expect(both.hand('a')).toEqual(['keep', 'docks']);
  });

  it('CIT-22.5 without any card there is nothing to draw', () => {
    const empty = { pile: [], discard: [] };
    expect(king({}, empty).refusal('a', 'draw cards')).toBe('CIT-22.5');
    expect(king({ gold: 9, city: ['smithy'] }, empty).refusal('a', 'smithy')).toBe('CIT-22.5');
    const architect = table({ seats: [{}, {}], holds: { architect: 'a' }, turn: 'architect', ...empty });
    expect(architect.refusal('a', 'architect draw')).toBe('CIT-22.5');
    expect(king({ gold: 9, city: ['smithy'] }, { pile: [], discard: ['keep'] }).legal('a')).toEqual(['take gold', 'draw cards', 'smithy']);
  });

  it('CIT-22.6 bought cards and the Architect take the full price and what is left', () => {
    const smithy = king({ gold: 3, city: ['smithy'] }, { pile: ['keep'] }).play('a: smithy');
    expect([smithy.gold('a'), smithy.hand('a')]).toEqual([0, ['keep']]);
    const architect = table({ seats: [{}, {}], holds: { architect: 'a' }, turn: 'architect', pile: ['docks'] }).play('a: architect draw');
    expect([architect.hand('a'), architect.last('architect-drew').count]).toEqual([['docks'], 1]);
  });
});
