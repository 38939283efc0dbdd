import type { Phrase, PhraseArg } from '@belfry/kernel';
import type { Character } from '../data/characters.ts';
import type { District } from '../data/districts.ts';
import { DISCARD_FOR_GOLD, LET_GO, PAID_FOR_CARDS, RECLAIMED } from '../data/powers.ts';
import type { Event } from '../rules/events.ts';
import { characterName, districtName, districtNames, seatName } from './names.ts';

/** A line of the log. Events whose secret part the reader may not know have a second wording. */
export function sayEvent(event: Event): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'round-began':
      return { key, args: { round: event.round, crown: seatName(event.crown) } };
    case 'king-returned':
    case 'game-ended':
      return { key };
    case 'faced-up':
      return { key, args: { characters: event.characters.map(characterName) } };
    case 'hid-first':
    case 'took-first-hidden':
    case 'hid':
      return secret(key, event.character, { seat: seatName(event.seat) });
    case 'drafted':
      return secret(key, event.character, { seat: seatName(event.seat), from: event.from });
    case 'unanswered':
      return { key, args: { character: characterName(event.character), caller: seatName(event.caller) } };
    case 'shown':
    case 'named-victim':
    case 'named-mark':
    case 'turn-ended':
    case 'victim-revealed':
      return { key, args: { seat: seatName(event.seat), character: characterName(event.character) } };
    case 'robbed':
      return { key, args: { seat: seatName(event.seat), thief: seatName(event.thief), gold: event.gold } };
    case 'crowned':
      if (event.from === event.seat) return { key: `${key}.kept`, args: { seat: seatName(event.seat) } };
      return { key, args: { seat: seatName(event.seat), from: seatName(event.from) } };
    case 'extra-gold':
    case 'took-gold':
      return { key, args: { seat: seatName(event.seat), gold: event.gold } };
    case 'income':
      return { key, args: { seat: seatName(event.seat), gold: event.gold, character: characterName(event.character) } };
    case 'looked':
    case 'architect-drew':
      return cards(key, event.districts, { seat: seatName(event.seat), count: event.count });
    case PAID_FOR_CARDS:
      return cards(key, event.districts, { seat: seatName(event.seat), count: event.count, paid: event.paid });
    case 'kept':
      return cards(key, event.districts, {
        seat: seatName(event.seat),
        count: event.count,
        rest: event.rest,
        where: event.under ? 'under' : 'discard',
      });
    case 'built':
      return { key, args: { seat: seatName(event.seat), district: districtName(event.district), cost: event.cost } };
    case 'finished-first':
      return { key, args: { seat: seatName(event.seat), count: event.districts } };
    case 'swapped':
      return { key, args: { seat: seatName(event.seat), partner: seatName(event.partner), gave: event.gave, got: event.got } };
    case 'redrew':
      return cards(key, event.discarded, {
        seat: seatName(event.seat),
        count: event.count,
        drawn: districtNames(event.drawn ?? []),
      });
    case DISCARD_FOR_GOLD: {
      const args = { seat: seatName(event.seat), gold: event.gold };
      return event.district === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, district: districtName(event.district) } };
    }
    case 'destroyed':
      return {
        key,
        args: { seat: seatName(event.seat), owner: seatName(event.owner), district: districtName(event.district), paid: event.paid },
      };
    case RECLAIMED:
      return { key, args: { seat: seatName(event.seat), district: districtName(event.district), paid: event.paid } };
    case LET_GO:
      return { key, args: { seat: seatName(event.seat), district: districtName(event.district) } };
    case 'reshuffled':
      return { key, args: { count: event.count } };
  }
}

function secret(key: string, character: Character | null, args: Record<string, PhraseArg>): Phrase {
  return character === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, character: characterName(character) } };
}

function cards(key: string, districts: readonly District[] | null, args: Record<string, PhraseArg>): Phrase {
  return districts === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, districts: districtNames(districts) } };
}
