import {
  cutTo,
  type DrawnLine,
  type DrawnSpan,
  type Ink,
  inColumns,
  inRows,
  itemAt,
  NONE,
  newCanvas,
  type Phrase,
  type Seat,
  seatLetter,
  type TextCanvas,
} from '@belfry/kernel';
import { NOTCHES, SITES, TILES, WALLS } from '../data/city.ts';
import type { Colour } from '../data/colours.ts';
import type { Axial, Corner } from '../data/grid.ts';
import { HEXES, type Hex, ROAD_START, ROADS, type Terrain } from '../data/region.ts';
import { GENERAL_MARKET_RATIO, SPECIAL_MARKET_RATIO } from '../data/trade.ts';
import type { View } from '../view/view.ts';
import { councilName, seatName } from './names.ts';

type Say = (phrase: Phrase) => string;

/** A field is twice so many columns wide; from row to row are three lines. */
const HALF = 7;
const ROW = 3;
const FIELD_WIDTH = 2 * HALF - 2;
const NAME_WIDTH = 16;
const SITES_IN_A_ROW = 6;

const INKS: Readonly<Record<Terrain, Ink>> = {
  ...{ forest: 'green', pasture: 'green', fields: 'yellow', hills: 'red', mountains: 'purple', nuremberg: 'bold', castle: 'bold' },
};
const SEAT_INKS: Readonly<Record<Colour, Ink>> = { white: 'bold', red: 'red', blue: 'blue', orange: 'orange' };

/** Lines of a road or a wall: across, the two bends and down. */
interface Stroke {
  readonly across: string;
  readonly bends: readonly [string, string, string, string];
  readonly down: string;
  readonly ink: Ink;
}
const ROAD: Stroke = { across: '─', bends: ['╮', '╰', '╭', '╯'], down: '│', ink: 'dim' };
const WALL: Stroke = { across: '═', bends: ['╗', '╚', '╔', '╝'], down: '║', ink: 'bold' };
const NO_WALL: Stroke = { across: '·', bends: ['·', '·', '·', '·'], down: '·', ink: 'dim' };

/** The region and the city as maps, and what everybody has, in characters. */
export function drawBoard(view: View, say: Say): (DrawnLine | string)[] {
  return [
    [{ text: say({ key: 'board.region' }), ink: 'bold' }],
    ...drawRegion(view, say),
    ...legend(view, say),
    [],
    [{ text: say({ key: 'board.city' }), ink: 'bold' }],
    ...drawCity(view, say),
    `  ${say({ key: 'board.sites' })}`,
    ...inColumns(inRows(marketSites(say), SITES_IN_A_ROW)),
    [],
    ...inColumns([heads(say), ...view.seats.map((_, seat) => drawSeat(view, seat, say))], 2, 1),
    `  ${say({ key: 'board.left' })}`,
    ...view.seats.flatMap(({ council }, seat) =>
      council === 0 ? [] : [`  ${say({ key: 'board.council', args: { seat: seatName(seat), council: councilName(council) } })}`],
    ),
  ];
}

/** Where the middle of a hex and the corners lie on the paper. */
interface Places {
  hex(hex: Axial): readonly [x: number, y: number];
  corner(corner: Corner): readonly [x: number, y: number];
  readonly height: number;
}

function placesOf(hexes: readonly Axial[]): Places {
  const xOf = ({ q, r }: Axial): number => HALF * (2 * q + r);
  const left = Math.min(...hexes.map(xOf)) - HALF - 1;
  const top = ROW * Math.min(...hexes.map(({ r }) => r)) - 2;
  const bottom = ROW * Math.max(...hexes.map(({ r }) => r)) + 2;
  const hex = (at: Axial) => [xOf(at) - left, ROW * at.r - top] as const;
  return {
    hex,
    height: bottom - top + 1,
    corner(corner) {
      const [q, r, end] = corner.split(',');
      const [x, y] = hex({ q: Number(q), r: Number(r) });
      return [x, end === 'N' ? y - 2 : y + 2];
    },
  };
}

function drawRegion(view: View, say: Say): DrawnLine[] {
  const places = placesOf(HEXES);
  const paper = newCanvas(places.height);
  HEXES.forEach((spec, hex) => {
    drawField(paper, places, view, spec, hex, say);
  });
  ROADS.forEach(({ id, course }, road) => {
    const [head, ...corners] = course.map((corner) => places.corner(corner));
    corners.forEach((to, step) => {
      const at = itemAt(ROAD_START, road) + step;
      const from = step === 0 ? head : corners[step - 1];
      if (from !== undefined) drawStroke(paper, from, to, ROAD, stationOf(view, itemAt(view.stations, at)));
    });
    corners.forEach((to, step) => {
      const owner = itemAt(view.villages, itemAt(ROAD_START, road) + step);
      if (owner === NONE) putCentred(paper, to, `${step + 1}`);
      else putCentred(paper, to, `[${seatLetter(owner).toUpperCase()}]`, inkOf(view, owner));
    });
    if (head !== undefined) putCentred(paper, head, id, 'bold');
  });
  return paper.lines();
}

function drawField(
  paper: TextCanvas,
  places: Places,
  view: View,
  { terrain, ...at }: Axial & { readonly terrain: Terrain },
  hex: Hex,
  say: Say,
): void {
  const [x, y] = places.hex(at);
  const number = view.numbers[hex] ?? null;
  const name = say({ key: terrain === 'castle' ? 'board.castle' : `terrain.${terrain}` });
  putCentred(paper, [x, y], cutTo(FIELD_WIDTH, number === null ? name : `${name} ${number}`), INKS[terrain]);
  if (view.robber === hex) putCentred(paper, [x, y + 1], '<R>', 'red');
}

function drawCity(view: View, say: Say): DrawnLine[] {
  const places = placesOf(TILES);
  const paper = newCanvas(places.height);
  for (const tile of TILES)
    putCentred(paper, places.hex(tile), cutTo(FIELD_WIDTH, say({ key: tile.use === 'yard' ? 'board.yard' : `tile.${tile.use}` })));
  WALLS.forEach(({ from, to }, wall) => {
    drawStroke(paper, places.corner(from), places.corner(to), wall < view.walls ? WALL : NO_WALL);
  });
  for (const { corner } of NOTCHES.slice(0, view.towers)) putCentred(paper, places.corner(corner), '[#]', 'bold');
  SITES.forEach(({ id, corner }, site) => {
    const owner = itemAt(view.houses, site);
    if (owner === NONE) putCentred(paper, places.corner(corner), id);
    else putCentred(paper, places.corner(corner), `[${seatLetter(owner).toUpperCase()}]`, inkOf(view, owner));
  });
  return paper.lines();
}

/** The sites with a market of their own, and their prices there. */
function marketSites(say: Say): DrawnSpan[] {
  return SITES.flatMap(({ id, market }) => {
    if (market === null) return [];
    const args = market === 'any' ? { ratio: GENERAL_MARKET_RATIO } : { kind: { key: `kind.${market}` }, ratio: SPECIAL_MARKET_RATIO };
    return [{ text: say({ key: market === 'any' ? 'board.site.any' : 'board.site', args: { site: id, ...args } }) }];
  });
}

function putCentred(paper: TextCanvas, [x, y]: readonly [number, number], text: string, ink?: Ink): void {
  paper.put(x - Math.floor([...text].length / 2), y, text, ink);
}

/** The side of a hex between two corners, with a mark in its middle where something stands on it. */
function drawStroke(
  paper: TextCanvas,
  one: readonly [number, number],
  other: readonly [number, number],
  stroke: Stroke,
  mark?: DrawnSpan,
): void {
  const [[x, y], [toX, toY]] = one[1] < other[1] ? [one, other] : [other, one];
  const { across, bends, down, ink } = stroke;
  const [rightEnd, rightStart, leftEnd, leftStart] = bends;
  if (x === toX) {
    paper.put(x, y + 1, mark?.text ?? down, mark?.ink ?? ink);
    return;
  }
  if (toX > x) {
    paper.put(x + 2, y, across.repeat(2) + rightEnd, ink);
    paper.put(x + 4, toY, rightStart + across, ink);
    if (mark !== undefined) paper.put(x + 3, y, mark.text, mark.ink);
    return;
  }
  paper.put(x - 4, y, leftEnd + across.repeat(2), ink);
  paper.put(x - 5, toY, across + leftStart, ink);
  if (mark !== undefined) paper.put(x - 3, y, mark.text, mark.ink);
}

function inkOf({ seats }: View, seat: Seat): Ink {
  return SEAT_INKS[itemAt(seats, seat).colour];
}

function stationOf(view: View, owner: Seat): DrawnSpan | undefined {
  return owner === NONE ? undefined : { text: seatLetter(owner), ink: inkOf(view, owner) };
}

/** Where the roads lead, who has the right there, and what the signs mean. */
function legend({ rights }: View, say: Say): (DrawnLine | string)[] {
  const roads = ROADS.map(({ id }, road) => {
    const holder = itemAt(rights, road);
    const right: Phrase = holder === NONE ? { key: 'report.nobody' } : { key: 'report.seat', args: { seat: seatName(holder) } };
    return [{ text: id }, { text: say({ key: 'board.road', args: { road: { key: `road.${id}` }, right } }) }];
  });
  return [...inColumns(roads), `  ${say({ key: 'board.signs' })}`, `  ${say({ key: 'board.signs.free' })}`];
}

const HEADS = ['points', 'cards', 'gold', 'prestige', 'villages', 'houses', 'stations'] as const;

function heads(say: Say): DrawnSpan[] {
  return [{ text: '' }, ...HEADS.map((key): DrawnSpan => ({ text: say({ key: `board.head.${key}` }), ink: 'dim' }))];
}

function drawSeat(view: View, seat: Seat, say: Say): DrawnSpan[] {
  const own = itemAt(view.seats, seat);
  const numbers = [own.points, own.handSize, own.gold, own.prestige, own.villages, own.houses, own.stations];
  const name = say({ key: 'report.seat', args: { seat: seatName(seat) } });
  return [{ text: cutTo(NAME_WIDTH, name), ink: inkOf(view, seat) }, ...numbers.map((number) => ({ text: `${number}` }))];
}
