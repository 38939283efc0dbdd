import { itemAt, NONE, type Phrase, type ReportSection, type Seat } from '@belfry/kernel';
import { DICE } from '../data/amounts.ts';
import { CANAL_LENGTH, MAJORITIES, PLAYER_COLOURS, type Side, STATUES } from '../data/board.ts';
import type { Card } from '../data/cards.ts';
import type { PileView, SeatView, View } from '../view/view.ts';
import { nextSpace } from './choices.ts';
import { amountOf, amountsOf, colourPhrase, diceList, personCard, personName, personNames, seatName, sidePhrase } from './names.ts';

/** The position in words, as far as the viewer knows it. */
export function report(view: View): ReportSection[] {
  return [tableSection(view), ...view.seats.map((_, seat) => seatSection(view, seat))];
}

function tableSection(view: View): ReportSection {
  const [left, right] = view.piles;
  const lines: Phrase[] = [{ key: 'report.start', args: { seat: seatName(view.start) } }];
  // While hands are filled the dice still lie there as they fell in the round before.
  if (view.phase !== 'draw' && (view.dice[0] ?? 0) > 0) {
    const price = view.dice.reduce((sum, die) => (die <= DICE.priceUpTo ? sum + die : sum), 0);
    lines.push({ key: 'report.dice', args: { dice: diceList(view.dice) } }, { key: 'report.price', args: { price } });
  }
  lines.push({
    key: 'report.piles',
    args: {
      left: left.size,
      leftTop: topOf(left),
      right: right.size,
      rightTop: topOf(right),
      extra: view.extra.size,
      discard: view.discard.length,
    },
  });
  const statues = STATUES.slice(view.statuesTaken);
  lines.push(statues.length === 0 ? { key: 'report.no-statues' } : { key: 'report.statues', args: { values: statues } });
  if (view.lastRound > 0) lines.push({ key: 'report.last-round', args: { round: view.lastRound } });
  if (view.held !== null) {
    const card = view.held.card === null ? amountOf('cards', view.held.colour, 1) : personName(view.held.card);
    lines.push({ key: 'report.held', args: { card } });
  }
  return { title: { key: 'report.round', args: { round: view.round } }, lines };
}

function topOf({ top }: PileView): Phrase {
  return top === null ? { key: 'word.nothing' } : colourPhrase(top);
}

function seatSection(view: View, seat: Seat): ReportSection {
  const own = itemAt(view.seats, seat);
  const { points, step, guilders, workers, threats } = own;
  const lines: Phrase[] = [
    { key: 'report.holdings', args: { points, step, guilders } },
    { key: 'report.workers', args: { workers: amountsOf('workers', workers) } },
    { key: 'report.threats', args: { threats: amountsOf('threats', threats) } },
    canalLine(own, seat, 0),
    canalLine(own, seat, 1),
    ...wonLines(own),
    ...houseLines(own),
    ...handLines(own, view.viewer === seat),
  ];
  return {
    title: { key: 'report.seat', args: { seat: seatName(seat), colour: { key: `player-colour.${PLAYER_COLOURS[seat]}` } } },
    lines,
    drawn: view.viewer !== seat,
  };
}

function canalLine(own: SeatView, seat: Seat, side: Side): Phrase {
  const built = itemAt(own.canals, side);
  if (built === CANAL_LENGTH) return { key: 'report.canal.complete', args: { side: sidePhrase(side) } };
  return { key: 'report.canal', args: { built, ...nextSpace(own, seat, side, 1) } };
}

function wonLines({ statues, majorities }: SeatView): Phrase[] {
  const lines: Phrase[] = [];
  const values = statues.filter((value) => value > 0);
  if (values.length > 0) lines.push({ key: 'report.won-statues', args: { values } });
  const turned = MAJORITIES.filter((_, at) => majorities[at]);
  if (turned.length > 0)
    lines.push({ key: 'report.majorities', args: { majorities: turned.map((name) => ({ key: `majority.${name}` })) } });
  return lines;
}

function houseLines({ houses }: SeatView): Phrase[] {
  const lines: Phrase[] = [];
  const empty = houses.filter(({ person }) => person === NONE);
  const persons = houses.flatMap(({ person }) => (person === NONE ? [] : [person]));
  const used = houses.flatMap(({ person, used: turned }) => (turned ? [person] : []));
  const faces = houses.flatMap(({ card }) => (card === null ? [] : [card]));
  if (empty.length > 0) lines.push({ key: 'report.houses', args: { houses: empty.map(({ colour }) => colourPhrase(colour)) } });
  return [
    ...lines,
    ...personLine('report.persons', persons),
    ...personLine('report.used', used),
    ...personLine('report.own-houses', faces),
  ];
}

function handLines({ hand, handColours, drawnColours, known }: SeatView, mine: boolean): Phrase[] {
  const lines: Phrase[] = [
    hand === null
      ? { key: 'report.hand-backs', args: { cards: amountsOf('cards', handColours) } }
      : { key: 'report.hand', args: { persons: personNames(hand) } },
    // Whoever holds the cards reads them.
    ...(mine && hand !== null ? hand.map(personCard) : []),
  ];
  if (drawnColours.some((count) => count > 0)) lines.push({ key: 'report.drawn', args: { cards: amountsOf('cards', drawnColours) } });
  return [...lines, ...personLine(mine ? 'report.known.own' : 'report.known', known)];
}

function personLine(key: string, persons: readonly Card[]): Phrase[] {
  return persons.length === 0 ? [] : [{ key, args: { persons: personNames(persons) } }];
}
