import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../src/data/characters.ts';
import { eventFor } from '../src/view/event-view.ts';
import { view } from '../src/view/view.ts';
import { calling, rankOf, table } from './table.ts';

const silent = (events: readonly { type: string; character?: unknown }[]) =>
  events.flatMap(({ type, character }) => (type === 'unanswered' ? [CHARACTERS[Number(character)].id] : []));

describe('CIT-4 Calling', () => {
  it('CIT-4.1 CIT-4.3 calls each rank once in rising order and passes over those nobody holds', () => {
    const t = calling({ seats: [{}, {}, {}, {}], holds: { magician: 'b', warlord: 'd' } });
    expect(silent(t.events)).toEqual(['assassin', 'thief']);
    expect(t.state.turn).toMatchObject({ seat: 1, character: rankOf('magician') });
    t.play('b: take gold', 'b: end turn');
    expect(silent(t.events)).toEqual(['assassin', 'thief', 'king', 'bishop', 'merchant', 'architect']);
    expect(t.state.turn).toMatchObject({ seat: 3, character: rankOf('warlord') });
  });

  it('CIT-4.2 the holder of a called character must show it and take a turn', () => {
    const t = calling({ seats: [{}, {}, {}, {}], holds: { king: 'c' } });
    expect(t.last('shown')).toMatchObject({ seat: 2, character: rankOf('king') });
    expect(t.state.agenda).toEqual([{ kind: 'turn-action', seat: 2 }]);
    expect(t.refusal('c', 'end turn')).toBe('CIT-5.1');
    expect(t.refusal('a', 'take gold')).toBe('CIT-4.2');
  });

  it('CIT-4.4 CIT-9.2 E5 the murdered Merchant stays silent, has no turn and gets no gold', () => {
    const t = table({
      seats: [{ gold: 1 }, {}, { gold: 4 }, {}],
      holds: { assassin: 'a', merchant: 'c', architect: 'd' },
      turn: 'assassin',
    });
    t.play('a: take gold', 'a: murder merchant', 'a: end turn');
    expect(silent(t.events)).toContain('merchant');
    expect(t.happened()).not.toContain('extra-gold');
    expect(t.gold('c')).toBe(4);
    expect(t.state.turn.character).toBe(rankOf('architect'));
  });

  it('CIT-4.5 a character that has played stays in sight for the round', () => {
    const t = calling({ seats: [{}, {}, {}, {}], holds: { thief: 'b', king: 'c' } });
    t.play('b: take gold', 'b: end turn');
    expect(view(t.state, 'spectator').seats[1].characters).toEqual([rankOf('thief')]);
    expect(view(t.state, 'spectator').shown[rankOf('thief')]).toBe(1);
    expect(view(t.state, 'spectator').seats[2].characters).toEqual([rankOf('king')]);
  });

  it('CIT-4.6 to everybody else a murdered holder looks like a card on the table', () => {
    const seats = [{}, {}, {}, {}];
    const held = calling({ seats, holds: { assassin: 'a', bishop: 'c', warlord: 'b' }, murdered: 'bishop' }, 'thief');
    const unheld = calling({ seats, holds: { assassin: 'a', warlord: 'b' }, murdered: 'bishop' }, 'thief');
    expect(held.events.map((event) => eventFor(event, 3))).toEqual(unheld.events.map((event) => eventFor(event, 3)));
    expect(view(held.state, 'spectator')).toEqual(view(unheld.state, 'spectator'));
  });

  it('CIT-4.7 calling is automatic and the log names the crown holder as the caller', () => {
    const t = calling({ seats: [{}, {}, {}, {}], holds: { king: 'c', warlord: 'a' }, crown: 'b' });
    expect(t.last('shown').caller).toBe(1);
    t.play('c: take gold', 'c: end turn');
    expect(t.last('shown')).toMatchObject({ seat: 0, caller: 2 });
  });

  it('CIT-4.8 a turn begins with showing, theft, crown and extra gold, in this order', () => {
    const king = calling({ seats: [{ gold: 3 }, {}, {}, {}], holds: { thief: 'b', king: 'a' }, robbed: 'king' }, 'magician');
    expect(king.happened()).toEqual(['shown', 'robbed', 'crowned']);
    const merchant = calling({ seats: [{ gold: 3 }, {}, {}, {}], holds: { thief: 'b', merchant: 'a' }, robbed: 'merchant' }, 'bishop');
    expect(merchant.happened()).toEqual(['shown', 'robbed', 'extra-gold']);
    expect(merchant.gold('a')).toBe(1);
  });
});

describe('CIT-5 The turn', () => {
  const kingsTurn = () =>
    table({
      seats: [{ gold: 4, hand: ['manor', 'tavern'], city: ['palace'] }, {}, {}, {}],
      holds: { king: 'a' },
      turn: 'king',
      pile: ['keep', 'docks', 'temple'],
    });

  it('CIT-5.1 takes the resource exactly once', () => {
    const t = kingsTurn();
    expect(t.legal('a')).toEqual(['take gold', 'draw cards', 'take income']);
    t.play('a: take gold');
    expect(t.legal('a')).not.toContain('take gold');
    expect(t.legal('a')).not.toContain('draw cards');
    expect(t.refusal('a', 'take gold')).toBe('CIT-5.1');
    expect(t.refusal('a', 'draw cards')).toBe('CIT-5.1');
    expect(kingsTurn().refusal('a', 'end turn')).toBe('CIT-5.1');
  });

  it('CIT-5.2 builds only after the resource', () => {
    const t = kingsTurn();
    expect(t.refusal('a', 'build tavern')).toBe('CIT-5.2');
    t.play('a: take gold');
    expect(t.legal('a')).toEqual(['take income', 'build manor', 'build tavern', 'end turn']);
  });

  it('CIT-5.3 abilities may be used at any moment of the turn', () => {
    const warlord = () =>
      table({ seats: [{ gold: 3, hand: ['tavern'], city: ['prison'] }, { city: ['temple'] }], holds: { warlord: 'a' }, turn: 'warlord' });
    const early = warlord().play('a: destroy b temple', 'a: take income', 'a: take gold', 'a: build tavern', 'a: end turn');
    const late = warlord().play('a: take gold', 'a: build tavern', 'a: destroy b temple', 'a: take income', 'a: end turn');
    expect(early.gold('a')).toBe(late.gold('a'));
    expect(early.city('b')).toEqual([]);
  });

  it('CIT-5.4 uses each ability once; income and the other ability are two', () => {
    const t = table({ seats: [{ gold: 9, city: ['prison'] }, { city: ['temple', 'church'] }], holds: { warlord: 'a' }, turn: 'warlord' });
    t.play('a: destroy b temple', 'a: take income');
    expect(t.refusal('a', 'destroy b church')).toBe('CIT-5.4');
    expect(t.refusal('a', 'take income')).toBe('CIT-8.2');
  });

  it('CIT-5.5 abilities are voluntary; crown, protection and extra gold come by themselves', () => {
    const t = calling({ seats: [{ city: ['tavern'] }, {}, {}, {}], holds: { merchant: 'a', king: 'b' }, crown: 'c' });
    expect(t.state.crown).toBe(1);
    t.play('b: take gold', 'b: end turn');
    expect(t.last('extra-gold').gold).toBe(1);
    t.play('a: take gold', 'a: end turn');
    expect(t.gold('a')).toBe(3);
    expect(t.happened()).not.toContain('income');
  });

  it('CIT-5.6 every character has the resource and a build', () => {
    for (const { id } of CHARACTERS) {
      const t = table({ seats: [{ gold: 1, hand: ['tavern'] }, {}], holds: { [id]: 'a' }, turn: id, pile: ['keep'] });
      expect(t.legal('a')).toEqual(expect.arrayContaining(['take gold', 'draw cards']));
      t.play('a: take gold', 'a: build tavern');
      expect(t.city('a')).toEqual(['tavern']);
    }
  });

  it('CIT-5.7 a purple district works in every turn of its owner, also when just built', () => {
    const t = table({ seats: [{ gold: 5, hand: ['laboratory', 'tavern'] }, {}], holds: { bishop: 'a' }, turn: 'bishop' });
    t.play('a: take gold');
    expect(t.legal('a')).not.toContain('laboratory tavern');
    t.play('a: build laboratory', 'a: laboratory tavern');
    expect(t.gold('a')).toBe(3);
  });

  it('CIT-5.8 nothing comes between looking at cards and choosing', () => {
    const t = kingsTurn().play('a: draw cards');
    expect(t.legal('a')).toEqual(['keep keep', 'keep docks']);
    expect(t.refusal('a', 'take income')).toBe('CIT-5.8');
  });

  it('CIT-5.9 the turn ends when the player says so, after the resource; unused rights lapse', () => {
    const t = kingsTurn();
    expect(t.legal('a')).not.toContain('end turn');
    t.play('a: take gold', 'a: end turn');
    expect(t.gold('a')).toBe(6);
    expect(t.last('turn-ended')).toMatchObject({ seat: 0, character: rankOf('king') });
    expect(t.state.agenda[0]).toEqual({ kind: 'draft-choose', seat: 0 });
  });

  it('CIT-5.10 keeps what was used in the turn, and starts every turn afresh', () => {
    const t = table({
      seats: [{ gold: 9, hand: ['tavern', 'keep', 'manor'], city: ['laboratory', 'smithy', 'market'] }, {}],
      holds: { merchant: 'a', architect: 'a' },
      turn: 'merchant',
      pile: ['docks', 'harbor', 'temple', 'church', 'prison'],
    });
    t.play('a: take gold', 'a: build tavern', 'a: take income', 'a: laboratory keep', 'a: smithy');
    expect(t.state.turn).toEqual({
      seat: 0,
      character: rankOf('merchant'),
      resourceTaken: true,
      builds: 1,
      incomeTaken: true,
      abilityUsed: false,
      laboratoryUsed: true,
      smithyUsed: true,
    });
    t.play('a: end turn');
    expect(t.state.turn).toEqual({
      seat: 0,
      character: rankOf('architect'),
      resourceTaken: false,
      builds: 0,
      incomeTaken: false,
      abilityUsed: false,
      laboratoryUsed: false,
      smithyUsed: false,
    });
    t.play('a: architect draw');
    expect(t.state.turn.abilityUsed).toBe(true);
  });
});
