import { describe, expect, it } from 'vitest';
import { activated, recruited, withPerson } from './change.ts';
import { table } from './table.ts';

describe('BRU-12.18 to BRU-12.25 Persons that touch the others', () => {
  it('BRU-12.18 moneylender: 1 guilder to each, 1 point per guilder', () => {
    expect(recruited('moneylender', { guilders: 5, others: [{}, {}, {}] })).toEqual({
      guilders: -3,
      points: 3,
      'b guilders': 1,
      'c guilders': 1,
      'd guilders': 1,
    });
    expect(recruited('moneylender', { guilders: 3, others: [{}, {}, {}] }).guilders).toBe(-3);
    expect(recruited('moneylender')).toEqual({});
  });

  it('BRU-12.18 X20 with 2 guilders for three opponents the owner picks two of them', () => {
    const t = table({ seats: [{ guilders: 2, hand: ['moneylender'], houses: ['red'] }, {}, {}, {}] }).play('a: recruit moneylender on red');
    expect(t.legal('a')).toEqual(['lend b', 'lend c', 'lend d']);
    t.play('a: lend d');
    expect([t.legal('a'), t.refusal('a', 'lend d'), t.refusal('a', 'lend a'), t.refusal('a', 'end turn')]).toEqual([
      ['lend b', 'lend c'],
      'BRU-12.18',
      'BRU-12.18',
      'BRU-12.18',
    ]);
    t.play('a: lend b');
    expect([t.player('a').guilders, t.player('a').points, t.player('b').guilders, t.player('c').guilders, t.player('d').guilders]).toEqual([
      0, 2, 1, 0, 1,
    ]);
  });

  it('BRU-12.19 BRU-18.2 X19 beggar: victims with 0, 1 and 5 workers give 0, 1 and 2; only the third chooses', () => {
    const others = [{}, { workers: { red: 1 } }, { workers: { blue: 4, yellow: 1 } }];
    const t = table({ seats: [{ guilders: 6, hand: ['beggar'], houses: ['red'] }, ...others] }).play('a: recruit beggar on red');
    expect([t.asked(), t.legal('d'), t.refusal('d', 'give red'), t.refusal('d', 'end turn'), t.refusal('a', 'end turn')]).toEqual([
      'd: give-worker',
      ['give blue', 'give yellow'],
      'BRU-2.4',
      'BRU-12.19',
      'BRU-2.3',
    ]);
    t.play('d: give yellow');
    expect([t.workers('a'), t.workers('d'), t.workers('c')]).toEqual([
      [1, 0, 0, 1, 1],
      [3, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  it('BRU-12.20 thief: 3 guilders from each, or all', () => {
    expect(recruited('thief', { others: [{ guilders: 5 }, { guilders: 2 }, {}] })).toEqual({
      guilders: 5,
      'b guilders': -3,
      'c guilders': -2,
    });
    expect(recruited('thief')).toEqual({});
  });

  it('BRU-12.20 pickpocket: 1 guilder from each', () => {
    expect(activated('pickpocket', { others: [{ guilders: 5 }, {}, { guilders: 1 }] })).toEqual({
      guilders: 2,
      'b guilders': -1,
      'd guilders': -1,
    });
    expect(withPerson('pickpocket', { others: [{}, {}], guilders: 3 }).refusal('a', 'activate pickpocket')).toBe('BRU-11.2');
  });

  it('BRU-12.21 troublemaker: each returns an outermost token of his choice', () => {
    const others = [{ canals: [2, 1] }, { canals: [0, 3] }, {}] as const;
    expect(recruited('troublemaker', { others, canals: [1, 1] }, 'b: lose canal right')).toEqual({
      'b right canal': -1,
      'c right canal': -1,
    });
    const asked = table({ seats: [{ guilders: 6, hand: ['troublemaker'], houses: ['red'] }, ...others] }).play(
      'a: recruit troublemaker on red',
    );
    expect([asked.legal('b'), asked.refusal('b', 'stay')]).toEqual([['lose canal left', 'lose canal right'], 'BRU-12.21']);
  });

  it('BRU-12.21 BRU-6.14 X12 the statue is kept and the rebuilt canal brings no other', () => {
    const victim = { canals: [5, 0], statues: [6, 0], guilders: 5, hand: ['count', 'prince'] } as const;
    const t = table({ seats: [{ guilders: 6, hand: ['troublemaker', 'bard'], houses: ['red'] }, victim], statuesTaken: 2 });
    // The second seat plays yellow: the fifth space of its left canal is purple.
    t.play('a: recruit troublemaker on red');
    expect([t.player('b').canals, t.player('b').statues]).toEqual([
      [4, 0],
      [6, 0],
    ]);
    t.play('b: canal prince left');
    expect([t.player('b').canals, t.player('b').statues, t.state.statuesTaken]).toEqual([[5, 0], [6, 0], 2]);
  });

  it('BRU-12.22 assassin: each discards one of his persons; the house stays, the Apothecary does not help', () => {
    const others = [{ persons: ['prince', 'bard'], houses: ['red'] }, { persons: ['apothecary'] }, {}] as const;
    const t = table({ seats: [{ guilders: 6, hand: ['assassin'], houses: ['red'], persons: ['king'] }, ...others] });
    t.play('a: recruit assassin on red');
    expect([t.asked(), t.legal('b'), t.refusal('b', 'lose king'), t.refusal('b', 'stay')]).toEqual([
      'b: lose-person',
      ['lose prince', 'lose bard'],
      'BRU-6.6',
      'BRU-6.6',
    ]);
    t.play('b: lose bard');
    expect([t.persons('b'), t.houses('b').length, t.persons('c'), t.houses('c').length, t.player('c').points]).toEqual([
      ['prince'],
      3,
      [],
      1,
      0,
    ]);
    expect([t.persons('a'), t.discard()]).toEqual([
      ['assassin', 'king'],
      ['bard', 'apothecary'],
    ]);
  });

  it('BRU-12.23 slanderer: each moves back 1 step, not below the town hall', () => {
    const majorities = [true, false, false] as const;
    expect(recruited('slanderer', { step: 4, others: [{ step: 3, majorities }, {}, { step: 1 }] })).toEqual({ 'b step': -1, 'd step': -1 });
  });

  it('BRU-12.24 blackmailer: each loses 2 points, not below 0; the Confidant does not help', () => {
    const others = [{ points: 5, persons: ['confidant'] }, { points: 1 }, {}] as const;
    expect(recruited('blackmailer', { points: 9, others })).toEqual({ 'b points': -2, 'c points': -1 });
  });

  it('BRU-12.25 saboteur: each takes 1 blue marker', () => {
    expect(recruited('saboteur', { others: [{}, { threats: { blue: 1 } }] })).toEqual({ 'b blue threats': 1, 'c blue threats': 1 });
  });
  it('BRU-12.25 poisoner: each takes 1 brown marker', () => expect(recruited('poisoner')).toEqual({ 'b brown threats': 1 }));
  it('BRU-12.25 schemer: each takes 1 purple marker, the third strikes', () => {
    const others = [{ points: 5, threats: { purple: 2 } }, {}] as const;
    expect(recruited('schemer', { others })).toEqual({ 'b purple threats': -2, 'b points': -3, 'c purple threats': 1 });
  });
  it('BRU-12.25 BRU-6.16 arsonist: each takes 1 red marker; the victim of a fire chooses before the next takes his', () => {
    const others = [
      { houses: ['blue', 'red'], threats: { red: 2 } },
      { threats: { red: 2 }, canals: [1, 0] },
    ] as const;
    const t = table({ seats: [{ guilders: 3, hand: ['arsonist'], houses: ['red'] }, ...others] }).play('a: recruit arsonist on red');
    expect([t.asked(), t.legal('b'), t.threats('b')[3], t.threats('c')[3]]).toEqual([
      'b: fire-loss',
      ['lose house blue', 'lose house red'],
      3,
      2,
    ]);
    t.play('b: lose house blue');
    expect([t.houses('b'), t.threats('b')[3], t.threats('c')[3], t.player('c').canals]).toEqual([['red'], 0, 0, [0, 0]]);
  });
  it('BRU-12.25 highwayman: each takes 1 yellow marker', () =>
    expect(recruited('highwayman', { others: [{ guilders: 4, threats: { yellow: 2 } }] })).toEqual({
      'b yellow threats': -2,
      'b guilders': -4,
    }));
});

describe('BRU-11.12 A second time for those who touch the others', () => {
  const astronomer = { persons: ['astronomer'], houses: ['red'] } as const;

  it('BRU-11.12 BRU-12.25 X11 the Saboteur repeated: first 2 markers, then the third and the flood', () => {
    const t = table({
      seats: [
        { ...astronomer, guilders: 3, hand: ['saboteur'] },
        { threats: { blue: 1 }, workers: { red: 4 } },
      ],
    });
    t.play('a: recruit saboteur on red');
    expect([t.asked(), t.threats('b'), t.workers('b')]).toEqual(['a: repeat-arrow', [2, 0, 0, 0, 0], [0, 0, 0, 4, 0]]);
    t.play('a: repeat');
    expect([t.threats('b'), t.workers('b')]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  it('BRU-11.13 asked again only if it would change something', () => {
    const poor = table({ seats: [{ ...astronomer, guilders: 6, hand: ['thief'] }, { guilders: 3 }] }).play('a: recruit thief on red');
    expect([poor.player('a').guilders, poor.asked()]).toEqual([3, 'b: turn-action']);
    const rich = table({ seats: [{ ...astronomer, guilders: 6, hand: ['thief'] }, { guilders: 4 }] }).play('a: recruit thief on red');
    expect([rich.asked(), rich.legal('a'), rich.refusal('a', 'end turn')]).toEqual(['a: repeat-arrow', ['repeat', 'done'], 'BRU-11.13']);
    rich.play('a: repeat');
    expect(rich.player('a').guilders).toBe(4);
  });

  it.each([
    ['beggar', { workers: { red: 3 } }, { workers: { red: 2 } }],
    ['troublemaker', { canals: [2, 0] }, { canals: [1, 0] }],
    ['assassin', { persons: ['bard', 'prince'] }, { persons: ['bard'] }],
    ['slanderer', { step: 2 }, { step: 1 }],
    ['blackmailer', { points: 3 }, { points: 2 }],
  ] as const)('BRU-11.13 %s: omitted when the first time has left nothing', (id, more, enough) => {
    const played = (victim: object): string => {
      const t = table({ seats: [{ ...astronomer, guilders: 6, hand: [id] }, victim] }).play(`a: recruit ${id} on red`);
      if (t.asked() === 'b: lose-person') t.play('b: lose bard');
      return t.asked();
    };
    expect(played(more)).toBe('a: repeat-arrow');
    expect(played(enough)).toBe('b: turn-action');
  });

  it('BRU-11.13 the Moneylender only with a guilder left', () => {
    const lend = (guilders: number): string =>
      table({ seats: [{ ...astronomer, guilders, hand: ['moneylender'] }, {}] })
        .play('a: recruit moneylender on red')
        .asked();
    expect([lend(1), lend(2)]).toEqual(['b: turn-action', 'a: repeat-arrow']);
  });
});
