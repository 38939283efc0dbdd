import { describe, expect, it } from 'vitest';
import type { DistrictId } from '../src/data/districts.ts';
import { type Place, type Position, rankOf, table } from './table.ts';

const seven: DistrictId[] = ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'prison'];
const king = (own: Place, more: Partial<Position> = {}) =>
  table({ seats: [own, {}, {}, {}], holds: { king: 'a' }, turn: 'king', resourceTaken: true, ...more });
const architect = (own: Place, more: Partial<Position> = {}) =>
  table({ seats: [own, {}, {}, {}], holds: { architect: 'a' }, turn: 'architect', ...more });

describe('CIT-7 Building', () => {
  it('CIT-7.1 E1 a Church built with the last 2 gold', () => {
    const t = king({ gold: 2, hand: ['church'] }, { options: { bank: '30-coins' } });
    const bank = t.state.bank;
    t.play('a: build church');
    expect([t.gold('a'), t.state.bank - bank, t.city('a'), t.hand('a')]).toEqual([0, 2, ['church'], []]);
    expect(t.refusal('a', 'build keep')).toBe('CIT-7.1');
  });

  it('CIT-7.2 builds one district per turn, the Architect three', () => {
    const t = king({ gold: 9, hand: ['tavern', 'market'] }).play('a: build tavern');
    expect(t.refusal('a', 'build market')).toBe('CIT-7.2');
    const three = architect({ gold: 9, hand: ['tavern', 'market', 'temple', 'watchtower'] }, { resourceTaken: true });
    three.play('a: build tavern', 'a: build market', 'a: build temple');
    expect(three.refusal('a', 'build watchtower')).toBe('CIT-7.2');
    expect(three.city('a')).toEqual(['tavern', 'market', 'temple']);
  });

  it('CIT-7.3 the full cost must be there', () => {
    const t = king({ gold: 3, hand: ['castle', 'manor'] });
    expect(t.legal('a')).toEqual(['build manor', 'end turn']);
    expect(t.refusal('a', 'build castle')).toBe('CIT-7.3');
  });

  it('CIT-7.4 E30 a second copy may stand beside the first, unless the option forbids it', () => {
    const own: Place = { gold: 9, hand: ['keep', 'keep'], city: ['keep'] };
    expect(king(own).legal('a')).toEqual(['build keep', 'end turn']);
    const strict = king(own, { options: { duplicates: 'forbidden' } });
    expect(strict.legal('a')).toEqual(['end turn']);
    expect(strict.refusal('a', 'build keep')).toBe('CIT-7.4');
    const elsewhere = table({
      seats: [{ gold: 9, hand: ['keep'] }, { city: ['keep'] }],
      holds: { king: 'a' },
      turn: 'king',
      resourceTaken: true,
      options: { duplicates: 'forbidden' },
    });
    expect(elsewhere.legal('a')).toContain('build keep');
  });

  it('CIT-7.5 nobody but the Architect builds in a completed city of his own', () => {
    const own: Place = { gold: 9, hand: ['docks'], city: [...seven, 'harbor'] };
    expect(king(own).refusal('a', 'build docks')).toBe('CIT-7.5');
    expect(king({ ...own, city: seven }).legal('a')).toContain('build docks');
    expect(architect(own, { resourceTaken: true }).legal('a')).toContain('build docks');
    expect(king({ ...own, city: seven }, { options: { endTrigger: '7' } }).refusal('a', 'build docks')).toBe('CIT-7.5');
  });

  it('CIT-7.6 building is voluntary', () => {
    const t = king({ gold: 9, hand: ['docks'] }).play('a: end turn');
    expect(t.city('a')).toEqual([]);
    expect(t.hand('a')).toEqual(['docks']);
  });

  it('CIT-7.7 CIT-18.4 the first to reach the goal is noted at that moment, and only once', () => {
    const t = table({
      seats: [{ gold: 3, hand: ['docks'], city: seven }, { gold: 3, hand: ['docks'], city: seven }, {}, {}],
      holds: { king: 'a', bishop: 'b' },
      turn: 'king',
      resourceTaken: true,
    });
    expect(t.state.firstFinisher).toBe(-1);
    t.play('a: build docks');
    expect(t.state.firstFinisher).toBe(0);
    expect(t.last('finished-first')).toMatchObject({ seat: 0, districts: 8 });
    t.play('a: end turn', 'b: take gold', 'b: build docks');
    expect(t.state.firstFinisher).toBe(0);
    expect(t.happened().filter((type) => type === 'finished-first')).toHaveLength(1);
  });
});

describe('CIT-8 Colour income', () => {
  const all: DistrictId[] = ['manor', 'palace', 'temple', 'church', 'cathedral', 'tavern', 'watchtower'];

  it('CIT-8.1 King, Bishop, Merchant and Warlord get 1 gold per district of their colour', () => {
    const paid = (id: 'king' | 'bishop' | 'merchant' | 'warlord') =>
      table({ seats: [{ city: all }, {}], holds: { [id]: 'a' }, turn: id })
        .play('a: take income')
        .last('income').gold;
    expect([paid('king'), paid('bishop'), paid('merchant'), paid('warlord')]).toEqual([2, 3, 1, 1]);
  });

  it('CIT-14.1 CIT-6.1 CIT-7.1 CIT-8.2 CIT-8.3 E2 the Merchant builds the Docks first and takes income after', () => {
    const t = table({ seats: [{ gold: 1, hand: ['docks'], city: ['tavern', 'market'] }, {}], holds: { merchant: 'a' }, turn: 'merchant' });
    t.play('a: take gold', 'a: build docks', 'a: take income');
    expect(t.last('income').gold).toBe(3);
    expect(t.gold('a')).toBe(3);
  });

  it('CIT-8.2 CIT-8.3 CIT-5.3 E3 or takes income first, then cards, and may not take it again', () => {
    const t = table({
      seats: [{ gold: 1, hand: ['docks'], city: ['tavern', 'market'] }, {}],
      holds: { merchant: 'a' },
      turn: 'merchant',
      pile: ['keep', 'manor'],
    });
    t.play('a: take income', 'a: draw cards', 'a: keep keep', 'a: build docks');
    expect([t.gold('a'), t.hand('a')]).toEqual([0, ['keep']]);
    expect(t.refusal('a', 'take income')).toBe('CIT-8.2');
  });

  it('CIT-8.4 income is an action of its own, beside the resource and the extra gold', () => {
    const t = table({ seats: [{ gold: 0, city: ['tavern'] }, {}], holds: { king: 'b', merchant: 'a' }, turn: 'king' });
    t.play('b: take gold', 'b: end turn', 'a: take income', 'a: take gold');
    expect(t.gold('a')).toBe(1 + 1 + 2);
  });

  it('CIT-8.5 purple gives nothing, but for the School of Magic', () => {
    const purple = (city: DistrictId[]) => table({ seats: [{ city }, {}], holds: { king: 'a' }, turn: 'king' });
    expect(purple(['keep', 'library', 'university']).refusal('a', 'take income')).toBe('CIT-8.7');
    expect(purple(['keep', 'school-of-magic']).play('a: take income').gold('a')).toBe(1);
  });

  it('CIT-8.6 Assassin, Thief, Magician and Architect have none', () => {
    for (const id of ['assassin', 'thief', 'magician', 'architect'] as const) {
      const t = table({ seats: [{ city: [...all, 'school-of-magic'] }, {}], holds: { [id]: 'a' }, turn: id });
      expect(t.legal('a')).not.toContain('take income');
      expect(t.refusal('a', 'take income')).toBe('CIT-8.7');
    }
  });

  it('CIT-8.7 is offered only if it pays, is never automatic, and lapses with the turn', () => {
    const none = table({ seats: [{ city: ['tavern'] }, {}], holds: { king: 'a' }, turn: 'king' });
    expect(none.legal('a')).not.toContain('take income');
    const one = table({ seats: [{ city: ['manor'] }, {}], holds: { king: 'a' }, turn: 'king', resourceTaken: true });
    expect(one.legal('a')).toContain('take income');
    expect(one.play('a: end turn').gold('a')).toBe(0);
  });
});

describe('CIT-15 Architect', () => {
  it('CIT-15.1 draws 2 cards and keeps both, besides the resource, at any moment', () => {
    const t = architect({}, { pile: ['keep', 'docks', 'temple'] }).play('a: architect draw', 'a: take gold');
    expect([t.hand('a'), t.gold('a')]).toEqual([['keep', 'docks'], 2]);
    expect(t.refusal('a', 'architect draw')).toBe('CIT-5.4');
    expect(king({}, { pile: ['keep'] }).refusal('a', 'architect draw')).toBe('CIT-15.1');
    expect(t.state.turn.character).toBe(rankOf('architect'));
  });

  it('CIT-15.2 CIT-15.4 E19 from 7 districts to 10, each at full cost, as first finisher', () => {
    const t = architect({ gold: 6, hand: ['tavern', 'market', 'manor'], city: seven }).play(
      'a: take gold',
      'a: build tavern',
      'a: build market',
      'a: build manor',
    );
    expect([t.city('a').length, t.gold('a'), t.state.firstFinisher]).toEqual([10, 2, 0]);
  });

  it('CIT-15.3 the drawn cards may be built in the same turn', () => {
    const t = architect({ gold: 3 }, { pile: ['tavern', 'docks'] }).play(
      'a: take gold',
      'a: architect draw',
      'a: build tavern',
      'a: build docks',
    );
    expect(t.city('a')).toEqual(['tavern', 'docks']);
  });

  it('CIT-15.4 only the Architect takes a city above the goal', () => {
    const own: Place = { gold: 9, hand: ['docks', 'keep'], city: seven };
    const asKing = king(own).play('a: build docks');
    expect(asKing.legal('a')).toEqual(['take income', 'end turn']);
    const asArchitect = architect(own, { resourceTaken: true }).play('a: build docks', 'a: build keep');
    expect(asArchitect.city('a')).toHaveLength(9);
  });

  it('CIT-15.5 CIT-7.5 CIT-21.5 E20 with two turns: completed as Merchant, the Warlord builds no more, the Architect does', () => {
    const position = (second: 'warlord' | 'architect'): Position => ({
      seats: [{ gold: 12, hand: ['docks', 'keep', 'tavern', 'manor'], city: seven }, { city: ['temple'] }, {}],
      holds: { merchant: 'a', [second]: 'a' },
      turn: 'merchant',
    });
    const warlord = table(position('warlord')).play('a: take gold', 'a: build docks', 'a: end turn', 'a: take gold');
    expect(warlord.legal('a')).toEqual(['take income', 'destroy b temple', 'end turn']);
    expect(warlord.refusal('a', 'build keep')).toBe('CIT-7.5');
    const builder = table(position('architect')).play('a: take gold', 'a: build docks', 'a: end turn', 'a: take gold');
    builder.play('a: build keep', 'a: build tavern', 'a: build manor');
    expect(builder.city('a')).toHaveLength(11);
  });
});
