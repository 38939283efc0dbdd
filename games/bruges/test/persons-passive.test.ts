import { describe, expect, it } from 'vitest';
import { changeOf } from './change.ts';
import { phase, rolled, table } from './table.ts';

// The always-on persons, each with the situation it waits for and one it does not react to.

describe('BRU-12.26 to BRU-12.30 Persons that better an action', () => {
  it('BRU-12.26 E3 lawyer: 3 workers instead of 2, for the action only', () => {
    const t = table({ seats: [{ persons: ['lawyer'], hand: ['queen', 'anatomist'], houses: ['red'] }, {}] });
    expect(changeOf(t, () => t.play('a: workers queen'))).toEqual({ 'red workers': 3, hand: -1, discarded: 1 });
    const other = table({ seats: [{ persons: ['lawyer'], hand: ['queen', 'anatomist'], houses: ['red'] }, {}] });
    other.play('a: recruit anatomist on red');
    expect(other.workers('a')).toEqual([0, 0, 0, 4, 0]);
  });

  it('BRU-12.27 banker: 2 guilders more, for the action only', () => {
    const t = table({ seats: [{ persons: ['banker', 'accountant'], hand: ['queen', 'bard'] }, {}], dice: { red: 4 } });
    t.play('a: activate accountant');
    expect(t.player('a').guilders).toBe(2);
    t.play('a: guilders queen');
    expect(t.player('a').guilders).toBe(8);
  });

  it('BRU-12.28 fountain-builder: canal tokens cost no guilders, the right card is still needed', () => {
    const t = table({ seats: [{ persons: ['fountain-builder'], hand: ['acrobat', 'queen'], canals: [0, 3] }, {}] });
    expect(t.legal('a').filter((move) => move.startsWith('canal'))).toEqual(['canal acrobat left']);
    expect(t.refusal('a', 'canal queen left')).toBe('BRU-9.7');
    expect(changeOf(t, () => t.play('a: canal acrobat left'))).toEqual({ 'left canal': 1, hand: -1, discarded: 1 });
  });

  it('BRU-12.29 dredger: any card, the price as usual', () => {
    const t = table({ seats: [{ persons: ['dredger'], hand: ['king'], guilders: 2, canals: [1, 2] }, {}] });
    expect(t.legal('a').filter((move) => move.startsWith('canal'))).toEqual(['canal king left']);
    expect(t.refusal('a', 'canal king right')).toBe('BRU-9.7');
    t.play('a: canal king left');
    expect([t.player('a').guilders, t.player('a').canals]).toEqual([0, [2, 2]]);
  });

  it('BRU-12.30 housekeeper: a worker of any colour, the house keeps the colour of the card', () => {
    const t = table({ seats: [{ persons: ['housekeeper'], hand: ['king'], workers: { red: 1, yellow: 1 } }, {}] });
    expect(t.legal('a').filter((move) => move.startsWith('house'))).toEqual(['house king with red', 'house king']);
    t.play('a: house king with red');
    expect([t.workers('a'), t.houses('a')]).toEqual([
      [0, 0, 0, 0, 1],
      ['brown', 'yellow'],
    ]);
    const without = table({ seats: [{ hand: ['king'], workers: { red: 1 } }, {}] });
    expect([without.refusal('a', 'house king with red'), without.refusal('a', 'house king')]).toEqual(['BRU-9.12', 'BRU-9.12']);
  });
});

describe('BRU-12.31 to BRU-12.36 Persons that react', () => {
  it('BRU-12.31 preacher: every step forward returns a marker of any colour', () => {
    const t = rolled({ blue: 1 }, { seats: [{ persons: ['preacher'], guilders: 1, threats: { brown: 1, red: 1 } }, {}] }).play('a: pay');
    expect([t.asked(), t.legal('a')]).toEqual(['a: return-threat', ['return brown', 'return red']]);
    t.play('a: return red');
    expect([t.threats('a'), t.player('a').points, t.player('a').step]).toEqual([[0, 1, 0, 0, 0], 1, 1]);
    const none = rolled({ blue: 1 }, { seats: [{ persons: ['preacher'], guilders: 1 }, {}] }).play('a: pay');
    expect([none.player('a').points, none.happened()]).toEqual([0, expect.not.arrayContaining(['helped'])]);
  });

  it('BRU-12.32 customs-officer: 2 guilders for every step', () => {
    const t = rolled({ blue: 1 }, { seats: [{ persons: ['customs-officer'], guilders: 1 }, {}] }).play('a: pay');
    expect([t.player('a').guilders, t.player('a').points]).toEqual([2, 0]);
  });

  it('BRU-12.32 noblewoman: 1 point for every step', () => {
    const t = rolled({ blue: 1 }, { seats: [{ persons: ['noblewoman'], guilders: 1 }, {}] }).play('a: pay');
    expect([t.player('a').guilders, t.player('a').points]).toEqual([0, 1]);
  });

  it('BRU-12.33 plasterer: every house returns a marker of its colour', () => {
    const seats = [
      { persons: ['plasterer'], hand: ['king', 'queen'], workers: { yellow: 1, red: 1 }, threats: { yellow: 2 } },
      {},
    ] as const;
    const t = table({ seats }).play('a: house king');
    expect([t.threats('a'), t.player('a').points]).toEqual([[0, 0, 0, 0, 1], 1]);
    expect(table({ seats }).play('a: house queen').player('a').points).toBe(0);
  });

  it('BRU-12.33 plasterer: also by a house from the pile', () => {
    const t = table({
      seats: [{ persons: ['plasterer', 'architect'], workers: { brown: 1 }, threats: { yellow: 1 } }, {}],
      left: ['king'],
    });
    t.play('a: activate architect', 'a: draw left');
    expect([t.threats('a'), t.player('a').points, t.houses('a').length]).toEqual([[0, 0, 0, 0, 0], 1, 3]);
  });

  it('BRU-12.34 guard: every canal token returns a marker of the colour of the space', () => {
    const t = table({ seats: [{ persons: ['guard'], hand: ['acrobat'], guilders: 1, threats: { blue: 1, red: 1 } }, {}] });
    t.play('a: canal acrobat left');
    expect([t.threats('a'), t.player('a').points]).toEqual([[0, 0, 0, 1, 0], 1]);
    const none = table({ seats: [{ persons: ['guard'], hand: ['acrobat'], guilders: 1, threats: { red: 1 } }, {}] }).play(
      'a: canal acrobat left',
    );
    expect(none.player('a').points).toBe(0);
  });

  it("BRU-12.35 BRU-13.6 X17 fire-eater: a marker of the recruited card's colour, not of the house's", () => {
    const place = { houses: ['blue'], guilders: 6, threats: { yellow: 1, blue: 1, red: 1 } } as const;
    const t = table({ seats: [{ ...place, persons: ['fire-eater'], hand: ['accountant'] }, {}] }).play('a: recruit accountant on blue');
    expect([t.threats('a'), t.player('a').points]).toEqual([[1, 0, 0, 1, 0], 1]);
    const himself = table({ seats: [{ ...place, hand: ['fire-eater'] }, {}] }).play('a: recruit fire-eater on blue');
    expect([himself.threats('a'), himself.player('a').points]).toEqual([[1, 0, 0, 1, 1], 0]);
  });

  it('BRU-12.36 BRU-13.6 beguine: 1 point more for every marker returned, not for her own recruiting', () => {
    const t = table({ seats: [{ persons: ['beguine'], hand: ['queen', 'bard'], threats: { red: 2 } }, {}] }).play('a: threat queen');
    expect(t.player('a').points).toBe(2);
    const arriving = table({
      seats: [{ persons: ['fire-eater'], houses: ['red'], guilders: 9, hand: ['beguine'], threats: { yellow: 1 } }, {}],
    });
    expect(arriving.play('a: recruit beguine on red').player('a').points).toBe(1);
  });
});

describe('BRU-12.37 to BRU-12.42 Persons of the rounds', () => {
  it('BRU-12.37 notary: 2 guilders less, at least 0, and no step without a 1 or 2', () => {
    const steps = (dice: object, guilders: number): unknown[] => {
      const t = rolled(dice, { seats: [{ persons: ['notary'], guilders }, {}] });
      if (t.asked() === 'a: advance') t.play('a: pay');
      return [t.player('a').step, t.player('a').guilders];
    };
    expect(steps({ blue: 2, red: 2 }, 2)).toEqual([1, 0]);
    expect(steps({ blue: 2, red: 2 }, 1)).toEqual([0, 1]);
    expect(steps({ blue: 1 }, 0)).toEqual([1, 0]);
    expect(steps({}, 9)).toEqual([0, 9]);
  });

  it('BRU-12.38 earl: 4 guilders in a round without 1 or 2, and only then', () => {
    const t = rolled({}, { seats: [{ persons: ['earl'], guilders: 4 }, { guilders: 9 }] });
    expect(t.pending()).toEqual([{ kind: 'advance', seat: 0, price: 4, again: false }]);
    t.play('a: pay');
    expect([t.player('a').step, t.player('a').guilders, t.asked()]).toEqual([1, 0, 'a: turn-action']);
    expect(rolled({}, { seats: [{ persons: ['earl'], guilders: 3 }, {}] }).asked()).toBe('a: turn-action');
    const low = rolled({ red: 1 }, { seats: [{ persons: ['earl'], guilders: 4 }, {}] });
    expect(low.pending()).toEqual([{ kind: 'advance', seat: 0, price: 1, again: false }]);
  });

  it('BRU-12.39 marquis: a second step for the same price', () => {
    const t = rolled({ red: 2, blue: 1 }, { seats: [{ persons: ['marquis'], guilders: 6 }, {}] }).play('a: pay');
    expect(t.pending()).toEqual([{ kind: 'advance', seat: 0, price: 3, again: true }]);
    t.play('a: pay');
    expect([t.player('a').step, t.player('a').guilders, t.asked()]).toEqual([2, 0, 'a: turn-action']);
    const poor = rolled({ red: 2, blue: 1 }, { seats: [{ persons: ['marquis'], guilders: 5 }, {}] }).play('a: pay');
    expect([poor.player('a').step, poor.asked()]).toEqual([1, 'a: turn-action']);
    const shy = rolled({ red: 2 }, { seats: [{ persons: ['marquis'], guilders: 5 }, {}] }).play('a: stay');
    expect([shy.player('a').step, shy.asked()]).toEqual([0, 'a: turn-action']);
  });

  it('BRU-12.40 BRU-14.6 X14 judge: sharing first place is enough, but not with nothing', () => {
    const t = phase('end', { seats: [{ persons: ['judge'], step: 5 }, { step: 5, persons: ['bard'] }, { step: 4 }], round: 3 });
    expect(t.player('a').majorities).toEqual([true, true, false]);
    expect(t.player('b').majorities).toEqual([false, false, false]);
    const low = phase('end', { seats: [{ persons: ['judge'] }, { persons: ['bard'] }] });
    expect(low.player('a').majorities).toEqual([false, true, false]);
    const tokens = phase('end', { seats: [{ persons: ['judge'], canals: [1, 1] }, { canals: [0, 2] }] });
    expect([tokens.player('a').majorities, tokens.player('b').majorities[2]]).toEqual([[false, true, true], false]);
    const behind = phase('end', { seats: [{ persons: ['judge'], canals: [1, 0] }, { canals: [0, 2] }] });
    expect([behind.player('a').majorities[2], behind.player('b').majorities[2]]).toEqual([false, true]);
  });

  it('BRU-12.41 BRU-3.7 E13 inventor: with 2 cards he draws 3 and may draw a fourth before looking', () => {
    const t = phase('draw', { seats: [{ persons: ['inventor'], hand: ['bard', 'king'] }, {}] });
    t.play('a: draw left', 'a: draw left');
    expect([t.legal('a'), t.refusal('a', 'stop')]).toEqual([['draw left', 'draw right'], 'BRU-3.5']);
    t.play('a: draw right');
    expect([t.legal('a'), t.hand('a')]).toEqual([
      ['draw left', 'draw right', 'stop'],
      ['bard', 'king'],
    ]);
    t.play('a: draw left');
    expect([t.hand('a').length, t.asked()]).toEqual([6, 'b: draw-from']);
    const stopping = phase('draw', { seats: [{ persons: ['inventor'], hand: ['bard', 'king', 'queen', 'duke', 'count'] }, {}] });
    expect(stopping.legal('a')).toEqual(['draw left', 'draw right', 'stop']);
    stopping.play('a: stop');
    expect([stopping.hand('a').length, stopping.asked()]).toEqual([5, 'b: draw-from']);
    const six = phase('draw', { seats: [{ persons: ['inventor'], hand: ['bard', 'king', 'queen', 'duke', 'count', 'prince'] }, {}] });
    expect(six.asked()).toBe('b: draw-from');
  });

  it('BRU-12.42 BRU-11.12 astronomer: arrow effects of persons recruited after him happen twice', () => {
    const t = table({ seats: [{ persons: ['astronomer'], houses: ['red'], hand: ['alchemist'] }, {}] }).play('a: recruit alchemist on red');
    expect(t.player('a').guilders).toBe(12);
    expect(t.happened()).toContain('repeated');
    const round = table({ seats: [{ persons: ['astronomer'], houses: ['red'], hand: ['accountant'], guilders: 3 }, {}] });
    round.play('a: recruit accountant on red', 'a: activate accountant');
    expect(round.player('a').guilders).toBe(2);
  });
});
