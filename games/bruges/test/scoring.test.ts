import { winners } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { outcome } from '../src/rules/scoring.ts';
import { laid, type Place, phase, table } from './table.ts';

/** The final scoring of places as they lie. */
function scored(...seats: Place[]) {
  const state = laid({ seats });
  state.phase = 'over';
  const result = outcome(state);
  if (result === null) throw new Error('the game is not over');
  const line = (key: string): readonly number[] => result.sheet.find((one) => one.key === `score.${key}`)?.points ?? [];
  return { ...result, line };
}

describe('BRU-14 Phase 4: majorities, new start player', () => {
  it('BRU-14.1 BRU-14.7 BRU-18.1 reputation, people, canals, in this order and by itself', () => {
    const t = phase('end', { seats: [{ step: 2, persons: ['bard'], canals: [1, 0] }, {}] });
    expect(t.events.flatMap((event) => (event.type === 'turned-majority' ? [[event.seat, event.majority]] : []))).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
  });

  it('BRU-14.2 BRU-14.3 E16 Red alone in front turns the marker; a tie turns none', () => {
    const alone = phase('end', { seats: [{ step: 3 }, { step: 2 }, { step: 2 }] });
    expect(alone.state.players.map(({ majorities }) => majorities[0])).toEqual([true, false, false]);
    const tied = phase('end', { seats: [{ step: 3 }, { step: 3 }, { step: 2 }] });
    expect(tied.state.players.map(({ majorities }) => majorities[0])).toEqual([false, false, false]);
  });

  it('BRU-14.2 E17 more persons and more tokens than every other single player', () => {
    const people = phase('end', {
      seats: [
        { persons: ['bard', 'dancer', 'queen', 'king', 'duke', 'count'] },
        { persons: ['nun', 'monk', 'abbot', 'vicar', 'baker'] },
        { persons: ['guard', 'knight', 'jailer', 'soldier'] },
        { persons: ['thief', 'fence', 'beggar', 'smuggler'] },
      ],
    });
    expect(people.state.players.map(({ majorities }) => majorities[1])).toEqual([true, false, false, false]);
    const canals = phase('end', { seats: [{ canals: [3, 3] }, { canals: [2, 0] }, { canals: [5, 2] }, {}] });
    expect(canals.state.players.map(({ majorities }) => majorities[2])).toEqual([false, false, true, false]);
  });

  it('BRU-14.4 BRU-14.5 a turned marker stays; others turn theirs later', () => {
    const t = phase('end', { seats: [{ step: 1, majorities: [true, true, false] }, { step: 2 }] });
    expect([t.player('a').majorities, t.player('b').majorities]).toEqual([
      [true, true, false],
      [true, false, false],
    ]);
  });

  it('BRU-14.6 the Judge shares first place; those he is tied with turn nothing', () => {
    const t = phase('end', {
      seats: [{ canals: [2, 0] }, { persons: ['judge'], canals: [0, 2], step: 1 }, { persons: ['bard'], step: 1 }],
    });
    expect(t.state.players.map(({ majorities }) => majorities)).toEqual([
      [false, false, false],
      [true, true, true],
      [false, false, false],
    ]);
    expect(t.events.filter(({ type }) => type === 'turned-majority').map(({ clause }) => clause)).toEqual([
      'BRU-14.6',
      'BRU-14.6',
      'BRU-14.6',
    ]);
  });

  it('BRU-14.8 the banner goes to the next player and a new round begins', () => {
    const t = phase('end', { seats: [{}, {}, {}], start: 'c', round: 3 });
    expect([t.state.start, t.state.round, t.asked()]).toEqual([0, 4, 'a: draw-from']);
    expect(t.last('round-began')).toMatchObject({ round: 4, start: 0 });
  });

  it('BRU-14.9 BRU-15.1 phase 4 is carried out in the last round; then the game ends', () => {
    const t = phase('end', { seats: [{ step: 1 }, {}], round: 7, lastRound: 7 });
    expect([t.state.phase, t.player('a').majorities[0], t.asked(), t.state.round]).toEqual(['over', true, '', 7]);
    expect(phase('end', { seats: [{}, {}], round: 6, lastRound: 7 }).state.phase).not.toBe('over');
    expect(t.refusal('a', 'draw left')).toBe('BRU-15.1');
    expect(outcome(phase('end', { seats: [{}, {}] }).state)).toBe(null);
  });
});

describe('BRU-15 End of the game and final scoring', () => {
  it('BRU-15.2 BRU-15.3 BRU-15.4 BRU-15.5 BRU-15.6 BRU-15.7 BRU-15.8 E18 the final scoring of the rulebook: exactly 36 points', () => {
    const place: Place = {
      points: 20,
      persons: ['mayor', 'councilman', 'vicar', 'powderman', 'beggar'],
      houses: ['red'],
      majorities: [true, true, false],
      canals: [3, 1],
      step: 6,
    };
    const result = scored(place, {});
    expect(result.sheet.map(({ key, points }) => [key, points[0]])).toEqual([
      ['score.game', 20],
      ['score.people', 8],
      ['score.houses', 6],
      ['score.laurels', 4],
      ['score.majorities', 8],
      ['score.canals', 3],
      ['score.reputation', 7],
    ]);
    expect(result.totals[0] - 20).toBe(36);
  });

  it('BRU-15.3 the points of every person in a house, none for the hand', () => {
    expect(scored({ persons: ['prince', 'bard'], hand: ['king'] }, {}).line('people')).toEqual([4, 0]);
  });

  it('BRU-15.4 1 point for each house, empty or occupied', () => {
    expect(scored({ persons: ['bard'], houses: ['red', 'blue'] }, {}).line('houses')).toEqual([3, 0]);
  });

  it('BRU-15.5 every laurel person', () => {
    expect(scored({ persons: ['king', 'queen', 'viscount'], step: 4 }, {}).line('laurels')).toEqual([10, 0]);
  });

  it('BRU-15.6 4 points for each turned marker', () => {
    expect(scored({ majorities: [true, true, true] }, { majorities: [false, true, false] }).line('majorities')).toEqual([12, 4]);
  });

  it('BRU-15.7 E7 third spaces that hold a token now, and every statue', () => {
    expect(scored({ canals: [5, 0], statues: [7, 0] }, { canals: [3, 3] }).line('canals')).toEqual([10, 6]);
    expect(scored({ canals: [2, 4], statues: [7, 6] }, { canals: [2, 2] }).line('canals')).toEqual([16, 0]);
  });

  it('BRU-15.8 the value of the step reached', () => {
    expect(scored({ step: 10 }, { step: 5 }, {}).line('reputation')).toEqual([15, 5, 0]);
  });

  it('BRU-15.9 workers, guilders, markers and cards in hand score nothing', () => {
    expect(scored({ workers: { red: 9 }, guilders: 9, threats: { blue: 2 }, hand: ['prince'] }, {}).totals).toEqual([0, 0]);
  });

  it('BRU-15.10 X27 most points win; guilders break ties; still equal is a shared victory', () => {
    const shared = scored({ points: 60, guilders: 4 }, { points: 60, guilders: 4 });
    expect(winners(shared)).toEqual([0, 1]);
    expect(winners(scored({ points: 60, guilders: 4 }, { points: 60, guilders: 3 }))).toEqual([0]);
    expect(winners(scored({ points: 60, guilders: 4 }, { points: 61 }))).toEqual([1]);
    expect(shared.tieBreaks).toMatchObject([{ key: 'tie.guilders', clause: 'BRU-15.10', points: [4, 4] }]);
  });

  it('BRU-15.11 X27 the Abbess does not spend the guilders she counts', () => {
    const result = scored({ points: 58, guilders: 4, persons: ['abbess'] }, { points: 60, guilders: 3 });
    expect([result.totals, winners(result)]).toEqual([[60, 60], [0]]);
  });

  it('BRU-15.12 further places by points, then guilders; equal players share a place', () => {
    expect(scored({ points: 9 }, { points: 5, guilders: 1 }, { points: 5, guilders: 2 }, { points: 9 }).places).toEqual([1, 4, 3, 1]);
  });

  it('BRU-15.2 no part influences another', () => {
    const before = scored({ persons: ['provost'], majorities: [true, false, false] }, {});
    expect([before.line('laurels')[0], before.line('majorities')[0], before.line('game')[0]]).toEqual([2, 4, 0]);
  });

  it('BRU-15.5 the log names every laurel that brought something', () => {
    const t = phase('end', { seats: [{ persons: ['king', 'abbess'], guilders: 2 }, {}], lastRound: 3 });
    expect(t.events.filter(({ type }) => type === 'laurel')).toEqual([
      { type: 'laurel', clause: 'BRU-12.44', seat: 0, card: 113, points: 2 },
    ]);
    expect(t.happened().at(-1)).toBe('game-ended');
  });
});

describe('BRU-17 Supplies', () => {
  it('BRU-17.1 workers and guilders are unlimited', () => {
    const t = table({ seats: [{ workers: { red: 40 }, guilders: 200, hand: ['queen', 'bard'] }, {}], dice: { red: 6 } }).play(
      'a: workers queen',
      'b: workers poisoner',
      'a: guilders bard',
    );
    expect([t.workers('a')[3], t.player('a').guilders]).toEqual([42, 206]);
  });

  it('BRU-17.3 ten canal tokens are exactly enough', () => {
    const t = table({ seats: [{ canals: [5, 4], guilders: 9, hand: ['king', 'bard'], statues: [7, 0] }, {}], statuesTaken: 1 }).play(
      'a: canal king right',
    );
    expect(t.player('a').canals).toEqual([5, 5]);
  });

  it('BRU-17.5 points are unlimited upwards and never below 0', () => {
    const t = table({ seats: [{ points: 149, persons: ['queen'], hand: ['blackmailer'], guilders: 6, houses: ['red'] }, { points: 1 }] });
    t.play('a: activate queen', 'a: recruit blackmailer on red');
    expect([t.player('a').points, t.player('b').points]).toEqual([150, 0]);
  });
});
