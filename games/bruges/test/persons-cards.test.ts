import { describe, expect, it } from 'vitest';
import { activated, changeOf, recruited, withPerson } from './change.ts';
import { table } from './table.ts';

describe('BRU-12.5 Persons that draw', () => {
  it('BRU-12.5 E11 servant: for a red worker 1 card from a pile of his choice', () => {
    const t = withPerson('servant', { hand: ['bard'], left: ['prince'], right: ['king'] }).play('a: activate servant');
    expect(t.legal('a')).toEqual(['draw left', 'draw right']);
    t.play('a: draw right');
    expect([t.hand('a'), t.workers('a')]).toEqual([
      ['bard', 'king'],
      [0, 0, 0, 0, 0],
    ]);
    expect(t.legal('a')).toContain('workers king');
  });
  it('BRU-12.5 maid: 1 card', () => expect(activated('maid', {}, 'a: draw left')).toEqual({ hand: 1 }));
  it('BRU-12.5 cook: 1 card', () => expect(activated('cook', {}, 'a: draw right')).toEqual({ hand: 1 }));
  it('BRU-12.5 gardener: 1 card', () => expect(activated('gardener', {}, 'a: draw left')).toEqual({ hand: 1 }));
  it('BRU-12.5 washerwoman: 1 card', () => expect(activated('washerwoman', {}, 'a: draw right')).toEqual({ hand: 1 }));
  it('BRU-12.5 librarian: 2 cards', () => expect(activated('librarian', {}, 'a: draw left', 'a: draw right')).toEqual({ hand: 2 }));
  it('BRU-12.5 cupbearer: 3 cards at once', () => {
    expect(recruited('cupbearer', {}, 'a: draw left', 'a: draw right', 'a: draw left')).toEqual({ hand: 3 });
  });

  it('BRU-12.5 BRU-11.9 the faces are seen only after the last card', () => {
    const t = withPerson('librarian', { hand: ['bard'], left: ['prince', 'king'] }).play('a: activate librarian', 'a: draw left');
    expect([t.hand('a'), t.view(0).seats[0].hand?.length, t.view(0).seats[0].drawnColours]).toEqual([['bard'], 1, [0, 0, 1, 0, 0]]);
    expect(t.happened()).not.toContain('saw');
    t.play('a: draw left');
    expect([t.hand('a'), t.view(0).seats[0].drawnColours]).toEqual([
      ['bard', 'prince', 'king'],
      [0, 0, 0, 0, 0],
    ]);
    expect(t.last('saw')).toMatchObject({ count: 2, clause: 'BRU-11.9' });
  });

  it('BRU-12.5 without a card left there is nothing to activate', () => {
    const piles = { left: [], right: [] };
    expect(withPerson('servant', { piles }).refusal('a', 'activate servant')).toBe('BRU-11.2');
    expect(activated('servant', { piles: { left: ['prince'], right: [] } })).toEqual({ hand: 1 });
  });
});

describe('BRU-12.6 Persons that draw and discard', () => {
  const left = ['prince', 'king', 'queen', 'duke'] as const;

  it('BRU-12.6 mathematician: draws 4 and discards 4, old or new', () => {
    const draws = ['a: draw left', 'a: draw left', 'a: draw left', 'a: draw left'];
    const drops = ['a: discard bard', 'a: discard king', 'a: discard queen', 'a: discard duke'];
    expect(recruited('mathematician', { hand: ['bard'], left }, ...draws, ...drops)).toEqual({ discarded: 4 });
  });

  it('BRU-12.6 fortune-teller: draws 2 and discards 2', () => {
    const t = withPerson('fortune-teller', { hand: ['bard'], left }).play('a: activate fortune-teller', 'a: draw left', 'a: draw left');
    expect(t.legal('a')).toEqual(['discard bard', 'discard prince', 'discard king']);
    expect(t.refusal('a', 'discard queen')).toBe('BRU-8.2');
    expect(t.refusal('a', 'end turn')).toBe('BRU-12.6');
    t.play('a: discard bard', 'a: discard king');
    expect([t.hand('a'), t.discard()]).toEqual([['prince'], ['bard', 'king']]);
  });

  it('BRU-12.6 BRU-4.6 X9 the Mathematician with 3 cards left draws 3 and discards 3', () => {
    const piles = { left: ['prince', 'king'], right: ['queen'] } as const;
    const t = table({ seats: [{ guilders: 3, hand: ['mathematician', 'bard', 'dancer'], houses: ['red'] }, {}], piles });
    const change = changeOf(t, () => t.play('a: recruit mathematician on red', 'a: draw left', 'a: draw right'));
    expect([change.hand, t.state.piles]).toEqual([2, [[], []]]);
    t.play('a: discard bard', 'a: discard dancer', 'a: discard queen');
    expect([t.hand('a'), t.discard().slice(-3), t.asked()]).toEqual([['prince', 'king'], ['bard', 'dancer', 'queen'], 'b: turn-action']);
  });
});

describe('BRU-12.7 Princess', () => {
  it('BRU-12.7 princess: draws a card and must use exactly this one', () => {
    const t = withPerson('princess', { hand: ['bard'], left: ['king'], dice: { yellow: 5 } }).play('a: activate princess', 'a: draw left');
    expect([t.asked(), t.hand('a')]).toEqual(['a: act-with-drawn', ['bard']]);
    expect(t.legal('a')).toEqual(['workers king', 'guilders king']);
    expect(t.refusal('a', 'workers bard')).toBe('BRU-12.7');
    expect(t.refusal('a', 'end turn')).toBe('BRU-12.7');
    t.play('a: guilders king');
    expect([t.player('a').guilders, t.hand('a'), t.discard(), t.asked(), t.state.held]).toEqual([
      5,
      ['bard'],
      ['king'],
      'a: turn-action',
      -1,
    ]);
  });

  it('BRU-12.7 the Lawyer and the costs apply', () => {
    const t = withPerson('princess', { persons: ['lawyer'], left: ['king'], workers: { yellow: 1 } });
    t.play('a: activate princess', 'a: draw left');
    expect(t.legal('a')).toEqual(['workers king', 'guilders king', 'house king']);
    t.play('a: workers king');
    expect(t.workers('a')).toEqual([0, 0, 0, 0, 4]);
  });

  it('BRU-12.7 X22 with an empty house and 6 guilders a person of price 6 is recruited at once, its arrow too', () => {
    const t = withPerson('princess', {
      hand: ['bard'],
      guilders: 6,
      houses: ['blue'],
      left: ['thief'],
      others: [{ guilders: 2 }, { guilders: 5 }],
    });
    t.play('a: activate princess', 'a: draw left', 'a: recruit thief on blue');
    expect([t.player('a').guilders, t.persons('a'), t.hand('a'), t.asked()]).toEqual([
      5,
      ['thief', 'princess'],
      ['bard'],
      'a: turn-action',
    ]);
  });

  it('BRU-12.7 not without a card left', () => {
    expect(withPerson('princess', { piles: { left: [], right: [] } }).refusal('a', 'activate princess')).toBe('BRU-11.2');
  });
});

describe('BRU-12.8 Persons that play another card', () => {
  const hand = ['queen', 'acrobat'] as const;
  const dice = { red: 4, blue: 2 };

  it('BRU-12.8 coachman: another card, guilders', () =>
    expect(activated('coachman', { hand, dice }, 'a: guilders queen')).toEqual({ guilders: 4, hand: -1, discarded: 1 }));
  it('BRU-12.8 messenger: another card, workers', () =>
    expect(activated('messenger', { hand }, 'a: workers acrobat')).toEqual({ 'blue workers': 2, hand: -1, discarded: 1 }));
  it('BRU-12.8 town-crier: another card, a canal token', () => {
    expect(activated('town-crier', { hand, guilders: 1 }, 'a: canal acrobat left')).toEqual({
      guilders: -1,
      'left canal': 1,
      hand: -1,
      discarded: 1,
    });
  });
  it('BRU-12.8 scribe: another card, a house', () => {
    expect(activated('scribe', { hand, workers: { red: 1 } }, 'a: house queen')).toEqual({ 'red workers': -1, houses: 1, hand: -1 });
  });
  it('BRU-12.8 groom: another card, a person', () => {
    expect(activated('groom', { hand, guilders: 9, houses: ['red'] }, 'a: recruit queen on red')).toEqual({
      guilders: -9,
      persons: 1,
      hand: -1,
    });
  });
  it('BRU-12.8 page: another card at once', () => {
    expect(recruited('page', { hand, threats: { blue: 1 } }, 'a: threat acrobat')).toEqual({
      points: 1,
      'blue threats': -1,
      hand: -1,
      discarded: 1,
    });
  });

  it('BRU-12.8 the Page may be declined, the Coachman may not', () => {
    expect(recruited('page', { hand }, 'a: decline')).toEqual({});
    const coach = withPerson('coachman', { hand }).play('a: activate coachman');
    expect(coach.refusal('a', 'decline')).toBe('BRU-12.8');
    expect(coach.refusal('a', 'end turn')).toBe('BRU-12.8');
    expect(coach.refusal('a', 'workers duke')).toBe('BRU-8.2');
  });

  it('BRU-12.8 not with an empty hand', () => {
    expect(withPerson('coachman', { hand: [], persons: ['accountant'] }).refusal('a', 'activate coachman')).toBe('BRU-11.2');
    expect(recruited('page')).toEqual({});
  });

  it('BRU-12.8 BRU-11.12 X28 the Page repeated, with 2 cards: up to two further cards', () => {
    const seats = [{ persons: ['astronomer'], houses: ['red'], hand: ['page', 'queen', 'acrobat'] }, {}] as const;
    const both = table({ seats, dice }).play('a: recruit page on red', 'a: guilders queen', 'a: repeat', 'a: guilders acrobat');
    expect([both.player('a').guilders, both.hand('a'), both.asked()]).toEqual([6, [], 'b: turn-action']);
    const one = table({ seats, dice }).play('a: recruit page on red', 'a: guilders queen', 'a: done');
    expect([one.hand('a'), one.asked()]).toEqual([['acrobat'], 'b: turn-action']);
  });
});

describe('BRU-12.9 Fence', () => {
  it('BRU-12.9 fence: a card for 5 guilders', () => {
    expect(activated('fence', { hand: ['queen', 'acrobat'] }, 'a: discard queen')).toEqual({ guilders: 5, hand: -1, discarded: 1 });
    expect(activated('fence', { hand: ['queen'] })).toEqual({ guilders: 5, hand: -1, discarded: 1 });
    expect(withPerson('fence', { hand: [], persons: ['accountant'] }).refusal('a', 'activate fence')).toBe('BRU-11.2');
  });
});
