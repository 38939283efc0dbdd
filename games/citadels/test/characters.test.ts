import { describe, expect, it } from 'vitest';
import { citadels } from '../src/game.ts';
import { view } from '../src/view/view.ts';
import { calling, rankOf, table } from './table.ts';

describe('CIT-9 Assassin', () => {
  const assassin = () => table({ seats: [{ gold: 1 }, {}, {}, {}], holds: { assassin: 'a', king: 'b', warlord: 'c' }, turn: 'assassin' });

  it('CIT-9.1 names any of the seven others, also one lying face up', () => {
    const t = assassin();
    t.state.draft.faceUp = [rankOf('merchant')];
    const names = t.legal('a').filter((move) => move.startsWith('murder'));
    expect(names).toEqual(['thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord'].map((id) => `murder ${id}`));
    expect(t.refusal('a', 'murder assassin')).toBe('CIT-9.1');
    t.play('a: murder king');
    expect(t.state.murdered).toBe(rankOf('king'));
    expect(t.refusal('a', 'murder thief')).toBe('CIT-5.4');
    const other = table({ seats: [{}, {}], holds: { thief: 'a' }, turn: 'thief' });
    expect(other.refusal('a', 'murder king')).toBe('CIT-9.1');
  });

  it('CIT-9.2 the murdered character has no turn this round', () => {
    const t = assassin().play('a: murder king', 'a: take gold', 'a: end turn');
    expect(t.state.turn).toMatchObject({ seat: 2, character: rankOf('warlord') });
    expect(view(t.state, 'spectator').shown[rankOf('king')]).toBe(-1);
  });

  it('CIT-9.3 naming a character nobody holds has no effect; the name is announced to all', () => {
    const t = assassin().play('a: murder bishop', 'a: take gold', 'a: end turn');
    expect(t.last('named-victim')).toMatchObject({ seat: 0, character: rankOf('bishop') });
    expect(view(t.state, 3).murdered).toBe(rankOf('bishop'));
    expect(t.state.turn).toMatchObject({ seat: 1, character: rankOf('king') });
    t.play('b: take gold', 'b: end turn', 'c: take gold', 'c: end turn');
    expect(t.happened()).not.toContain('victim-revealed');
  });

  it('CIT-9.4 the murder hits the character only: gold, hand and city stay, and the other character acts', () => {
    const t = table({
      seats: [{}, { gold: 3, hand: ['keep'], city: ['manor'] }],
      holds: { assassin: 'a', king: 'b', bishop: 'b' },
      turn: 'assassin',
    }).play('a: murder king', 'a: take gold', 'a: end turn');
    expect([t.gold('b'), t.hand('b'), t.city('b')]).toEqual([3, ['keep'], ['manor']]);
    expect(t.state.turn).toMatchObject({ seat: 1, character: rankOf('bishop') });
  });
});

describe('CIT-10 Thief', () => {
  const thief = (murdered?: 'king') =>
    table({
      seats: [{ gold: 1 }, { gold: 5 }, {}, {}],
      holds: { thief: 'a', merchant: 'b' },
      turn: 'thief',
      ...(murdered === undefined ? {} : { murdered }),
    });

  it('CIT-10.1 names a character to rob, announced to all, once', () => {
    const t = thief().play('a: steal merchant');
    expect(t.last('named-mark')).toMatchObject({ seat: 0, character: rankOf('merchant') });
    expect(view(t.state, 2).robbed).toBe(rankOf('merchant'));
    expect(t.refusal('a', 'steal king')).toBe('CIT-5.4');
    const other = table({ seats: [{}, {}], holds: { king: 'a' }, turn: 'king' });
    expect(other.refusal('a', 'steal bishop')).toBe('CIT-10.1');
  });

  it('CIT-10.2 E12 with the King murdered he may name Magician, Bishop, Merchant, Architect or Warlord', () => {
    const names = thief('king')
      .legal('a')
      .filter((move) => move.startsWith('steal'));
    expect(names).toEqual(['magician', 'bishop', 'merchant', 'architect', 'warlord'].map((id) => `steal ${id}`));
    expect(
      thief()
        .legal('a')
        .filter((move) => move.startsWith('steal')),
    ).toHaveLength(6);
    for (const id of ['assassin', 'thief', 'king']) expect(thief('king').refusal('a', `steal ${id}`)).toBe('CIT-10.2');
  });

  it('CIT-10.3 nobody shows anything when the name is announced', () => {
    const t = thief().play('a: steal merchant');
    expect(t.happened()).toEqual(['named-mark']);
    expect([t.gold('a'), t.gold('b')]).toEqual([1, 5]);
  });

  it('CIT-10.4 CIT-10.5 CIT-14.1 E11 the Merchant gives all 5 gold and keeps the extra gold that follows', () => {
    const t = thief().play('a: steal merchant', 'a: take gold', 'a: end turn');
    expect([t.gold('a'), t.gold('b')]).toEqual([8, 1]);
    expect(t.last('robbed')).toMatchObject({ seat: 1, thief: 0, gold: 5 });
    t.play('b: take gold');
    expect(t.gold('b')).toBe(3);
  });

  it('CIT-10.6 E34 the named Architect lies face down: no answer, nothing stolen, and all know it', () => {
    const t = table({ seats: [{ gold: 1 }, { gold: 5 }, { gold: 4 }, {}], holds: { thief: 'a', warlord: 'b' }, turn: 'thief' });
    t.play('a: steal architect', 'a: take gold', 'a: end turn');
    expect([t.gold('a'), t.gold('b'), t.gold('c')]).toEqual([3, 5, 4]);
    expect(t.happened()).not.toContain('robbed');
    expect(view(t.state, 3).shown[rankOf('architect')]).toBe(-1);
    expect(t.events.some((event) => event.type === 'unanswered' && event.character === rankOf('architect'))).toBe(true);
  });

  it('CIT-10.7 stolen gold comes in the turn of another, so it builds in the next own turn at the earliest', () => {
    const t = table({
      seats: [{ gold: 0, hand: ['keep'] }, { gold: 5 }, {}],
      holds: { thief: 'a', king: 'b', warlord: 'a' },
      turn: 'thief',
    }).play('a: steal king', 'a: take gold');
    expect(t.refusal('a', 'build keep')).toBe('CIT-7.3');
    t.play('a: end turn', 'b: take gold', 'b: end turn', 'a: take gold', 'a: build keep');
    expect([t.city('a'), t.gold('a')]).toEqual([['keep'], 2 + 5 + 2 - 3]);
  });

  it('CIT-10.7 CIT-17.3 stolen gold pays for the Graveyard before the next own turn', () => {
    const t = table({
      seats: [{ gold: 0, city: ['graveyard'] }, { gold: 5 }, { city: ['market'] }],
      holds: { thief: 'a', warlord: 'b' },
      turn: 'thief',
      pile: ['keep'],
    }).play('a: steal warlord', 'a: draw cards', 'a: end turn', 'b: take gold');
    expect(t.gold('a')).toBe(5);
    t.play('b: destroy c market', 'a: graveyard yes');
    expect([t.gold('a'), t.hand('a')]).toEqual([5 - 1, ['keep', 'market']]);
  });
});

describe('CIT-11 Magician', () => {
  it('CIT-11.1 CIT-11.2 CIT-5.3 E4 builds the Castle, then swaps an empty hand for three cards', () => {
    const t = table({
      seats: [{ gold: 2, hand: ['castle'] }, { hand: ['keep', 'manor', 'tavern'] }],
      holds: { magician: 'a' },
      turn: 'magician',
    }).play('a: take gold', 'a: build castle', 'a: swap b');
    expect([t.hand('a'), t.hand('b'), t.gold('a')]).toEqual([['keep', 'manor', 'tavern'], [], 0]);
    expect(t.refusal('a', 'redraw keep')).toBe('CIT-5.4');
    expect(t.refusal('a', 'swap b')).toBe('CIT-5.4');
  });

  it('CIT-11.2 one of the two hands must hold a card', () => {
    const against = table({ seats: [{ hand: ['keep'] }, {}, {}], holds: { magician: 'a' }, turn: 'magician' });
    expect(against.legal('a')).toEqual(expect.arrayContaining(['swap b', 'swap c']));
    expect(against.refusal('a', 'swap a')).toBe('CIT-11.2');
    const empty = table({ seats: [{}, {}, { hand: ['keep'] }], holds: { magician: 'a' }, turn: 'magician' });
    expect(empty.legal('a')).toEqual(['take gold', 'swap c']);
    expect(empty.refusal('a', 'swap b')).toBe('CIT-11.2');
    expect(empty.refusal('a', 'redraw keep')).toBe('CIT-11.4');
  });

  it('CIT-11.3 swaps with anybody: murdered, robbed or already played', () => {
    const t = table({
      seats: [{ hand: ['keep'] }, { hand: ['manor'] }, { hand: ['tavern'] }, { hand: ['docks'] }],
      holds: { assassin: 'b', thief: 'c', king: 'd', magician: 'a' },
      turn: 'magician',
      murdered: 'king',
      robbed: 'bishop',
    });
    expect(t.legal('a')).toEqual(expect.arrayContaining(['swap b', 'swap c', 'swap d']));
    t.play('a: swap d');
    expect([t.hand('a'), t.hand('d')]).toEqual([['docks'], ['keep']]);
  });

  it('CIT-11.4 discards any number of cards and draws as many; the list is bounded, any set is accepted', () => {
    const make = () =>
      table({
        seats: [{ hand: ['palace', 'tavern', 'keep', 'tavern'] }, {}],
        holds: { magician: 'a' },
        turn: 'magician',
        pile: ['docks', 'harbor', 'temple', 'church', 'prison'],
      });
    const listed = make()
      .legal('a')
      .filter((move) => move.startsWith('redraw'));
    expect(listed.length).toBeLessThanOrEqual(12);
    expect(listed).toEqual([
      'redraw tavern',
      'redraw palace',
      'redraw tavern, tavern',
      'redraw palace, keep',
      'redraw palace, tavern',
      'redraw tavern, tavern, keep',
      'redraw palace, tavern, keep',
      'redraw palace, tavern, tavern, keep',
    ]);
    const t = make().play('a: redraw tavern, keep');
    expect([t.hand('a'), t.discard().sort(), t.pile()]).toEqual([
      ['palace', 'tavern', 'docks', 'harbor'],
      ['keep', 'tavern'],
      ['temple', 'church', 'prison'],
    ]);
    expect(make().refusal('a', 'redraw manor')).toBe('CIT-11.4');
    expect(make().refusal('a', 'redraw tavern, tavern, tavern')).toBe('CIT-11.4');
  });

  it('CIT-11.1 CIT-11.4 a redraw uses the power up, and only a sorted set of own cards counts as one', () => {
    const t = table({
      seats: [{ hand: ['keep', 'manor'] }, { hand: ['tavern'] }],
      holds: { magician: 'a' },
      turn: 'magician',
      pile: ['docks', 'harbor'],
    });
    expect(citadels.accepts(t.state, 0, { do: 'redraw', districts: [] })).toBe(false);
    expect(citadels.accepts(t.state, 0, { do: 'redraw', districts: [18, 0] })).toBe(false);
    expect(citadels.accepts(t.state, 0, { do: 'redraw', districts: [0, 18] })).toBe(true);
    t.play('a: redraw keep');
    expect(t.last('redrew')).toMatchObject({ clause: 'CIT-11.4', seat: 0, count: 1, discarded: [18], drawn: [10] });
    expect(t.refusal('a', 'redraw manor')).toBe('CIT-5.4');
    expect(t.refusal('a', 'swap b')).toBe('CIT-5.4');
  });

  it('CIT-11.5 CIT-22.3 E23 with both piles empty he draws his own two discards again', () => {
    const t = table({ seats: [{ hand: ['keep', 'manor', 'tavern'] }, {}], holds: { magician: 'a' }, turn: 'magician' });
    t.luck(0).play('a: redraw keep, manor');
    expect(t.hand('a').sort()).toEqual(['keep', 'manor', 'tavern']);
    expect([t.pile(), t.discard()]).toEqual([[], []]);
  });
});

describe('CIT-12 King, CIT-13 Bishop, CIT-14 Merchant', () => {
  it('CIT-12.1 CIT-12.2 the King takes the crown when shown, calls the rest and starts the next draft', () => {
    const t = calling({ seats: [{}, {}, {}, {}], holds: { king: 'd', bishop: 'b' }, crown: 'a' });
    expect(t.state.crown).toBe(3);
    expect(t.last('crowned')).toMatchObject({ seat: 3, clause: 'CIT-12.1' });
    t.play('d: take gold', 'd: end turn');
    expect(t.last('shown')).toMatchObject({ seat: 1, caller: 3 });
    t.play('b: take gold', 'b: end turn');
    expect(t.state.agenda).toEqual([{ kind: 'draft-choose', seat: 3 }]);
  });

  it('CIT-12.3 E14 nobody holds the King: the crown stays for the next round too', () => {
    const t = calling({ seats: [{}, {}, {}, {}], holds: { warlord: 'b' }, crown: 'c' }).play('b: take gold', 'b: end turn');
    expect(t.state.crown).toBe(2);
    expect(t.state.draft.first).toBe(2);
  });

  it('CIT-12.4 E13 the murdered King inherits the crown only for the next round, without turn or income', () => {
    const t = calling(
      {
        seats: [{}, {}, {}, { gold: 2, city: ['palace'] }],
        holds: { assassin: 'a', king: 'd', warlord: 'c' },
        murdered: 'king',
        crown: 'b',
      },
      'assassin',
    );
    expect(t.last('shown')).toMatchObject({ seat: 2, caller: 1 });
    t.play('c: take gold', 'c: end turn');
    expect(t.gold('d')).toBe(2);
    expect(t.last('crowned')).toMatchObject({ seat: 3, clause: 'CIT-12.4' });
    expect(t.state.agenda).toEqual([{ kind: 'draft-choose', seat: 3 }]);
    const unheld = calling({ seats: [{}, {}, {}, {}], holds: { assassin: 'a', warlord: 'c' }, murdered: 'king', crown: 'b' }, 'assassin');
    unheld.play('c: take gold', 'c: end turn');
    expect(unheld.state.crown).toBe(1);
  });

  it('CIT-13.1 CIT-13.2 CIT-16.5 E16 a living Bishop keeps the Warlord out of his city, a murdered one does not', () => {
    const warlord = (murdered?: 'bishop') =>
      table({
        seats: [{ gold: 9 }, { city: ['temple'] }, {}, {}],
        holds: { warlord: 'a', bishop: 'b' },
        turn: 'warlord',
        ...(murdered === undefined ? {} : { murdered }),
      });
    expect(warlord().legal('a')).toEqual(['take gold']);
    expect(warlord().refusal('a', 'destroy b temple')).toBe('CIT-13.1');
    expect(warlord('bishop').play('a: destroy b temple').city('b')).toEqual([]);
  });

  it('CIT-13.3 the protection covers the whole city, whichever character of the player acted last', () => {
    const t = table({
      seats: [{ gold: 9 }, { city: ['temple', 'tavern', 'watchtower'] }, {}],
      holds: { bishop: 'b', architect: 'b', warlord: 'a' },
      turn: 'warlord',
    });
    expect(t.legal('a').filter((move) => move.startsWith('destroy'))).toEqual([]);
  });

  it('CIT-14.1 the extra gold is paid by itself at the start of the turn, and is no income', () => {
    const t = calling({ seats: [{}, {}, {}, {}], holds: { merchant: 'b' } });
    expect([t.gold('b'), t.last('extra-gold').gold, t.state.turn.incomeTaken]).toEqual([1, 1, false]);
    const broke = calling({ seats: [{ gold: 30 }, {}, {}, {}], holds: { merchant: 'b' }, options: { bank: '30-coins' } });
    expect(broke.gold('b')).toBe(0);
  });

  it('CIT-14.2 the Merchant has green income', () => {
    const t = table({ seats: [{ city: ['tavern', 'harbor', 'manor'] }, {}], holds: { merchant: 'a' }, turn: 'merchant' }).play(
      'a: take income',
    );
    expect(t.gold('a')).toBe(2);
  });
});

describe('CIT-16 Warlord', () => {
  it('CIT-16.1 destroys one district of another player, never one of his own', () => {
    const t = table({
      seats: [{ gold: 9, city: ['tavern'] }, { city: ['temple', 'temple', 'market'] }],
      holds: { warlord: 'a' },
      turn: 'warlord',
    });
    expect(t.refusal('a', 'destroy a tavern')).toBe('CIT-16.1');
    expect(t.refusal('a', 'destroy b palace')).toBe('CIT-16.1');
    t.play('a: destroy b temple');
    expect(t.city('b')).toEqual(['temple', 'market']);
    expect(t.refusal('a', 'destroy b temple')).toBe('CIT-5.4');
    const king = table({ seats: [{ gold: 9 }, { city: ['temple'] }], holds: { king: 'a' }, turn: 'king' });
    expect(king.refusal('a', 'destroy b temple')).toBe('CIT-16.1');
  });

  it('CIT-16.2 CIT-16.3 CIT-17.2 E15 with 4 gold: Palace for 4, Temple for nothing, University needs 5, the Keep is safe', () => {
    const position = {
      seats: [{ gold: 4 }, { city: ['palace', 'university', 'keep', 'temple'] as const }],
      holds: { warlord: 'a' },
      turn: 'warlord',
    } as const;
    const t = table({ ...position, options: { bank: '30-coins' } });
    expect(t.legal('a').filter((move) => move.startsWith('destroy'))).toEqual(['destroy b palace', 'destroy b temple']);
    expect(t.refusal('a', 'destroy b university')).toBe('CIT-16.2');
    expect(t.refusal('a', 'destroy b keep')).toBe('CIT-17.2');
    const bank = t.state.bank;
    t.play('a: destroy b palace');
    expect([t.gold('a'), t.state.bank - bank, t.last('destroyed').paid]).toEqual([0, 4, 4]);
    expect(table(position).play('a: destroy b temple').gold('a')).toBe(4);
    const five = table({ ...position, seats: [{ gold: 5 }, { city: ['university', 'dragon-gate'] }] });
    expect(five.legal('a')).toEqual(expect.arrayContaining(['destroy b university', 'destroy b dragon-gate']));
    expect(five.play('a: destroy b dragon-gate').gold('a')).toBe(0);
  });

  it('CIT-16.4 a completed city is safe', () => {
    const eight = ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'prison', 'harbor'] as const;
    const position = { seats: [{ gold: 9 }, { city: eight }], holds: { warlord: 'a' }, turn: 'warlord' } as const;
    expect(table(position).refusal('a', 'destroy b tavern')).toBe('CIT-16.4');
    expect(table({ ...position, seats: [{ gold: 9 }, { city: eight.slice(1) }] }).legal('a')).toContain('destroy b tavern');
  });

  it('CIT-16.6 neither the city of a living Bishop nor a Keep', () => {
    const t = table({
      seats: [{ gold: 9 }, { city: ['tavern'] }, { city: ['keep', 'market'] }],
      holds: { warlord: 'a', bishop: 'b' },
      turn: 'warlord',
    });
    expect(t.legal('a').filter((move) => move.startsWith('destroy'))).toEqual(['destroy c market']);
  });

  it('CIT-16.7 the destroyed card goes to the discard pile in sight of all', () => {
    const t = table({ seats: [{ gold: 9 }, { city: ['market'] }, {}], holds: { warlord: 'a' }, turn: 'warlord' }).play(
      'a: destroy b market',
    );
    expect(t.discard()).toEqual(['market']);
    expect(view(t.state, 'spectator').discards).toEqual([8]);
  });

  it('CIT-16.8 any moment of the turn, also before the resource; red income besides', () => {
    const t = table({ seats: [{ gold: 1, city: ['prison'] }, { city: ['market'] }], holds: { warlord: 'a' }, turn: 'warlord' });
    t.play('a: destroy b market', 'a: take income', 'a: take gold');
    expect(t.gold('a')).toBe(1 - 1 + 1 + 2);
  });
});
