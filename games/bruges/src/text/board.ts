import {
  cutTo,
  type DrawnLine,
  type DrawnSpan,
  type Ink,
  inColumns,
  inRows,
  itemAt,
  NONE,
  type Phrase,
  type Seat,
  seatLetter,
} from '@belfry/kernel';
import { CANAL_LENGTH, CANAL_PRICES, CANALS, LAST_STEP, MAJORITIES, PLAYER_COLOURS, type Side } from '../data/board.ts';
import { ALL_COLOURS, type Colour, colourName } from '../data/colours.ts';
import type { HouseView, SeatView, View } from '../view/view.ts';
import { colourPhrase, personName, personNames, seatName } from './names.ts';

type Say = (phrase: Phrase) => string;

const NAME_WIDTH = 14;
const SPACE_WIDTH = 7;
const HOUSE_WIDTH = 25;
const HOUSES_IN_A_ROW = 3;
const GUARD_HOUSE = ' ⌂ ';
const WATER = '≈'.repeat(SPACE_WIDTH - 1);
const STEPS = Array.from({ length: LAST_STEP + 1 }, (_, step) => step);

/** The reputation track, and everybody's canals, street and what lies before them, in characters. */
export function drawBoard(view: View, say: Say): (DrawnLine | string)[] {
  return [
    [{ text: say({ key: 'board.reputation' }), ink: 'bold' }],
    ...drawTrack(view, say),
    ...view.seats.flatMap((own, seat) => drawSeat(own, seat, say)),
  ];
}

function drawTrack(view: View, say: Say): DrawnLine[] {
  return inColumns([
    [{ text: '' }, ...STEPS.map((step): DrawnSpan => ({ text: `${step}`, ink: 'dim' }))],
    ...view.seats.map(({ step: stands }, seat): DrawnSpan[] => [
      { text: cutTo(NAME_WIDTH, say({ key: 'board.name', args: { seat: seatName(seat) } })) },
      ...STEPS.map(
        (step): DrawnSpan => (step === stands ? { text: seatLetter(seat).toUpperCase(), ink: 'bold' } : { text: '·', ink: 'dim' }),
      ),
    ]),
  ]);
}

function drawSeat(own: SeatView, seat: Seat, say: Say): (DrawnLine | string)[] {
  const { points, step, guilders, houses } = own;
  const title = say({
    key: 'report.seat',
    args: { seat: seatName(seat), colour: { key: `player-colour.${itemAt(PLAYER_COLOURS, seat)}` } },
  });
  return [
    [],
    [{ text: title, ink: 'bold' }, { text: `: ${say({ key: 'report.holdings', args: { points, step, guilders } })}` }],
    drawPrices(),
    [...drawCanal(own, seat, 0, say).toReversed(), { text: GUARD_HOUSE }, ...drawCanal(own, seat, 1, say)],
    ...inColumns(
      inRows(
        houses.map((house) => drawHouse(house, say)),
        HOUSES_IN_A_ROW,
      ),
    ),
    ...inColumns([
      [{ text: '' }, ...ALL_COLOURS.map((colour): DrawnSpan => ({ text: say(colourPhrase(colour)), ink: inkOf(colour) }))],
      countsOf('workers', own.workers, say),
      countsOf('threats', own.threats, say),
      countsOf('hand', own.handColours, say),
    ]),
    ...toldOf(own).map((phrase) => `  ${say(phrase)}`),
  ];
}

const inkOf = (colour: Colour): Ink => colourName(colour);
const centred = (text: string): string => text.padStart(Math.ceil((SPACE_WIDTH + [...text].length) / 2)).padEnd(SPACE_WIDTH);

/** From the guard house outwards, to both sides. */
function drawPrices(): DrawnLine {
  const prices = CANAL_PRICES.map((price) => centred(`${price}`));
  return [{ text: [...prices.toReversed(), '   ', ...prices].join(''), ink: 'dim' }];
}

/** A canal from the guard house outwards: water where it is dug, the colour of the space where it is not. */
function drawCanal({ canals }: SeatView, seat: Seat, side: Side, say: Say): DrawnSpan[] {
  return Array.from({ length: CANAL_LENGTH }, (_, space): DrawnSpan => {
    const colour = itemAt(itemAt(itemAt(CANALS, seat), side), space);
    return {
      text: centred(space < itemAt(canals, side) ? WATER : say(colourPhrase(colour))),
      ink: space < itemAt(canals, side) ? 'blue' : inkOf(colour),
    };
  });
}

function drawHouse({ colour, person }: HouseView, say: Say): DrawnSpan {
  const who: Phrase = person === NONE ? { key: 'board.empty-house' } : personName(person);
  const text = say({ key: 'board.house', args: { colour: colourPhrase(colour), who } });
  return { text: cutTo(HOUSE_WIDTH, text), ink: inkOf(colour) };
}

function countsOf(what: 'workers' | 'threats' | 'hand', counts: readonly number[], say: Say): DrawnSpan[] {
  return [
    { text: say({ key: `board.${what}` }) },
    ...ALL_COLOURS.map((colour): DrawnSpan => {
      const count = counts[colour] ?? 0;
      return count === 0 ? { text: '·', ink: 'dim' } : { text: `${count}` };
    }),
  ];
}

function toldOf({ statues, majorities, known, houses }: SeatView): Phrase[] {
  const used = houses.flatMap(({ person, used: turned }) => (turned ? [person] : []));
  const values = statues.filter((value) => value > 0);
  const turned = MAJORITIES.filter((_, at) => majorities[at]);
  return [
    ...(values.length === 0 ? [] : [{ key: 'report.won-statues', args: { values } }]),
    ...(turned.length === 0
      ? []
      : [{ key: 'report.majorities', args: { majorities: turned.map((name) => ({ key: `majority.${name}` })) } }]),
    ...(used.length === 0 ? [] : [{ key: 'report.used', args: { persons: personNames(used) } }]),
    ...(known.length === 0 ? [] : [{ key: 'report.known', args: { persons: personNames(known) } }]),
  ];
}
