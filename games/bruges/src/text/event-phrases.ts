import { itemAt, NONE, type Phrase, type PhraseArg } from '@belfry/kernel';
import { MAJORITY_POINTS, THREATS } from '../data/amounts.ts';
import { MAJORITIES, PENALTIES } from '../data/board.ts';
import { WORKER_OF } from '../data/cards.ts';
import { ALL_COLOURS } from '../data/colours.ts';
import type { Event } from '../rules/events.ts';
import { amountOf, colourPhrase, diceList, penaltyName, personArgs, personNames, seatName, sidePhrase, thePerson } from './names.ts';

/** A line of the log. Events whose secret part the reader may not know have a second wording. */
export function sayEvent(event: Event): Phrase {
  const key = `event.${event.type}`;
  const args: Record<string, PhraseArg> = 'seat' in event ? { seat: seatName(event.seat) } : {};
  switch (event.type) {
    case 'round-began':
    case 'last-round':
    case 'game-ended':
      return { key, args: { round: event.round, ...('start' in event ? { start: seatName(event.start) } : {}) } };
    case 'start-chosen':
      return { key: event.start === event.seat ? `${key}.self` : key, args: { ...args, start: seatName(event.start) } };
    case 'drew':
      return { key, args: { ...args, card: amountOf('cards', event.colour, 1), side: sidePhrase(event.side) } };
    case 'saw':
      if (event.cards === null) return { key: `${key}.unseen`, args: { ...args, count: event.count } };
      return { key, args: { ...args, persons: personNames(event.cards) } };
    case 'pile-replaced':
      return { key, args: { side: sidePhrase(event.side), count: event.count } };
    case 'pile-split':
      return { key, args: { side: sidePhrase(event.side), upper: event.upper, lower: event.lower } };
    case 'rolled':
      return { key, args: { ...args, dice: diceList(event.dice) } };
    case 'advanced':
      return { key: event.paid > 0 ? `${key}.paid` : key, args: { ...args, step: event.step, paid: event.paid } };
    case 'took-workers':
      return { key, args: { ...args, ...personArgs(event.card), workers: amountOf('workers', event.colour, event.workers) } };
    case 'took-guilders':
      return { key, args: { ...args, ...personArgs(event.card), guilders: event.guilders } };
    case 'built-canal':
      return sayCanal(event, args);
    case 'won-statue':
      return { key, args: { ...args, side: sidePhrase(event.side), points: event.points } };
    case 'built-house': {
      const worker = amountOf('workers', event.worker, 1);
      if (event.card !== null) return { key, args: { ...args, ...personArgs(event.card), worker } };
      return { key: `${key}.unseen`, args: { ...args, card: amountOf('cards', event.colour, 1), worker } };
    }
    case 'laid-house':
      return { key, args: { ...args, card: amountOf('cards', event.colour, 1) } };
    case 'recruited':
      return { key, args: { ...args, ...personArgs(event.card), paid: event.paid } };
    case 'gained':
      return { key, args: { ...args, ...personArgs(event.card), goods: goodsOf(event) } };
    case 'turned-up':
      if (event.card !== null) return { key, args: { ...args, ...personArgs(event.card) } };
      return { key: `${key}.unseen`, args: { ...args, card: amountOf('cards', event.colour, 1) } };
    case 'discarded':
      return {
        key: event.guilders > 0 ? `${key}.paid` : key,
        args: { ...args, ...personArgs(event.card), guilders: event.guilders },
      };
    case 'swapped':
      return { key, args: { ...args, from: amountOf('workers', event.from, 1), to: amountOf('workers', event.to, 1) } };
    case 'gave-guilders':
      return {
        key: event.points > 0 ? `${key}.scored` : key,
        args: { ...args, to: seatName(event.to), guilders: event.guilders, points: event.points },
      };
    case 'gave-worker':
      return { key, args: { ...args, to: seatName(event.to), worker: amountOf('workers', event.colour, 1) } };
    case 'turned-majority':
      return { key, args: { ...args, majority: { key: `majority.${MAJORITIES[event.majority]}` }, points: MAJORITY_POINTS } };
    case 'laurel':
      return { key, args: { ...args, ...personArgs(event.card), points: event.points } };
    case 'activated':
      return sayActivation(event, args);
    case 'stopped':
    case 'stayed':
    case 'declined':
    case 'turn-ended':
      return { key, args };
    case 'lost-person':
    case 'played-threat':
    case 'repeated':
    case 'not-repeated':
    case 'helped':
      return { key, args: { ...args, ...personArgs(event.card) } };
    default:
      return sayThreat(event, args);
  }
}

type ThreatEvent = Extract<
  Event,
  {
    type:
      | 'took-threat'
      | 'penalty'
      | 'protected'
      | 'threats-cleared'
      | 'returned'
      | 'lost-house'
      | 'lost-canal'
      | 'stepped-back'
      | 'lost-points';
  }
>;

/** Threats, what they cost, and what is lost otherwise. */
function sayThreat(event: ThreatEvent, args: Record<string, PhraseArg>): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'took-threat':
      return { key, args: { ...args, markers: amountOf('threats', event.colour, event.markers) } };
    case 'penalty':
      return { key: `${key}.${PENALTIES[event.colour]}`, args: { ...args, amount: event.amount } };
    case 'protected':
      return { key, args: { ...args, ...personArgs(event.card), penalty: penaltyName(event.colour), points: event.points } };
    case 'threats-cleared':
      return { key, args: { ...args, markers: amountOf('threats', event.colour, THREATS.circle) } };
    case 'returned':
      return { key, args: { ...args, marker: amountOf('threats', event.colour, 1), points: event.points } };
    case 'lost-house':
      if (event.person === NONE) return { key, args: { ...args, ...personArgs(event.card) } };
      return { key: `${key}.resident`, args: { ...args, the: thePerson(event.card), Resident: thePerson(event.person, 'The') } };
    case 'lost-canal':
      return { key, args: { ...args, side: sidePhrase(event.side), space: event.space, colour: colourPhrase(event.colour) } };
    case 'stepped-back':
      return { key, args: { ...args, step: event.step } };
    case 'lost-points':
      return { key, args: { ...args, points: event.points } };
  }
}

function sayActivation(event: Extract<Event, { type: 'activated' }>, args: Record<string, PhraseArg>): Phrase {
  const key = `event.${event.type}`;
  const worker = itemAt(WORKER_OF, event.card);
  return worker === NONE
    ? { key, args: { ...args, ...personArgs(event.card) } }
    : { key: `${key}.worker`, args: { ...args, ...personArgs(event.card), worker: amountOf('workers', worker, 1) } };
}

function sayCanal(event: Extract<Event, { type: 'built-canal' }>, args: Record<string, PhraseArg>): Phrase {
  const token = { ...args, side: sidePhrase(event.side), space: event.space, colour: colourPhrase(event.colour), paid: event.paid };
  if (event.card === NONE) return { key: 'event.built-canal.person', args: token };
  return { key: 'event.built-canal', args: { ...token, ...personArgs(event.card) } };
}

function goodsOf({ points, guilders, workers }: Extract<Event, { type: 'gained' }>): PhraseArg {
  const goods: Phrase[] = [];
  if (points > 0) goods.push({ key: 'goods.points', args: { n: points } });
  if (guilders > 0) goods.push({ key: 'goods.guilders', args: { n: guilders } });
  for (const colour of ALL_COLOURS) {
    // An empty list: none of any colour.
    const count = workers[colour] ?? 0;
    if (count > 0) goods.push(amountOf('workers', colour, count));
  }
  return goods;
}
