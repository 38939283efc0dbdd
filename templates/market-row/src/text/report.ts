import type { Phrase, ReportSection, Seat } from '@belfry/kernel';
import type { SeatView, View } from '../view/view.ts';
import { seatName, wareName, wareNames } from './names.ts';

/** Returns the position in words, as far as the viewer knows it. */
export function report(view: View): ReportSection[] {
  return [tableSection(view), ...view.seats.map((own, seat) => seatSection(own, seat, view.viewer === seat))];
}

function tableSection({ round, start, row, pileSize, order }: View): ReportSection {
  const lines: Phrase[] = [
    { key: 'report.start', args: { seat: seatName(start) } },
    { key: 'report.row', args: { wares: wareNames(row) } },
    { key: 'report.pile', args: { count: pileSize } },
  ];
  if (order.length > 0) lines.push({ key: 'report.order', args: { seats: order.map(seatName) } });
  return { title: { key: 'report.round', args: { round } }, lines };
}

function seatSection({ stall, points, handSize, hand, hasOffered, offer }: SeatView, seat: Seat, mine: boolean): ReportSection {
  const lines: Phrase[] = [
    { key: 'report.stall', args: { wares: wareNames(stall), points } },
    hand === null ? { key: 'report.hand-size', args: { count: handSize } } : { key: 'report.hand', args: { wares: wareNames(hand) } },
  ];
  if (offer !== null) lines.push({ key: 'report.offer', args: { ware: wareName(offer) } });
  else if (hasOffered) lines.push({ key: 'report.offered' });
  return { title: { key: 'report.seat', args: { seat: seatName(seat) } }, lines, drawn: !mine };
}
