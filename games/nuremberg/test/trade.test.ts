import { describe, expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';
import { view } from '../src/view/view.ts';
import { table } from './table.ts';

const market = () =>
  table({
    seats: {
      a: { holds: { wood: 3, ore: 2, gold: 2 } },
      b: { holds: { brick: 1, gold: 5 } },
      c: { holds: { brick: 1, wool: 2 } },
      d: { holds: { grain: 1 } },
    },
  });

describe('NUR-6 Trading with players', () => {
  it('NUR-6.1 only in the trade and build phase, and only with the active player', () => {
    const t = market();
    expect(t.refusal('b', 'offer a: 1 brick for 1 wood')).toBe('NUR-2.4');
    const help = table({
      turn: 'd',
      seats: { a: { holds: { brick: 1, gold: 1 } }, b: { holds: { ore: 1 } }, d: { holds: { gold: 1 } } },
    }).draw(4);
    expect(help.refusal('a', 'offer b: 1 brick for 1 ore')).toBe('NUR-4.5');
    t.play('a: offer b: 1 wood for 1 brick');
    expect(t.owed()).toEqual(['b trade-answer', 'a trade-settle']);
  });

  it('NUR-6.2 NUR-6.14 resource cards and gold change hands at once and can be used', () => {
    const t = market().play('a: offer b: 1 wood + 1 gold for 1 brick', 'b: accept', 'a: deal b');
    expect([t.holds('a'), t.holds('b')]).toEqual([
      { wood: 2, brick: 1, ore: 2, gold: 1 },
      { wood: 1, gold: 6 },
    ]);
    expect(t.last('dealt')).toEqual({
      type: 'dealt',
      clause: 'NUR-6.14',
      seat: 0,
      partner: 1,
      give: [1, 0, 0, 0, 0, 1],
      get: [0, 0, 0, 1, 0, 0],
      countered: false,
    });
    t.play('a: build station i');
    expect(t.state.rights[0]).toBe(0);
  });

  it('NUR-6.3 E28 a deal is a swap: no counter may give or ask nothing', () => {
    const t = market().play('a: offer b: 2 ore for ?');
    expect(t.may('b', 'accept')).toBe(false);
    expect(t.refusal('b', 'counter ? for 2 ore')).toBe('NUR-6.3');
    expect(t.refusal('b', 'counter 1 brick for ?')).toBe('NUR-6.3');
    expect(t.may('b', 'counter 1 brick for 2 ore')).toBe(true);
  });

  it('NUR-6.4 E28 no kind and no gold on both sides, of an offer or a counter', () => {
    const t = market();
    expect(t.refusal('a', 'offer b: 2 ore for 1 wool + 1 ore')).toBe('NUR-6.4');
    expect(t.refusal('a', 'offer b: 1 wood + 1 gold for 2 gold')).toBe('NUR-6.4');
    t.play('a: offer b: 1 wood for 1 brick');
    expect(t.refusal('b', 'counter 1 brick + 1 gold for 2 gold')).toBe('NUR-6.4');
  });

  it('NUR-6.5 E27 firm offers, questions and calls; only a firm offer can be accepted', () => {
    for (const [offer, firm] of [
      ['1 wood for 1 brick', true],
      ['? for 1 brick', false],
      ['1 wood for ?', false],
      ['? for ?', false],
    ] as const) {
      const t = market().play(`a: offer b, c: ${offer}`);
      expect([t.may('b', 'accept'), t.may('c', 'accept')]).toEqual([firm, firm]);
      expect(t.may('b', 'counter 1 gold for 1 wood')).toBe(true);
    }
  });

  it('NUR-6.6 what is given must be held; what is asked is free up to 20 cards and 99 gold', () => {
    const t = market();
    expect(t.may('a', 'offer b: 3 wood for 1 brick')).toBe(true);
    expect(t.refusal('a', 'offer b: 4 wood for 1 brick')).toBe('NUR-6.6');
    expect(t.refusal('a', 'offer b: 3 gold for 1 brick')).toBe('NUR-6.6');
    expect(t.may('a', 'offer b: 1 wood for 20 brick + 99 gold')).toBe(true);
    expect(t.refusal('a', 'offer b: 1 wood for 21 brick')).toBe('NUR-6.6');
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [1, 0, 0, 0, 0, 0], get: [0, 0, 0, 0, 0, 100], to: [1] })).toBe(false);
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [1, 0, 0, 0, 0, 0], get: [0, 0, 0, 0, 0, 99], to: [1] })).toBe(true);
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [1, 0, 0, 0, 0], get: [0, 0, 0, 0, 0, 9], to: [1] })).toBe(false);
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [1.5, 0, 0, 0, 0, 0], get: [0, 0, 0, 0, 0, 9], to: [1] })).toBe(false);
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [-1, 0, 0, 0, 0, 0], get: [0, 0, 0, 0, 0, 9], to: [1] })).toBe(false);
  });

  it('NUR-6.7 to opponents who own something; one offer at a time, nothing else meanwhile', () => {
    const t = market();
    t.state.players[3].hand = [0, 0, 0, 0, 0];
    t.state.players[3].cards = 0;
    expect(t.refusal('a', 'offer d: 1 wood for 1 brick')).toBe('NUR-6.7');
    expect(t.refusal('a', 'offer a: 1 wood for 1 brick')).toBe('NUR-6.7');
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [1, 0, 0, 0, 0, 0], get: [0, 0, 0, 1, 0, 0], to: [] })).toBe(false);
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [1, 0, 0, 0, 0, 0], get: [0, 0, 0, 1, 0, 0], to: [2, 1] })).toBe(false);
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [1, 0, 0, 0, 0, 0], get: [0, 0, 0, 1, 0, 0], to: [1, 1] })).toBe(false);
    expect(nuremberg.accepts(t.state, 0, { do: 'offer', give: [1, 0, 0, 0, 0, 0], get: [0, 0, 0, 1, 0, 0], to: [7] })).toBe(false);
    expect(t.refusal('a', 'accept')).toBe('NUR-6.7');
    t.state.players[3].gold = 1;
    t.play('a: offer b, d: 1 wood for 1 brick');
    expect(t.owed()).toEqual(['b trade-answer', 'd trade-answer', 'a trade-settle']);
    expect(t.refusal('a', 'sell compass')).toBe('NUR-6.7');
    expect(t.refusal('a', 'end turn')).toBe('NUR-6.7');
    expect(t.refusal('c', 'accept')).toBe('NUR-2.4');
    expect(t.refusal('b', 'end turn')).toBe('NUR-6.8');
  });

  it('NUR-6.8 E26 all answer once, independently: accept, decline or counter', () => {
    const t = market().play('a: offer b, c, d: 1 wood for 1 brick');
    expect(t.owed()).toEqual(['b trade-answer', 'c trade-answer', 'd trade-answer', 'a trade-settle']);
    expect(t.refusal('d', 'accept')).toBe('NUR-6.8');
    t.play('c: counter 1 brick for 2 wood', 'b: accept');
    expect(t.owed()).toEqual(['d trade-answer', 'a trade-settle']);
    expect(t.refusal('b', 'decline')).toBe('NUR-2.4');
    expect(t.state.trade?.answers.map(({ seat, say }) => [seat, say])).toEqual([
      [2, 'counter'],
      [1, 'accept'],
    ]);
  });

  it('NUR-6.9 a counter gives what its maker holds, differs from the offer, and may ask what the other lacks', () => {
    const t = market().play('a: offer b, c: 1 wood for 1 brick');
    expect(t.refusal('b', 'counter 2 brick for 1 wood')).toBe('NUR-6.9');
    expect(t.refusal('b', 'counter 1 brick for 1 wood')).toBe('NUR-6.9');
    expect(t.refusal('b', 'counter 1 brick for 21 wood')).toBe('NUR-6.6');
    t.play('b: counter 1 brick for 9 wool', 'c: counter 2 wool for 1 wood');
    expect(t.legal('a')).toEqual(['close', 'deal c']);
    expect(t.refusal('a', 'deal b')).toBe('NUR-6.11');
  });

  it('NUR-6.10 an answer is public at once and final', () => {
    const t = market().play('a: offer b, c: 1 wood for 1 brick', 'c: counter 1 brick for 2 wood');
    expect(view(t.state, 3).trade?.answers).toEqual([{ seat: 2, say: 'counter', give: [0, 0, 0, 1, 0, 0], get: [2, 0, 0, 0, 0, 0] }]);
    expect(t.refusal('c', 'decline')).toBe('NUR-2.4');
    expect(t.events.at(-1)).toEqual({ type: 'countered', clause: 'NUR-6.9', seat: 2, give: [0, 0, 0, 1, 0, 0], get: [2, 0, 0, 0, 0, 0] });
  });

  it('NUR-6.11 the active player settles as soon as he can, with whom he likes, or closes at any time', () => {
    const t = market().play('a: offer b, c, d: 1 wood for 1 brick');
    expect(t.legal('a')).toEqual(['close']);
    expect(t.refusal('a', 'deal b')).toBe('NUR-6.11');
    t.play('b: accept');
    expect(t.legal('a')).toEqual(['close', 'deal b']);
    t.play('c: counter 1 brick for 2 wood');
    expect(t.legal('a')).toEqual(['close', 'deal b', 'deal c']);
    t.play('a: close');
    expect([t.owed(), t.state.trade, t.last('offer-closed').declined]).toEqual([['a turn-action'], null, false]);
    expect(t.holds('a')).toEqual({ wood: 3, ore: 2, gold: 2 });
  });

  it('NUR-6.11 a counter is settled on its own terms', () => {
    const t = market().play('a: offer b, c: 1 wood for 1 brick', 'c: counter 1 brick for 2 wood', 'a: deal c');
    expect([t.holds('a'), t.holds('c')]).toEqual([
      { wood: 1, brick: 1, ore: 2, gold: 2 },
      { wood: 2, wool: 2 },
    ]);
    expect(t.last('dealt')).toMatchObject({ partner: 2, countered: true, give: [2, 0, 0, 0, 0, 0] });
  });

  it('NUR-6.12 E26 one deal ends the offer, missing answers lapse; if all decline it closes by itself', () => {
    const t = market().play('a: offer b, c, d: 1 wood for 1 brick', 'b: accept', 'c: counter 1 brick for 2 wood', 'a: deal b');
    expect([t.owed(), t.state.trade]).toEqual([['a turn-action'], null]);
    expect(t.holds('d')).toEqual({ grain: 1 });
    const no = market().play('a: offer b, c: 1 wood for 1 brick', 'b: decline');
    expect(no.owed()).toEqual(['c trade-answer', 'a trade-settle']);
    no.play('c: decline');
    expect([no.owed(), no.last('offer-closed')]).toEqual([
      ['a turn-action'],
      { type: 'offer-closed', clause: 'NUR-6.12', seat: 0, declined: true },
    ]);
    const open = market().play('a: offer b, c: 1 wood for 1 brick', 'b: counter 1 brick for 9 ore', 'c: decline');
    expect([open.owed(), open.legal('a')]).toEqual([['a trade-settle'], ['close']]);
  });

  it('NUR-6.13 a counter may be met with a new offer; at most 20 offers per turn', () => {
    const t = market();
    for (let made = 0; made < 20; made++) t.play('a: offer b: 1 wood for 1 brick', 'b: decline');
    expect(t.state.offersMade).toBe(20);
    expect(t.refusal('a', 'offer b: 1 wood for 1 brick')).toBe('NUR-6.13');
    expect(t.may('a', 'end turn')).toBe(true);
    t.draw(6);
    expect(t.state.offersMade).toBe(0);
  });

  it('NUR-6.15 nobody is obliged to answer anything but no', () => {
    const t = market().play('a: offer b, c, d: 1 ore for 1 brick');
    expect(['b', 'c', 'd'].map((letter) => t.legal(letter)[0])).toEqual(['decline', 'decline', 'decline']);
  });
});

describe('the bounded lists of trade', () => {
  it('lists firm offers to all who own something: what is held for what could be held', () => {
    const t = table({ seats: { a: { holds: { wood: 1, gold: 2 } }, b: { holds: { brick: 1 } }, d: { holds: { gold: 3 } } } });
    const offers = t.legal('a').filter((move) => move.startsWith('offer'));
    expect(offers).toEqual([
      ...['wool', 'grain', 'brick', 'ore'].map((kind) => `offer b, d: 1 wood for 1 ${kind}`),
      ...[1, 2, 3].map((gold) => `offer b, d: 1 wood for ${gold} gold`),
      ...['wood', 'wool', 'grain', 'brick', 'ore'].flatMap((kind) => [1, 2].map((gold) => `offer b, d: ${gold} gold for 1 ${kind}`)),
    ]);
  });

  it('lists all 100 offers for full hands, none twice in a turn and at most six in all', () => {
    const two = { wood: 2, wool: 2, grain: 2, brick: 2, ore: 2, gold: 4 };
    const t = table({ seats: { a: { holds: two }, b: { holds: two }, c: { holds: two } } });
    const offers = () => t.legal('a').filter((move) => move.startsWith('offer'));
    expect(offers()).toHaveLength(100);
    expect(offers()).toContain('offer b, c: 2 wood for 1 ore');
    expect(offers()).toContain('offer b, c: 1 ore for 2 wood');
    t.play('a: offer b, c: 4 gold for 1 ore', 'a: close');
    expect(offers()).toHaveLength(99);
    expect(offers()).not.toContain('offer b, c: 4 gold for 1 ore');
    t.play('a: offer b: 1 wood for 1 wool', 'a: close', 'a: offer b, c: 1 wood + 1 ore for 1 wool', 'a: close');
    expect(offers()).toHaveLength(98);
    for (const kind of ['grain', 'brick', 'ore']) t.play(`a: offer b: 1 wood for 1 ${kind}`, 'a: close');
    expect(offers()).toEqual([]);
    expect(t.may('a', 'offer b: 1 wood for 1 ore')).toBe(true);
  });

  it('lists nothing to trade with when nobody else owns anything', () => {
    const t = table({ seats: { a: { holds: { wood: 3 } } } });
    expect(t.legal('a')).toEqual(['end turn']);
  });

  it('lists counters: what is wanted at another price, but for the mirror of the offer', () => {
    const t = market().play('a: offer b: 1 wood for 1 brick');
    expect(t.legal('b')).toEqual([
      'decline',
      'accept',
      ...['2 wood', '1 wool', '2 wool', '1 grain', '2 grain', '1 ore', '2 ore', '1 gold', '2 gold', '3 gold', '4 gold'].map(
        (price) => `counter 1 brick for ${price}`,
      ),
    ]);
    const question = market().play('a: offer b: ? for 1 brick');
    expect(question.legal('b')).toEqual([
      'decline',
      ...['1 wood', '2 wood', '1 wool', '2 wool', '1 grain', '2 grain', '1 ore', '2 ore', '1 gold', '2 gold', '3 gold', '4 gold'].map(
        (price) => `counter 1 brick for ${price}`,
      ),
    ]);
  });

  it('lists counters: another price for what is given, when what is wanted is not held', () => {
    const t = market().play('a: offer c, d: 1 wood for 1 ore');
    expect(t.legal('c')).toEqual(['decline', 'counter 1 wool for 1 wood', 'counter 2 wool for 1 wood', 'counter 1 brick for 1 wood']);
    const gold = market().play('a: offer b: 1 wood + 1 ore for ?');
    expect(gold.legal('b')).toEqual([
      'decline',
      'counter 1 brick for 1 wood + 1 ore',
      ...[1, 2, 3, 4].map((price) => `counter ${price} gold for 1 wood + 1 ore`),
    ]);
    const want = market().play('a: offer d: ? for 1 brick');
    expect(want.legal('d')).toEqual(['decline']);
    expect(want.may('d', 'counter 1 grain for 1 wood')).toBe(true);
  });

  it('lists counters for a wish of several kinds, and answers to a call', () => {
    const t = market().play('a: offer c: 2 gold for 1 wool + 1 brick');
    expect(t.legal('c')).toEqual([
      'decline',
      'accept',
      ...['1 wood', '2 wood', '1 grain', '2 grain', '1 ore', '2 ore', '1 gold', '3 gold', '4 gold'].map(
        (price) => `counter 1 wool + 1 brick for ${price}`,
      ),
    ]);
    const call = market().play('a: offer b, d: ? for ?');
    expect(call.legal('d')).toEqual([
      'decline',
      ...['1 wood', '1 wool', '1 brick', '1 ore', '1 gold', '2 gold', '3 gold'].map((price) => `counter 1 grain for ${price}`),
    ]);
    expect(call.legal('b')).toEqual([
      'decline',
      ...['1 wood', '1 wool', '1 grain', '1 ore', '1 gold', '2 gold', '3 gold'].map((price) => `counter 1 brick for ${price}`),
      ...[1, 2, 3].flatMap((gold) => ['wood', 'wool', 'grain', 'brick', 'ore'].map((kind) => `counter ${gold} gold for 1 ${kind}`)),
    ]);
  });
});
