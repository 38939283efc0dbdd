import { itemAt, NONE, type Phrase, type PhraseArg, type ReportSection, type Seat } from '@belfry/kernel';
import { betweenFields, hexPlace, roadPlace, sitePlace } from '../data/places.ts';
import { CASTLE, CROSSINGS, type Crossing, ROADS, type Road } from '../data/region.ts';
import { TIMELINE } from '../data/timeline.ts';
import type { View } from '../view/view.ts';
import { amounts, cardArgs, councilName, seatName, sideOf } from './names.ts';

/** The position as a viewer knows it, in words. */
export function report(view: View): readonly ReportSection[] {
  return [tableSection(view), roadsSection(view), ...tradeSection(view), ...view.seats.map((_, seat) => seatSection(view, seat))];
}

function tableSection(view: View): ReportSection {
  const card = view.discards.at(-1);
  const lines: Phrase[] = [{ key: 'report.active', args: { seat: seatName(view.active) } }];
  if (view.ending !== null) lines.push({ key: `report.over.${view.ending}` });
  if (card !== undefined) lines.push({ key: 'report.card', args: cardArgs(card) });
  lines.push(
    { key: 'report.deck', args: { cards: view.deckSize } },
    { key: 'report.stock', args: { cards: amounts(view.stock) } },
    view.robber === CASTLE ? { key: 'report.robber.home' } : { key: 'report.robber', args: { hex: hexPlace(view.robber) } },
    { key: 'report.walls', args: { walls: view.walls, towers: view.towers } },
  );
  if (view.fair) lines.push({ key: 'report.fair' });
  return { title: { key: 'report.turn', args: { turn: view.turn, year: itemAt(TIMELINE, view.year).year } }, lines };
}

function roadsSection(view: View): ReportSection {
  return { title: { key: 'report.roads' }, lines: ROADS.map((_, road) => roadLine(view, road)), drawn: true };
}

function roadLine(view: View, road: Road): Phrase {
  const holder = itemAt(view.rights, road);
  return {
    key: 'report.road',
    args: {
      road: roadPlace(road),
      stations: piecesOn(road, view.stations, (at) => itemAt(CROSSINGS, at).step),
      villages: piecesOn(road, view.villages, betweenFields),
      holder: holder === NONE ? { key: 'report.nobody' } : seatName(holder),
    },
  };
}

function piecesOn(road: Road, owners: readonly Seat[], placeOf: (at: Crossing) => PhraseArg): PhraseArg {
  const pieces = owners.flatMap((owner, at) =>
    owner === NONE || itemAt(CROSSINGS, at).road !== road
      ? []
      : [{ key: 'report.piece', args: { seat: seatName(owner), place: placeOf(at) } }],
  );
  return pieces.length === 0 ? { key: 'word.none' } : pieces;
}

function tradeSection({ trade, active }: View): ReportSection[] {
  if (trade === null) return [];
  const lines: Phrase[] = [{ key: 'report.offer', args: { to: trade.to.map(seatName), give: sideOf(trade.give), get: sideOf(trade.get) } }];
  for (const { seat, say, give, get } of trade.answers) {
    const bid = say === 'counter' ? { give: amounts(give), get: amounts(get) } : {};
    lines.push({ key: `report.answer.${say}`, args: { seat: seatName(seat), ...bid } });
  }
  return [{ title: { key: 'report.trade', args: { seat: seatName(active) } }, lines }];
}

function seatSection(view: View, seat: Seat): ReportSection {
  const own = itemAt(view.seats, seat);
  const houses = view.houses.flatMap((owner, site) => (owner === seat ? [{ key: 'report.house', args: { site: sitePlace(site) } }] : []));
  const lines: Phrase[] = [
    { key: 'report.holdings', args: { points: own.points, cards: own.handSize, gold: own.gold, prestige: own.prestige } },
    { key: 'report.left', args: { villages: own.villages, houses: own.houses, stations: own.stations } },
  ];
  lines.push(...houses);
  if (own.council !== 0) lines.push({ key: 'report.council', args: { council: councilName(own.council) } });
  if (own.hand !== null) lines.push({ key: 'report.hand', args: { cards: amounts(own.hand) } });
  if (own.discard !== null) lines.push({ key: 'report.discard', args: { cards: amounts(own.discard) } });
  else if (own.chosen) lines.push({ key: 'report.chosen' });
  return { title: { key: 'report.seat', args: { seat: seatName(seat) } }, lines, drawn: view.viewer !== seat };
}
