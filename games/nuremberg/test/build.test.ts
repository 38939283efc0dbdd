import { describe, expect, it } from 'vitest';
import { crossing, table } from './table.ts';

const all = { wood: 9, wool: 9, grain: 9, brick: 9, ore: 9, gold: 30 };
const villages = (moves: readonly string[]) => moves.filter((move) => move.startsWith('build village'));
const houses = (moves: readonly string[]) => moves.filter((move) => move.startsWith('build house'));

describe('NUR-8 Building', () => {
  it('NUR-8.1 E7 a station on road II: both cards to the stock, the station on II:3', () => {
    const t = table({ seats: { a: { holds: { wood: 1, brick: 1 } } } }).play('a: build station ii');
    expect([t.holds('a'), t.state.stock, t.state.stations[crossing('ii-3')]]).toEqual([{}, [20, 20, 20, 20, 20], 0]);
    expect(t.state.players[0].stations).toBe(12);
    expect(t.events[0]).toEqual({ type: 'station-built', clause: 'NUR-9.3', seat: 0, segment: crossing('ii-3') });
  });

  it('NUR-8.1 every piece at its price, and not for one card or gold less', () => {
    const costs = {
      'build station i': { wood: 1, brick: 1 },
      'build village iii-4': { wood: 1, wool: 1, grain: 1, brick: 1 },
      'build house s1': { grain: 2, ore: 3 },
      'build wall': { brick: 1, gold: 3 },
      'build tower': { wood: 1, brick: 1, gold: 3 },
    };
    for (const [move, cost] of Object.entries(costs)) {
      const at = (holds: object) => table({ houses: ['a s5'], walls: 4, seats: { a: { holds }, b: { holds: { gold: 1 } } } });
      expect(at(cost).play(`a: ${move}`).holds('a')).toEqual({});
      for (const [kind, count] of Object.entries(cost)) expect(at({ ...cost, [kind]: count - 1 }).refusal('a', move)).toBe('NUR-8.1');
    }
  });

  it('NUR-8.2 any number of pieces per turn; none ever goes back', () => {
    const t = table({ seats: { a: { holds: all } } }).play(
      'a: build wall',
      'a: build wall',
      'a: build house s1',
      'a: build house s2',
      'a: build station i',
      'a: build station i',
    );
    expect([t.state.walls, t.state.players[0].houses, t.state.standing[0]]).toEqual([2, 2, 2]);
  });
});

describe('NUR-9 Toll stations and road rights', () => {
  it('NUR-9.1 NUR-9.2 NUR-9.3 one per segment, the first at the head, each next on the first free segment', () => {
    const t = table({ seats: { a: { holds: all } } }).play('a: build station i', 'a: build station i', 'a: build station iii');
    const at = (id: string) => t.state.stations[crossing(id)];
    expect([at('i-1'), at('i-2'), at('i-3'), at('iii-3')]).toEqual([0, 0, -1, 0]);
  });

  it('NUR-9.4 no own piece on the road is needed; a full road takes no more', () => {
    const t = table({ seats: { a: { holds: all } } });
    expect(t.legal('a').filter((move) => move.startsWith('build station'))).toEqual(
      ['i', 'ii', 'iii', 'iv', 'v'].map((id) => `build station ${id}`),
    );
    for (let built = 0; built < 7; built++) t.play('a: build station i');
    expect(t.refusal('a', 'build station i')).toBe('NUR-9.4');
    expect(t.may('a', 'build station v')).toBe(true);
    expect(t.state.standing).toEqual([7, 2, 2, 2, 2]);
  });

  it('NUR-9.5 the first station takes the right at once', () => {
    const t = table({ seats: { a: { holds: all } } }).play('a: build station i');
    expect([t.state.rights[0], t.points()[0]]).toEqual([0, 4]);
    expect(t.last('right-taken')).toEqual({ type: 'right-taken', clause: 'NUR-9.5', seat: 0, road: 0, from: -1 });
  });

  it('NUR-9.6 E12 a right passes to whoever has more, and stays with equal numbers', () => {
    const t = table({ turn: 'd', seats: { d: { holds: { wood: 1, brick: 1 } } } }).play('d: build station iii');
    expect([t.state.rights[2], t.points()]).toEqual([3, [2, 3, 3, 4]]);
    expect(t.last('right-taken')).toEqual({ type: 'right-taken', clause: 'NUR-9.6', seat: 3, road: 2, from: 0 });
    const back = table({ stations: ['d iii'], seats: { a: { holds: all } } }).play('a: build station iii');
    expect([back.state.rights[2], back.happened()]).toEqual([3, ['station-built']]);
    back.play('a: build station iii');
    expect([back.state.rights[2], back.points()]).toEqual([0, [3, 3, 3, 3]]);
  });

  it('NUR-9.7 a right is worth a point, gold by road toll and by the sales of others', () => {
    const t = table({ turn: 'c', seats: { c: { holds: { grain: 1, wool: 1 } }, d: { holds: { gold: 1 } } } });
    t.play('c: sell paper');
    expect([t.gold('c'), t.gold('b'), t.points()[1]]).toEqual([2, 1, 3]);
    t.draw(5);
    expect(t.gold('a')).toBe(1);
  });

  it('NUR-9.8 one player may hold all rights; none goes back to the supply', () => {
    const t = table({ seats: { a: { holds: all } } });
    t.play('a: build station i', 'a: build station ii', 'a: build station iv', 'a: build station iv');
    expect(t.state.rights).toEqual([0, 0, 0, 0, 2]);
    t.play('a: build station v', 'a: build station v');
    expect([t.state.rights, t.points()]).toEqual([
      [0, 0, 0, 0, 0],
      [7, 2, 2, 2],
    ]);
  });
});

describe('NUR-10 Villages', () => {
  it('NUR-10.1 on crossings of roads, one each; the heads have no name to build on', () => {
    const t = table({ seats: { a: { holds: all } } });
    expect(() => t.may('a', 'build village iii-0')).toThrow('there is no crossing "iii-0"');
    expect(t.refusal('a', 'build village iii-6')).toBe('NUR-10.3');
  });

  it('NUR-10.2 NUR-10.3 E11 on road II only II-4 is free, for white and red', () => {
    const onTwo = (turn: string) =>
      villages(table({ turn, seats: { [turn]: { holds: all } } }).legal(turn)).filter((move) => move.includes(' ii-'));
    expect([onTwo('a'), onTwo('b'), onTwo('c')]).toEqual([['build village ii-4'], ['build village ii-4'], []]);
    expect(table({ turn: 'c', seats: { c: { holds: all } } }).refusal('c', 'build village ii-4')).toBe('NUR-10.2');
  });

  it('NUR-10.2 E14 one own station at the head is enough for the far end', () => {
    const t = table({ stations: ['a i'], seats: { a: { holds: all } } }).play('a: build village i-7');
    expect([t.state.villages[crossing('i-7')], t.points()[0]]).toEqual([0, 5]);
  });

  it('NUR-10.3 NUR-10.4 E13 with IV-3 and IV-5: IV-1 and IV-7 are free; without IV-5 also IV-6, which does not hinder I-6', () => {
    const start = table({ turn: 'd', seats: { d: { holds: all } } });
    expect(villages(start.legal('d')).filter((move) => move.includes(' iv-'))).toEqual(['build village iv-1', 'build village iv-7']);
    const t = table({ empty: true, turn: 'd', villages: ['c iv-3'], stations: ['d iv', 'd i'], seats: { d: { holds: all } } });
    expect(villages(t.legal('d')).filter((move) => move.includes(' iv-'))).toEqual(
      ['iv-1', 'iv-5', 'iv-6', 'iv-7'].map((id) => `build village ${id}`),
    );
    t.play('d: build village iv-6');
    expect(t.may('d', 'build village i-6')).toBe(true);
    t.play('d: build village i-6');
    expect(villages(t.legal('d')).filter((move) => move.includes(' iv-') || move.includes(' i-'))).toEqual(
      ['i-1', 'i-2', 'i-3', 'i-4', 'iv-1'].map((id) => `build village ${id}`),
    );
  });

  it('NUR-10.5 a village is a point and yields from then on', () => {
    const t = table({ seats: { a: { holds: { wood: 1, wool: 1, grain: 1, brick: 1 } }, b: { holds: { gold: 1 } } } }).play(
      'a: build village iii-4',
    );
    expect([t.points()[0], t.state.players[0].villages]).toEqual([4, 2]);
    expect(t.last('village-built')).toMatchObject({ clause: 'NUR-10.5', crossing: crossing('iii-4') });
    t.draw(9);
    expect(t.holds('a')).toEqual({ ore: 1 });
  });

  it('NUR-20.1 E40 five villages stand: no sixth is offered', () => {
    const t = table({ villages: ['a iii-4', 'a ii-4'], stations: ['a i'], seats: { a: { holds: all } } });
    expect(villages(t.legal('a'))).not.toEqual([]);
    t.play('a: build village i-1');
    expect(villages(t.legal('a'))).toEqual([]);
    expect(t.refusal('a', 'build village i-3')).toBe('NUR-20.1');
  });
});

describe('NUR-11 Craft houses', () => {
  it('NUR-11.1 NUR-11.2 any free site, next to others too, without road or station', () => {
    const t = table({ houses: ['b s1'], seats: { a: { holds: all } } });
    expect(houses(t.legal('a'))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `build house s${n}`));
    expect(t.refusal('a', 'build house s1')).toBe('NUR-11.1');
    t.play('a: build house s2', 'a: build house s3');
    expect([t.state.houses[1], t.state.houses[2]]).toEqual([0, 0]);
  });

  it('NUR-11.2 NUR-20.1 four houses per player', () => {
    const t = table({ houses: ['a s1', 'a s2', 'a s3'], seats: { a: { holds: all } } }).play('a: build house s4');
    expect(t.refusal('a', 'build house s5')).toBe('NUR-20.1');
    expect(houses(t.legal('a'))).toEqual([]);
  });

  it('NUR-11.3 a house is a point and brings what its three tiles bring', () => {
    const t = table({ seats: { a: { holds: { grain: 2, ore: 3 } } } }).play('a: build house s5');
    const { ratios, doubled, yard, points } = t.state.players[0];
    expect([ratios[4], doubled, yard, points]).toEqual([2, 1 << 4, true, 4]);
    expect(t.last('house-built')).toEqual({ type: 'house-built', clause: 'NUR-11.3', seat: 0, site: 4 });
    const plain = table({ houses: ['a s1'] }).state.players[0];
    expect([plain.yard, plain.doubled]).toEqual([false, 0b01101]);
  });
});

describe('NUR-12 Walls and NUR-13 towers', () => {
  it('NUR-12.1 NUR-12.2 NUR-12.3 any number, in order from the arrow, without a house, 1 prestige each', () => {
    const t = table({ seats: { a: { holds: { brick: 2, gold: 6 } } } }).play('a: build wall', 'a: build wall');
    expect(t.events.map((event) => (event.type === 'wall-built' ? event.wall : 0))).toEqual([1, 2]);
    expect([t.state.walls, t.state.players[0].prestige, t.points()[0], t.holds('a')]).toEqual([2, 2, 3, {}]);
    expect(t.last('wall-built')).toMatchObject({ clause: 'NUR-12.3', gold: 3, helped: false });
  });

  it('NUR-13.1 NUR-13.2 E34 with five walls two towers, for who has a house at the yard', () => {
    const holds = { wood: 3, brick: 3, gold: 9 };
    const t = table({ walls: 5, houses: ['a s11'], seats: { a: { holds } } }).play('a: build tower', 'a: build tower');
    expect(t.refusal('a', 'build tower')).toBe('NUR-13.2');
    expect(t.legal('a')).not.toContain('build tower');
    expect(table({ walls: 5, houses: ['a s1', 'b s11'], seats: { a: { holds } } }).refusal('a', 'build tower')).toBe('NUR-13.1');
    for (const house of ['s5', 's6', 's11', 's12'])
      expect(table({ walls: 5, houses: [`a ${house}`], seats: { a: { holds } } }).may('a', 'build tower')).toBe(true);
    expect(table({ walls: 1, houses: ['a s5'], seats: { a: { holds } } }).may('a', 'build tower')).toBe(false);
  });

  it('NUR-13.3 NUR-13.4 a tower gives 2 prestige and goes into the free notch with the lowest number', () => {
    const t = table({ walls: 7, houses: ['a s5'], seats: { a: { holds: { wood: 2, brick: 2, gold: 6 } } } }).play('a: build tower');
    expect([t.state.players[0].prestige, t.last('tower-built')]).toEqual([
      2,
      { type: 'tower-built', clause: 'NUR-13.3', seat: 0, tower: 1, gold: 3 },
    ]);
    t.play('a: build tower');
    expect([t.state.towers, t.state.players[0].prestige, t.last('tower-built').tower]).toEqual([2, 4, 2]);
  });

  it('NUR-13.2 NUR-20.1 E35 with 26 walls the sixteenth tower can be built, then neither wall nor tower', () => {
    const holds = { wood: 3, brick: 3, gold: 20 };
    expect(table({ walls: 25, towers: 15, houses: ['a s5'], seats: { a: { holds } } }).may('a', 'build tower')).toBe(false);
    const t = table({ walls: 26, towers: 15, houses: ['a s5'], seats: { a: { holds } } });
    expect(t.refusal('a', 'build wall')).toBe('NUR-20.1');
    t.play('a: build tower');
    expect(t.refusal('a', 'build tower')).toBe('NUR-13.2');
    expect(table({ walls: 25, seats: { a: { holds } } }).may('a', 'build wall')).toBe(true);
  });

  it('NUR-20.1 fifteen stations per player', () => {
    const t = table({ seats: { a: { holds: all } } });
    t.state.players[0].stations = 1;
    t.play('a: build station i');
    expect(t.refusal('a', 'build station i')).toBe('NUR-20.1');
  });

  it('NUR-20.3 gold and prestige are counters without a limit', () => {
    const t = table({ seats: { a: { holds: { ore: 1, wood: 1, gold: 200 } } } }).play('a: sell compass');
    expect(t.gold('a')).toBe(203);
    expect(26 + 2 * 16).toBe(58);
  });

  it('NUR-20.4 the stock of each kind is public', () => {
    const t = table({ seats: { a: { holds: { ore: 3 } } } });
    expect(t.state.stock).toEqual([20, 20, 20, 20, 17]);
  });
});
