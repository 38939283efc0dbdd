import { cutTo, type DrawnLine, type DrawnSpan, inColumns, inRows, itemAt, NONE, type Phrase, type Seat, seatLetter } from '@belfry/kernel';
import { GATE, GOODS, PALACE_STEP } from '../data/amounts.ts';
import { FAVOURS } from '../data/favours.ts';
import { CARDS_PER_SIDE, OWNER_OF, SIDES } from '../data/sides.ts';
import { piecesOn } from '../rules/places.ts';
import type { View } from '../view/view.ts';
import { buildingName, cardName, favourName, seatName, sideName } from './names.ts';

type Say = (phrase: Phrase) => string;

const NAME_WIDTH = 13;
const CARD_WIDTH = 19;
const FAVOURS_IN_A_ROW = 3;
const STEPS = Array.from({ length: PALACE_STEP + 1 }, (_, step) => step);

/** The road, the favours, the action cards and the provinces, in characters. */
export function drawBoard(view: View, say: Say): (DrawnLine | string)[] {
  return [
    [{ text: say({ key: 'board.road' }), ink: 'bold' }],
    ...drawRoad(view, say),
    [],
    [{ text: say({ key: 'report.favours' }), ink: 'bold' }],
    ...inColumns(
      inRows(
        FAVOURS.map((_, favour) => drawFavour(view, favour, say)),
        FAVOURS_IN_A_ROW,
      ),
    ),
    [],
    [{ text: say({ key: 'report.cards' }), ink: 'bold' }],
    ...inColumns(SIDES.map((_, side) => drawSide(view, side, say))),
    ...(view.protectedAt.some((position) => position !== NONE) ? [`  ${say({ key: 'board.protected' })}`] : []),
    [],
    ...inColumns([heads(say), ...view.seats.map((_, seat) => drawProvince(view, seat, say))], 2, 1),
    ...view.seats.flatMap((_, seat) => drawBuildings(view, seat, say)),
  ];
}

/** Everybody on a row of their own: the gate and the palace stand at the same place in all of them. */
function drawRoad(view: View, say: Say): DrawnLine[] {
  const label = (text: string) => ({ text: ` ${cutTo(NAME_WIDTH, text).padEnd(NAME_WIDTH)}` });
  const bar = (step: number): DrawnSpan[] => (step === GATE || step === PALACE_STEP ? [{ text: '|', ink: 'bold' }] : []);
  const head = STEPS.flatMap((step): DrawnSpan[] => [...bar(step), { text: `${step}`.padStart(3).padEnd(4), ink: 'dim' }]);
  return [
    [label(''), ...head],
    ...view.seats.map(
      ({ step: stands }, seat): DrawnLine => [
        label(nameOf(seat, say)),
        ...STEPS.flatMap((step): DrawnSpan[] => [
          ...bar(step),
          step === stands ? { text: `  ${seatLetter(seat).toUpperCase()} `, ink: 'bold' } : { text: '  · ', ink: 'dim' },
        ]),
      ],
    ),
  ];
}

function nameOf(seat: Seat, say: Say): string {
  return say({ key: 'report.seat', args: { seat: seatName(seat) } });
}

function drawFavour(view: View, favour: number, say: Say): DrawnSpan {
  const covered = itemAt(view.covered, favour);
  const { number } = itemAt(FAVOURS, favour);
  const text = say({
    key: covered ? 'board.favour.covered' : 'board.favour',
    args: { number, favour: favourName(favour), tokens: itemAt(view.tokens, favour) },
  });
  return { text, ...(covered ? { ink: 'dim' } : {}) };
}

/** The cards of a side; the protected one stands in brackets. */
function drawSide(view: View, side: number, say: Say): DrawnSpan[] {
  const owner = OWNER_OF[view.seats.length]?.[side] ?? NONE;
  const name = owner === NONE ? say({ key: 'board.open-side', args: { side: sideName(side) } }) : nameOf(owner, say);
  const cards = view.cards.slice(side * CARDS_PER_SIDE, (side + 1) * CARDS_PER_SIDE).map((card, place): DrawnSpan => {
    if (card === NONE) return { text: '-', ink: 'dim' };
    const name = say(cardName(card));
    const isProtected = side * CARDS_PER_SIDE + place === view.protectedAt[side];
    return { text: isProtected ? `[${cutTo(CARD_WIDTH - 2, name)}]` : cutTo(CARD_WIDTH, name) };
  });
  return [{ text: cutTo(NAME_WIDTH, name) }, ...cards];
}

function heads(say: Say): DrawnSpan[] {
  const keys = ['money', ...GOODS, 'dice', 'centurions', 'vestals', 'cards'];
  return [{ text: '' }, ...keys.map((key): DrawnSpan => ({ text: say({ key: `board.head.${key}` }), ink: 'dim' }))];
}

function drawProvince(view: View, seat: Seat, say: Say): DrawnSpan[] {
  const own = itemAt(view.seats, seat);
  const numbers = [own.money, ...GOODS.map((good) => own[good]), own.dice, piecesOn(own.centurions), piecesOn(own.vestals), own.handSize];
  return [{ text: cutTo(NAME_WIDTH, nameOf(seat, say)), ink: 'bold' }, ...numbers.map((number) => ({ text: `${number}` }))];
}

/** What is built, and who is married: only where there is something to tell. */
function drawBuildings(view: View, seat: Seat, say: Say): string[] {
  const { buildings, married, aqueductWater } = itemAt(view.seats, seat);
  const names = buildings.flatMap((count, building) => (count > 0 ? [buildingName(building)] : []));
  const told = [
    ...(names.length === 0 ? [] : [say({ key: 'report.buildings', args: { buildings: names } })]),
    ...(aqueductWater > 0 ? [say({ key: 'report.aqueduct' })] : []),
    ...(married ? [say({ key: 'report.married' })] : []),
  ];
  return told.length === 0 ? [] : [`  ${nameOf(seat, say)}: ${told.join(' ')}`];
}
