import { describe, expect, it } from 'vitest';
import { laurelPoints } from '../src/rules/effects/laurels.ts';
import { card, type Id, laid, type Place, type Position } from './table.ts';

/** What this person, in a purple house, brings in the final scoring of a player who has what is named besides. */
function laurel(id: Id, own: Place = {}, options: NonNullable<Position['options']> = {}): number {
  const state = laid({ seats: [{ ...own, homes: [['purple', id], ...(own.homes ?? [])] }, {}], options });
  return laurelPoints(state, 0, card(id));
}

describe('BRU-12.44 Laurels that count a group: 2 points each, themselves included', () => {
  it('BRU-12.44 court-painter: Artists', () => expect(laurel('court-painter', { persons: ['painter', 'king'] })).toBe(4));
  it('BRU-12.44 mayor: Bureaucrats', () => expect(laurel('mayor', { persons: ['judge', 'notary'] })).toBe(6));
  it('BRU-12.44 castellan: Castle persons', () => expect(laurel('castellan', { persons: ['servant', 'bard'] })).toBe(4));
  it('BRU-12.44 cardinal: Church persons', () => expect(laurel('cardinal')).toBe(2));
  it('BRU-12.44 guild-master: Craftsmen', () => expect(laurel('guild-master', { persons: ['mason', 'miller', 'king'] })).toBe(6));
  it('BRU-12.44 master-of-revels: Entertainers', () => expect(laurel('master-of-revels', { persons: ['bard'] })).toBe(4));
  it('BRU-12.44 patrician: Merchants', () => expect(laurel('patrician', { persons: ['banker', 'baker', 'butcher'] })).toBe(8));
  it('BRU-12.44 king: Nobles', () => expect(laurel('king', { persons: ['queen', 'bard'] })).toBe(4));
  it('BRU-12.44 captain-of-the-watch: Protectors', () => expect(laurel('captain-of-the-watch', { persons: ['guard'] })).toBe(4));
  it('BRU-12.44 rector: Scholars', () => expect(laurel('rector', { persons: ['lawyer', 'inventor'] })).toBe(6));
  it('BRU-12.44 robber-chief: the Underworld', () => expect(laurel('robber-chief', { persons: ['thief', 'king'] })).toBe(4));
});

describe('BRU-12.44 BRU-12.46 Laurels that count something else', () => {
  it('BRU-12.44 engraver: 2 points for each different group', () =>
    expect(laurel('engraver', { persons: ['king', 'queen', 'bard'] })).toBe(6));
  it('BRU-12.44 engraver-replacement: 1 point for each different group', () => {
    expect(laurel('engraver-replacement', { persons: ['king', 'queen', 'bard'] }, { engraver: 'replacement' })).toBe(3);
  });
  it('BRU-12.44 E14 bishop: 5 workers, 2 points', () => {
    expect(laurel('bishop', { workers: { red: 3, blue: 2 } })).toBe(2);
    expect(laurel('bishop', { workers: { red: 4, blue: 2 } })).toBe(3);
  });
  it('BRU-12.44 geographer: third spaces and statues', () => {
    expect(laurel('geographer', { canals: [5, 3], statues: [7, 0] })).toBe(6);
    expect(laurel('geographer', { canals: [4, 2], statues: [7, 0] })).toBe(4);
  });
  it('BRU-12.44 town-clerk: every 2 steps', () => {
    expect(laurel('town-clerk', { step: 5 })).toBe(2);
    expect(laurel('town-clerk', { step: 6 })).toBe(3);
  });
  it('BRU-12.44 viscount: every step', () => expect(laurel('viscount', { step: 5 })).toBe(5));
  it('BRU-12.44 census-taker: every 2 persons', () => {
    expect(laurel('census-taker', { persons: ['king', 'queen'] })).toBe(1);
    expect(laurel('census-taker', { persons: ['king', 'queen', 'bard'], houses: ['red'] })).toBe(2);
  });
  it('BRU-12.44 abbess: every 3 guilders', () => {
    expect(laurel('abbess', { guilders: 8 })).toBe(2);
    expect(laurel('abbess', { guilders: 9 })).toBe(3);
  });
  it('BRU-12.44 hermit: every empty house', () => expect(laurel('hermit', { houses: ['red', 'blue'], persons: ['king'] })).toBe(2));
  it('BRU-12.44 provost: every turned majority marker', () => expect(laurel('provost', { majorities: [true, false, true] })).toBe(4));
  it('BRU-12.44 cartographer: every 2 canal tokens', () => {
    expect(laurel('cartographer', { canals: [2, 3] })).toBe(2);
    expect(laurel('cartographer', { canals: [3, 3] })).toBe(3);
  });
  it('BRU-12.44 carpenter: brown houses', () =>
    expect(laurel('carpenter', { houses: ['brown', 'red'], homes: [['brown', 'king']] })).toBe(2));
  it('BRU-12.44 roofer: red houses', () => expect(laurel('roofer', { houses: ['red', 'red', 'blue'] })).toBe(2));
  it('BRU-12.44 glazier: blue houses', () => expect(laurel('glazier', { houses: ['blue'] })).toBe(1));
  it('BRU-12.44 thatcher: yellow houses', () => expect(laurel('thatcher', { houses: ['yellow', 'yellow', 'yellow'] })).toBe(3));
  it('BRU-12.44 potter: purple houses, his own included', () => expect(laurel('potter', { houses: ['purple', 'red'] })).toBe(2));

  it('BRU-12.45 butler: 5 points for houses in all five colours, empty or occupied', () => {
    expect(laurel('butler', { houses: ['blue', 'red', 'yellow'], homes: [['brown', 'king']] })).toBe(5);
    expect(laurel('butler', { houses: ['blue', 'red', 'yellow'] })).toBe(0);
  });

  it('BRU-12.46 every counter counts what it says', () => {
    const own: Place = {
      houses: ['red'],
      persons: ['king', 'bard'],
      canals: [5, 4],
      step: 4,
      workers: { red: 2 },
      guilders: 3,
      majorities: [true, false, false],
    };
    expect(laurel('viscount', own)).toBe(4);
    expect(laurel('engraver', own)).toBe(6);
    expect(laurel('hermit', own)).toBe(1);
    expect(laurel('provost', own)).toBe(2);
    expect(laurel('cartographer', own)).toBe(4);
  });
});
