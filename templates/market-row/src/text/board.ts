import { cutTo, type DrawnLine, type DrawnSpan, inColumns, inRows, type Phrase, type Seat } from '@belfry/kernel';
import type { Ware } from '../data/wares.ts';
import type { SeatView, View } from '../view/view.ts';
import { seatName, wareName } from './names.ts';

type Say = (phrase: Phrase) => string;

const WARES_IN_A_ROW = 5;
const WARE_WIDTH = 14;

/** Draws every player's stall in characters. */
export function drawBoard(view: View, say: Say): (DrawnLine | string)[] {
  return view.seats.flatMap((own, seat) => drawStall(own, seat, say));
}

function drawStall({ stall, points, handSize, hasOffered, offer }: SeatView, seat: Seat, say: Say): (DrawnLine | string)[] {
  const offered: Phrase[] =
    offer !== null ? [{ key: 'report.offer', args: { ware: wareName(offer) } }] : hasOffered ? [{ key: 'report.offered' }] : [];
  return [
    [
      { text: say({ key: 'report.seat', args: { seat: seatName(seat) } }), ink: 'bold' },
      { text: `: ${say({ key: 'board.stall', args: { points } })} ${say({ key: 'report.hand-size', args: { count: handSize } })}` },
    ],
    ...inColumns(
      inRows(
        stall.map((ware) => drawWare(ware, say)),
        WARES_IN_A_ROW,
      ),
    ),
    ...offered.map((phrase) => `  ${say(phrase)}`),
  ];
}

function drawWare(ware: Ware, say: Say): DrawnSpan {
  return { text: cutTo(WARE_WIDTH, say(wareName(ware))) };
}
