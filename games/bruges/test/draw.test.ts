import { describe, expect, it } from 'vitest';
import { PERSONS } from '../src/data/persons.ts';
import { activated, withPerson } from './change.ts';
import { type Id, ids, phase, table } from './table.ts';

const full = ['queen', 'bard', 'dancer', 'minstrel', 'prince'] as const;
const other = ['baker', 'butcher', 'soldier', 'monk', 'nun'] as const;

describe('BRU-3 Phase 1: draw cards', () => {
  it('BRU-3.1 BRU-3.5 everybody refills to 5 cards, one player after the other', () => {
    const t = phase('draw', { seats: [{ hand: ['queen', 'bard', 'dancer'] }, { hand: ['king'] }] });
    expect([t.asked(), t.legal('a'), t.refusal('a', 'stop'), t.refusal('b', 'draw left')]).toEqual([
      'a: draw-from',
      ['draw left', 'draw right'],
      'BRU-3.5',
      'BRU-2.3',
    ]);
    t.play('a: draw left', 'a: draw left');
    expect([t.hand('a').length, t.asked()]).toEqual([5, 'b: draw-from']);
    t.play('b: draw right', 'b: draw right', 'b: draw left');
    expect([t.hand('b').length, t.asked()]).toEqual([1, 'b: draw-from']);
    t.play('b: draw right');
    expect(t.hand('b').length).toBe(5);
  });

  it('BRU-3.2 BRU-3.4 one card at a time, and the next back decides the next choice', () => {
    const t = phase('draw', { seats: [{ hand: ['queen', 'bard', 'dancer'] }, { hand: other }], left: ['king', 'acrobat'] });
    expect(t.view(1).piles[0].top).toBe(4);
    t.play('a: draw left');
    expect(t.view(1).piles[0].top).toBe(0);
    expect(t.last('drew')).toEqual({ type: 'drew', clause: 'BRU-3.2', seat: 0, side: 0, colour: 4 });
    expect(t.refusal('a', 'pay')).toBe('BRU-3.2');
  });

  it('BRU-3.3 BRU-3.8 the drawer sees the new faces only when the hand is complete, the kept cards all the time', () => {
    const t = phase('draw', { seats: [{ hand: ['queen', 'bard', 'dancer'] }, { hand: other }], left: ['king', 'acrobat'] }).play(
      'a: draw left',
    );
    const own = t.view(0).seats[0];
    expect([ids(own.hand ?? []), own.drawnColours, own.handColours]).toEqual([
      ['dancer', 'bard', 'queen'].sort(byNo),
      [0, 0, 0, 0, 1],
      [0, 0, 1, 2, 0],
    ]);
    t.play('a: draw left');
    expect(ids(t.view(0).seats[0].hand ?? [])).toEqual(['queen', 'bard', 'dancer', 'king', 'acrobat'].sort(byNo));
    expect(t.view(1).seats[0].hand).toBe(null);
    expect(t.view(1).seats[0].handColours).toEqual([1, 0, 1, 2, 1]);
    expect(t.last('saw').cards?.length).toBe(2);
  });

  it('BRU-3.6 X30 7 cards at the start: none drawn, none discarded, after four turns 3 are left', () => {
    const seven = [...full, 'king', 'duke'] as const;
    const t = phase('draw', { seats: [{ hand: seven }, { hand: other }] }, [2, 2, 2, 2, 2]);
    expect([t.asked(), t.hand('a').length, t.state.discard.length]).toEqual(['a: turn-action', 7, 0]);
    for (const [mine, his] of [
      ['queen', 'baker'],
      ['bard', 'butcher'],
      ['dancer', 'soldier'],
      ['minstrel', 'monk'],
    ])
      t.play(`a: guilders ${mine}`, `b: guilders ${his}`);
    expect([t.hand('a'), t.state.round]).toEqual([['prince', 'duke', 'king'].sort(byNo), 4]);
  });

  it('BRU-3.7 the choice for the sixth card comes before the faces are seen', () => {
    const t = phase('draw', { seats: [{ persons: ['inventor'], hand: ['queen', 'bard', 'dancer', 'minstrel'] }, {}], left: ['king'] }).play(
      'a: draw left',
    );
    expect([t.legal('a'), t.hand('a').length, t.view(0).seats[0].hand?.length]).toEqual([['draw left', 'draw right', 'stop'], 4, 4]);
    t.play('a: stop');
    expect([t.hand('a').length, t.asked()]).toEqual([5, 'b: draw-from']);
  });
});

describe('BRU-4 Draw piles running out, last round', () => {
  const four = ['queen', 'bard', 'dancer', 'minstrel'] as const;

  it('BRU-4.1 BRU-4.2 BRU-4.7 X6 the last card of a pile brings the extra pile and the last round at once', () => {
    const piles = { left: ['king'], right: ['duke', 'count'], extra: ['baker', 'butcher', 'monk'] } as const;
    const t = phase('draw', { seats: [{ hand: full }, { hand: ['nun', 'abbot', 'vicar', 'thief'] }], piles, round: 6 }, [2, 2, 2, 2, 2]);
    t.play('b: draw left');
    expect([ids(t.state.piles[0]).reverse(), ids(t.state.piles[1]).reverse(), t.state.extra]).toEqual([
      ['baker', 'butcher', 'monk'],
      ['duke', 'count'],
      [],
    ]);
    expect([t.state.lastRound, t.state.round]).toEqual([6, 6]);
    expect(t.last('last-round')).toMatchObject({ clause: 'BRU-4.7', round: 6 });
  });

  it('BRU-4.7 players still to refill go on drawing', () => {
    const piles = { left: ['king'], right: ['duke', 'count'], extra: ['baker', 'butcher', 'monk'] } as const;
    const t = phase('draw', { seats: [{ hand: four }, { hand: ['nun', 'abbot', 'vicar', 'thief'] }], piles }).play('a: draw left');
    expect([t.state.lastRound, t.asked()]).toEqual([3, 'b: draw-from']);
    t.luck(2, 2, 2, 2, 2).play('b: draw left');
    expect([t.hand('b').length, t.asked()]).toEqual([5, 'a: turn-action']);
  });

  it('BRU-4.3 X8 a remaining pile of 7 is split into 4 upper and 3 lower cards, nothing shuffled', () => {
    const right = ['duke', 'count', 'baker', 'butcher', 'monk', 'nun', 'abbot'] as const;
    const t = phase('draw', { seats: [{ hand: four }, { hand: full.slice(0, 0) }], piles: { left: ['king'], right }, lastRound: 5 }).play(
      'a: draw left',
    );
    expect([ids(t.state.piles[1]).reverse(), ids(t.state.piles[0]).reverse()]).toEqual([right.slice(0, 4), right.slice(4)]);
    expect(t.last('pile-split')).toMatchObject({ upper: 4, lower: 3, side: 0 });
  });

  it('BRU-4.4 BRU-4.5 splitting goes on while two cards are left; a single card is one pile', () => {
    const t = phase('draw', {
      seats: [{ hand: [] }, { hand: [] }],
      piles: { left: ['king'], right: ['duke', 'count', 'baker'] },
      lastRound: 5,
    });
    t.play('a: draw left');
    expect(t.state.piles.map((pile) => pile.length)).toEqual([1, 2]);
    t.play('a: draw left');
    expect(t.state.piles.map((pile) => pile.length)).toEqual([1, 1]);
    t.play('a: draw right');
    // The last card is taken without asking: there is one option.
    expect([t.state.piles.map((pile) => pile.length), t.hand('a').length]).toEqual([[0, 0], 4]);
    const servant = withPerson('servant', { piles: { left: [], right: ['king'] } });
    expect(servant.play('a: activate servant').asked()).toBe('a: turn-action');
  });

  it('BRU-4.6 without a card drawing is omitted and the game goes on', () => {
    const t = phase(
      'draw',
      { seats: [{ hand: ['queen'] }, { hand: ['bard'] }], piles: { left: [], right: [] }, lastRound: 3 },
      [2, 2, 2, 2, 2],
    );
    expect([t.asked(), t.hand('a')]).toEqual(['a: turn-action', ['queen']]);
    t.play('a: guilders queen', 'b: guilders bard');
    expect([t.state.phase, t.state.discard.length]).toEqual(['over', 165]);
  });

  it('BRU-4.8 BRU-4.9 BRU-4.10 X7 an effect takes the last card in phase 3: the next round is the last, and stays it', () => {
    const piles = {
      left: ['king', 'duke', 'count', 'baker'],
      right: ['queen'],
      extra: ['butcher', 'monk', 'nun', 'abbot', 'vicar', 'thief', 'chaplain', 'deacon'],
    } as const;
    const seats = [
      { hand: ['bard', 'acrobat'], homes: [['red', 'architect']], workers: { brown: 1 } },
      { hand: ['dancer', 'minstrel'] },
    ] as const;
    const t = table({ seats, piles, round: 6, circle: 3 }).play('a: activate architect', 'a: draw right');
    expect([t.state.lastRound, t.state.extra.length, t.state.piles[1].length]).toEqual([7, 0, 8]);
    expect(t.last('last-round')).toMatchObject({ clause: 'BRU-4.8', round: 7 });
    t.play('a: guilders bard', 'b: guilders dancer', 'b: draw left', 'b: draw left', 'b: draw left', 'b: draw left');
    expect([t.state.round, t.state.lastRound, t.state.piles.map((pile) => pile.length)]).toEqual([7, 7, [4, 4]]);
  });

  it('BRU-4.10 the cards that effects draw count as well', () => {
    const extra: Id[] = ['butcher', 'monk'];
    const princess = withPerson('princess', { piles: { left: ['king'], right: ['duke'], extra } }).play(
      'a: activate princess',
      'a: draw left',
    );
    expect(princess.state.lastRound).toBe(4);
    const servant = withPerson('servant', { piles: { left: ['king'], right: ['duke'], extra } }).play(
      'a: activate servant',
      'a: draw right',
    );
    expect([
      servant.state.lastRound,
      activated('servant', { piles: { left: ['king'], right: ['duke', 'count'], extra } }, 'a: draw right'),
    ]).toEqual([4, { hand: 1 }]);
  });

  it('BRU-4.9 an untouched pile fixes nothing', () => {
    const t = withPerson('servant', { piles: { left: ['king', 'count'], right: ['duke'], extra: ['butcher'] } }).play(
      'a: activate servant',
      'a: draw left',
    );
    expect([t.state.lastRound, t.state.extra.length]).toEqual([0, 1]);
  });
});

function byNo(a: string, b: string): number {
  const no = (id: string): number => PERSONS.findIndex((person) => person.id === id);
  return no(a) - no(b);
}
