import { describe, expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';
import { type Place, table } from './table.ts';

/** White at 12 points: two villages, four houses, four rights and the Great Council. */
const nearly = (holds: object, more: Place = {}) =>
  ({
    houses: ['a s1', 'a s2', 'a s3', 'a s4'],
    stations: ['a i', 'a iv', 'a iv', 'a ii'],
    seats: { a: { holds, council: 3, prestige: 3, ...more }, b: { holds: { gold: 1 } } },
  }) as const;

describe('NUR-17 End of the game', () => {
  it('NUR-17.1 the thirteenth point in the own turn wins at once', () => {
    const t = table(nearly({ wood: 2, wool: 2, grain: 2, brick: 2 }));
    expect(t.points()[0]).toBe(12);
    t.play('a: build village iii-4');
    expect([t.state.phase, t.state.ending, t.owed(), t.points()[0]]).toEqual(['over', 'points', [], 13]);
    expect(t.last('won')).toEqual({ type: 'won', clause: 'NUR-17.1', seat: 0, colour: 'white', points: 13 });
    expect(t.refusal('a', 'end turn')).toBe('NUR-17.1');
    expect(nuremberg.outcome(t.state)?.places[0]).toBe(1);
  });

  it('NUR-17.1 by a right, a house or a council seat too', () => {
    const right = table({ ...nearly({ wood: 2, brick: 2 }) }).play('a: build station v', 'a: build station v');
    expect(right.state.ending).toBe('points');
    const house = table({ ...nearly({ grain: 2, ore: 3 }), houses: ['a s1', 'a s2', 'a s3'], villages: ['a iii-4'] }).play(
      'a: build house s6',
    );
    expect(house.state.ending).toBe('points');
    const seat = table({ ...nearly({ brick: 1, gold: 3 }, { prestige: 2, council: 0 }) });
    expect(seat.points()[0]).toBe(10);
    seat.play('a: build wall');
    expect([seat.points()[0], seat.state.ending, seat.owed()]).toEqual([14, 'points', []]);
  });

  it('NUR-17.2 NUR-17.3 E36 13 points in the turn of another win only at the start of the own turn, before the card', () => {
    const t = table({
      houses: ['c s1', 'c s2', 'c s3', 'c s4'],
      stations: ['c i', 'c iv', 'c ii', 'c ii'],
      walls: 3,
      turn: 'd',
      seats: {
        a: { holds: { gold: 1 } },
        b: { holds: { gold: 1 }, prestige: 3, council: 1 },
        c: { holds: { brick: 1, gold: 1 }, prestige: 3, council: 3 },
        d: { holds: { gold: 1 } },
      },
    });
    expect(t.points()[2]).toBe(12);
    t.draw(4);
    // The 4 brings ore to red and wool and grain to blue; white has no card and is passed over.
    expect(t.owed()).toEqual(['b wall-help']);
    t.play('b: help no', 'c: help yes');
    expect([t.points()[2], t.state.players[2].council, t.owed()]).toEqual([14, 1, ['a turn-action']]);
    t.draw(8);
    expect(t.owed()).toEqual(['b turn-action']);
    const drawn = t.state.discards.length;
    t.play('b: end turn');
    expect([t.state.ending, t.state.active, t.state.discards.length]).toEqual(['points', 2, drawn]);
    expect(t.happened().slice(-2)).toEqual(['turn-began', 'won']);
  });

  it('NUR-17.4 E37 in 1400 the yield is paid and nobody builds any more', () => {
    const position = nearly({ wood: 1, wool: 1, grain: 1, brick: 1 });
    const t = table({
      ...position,
      villages: ['b i-7'],
      turn: 'd',
      year: 1395,
      seats: { ...position.seats, d: { holds: { gold: 1 } } },
    }).draw(11);
    expect([t.state.ending, t.holds('b')]).toEqual(['time', { wood: 1, gold: 1 }]);
    expect(t.refusal('a', 'build village i-1')).toBe('NUR-17.4');
    expect(nuremberg.outcome(t.state)?.places).toEqual([1, 2, 3, 4]);
    expect(t.last('time-out').winners).toEqual(['white']);
  });

  it('NUR-17.5 villages, houses and rights 1 each, a council card 4, 3 or 2', () => {
    const t = table({ ...nearly({}), year: 1395, turn: 'd', seats: { a: { council: 3, prestige: 3 }, d: { holds: { gold: 1 } } } }).draw(
      12,
    );
    const sheet = nuremberg.outcome(t.state)?.sheet.map(({ key, points }) => [key, points[0]]);
    expect(sheet).toEqual([
      ['score.villages', 2],
      ['score.houses', 4],
      ['score.rights', 4],
      ['score.council', 2],
    ]);
    expect(nuremberg.outcome(t.state)?.totals[0]).toBe(12);
    const clauses = (lines: readonly { readonly key: string; readonly clause: string }[] = []) =>
      lines.map(({ key, clause }) => [key, clause]);
    expect(clauses(nuremberg.outcome(t.state)?.sheet)).toEqual([
      ['score.villages', 'NUR-10.5'],
      ['score.houses', 'NUR-11.3'],
      ['score.rights', 'NUR-9.7'],
      ['score.council', 'NUR-15.2'],
    ]);
    expect(clauses(nuremberg.outcome(t.state)?.tieBreaks)).toEqual([
      ['tie.council', 'NUR-18.1'],
      ['tie.prestige', 'NUR-18.2'],
      ['tie.gold', 'NUR-18.2'],
    ]);
    expect(nuremberg.outcome(table().state)).toBeNull();
  });
});

describe('NUR-18 Ties', () => {
  const places = (seats: Record<string, Place>, houses: string[] = []) => {
    const t = table({ year: 1395, turn: 'd', houses, seats: { ...seats, d: { holds: { gold: 1 }, ...seats.d } } }).draw(12);
    return nuremberg.outcome(t.state)?.places;
  };

  it('NUR-18.1 E38 with equal points the higher council card wins', () => {
    // White 3 + 2 + 2 houses, red 3 + 3 + 1 house, blue 3 + 4 houses.
    const seats = { a: { council: 3, prestige: 3 }, b: { council: 2, prestige: 3 } };
    expect(places(seats, ['a s1', 'a s2', 'b s3', 'c s4', 'c s5', 'c s6', 'c s7'])).toEqual([2, 1, 3, 4]);
  });

  it('NUR-18.2 E38 then prestige, then gold, then the victory is shared', () => {
    expect(places({ a: { prestige: 2, holds: { gold: 3 } }, b: { prestige: 2, holds: { gold: 1 } }, d: { holds: { gold: 1 } } })).toEqual([
      1, 2, 4, 3,
    ]);
    expect(places({ a: { prestige: 1, holds: { gold: 3 } }, b: { prestige: 2, holds: { gold: 1 } } })?.slice(0, 2)).toEqual([2, 1]);
    expect(places({ a: { holds: { gold: 1 } }, b: { holds: { gold: 1 } }, c: { holds: { gold: 1 } } })).toEqual([1, 1, 1, 1]);
  });

  it('NUR-18.3 the winner by points is first even if another has more; the rest by points', () => {
    const position = nearly({ wood: 1, wool: 1, grain: 1, brick: 1 });
    const t = table({ ...position, seats: { ...position.seats, b: { council: 1, prestige: 9 }, c: { council: 2, prestige: 12 } } });
    t.state.players[1].villages = 0;
    t.state.players[1].houses = -6;
    t.play('a: build village iii-4');
    const outcome = nuremberg.outcome(t.state);
    expect(outcome?.totals[1]).toBeGreaterThan(13);
    expect(outcome?.places).toEqual([1, 2, 3, 4]);
  });

  it('NUR-18.3 players level with each other behind the winner share a place', () => {
    const t = table(nearly({ wood: 1, wool: 1, grain: 1, brick: 1 })).play('a: build village iii-4');
    t.state.players[1].gold = 0;
    expect(nuremberg.outcome(t.state)?.places).toEqual([1, 3, 2, 3]);
  });
});
