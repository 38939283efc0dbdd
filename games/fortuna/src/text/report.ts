import { itemAt, NONE, type Phrase, type ReportSection, type Seat } from '@belfry/kernel';
import { GOODS } from '../data/amounts.ts';
import { FAVOURS } from '../data/favours.ts';
import { CARDS_PER_SIDE, OWNER_OF, SIDES } from '../data/sides.ts';
import { piecesOn } from '../rules/places.ts';
import type { SeatView, View } from '../view/view.ts';
import {
  amountOf,
  buildingName,
  cardName,
  favourName,
  listOf,
  piecesOf,
  privilegeCard,
  privilegeName,
  seatName,
  sideName,
} from './names.ts';

/** The position in words, as far as the viewer knows it. */
export function report(view: View): ReportSection[] {
  return [
    tableSection(view),
    favourSection(view),
    cardSection(view),
    ...view.seats.map((own, seat) => seatSection(own, seat, view.viewer === seat)),
    ...secretSection(view),
  ];
}

function tableSection(view: View): ReportSection {
  const { supply, palace } = view;
  const lines: Phrase[] = [
    { key: 'report.order', args: { order: view.order.map(seatName) } },
    {
      key: 'report.supply',
      args: { goods: GOODS.map((good) => amountOf(good, supply[good])), dice: supply.dice, tokens: view.tokenSupply },
    },
    { key: 'report.buildings-left', args: { buildings: listOf(counted(view.buildings)) } },
    { key: 'report.privileges', args: { pile: view.pileSize, discard: listOf(view.discard.map(privilegeName)) } },
  ];
  if (palace.arrivals.length > 0) lines.push({ key: 'report.palace', args: { seats: palace.arrivals.map(seatName), cards: palace.size } });
  if (view.turn.roll.length > 0) lines.push({ key: 'report.roll', args: { dice: view.turn.roll } });
  return { title: { key: 'report.round', args: { round: view.round } }, lines };
}

function counted(buildings: readonly number[]): Phrase[] {
  return buildings.flatMap((count, building) =>
    count > 0 ? [{ key: 'report.counted', args: { count, name: buildingName(building) } }] : [],
  );
}

function favourSection(view: View): ReportSection {
  const lines = FAVOURS.map(
    ({ number }, favour): Phrase => ({
      key: view.covered[favour] ? 'report.favour.covered' : 'report.favour',
      args: { number, favour: favourName(favour), tokens: itemAt(view.tokens, favour) },
    }),
  );
  return { title: { key: 'report.favours' }, lines, drawn: true };
}

function cardSection(view: View): ReportSection {
  const owners = OWNER_OF[view.seats.length] ?? [];
  const lines = SIDES.map((_, side): Phrase => {
    const first = side * CARDS_PER_SIDE;
    const names = view.cards.slice(first, first + CARDS_PER_SIDE).flatMap((card, place): Phrase[] => {
      if (card === NONE) return [];
      return first + place === view.protectedAt[side] ? [{ key: 'report.protected', args: { card: cardName(card) } }] : [cardName(card)];
    });
    const owner = owners[side] ?? NONE;
    return owner === NONE
      ? { key: 'report.open-side', args: { owner: sideName(side), cards: listOf(names) } }
      : { key: 'report.side', args: { owner: seatName(owner), cards: listOf(names) } };
  });
  return { title: { key: 'report.cards' }, lines, drawn: true };
}

function seatSection(own: SeatView, seat: Seat, mine: boolean): ReportSection {
  const lines: Phrase[] = [
    { key: 'report.progress', args: { step: own.step, money: own.money, dice: own.dice, cards: own.handSize } },
    {
      key: 'report.province',
      args: {
        goods: GOODS.map((good) => amountOf(good, own[good])),
        pieces: [piecesOf('centurions', piecesOn(own.centurions)), piecesOf('vestals', piecesOn(own.vestals))],
      },
    },
  ];
  if (own.buildings.some((count) => count > 0))
    lines.push({ key: 'report.buildings', args: { buildings: listOf(counted(own.buildings)) } });
  if (own.aqueductWater > 0) lines.push({ key: 'report.aqueduct' });
  if (own.married) lines.push({ key: 'report.married' });
  if (own.hand !== null) lines.push({ key: 'report.hand', args: { privileges: listOf(own.hand.map(privilegeName)) } });
  // Whoever holds the cards reads them.
  if (mine && own.hand !== null) lines.push(...own.hand.map(privilegeCard));
  return { title: { key: 'report.seat', args: { seat: seatName(seat) } }, lines, drawn: !mine };
}

/** What the viewer alone has seen. */
function secretSection(view: View): ReportSection[] {
  const { drawn } = view.turn;
  const { left, took } = view.palace;
  const lines: Phrase[] = [];
  if (drawn !== null) lines.push({ key: 'report.drawn', args: { privileges: drawn.map(privilegeName) } }, ...drawn.map(privilegeCard));
  if (took !== NONE) lines.push({ key: 'report.took', args: { privilege: privilegeName(took) } });
  if (left !== null && left.length > 0)
    lines.push({ key: 'report.left', args: { privileges: left.map(privilegeName) } }, ...left.map(privilegeCard));
  return lines.length === 0 ? [] : [{ title: { key: 'report.secrets' }, lines }];
}
