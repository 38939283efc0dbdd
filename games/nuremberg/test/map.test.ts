import { describe, expect, it } from 'vitest';
import { NOTCHES, NOTCHES_AT, SITES, siteRatio, TILES, WALLS } from '../src/data/city.ts';
import { GOODS } from '../src/data/goods.ts';
import { hexesByCorner, joined, neighbours } from '../src/data/grid.ts';
import { HEXES_BY_NUMBER, NUMBERS } from '../src/data/numbers.ts';
import { CASTLE, CROSSINGS, HEX_KIND, HEXES, NUREMBERG, ROAD_LENGTH, ROAD_START, ROADS, SEGMENTS } from '../src/data/region.ts';
import { GOLD, KINDS } from '../src/data/resources.ts';

const idsOf = (hexes: readonly number[]): string[] => hexes.map((hex) => HEXES[hex].id).sort();

describe('the map', () => {
  it('NUR-3.4 NUR-3.6 gives each terrain its resource; Nuremberg and the castle have no number', () => {
    const kinds = Object.fromEntries(HEXES.map(({ terrain }, hex) => [terrain, KINDS[HEX_KIND[hex]]]));
    expect(kinds).toEqual({
      forest: 'wood',
      pasture: 'wool',
      fields: 'grain',
      hills: 'brick',
      mountains: 'ore',
      nuremberg: undefined,
      castle: undefined,
    });
    expect([HEXES[NUREMBERG].id, HEXES[CASTLE].id, NUMBERS[NUREMBERG], NUMBERS[CASTLE]]).toEqual(['D3', 'F5', null, null]);
    expect(HEXES).toHaveLength(31);
  });

  it('NUR-3.7 has every number on three hexes, the 2 on two, and no 7', () => {
    expect(HEXES_BY_NUMBER.map((hexes) => hexes.length)).toEqual([0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 3]);
    expect(idsOf(HEXES_BY_NUMBER[4])).toEqual(['A3', 'B5', 'F2']);
  });

  it('NUR-9.1 NUR-10.1 has five roads whose crossings but the heads are village sites, one segment each', () => {
    expect(ROADS.map(({ id }) => id)).toEqual(['I', 'II', 'III', 'IV', 'V']);
    expect(ROAD_LENGTH).toEqual([7, 7, 7, 7, 8]);
    expect(ROAD_START).toEqual([0, 7, 14, 21, 28]);
    expect(CROSSINGS).toHaveLength(36);
    expect([CROSSINGS[0].id, CROSSINGS[35].id, SEGMENTS[0], SEGMENTS[35]]).toEqual(['I-1', 'V-8', 'I:1', 'V:8']);
    for (const { course } of ROADS) for (let i = 1; i < course.length; i++) expect(joined(course[i - 1], course[i])).toBe(true);
    const heads = ROADS.map(({ course }) => course[0]);
    const meeting = hexesByCorner(HEXES);
    for (const head of heads) expect(meeting.get(head)).toContain(NUREMBERG);
    expect(new Set(ROADS.flatMap(({ course }) => course)).size).toBe(41);
  });

  it('NUR-10.5 every village site touches two or three numbered hexes, as the table of the roads says', () => {
    const touched = {
      I: 'C1 C2 D2; C1 D1 D2; C1 D1; B1 C1; B1 B2 C1; A1 B1 B2; A1 B1',
      II: 'C3 C4 D4; C4 D4 D5; C4 D5; B5 C4; B4 B5 C4; A4 B4 B5; A4 B5',
      III: 'E2 E3 F3; E3 F3 F4; E3 E4 F4; E4 F4; F4 G4; F4 G3 G4; G3 G4',
      IV: 'B3 C2 C3; B3 B4 C3; A3 B3 B4; A2 A3 B3; A2 B2 B3; A1 A2 B2; A1 A2',
      V: 'D2 E1 E2; E1 E2 F2; E1 F1 F2; F1 F2 G1; F2 G1 G2; F2 F3 G2; F3 G2 G3; G2 G3',
    };
    for (const [road, table] of Object.entries(touched)) {
      const sites = CROSSINGS.filter(({ id }) => id.startsWith(`${road}-`));
      expect(sites.map(({ hexes }) => idsOf(hexes).join(' ')).join('; ')).toBe(table);
    }
  });

  it('NUR-10.4 only I-6 and IV-6 lie one hex side apart on different roads', () => {
    const near = CROSSINGS.flatMap((one) =>
      CROSSINGS.filter((other) => other.road > one.road && joined(one.corner, other.corner)).map((other) => [one.id, other.id]),
    );
    expect(near).toEqual([['I-6', 'IV-6']]);
    expect(neighbours('0,0,N')).toEqual(['0,-1,S', '1,-1,S', '1,-2,S']);
    expect(neighbours('0,0,S')).toEqual(['0,1,N', '-1,1,N', '-1,2,N']);
  });
});

describe('the city', () => {
  it('NUR-11.1 NUR-11.3 has twelve sites, each where three tiles meet, with what they bring', () => {
    const rows = SITES.map(({ id, tiles, market, doubles, yard }) =>
      [
        id,
        tiles.map((tile) => TILES[tile].id).join(' '),
        market ?? '-',
        GOODS.flatMap((good, i) => ((doubles >> i) & 1 ? [good.id] : []))
          .sort()
          .join(', '),
        yard ? 'yes' : '-',
      ].join(' | '),
    );
    expect(rows).toEqual([
      'S1 | T1 T2 T4 | - | compass, harp, paper | -',
      'S2 | T2 T4 T5 | wool | compass, harp | -',
      'S3 | T2 T3 T5 | grain | compass, helmet | -',
      'S4 | T3 T5 T6 | wood | armour, helmet | -',
      'S5 | T5 T6 T9 | ore | armour | yes',
      'S6 | T5 T8 T9 | any | paper | yes',
      'S7 | T4 T5 T8 | brick | harp, paper | -',
      'S8 | T4 T7 T8 | - | armour, harp, paper | -',
      'S9 | T7 T8 T10 | - | armour, compass, paper | -',
      'S10 | T8 T10 T11 | - | compass, helmet, paper | -',
      'S11 | T8 T9 T11 | - | helmet, paper | yes',
      'S12 | T9 T11 T12 | - | harp, helmet | yes',
    ]);
  });

  it('NUR-14.1 shows each of the five goods on two tiles', () => {
    expect(GOODS.map(({ id }) => TILES.filter(({ use }) => use === id).length)).toEqual([2, 2, 2, 2, 2]);
    expect(GOODS.map(({ id }) => id)).toEqual(['compass', 'helmet', 'paper', 'harp', 'armour']);
  });

  it('NUR-7.3 NUR-7.4 trades at the market sites only, gold at the 3:1 site only', () => {
    expect(SITES.map((_, site) => [...KINDS.keys(), GOLD].map((kind) => siteRatio(site, kind)).join(''))).toEqual([
      '444444',
      '424444',
      '442444',
      '244444',
      '444424',
      '333333',
      '444244',
      '444444',
      '444444',
      '444444',
      '444444',
      '444444',
    ]);
  });

  it('NUR-12.1 has 26 outer sides in one ring, from the arrow on anti-clockwise', () => {
    expect(WALLS).toHaveLength(26);
    expect(WALLS.slice(0, 8).map(({ tile, side }) => `${TILES[tile].id} ${side}`)).toEqual([
      'T3 NE',
      'T3 NW',
      'T2 NE',
      'T2 NW',
      'T1 NE',
      'T1 NW',
      'T1 W',
      'T1 SW',
    ]);
    expect(WALLS.slice(-3).map(({ tile, side }) => `${TILES[tile].id} ${side}`)).toEqual(['T6 E', 'T6 NE', 'T3 E']);
    for (let i = 0; i < 26; i++) expect(WALLS[(i + 1) % 26].from).toBe(WALLS[i].to);
  });

  it('NUR-13.2 has 16 notches, opened by the walls as the table says', () => {
    expect(NOTCHES.map(({ walls }) => walls.join('+')).join(' ')).toBe(
      '1+2 3+4 5+6 6+7 7+8 10+11 11+12 13+14 14+15 16+17 18+19 19+20 20+21 23+24 24+25 26+1',
    );
    expect(NOTCHES_AT.join(' ')).toBe('0 0 1 1 2 2 3 4 5 5 5 6 7 7 8 9 9 10 10 11 12 13 13 13 14 15 16');
    expect([NOTCHES[0].id, NOTCHES[15].id]).toEqual(['K1', 'K16']);
  });
});
