import type { Phrase } from '../src/index.ts';
import type { Event, Move } from './sample-moves.ts';

export function sayEvent(event: Event): Phrase {
  const who = 'seat' in event ? { seat: event.seat } : '';
  switch (event.type) {
    case 'bid':
      return event.coins === undefined ? { key: 'event.bid', args: { who } } : { key: 'event.bid.open', args: { who, n: event.coins } };
    case 'shown':
      return { key: 'event.shown', args: { bids: event.bids, who: { seat: event.leader } } };
    case 'took':
      return event.lantern === undefined
        ? { key: 'event.took', args: { who } }
        : { key: 'event.took.open', args: { who, what: named(event.lantern) } };
    case 'threw':
      return { key: 'event.threw', args: { who, n: event.coins } };
    case 'gave':
      return { key: 'event.gave', args: { who, n: event.coins, whom: { seat: event.to } } };
    case 'hung':
      return { key: 'event.hung', args: { who, what: named(event.lantern) } };
    case 'ended':
      return { key: 'event.ended' };
  }
}

function named(lantern: number): Phrase {
  return { key: 'thing.lantern', args: { n: lantern } };
}

export function sayMove(move: Move): Phrase {
  if (move.do === 'bid') return { key: 'move.bid', args: { n: move.coins } };
  if (move.do === 'give') return { key: 'move.give', args: { n: move.coins, whom: { seat: move.to } } };
  return move.do === 'hang' ? { key: 'move.hang', args: { lantern: move.lantern } } : { key: `move.${move.do}` };
}
